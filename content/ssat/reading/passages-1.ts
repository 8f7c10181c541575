import { prose } from '../../rich.ts';
import { about, ssatSet } from '../authoring.ts';

const shared = { author: 'mei', written: { days: -42, time: '14:20' } } as const;

/** Reading 1 to 5: a memory. */
export const readingFirst = ssatSet(
  {
    ...shared,
    code: 'ssat-r1',
    title: ['SSAT Upper mock A, Reading 1: The left-hand violin', 'SSAT 高级模拟卷 A 阅读第 1 篇：左手小提琴'],
    hardness: [-1, 0.6],
  },
  'ssat.reading',
  {
    passage: prose`
      My uncle Teodor repaired violins in a shop so narrow that customers had to leave before others could enter. He was a large man, and he moved among the hanging instruments the way a cow moves through a china shop in a dream, slowly, touching nothing.

      When I was nine he lost the use of two fingers of his left hand. We all supposed that he would close the shop. Instead he took down the violin that he had made for himself, moved the strings from one side to the other, shifted the post inside it, and began to learn everything again with the bow in his left hand and the neck in his right. The sounds that came through the wall that winter drove the baker's wife to stay with her sister.

      I asked him once whether it did not make him sad to be so bad at something that he had been good at. He considered this while he filed a bridge. “When you are good,” he said, “you hear the music. When you are bad, you hear the violin. I had not really heard one for thirty years.”

      After that his repairs became famous.
    `,
    questions: [
      about(
        'main',
        'The passage is mainly about how the narrator’s uncle',
        [
          'opened a shop for violins',
          'turned a loss into a gain',
          'quarreled with his neighbors',
          'taught the narrator to play',
          'became a well-known player',
        ],
        ['B', 'E'],
        [
          'He loses two fingers, learns anew and hears what he had not heard; in the end his repairs are famous, not his playing.',
          '他失去两根手指，重新学琴，听到了从前没听到的东西；最后出名的是修琴，不是演奏。',
        ],
      ),
      about(
        'craft',
        'The comparison of the uncle to a cow in a dream suggests that he is',
        [
          'awkward and breaks things',
          'half asleep at his work',
          'large but surprisingly careful',
          'unhappy in a small room',
          'fond of animals',
        ],
        ['C', 'A'],
        [
          'He is large, yet moves slowly and touches nothing: the usual picture of breaking china is turned around.',
          '他块头大，却动作缓慢、什么也不碰：作者把“闯进瓷器店”的俗语反过来用。',
        ],
      ),
      about(
        'detail',
        'After his accident the uncle did all of the following EXCEPT',
        [
          'move the strings',
          'shift the post',
          'hold the bow in his left hand',
          'sell his own violin',
          'practice in winter',
        ],
        ['D', 'B'],
        [
          'He takes down his own violin and changes it; nothing says that he sells it.',
          '他取下自己的琴加以改装，文中没有说卖掉。',
        ],
      ),
      about(
        'inference',
        'The baker’s wife went to stay with her sister because',
        [
          'the shop had become too narrow',
          'her sister had fallen ill',
          'winter was cold in their street',
          'she was afraid of the uncle',
          'the practicing sounded dreadful',
        ],
        ['E', 'D'],
        ['It is the sounds through the wall that drive her away.', '把她赶走的是墙那边传来的琴声。'],
      ),
      about(
        'craft',
        'When he says “you hear the violin”, the uncle means that a beginner',
        [
          'plays louder than others',
          'notices how the instrument itself behaves',
          'cannot read music',
          'is ashamed of the noise',
          'enjoys every sound',
        ],
        ['B', 'A'],
        [
          'To one who struggles the instrument is no longer forgotten behind the music. That is why his repairs become better.',
          '在吃力的时候，演奏者才会注意到乐器本身，而不只是音乐，所以他修琴的本领更高了。',
        ],
      ),
    ],
  },
);

/** Reading 6 to 10: science. */
export const readingSecond = ssatSet(
  {
    ...shared,
    code: 'ssat-r2',
    title: ['SSAT Upper mock A, Reading 2: How ants count steps', 'SSAT 高级模拟卷 A 阅读第 2 篇：数步子的蚂蚁'],
    from: 6,
    hardness: [-1, 0.7],
  },
  'ssat.reading',
  {
    passage: prose`
      A desert ant that looks for food may wander hundreds of meters from its nest in loops and zigzags. When it has found something it turns around and runs home in a straight line. It cannot follow a trail of scent, because scent does not last on hot sand, and in the open desert there is nothing to recognize. It reads its direction from the light of the sky. But how does it know how far to go?

      Researchers suspected that ants count their steps, and they tested the idea in an unusual way. They let ants walk along a straight channel from the nest to some food. Before the way back they glued short stilts of pig's hair to the legs of some ants. Of others they shortened the legs.

      The ants on stilts ran past the nest and began to search for it about half as far again beyond it. Those with short legs stopped too early. Each had taken as many steps as on the way out; only the length of the steps had changed. When the same ants later set out from the nest on their new legs and came back on them, they stopped where they should.
    `,
    questions: [
      about(
        'main',
        'The main purpose of the passage is to',
        [
          'praise the patience of researchers',
          'explain how ants find food',
          'describe how a guess about ants was tested',
          'warn against experiments on animals',
          'compare deserts with other places',
        ],
        ['C', 'B'],
        [
          'A question is asked, a guess is made, and an experiment decides. How ants find food is only the occasion.',
          '文章提出问题和猜想，再用实验验证。觅食只是背景。',
        ],
      ),
      about(
        'detail',
        'According to the passage, desert ants do not follow trails of scent because',
        [
          'they have no sense of smell',
          'their food has no scent',
          'they prefer straight lines',
          'scent does not last on hot sand',
          'other ants would follow them',
        ],
        ['D', 'A'],
        [
          'The first paragraph says so in these words. Nothing is said against their sense of smell.',
          '第一段明确说明气味在热沙上留不住，并未说蚂蚁没有嗅觉。',
        ],
      ),
      about(
        'inference',
        'The ants on stilts ran too far because they',
        [
          'took the usual number of longer steps',
          'could not see the sky',
          'ran faster than the others',
          'had forgotten the way',
          'were looking for more food',
        ],
        ['A', 'C'],
        [
          'Each had taken as many steps as on the way out; only their length had changed.',
          '步数与去程相同，只是每一步变长了。',
        ],
      ),
      about(
        'inference',
        'The last sentence is important because it shows that',
        [
          'the ants had recovered from the glue',
          'stilts are better than legs',
          'ants learn quickly from mistakes',
          'the nest had not been moved',
          'the changed legs did not harm the counting',
        ],
        ['E', 'C'],
        [
          'When both ways are walked on the same legs the ants stop rightly: so the legs themselves had not confused them.',
          '往返都用改变后的腿时，蚂蚁能停对地方，说明改变腿长本身并不妨碍计步。',
        ],
      ),
      about(
        'words',
        'As it is used in the first paragraph, “reads” most nearly means',
        ['studies in books', 'works out', 'says aloud', 'doubts', 'writes down'],
        ['B', 'A'],
        [
          'An ant reads nothing in the usual sense: it works out its direction from the light.',
          '此处的 read 不是“阅读”，而是根据光线“判断出”方向。',
        ],
      ),
    ],
  },
);
