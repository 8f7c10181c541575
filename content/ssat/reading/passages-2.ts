import { prose } from '../../rich.ts';
import { about, ssatSet } from '../authoring.ts';

const shared = { author: 'mei', written: { days: -42, time: '14:20' } } as const;

/** Reading 11 to 15: a poem. */
export const readingThird = ssatSet(
  {
    ...shared,
    code: 'ssat-r3',
    title: ['SSAT Upper mock A, Reading 3: Lighthouse, sold', 'SSAT 高级模拟卷 A 阅读第 3 篇：灯塔出售'],
    from: 11,
    hardness: [-0.2, 1.4],
  },
  'ssat.reading',
  {
    passage: prose`
      <strong>Lighthouse, Sold</strong>

      They took the lamp out first. It went by van,<br>wrapped like an invalid, to some museum.<br>The stairs still wind as if a keeper ran<br>to trim a flame; there are no ships to see him.

      A family from the city has the key.<br>They like the round rooms. They have hung a swing.<br>At night their windows tell the empty sea<br>in yellow squares of some small, common thing:

      a supper cleared, a story read in bed.<br>The boats steer now by voices from the sky<br>and need no tower. Still, the old men said,<br>they slow a little when they pass it by.
    `,
    questions: [
      about(
        'main',
        'The poem is mainly about a lighthouse that',
        [
          'was built too far from the sea',
          'has been given a new use',
          'warns ships in every storm',
          'is about to be pulled down',
          'frightens a family from the city',
        ],
        ['B', 'D'],
        ['The lamp has gone to a museum and a family lives in the tower.', '灯已送进博物馆，塔里住进了一家人。'],
      ),
      about(
        'craft',
        'The lamp “wrapped like an invalid” is described as if it were',
        [
          'a present',
          'worthless',
          'an old newspaper',
          'a sick person carried with care',
          'a criminal who is taken away',
        ],
        ['D', 'A'],
        [
          'Here an invalid is somebody ill; the lamp is treated as gently as one.',
          '此处 invalid 指病人，灯像病人一样被小心裹好运走。',
        ],
      ),
      about(
        'inference',
        '“Voices from the sky” are most likely',
        [
          'signals by which ships find their way',
          'the cries of birds',
          'prayers of the old men',
          'songs of the children',
          'thunder and wind',
        ],
        ['A', 'B'],
        [
          'The boats steer by them and need no tower: they are signals from satellites or radio.',
          '船靠它们航行而不再需要灯塔，应是卫星或无线电信号。',
        ],
      ),
      about(
        'words',
        'As it is used in the second stanza, “tell” most nearly means',
        ['command', 'count', 'show', 'deceive', 'forbid'],
        ['C', 'A'],
        ['The lighted windows let the sea see ordinary life.', '亮着的窗户向大海“显露”日常生活。'],
      ),
      about(
        'craft',
        'The last two lines suggest that the boats',
        [
          'are steered badly',
          'are slower than they used to be',
          'no longer pass the tower',
          'have run out of fuel',
          'still pay the tower some respect',
        ],
        ['E', 'B'],
        [
          'They need no tower and slow all the same: the slowing is a kind of greeting.',
          '船已不需要灯塔，却仍放慢一点，像是一种致意。',
        ],
      ),
    ],
  },
);

/** Reading 16 to 20: history. */
export const readingFourth = ssatSet(
  {
    ...shared,
    code: 'ssat-r4',
    title: ['SSAT Upper mock A, Reading 4: The price of pepper', 'SSAT 高级模拟卷 A 阅读第 4 篇：胡椒的价钱'],
    from: 16,
    hardness: [-0.6, 0.9],
  },
  'ssat.reading',
  {
    passage: prose`
      It is often said that Europeans of the Middle Ages wanted spices in order to hide the taste of bad meat. The explanation is easy to remember, and it is almost certainly wrong.

      Anyone who could pay for pepper could pay for fresh meat many times over. In some towns a pound of pepper cost as much as a pig. Cities had strict rules against selling spoiled meat; butchers who broke them were fined or driven out. And spices do not in fact make rotten meat fit to eat, as any cook would have known after the first attempt.

      People of that time had better reasons. Spices came from so far away that nobody was sure where: merchants told of islands guarded by snakes, and had no wish to correct such stories, which kept prices up. A host who served pepper, cinnamon and cloves at one table was showing his guests the edge of the world. Doctors, besides, held that most foods were too cold or too moist for the body, and that spices, being hot and dry, put the balance right. A rich man's dinner was a display, and it was also a medicine. It was hardly ever a disguise.
    `,
    questions: [
      about(
        'main',
        'The author’s main point is that medieval spices',
        [
          'hid the taste of spoiled meat',
          'were cheaper than meat',
          'were valued for show and for health',
          'came from islands guarded by snakes',
          'were forbidden in some cities',
        ],
        ['C', 'A'],
        [
          'A dinner was a display and a medicine, hardly ever a disguise.',
          '文末点明：宴席是炫耀，也是药，几乎从不是掩饰。',
        ],
      ),
      about(
        'detail',
        'The cost of a pig is mentioned in order to show that',
        [
          'pigs were rare',
          'meat was often bad',
          'butchers were rich',
          'pepper was used on pork',
          'buyers of pepper could afford fresh meat',
        ],
        ['E', 'D'],
        [
          'Who can pay the price of a pig for a pound of pepper has no need of bad meat.',
          '能用一头猪的价钱买一磅胡椒的人，根本不必吃变质的肉。',
        ],
      ),
      about(
        'inference',
        'Merchants did not correct the stories about snakes because',
        [
          'they believed them',
          'the stories made spices seem hard to get',
          'nobody asked them',
          'they had never seen the islands',
          'the law forbade it',
        ],
        ['B', 'A'],
        ['Such stories kept prices up: danger explains a high price.', '这类故事能抬高价格：越危险，越显得难得。'],
      ),
      about(
        'words',
        'In the passage, “disguise” refers to',
        [
          'a costume for a feast',
          'a doctor’s advice',
          'a false story about islands',
          'covering the taste of bad food',
          'a host who is not rich',
        ],
        ['D', 'C'],
        [
          'It takes up the explanation of the first sentence: hiding the taste of bad meat.',
          '呼应首句所说的“掩盖变质肉的味道”。',
        ],
      ),
      about(
        'craft',
        'The tone of the first paragraph is best described as',
        ['skeptical', 'angry', 'admiring', 'nostalgic', 'undecided'],
        ['A', 'E'],
        [
          'The usual explanation is “almost certainly wrong”: the author doubts it, calmly and clearly.',
          '作者说通行的解释“几乎肯定是错的”，态度是冷静的怀疑，并非没有定见。',
        ],
      ),
    ],
  },
);
