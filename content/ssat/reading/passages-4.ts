import { prose } from '../../rich.ts';
import { about, ssatSet } from '../authoring.ts';

const shared = { author: 'mei', written: { days: -41, time: '14:40' } } as const;

/** Reading 31 to 35: nature. */
export const readingSeventh = ssatSet(
  {
    ...shared,
    code: 'ssat-r7',
    title: ['SSAT Upper mock A, Reading 7: The oldest clock', 'SSAT 高级模拟卷 A 阅读第 7 篇：最古老的钟'],
    from: 31,
    hardness: [-0.5, 1.1],
  },
  'ssat.reading',
  {
    passage: prose`
      A tree writes its own calendar. Each year it lays a ring of wood around the year before, wide when the summer was moist and mild, narrow when it was dry or cold. Trees that grew in the same valley show the same order of wide and narrow rings, as if they had copied from one another.

      This makes it possible to read further back than any single tree can remember. The inner rings of a living pine may match the outer rings of a beam in an old barn; the inner rings of the beam may match those of a log that lay in a bog. Piece by piece the order is carried back, in parts of Europe for more than twelve thousand years, without a year missing.

      Such a chain can date things that no document mentions. A sunken ship can be given the year in which its planks were felled. It can also correct documents. And it has one more use, which its inventors did not foresee: because rings record the weather, the same wood that tells us when a village was left may tell us why. A row of narrow rings before the last one is a row of hungry years.
    `,
    questions: [
      about(
        'main',
        'Which title fits the passage best?',
        [
          'Why Trees Grow Slowly',
          'Ships and Barns of Europe',
          'How to Plant a Forest',
          'The Weather of the Future',
          'What Tree Rings Tell Us',
        ],
        ['E', 'A'],
        [
          'The passage says how rings come about, how they are joined into a chain and what can be read from it.',
          '文章讲年轮如何形成、如何拼接成链，以及能读出什么。',
        ],
      ),
      about(
        'detail',
        'A wide ring shows that a year was',
        ['long', 'moist and mild', 'dry and warm', 'cold', 'stormy'],
        ['B', 'C'],
        [
          'Wide when the summer was moist and mild, narrow when it was dry or cold.',
          '夏季湿润温和则年轮宽，干旱或寒冷则窄。',
        ],
      ),
      about(
        'detail',
        'The chain of rings can be carried back beyond the life of one tree because',
        [
          'trees live for twelve thousand years',
          'old documents describe the rings',
          'rings never decay',
          'pieces of wood overlap in their patterns',
          'all trees are of the same width',
        ],
        ['D', 'A'],
        [
          'The inner rings of one piece match the outer ones of an older piece.',
          '一块木头的内圈与更老木头的外圈图案吻合，可以首尾相接。',
        ],
      ),
      about(
        'words',
        'As it is used in the last paragraph, “felled” means',
        ['cut down', 'sunk', 'discovered', 'nailed together', 'measured'],
        ['A', 'B'],
        [
          'Trees are felled before planks are made of them; the ship sank later.',
          '树先被砍伐才能做成船板；沉没是后来的事。',
        ],
      ),
      about(
        'inference',
        'The last sentence implies that a village was left because',
        [
          'its houses had burned',
          'the forest grew too thick',
          'harvests had failed for years',
          'a ship had sunk',
          'its people had grown rich',
        ],
        ['C', 'B'],
        [
          'Narrow rings are dry or cold years; a row of them is a row of bad harvests.',
          '窄年轮意味着干旱或寒冷，连续多年则是连年歉收。',
        ],
      ),
    ],
  },
);

/** Reading 36 to 40: a novel. */
export const readingEighth = ssatSet(
  {
    ...shared,
    code: 'ssat-r8',
    title: ['SSAT Upper mock A, Reading 8: The new girl’s map', 'SSAT 高级模拟卷 A 阅读第 8 篇：新同学的地图'],
    from: 36,
    hardness: [0, 1.6],
  },
  'ssat.reading',
  {
    passage: prose`
      On her first day at the school by the canal, Ilse drew a map. She had been to five schools in six years, and she knew that nothing mattered in the first week but knowing where things were. She marked the stairs that were always crowded and those that were not, the window seat that belonged to the tall girls, the bench by the bicycle shed where nobody ever sat.

      By Thursday the map was full, and she did not need it any longer. She was folding it away when a boy with ink on his chin leaned over. “You've got the bench wrong,” he said.

      “Nobody sits there. I've watched.”

      “Nobody sits there,” he agreed, “because it is where people meet. We go there first, and then we go somewhere.” He took her pencil without asking and drew, beside the bench, a small cross; and then, after thinking it over, he wrote next to it, <em>half past three</em>.

      Ilse looked at the cross for the rest of the lesson. In five schools she had drawn five maps, and every one of them had been correct. It had not occurred to her that a map might be correct and still leave out what the place was for.
    `,
    questions: [
      about(
        'inference',
        'Ilse draws a map of the school because she',
        [
          'hopes to become an artist',
          'was told to by a teacher',
          'wants to find her way as a newcomer',
          'is bored by the lessons',
          'wants to please the tall girls',
        ],
        ['C', 'D'],
        [
          'Five schools in six years have taught her what matters in the first week: knowing where things are.',
          '六年换了五所学校，她知道第一周最要紧的是弄清什么在哪里。',
        ],
      ),
      about(
        'detail',
        'According to the boy, nobody sits on the bench because',
        [
          'it is wet',
          'it belongs to the tall girls',
          'it is too far away',
          'it stands in the shade',
          'people meet there and go on',
        ],
        ['E', 'B'],
        [
          '“It is where people meet. We go there first, and then we go somewhere.”',
          '“大家在那里碰头，先到那儿，再一起去别处。”',
        ],
      ),
      about(
        'inference',
        'By writing “half past three” the boy is most likely',
        [
          'inviting her',
          'correcting the clock',
          'making fun of her',
          'telling her when lessons end',
          'asking her to leave',
        ],
        ['A', 'D'],
        [
          'He marks the place and then the time at which people meet there: she may come.',
          '他标出地点，又写下碰头的时间，等于邀请她来。',
        ],
      ),
      about(
        'craft',
        'The sentence “every one of them had been correct” is meant to show that',
        [
          'Ilse was a proud girl',
          'being accurate had not been enough',
          'her other schools were better',
          'the boy was mistaken',
          'maps are hard to draw',
        ],
        ['B', 'A'],
        [
          'It prepares the last sentence: a map may be correct and leave out what the place is for.',
          '为末句铺垫：地图可以准确无误，却漏掉了这个地方的意义。',
        ],
      ),
      about(
        'main',
        'In the course of the passage Ilse comes to see that',
        [
          'she should trust nobody',
          'windows are better than benches',
          'knowing a place is more than knowing where things are',
          'boys draw better maps',
          'her sixth school will be like the others',
        ],
        ['C', 'E'],
        ['She knew where the bench was, but not what it was for.', '她知道长椅在哪里，却不知道它的用处。'],
      ),
    ],
  },
);
