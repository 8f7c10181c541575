import { lettered, prose } from '../../rich.ts';
import { aboutCounting } from '../authoring.ts';
import type { LessonText } from '../course-types.ts';

const cells = [0, 1, 2, 3]
  .flatMap((row) => [0, 1, 2].map((column) => `<path d="M${90 + column * 70} ${40 + row * 55}h62v47h-62Z"/>`))
  .join('');

/** Lesson 1: the product rule. */
export const productLesson: LessonText = {
  code: 'counting-1',
  title: { en: 'The product rule', zh: '乘法原理' },
  voice: 'man',
  slides: [
    {
      title: { en: 'Shirts and trousers', zh: '衬衫与裤子' },
      points: [
        { en: '4 shirts, 3 pairs of trousers', zh: '4 件衬衫，3 条裤子' },
        { en: 'one row for each shirt', zh: '一行一件衬衫' },
        { en: '4 × 3 = 12 outfits', zh: '一共 12 套' },
      ],
      drawing: cells,
      said: [
        [
          'How many outfits can you make from four shirts and three pairs of trousers?',
          '四件衬衫、三条裤子，能搭出多少套？',
        ],
        [
          'You could list them all, but there is a better way: draw a table.',
          '可以全部列出来，但有更好的办法：画一张表。',
        ],
        ['Each row is a shirt, and each column is a pair of trousers.', '每一行是一件衬衫，每一列是一条裤子。'],
        [
          'Every cell is one outfit. Four rows of three cells make twelve.',
          '每一格是一套。四行，每行三格，一共十二套。',
        ],
      ],
    },
    {
      title: { en: 'The product rule', zh: '乘法原理' },
      points: [
        { en: 'first choice: m ways', zh: '第一步有 m 种' },
        { en: 'second choice: n ways, whatever the first was', zh: '不论第一步怎样，第二步都有 n 种' },
        { en: 'together: m × n', zh: '两步合起来：m × n' },
      ],
      said: [
        ['This is the product rule.', '这就是乘法原理。'],
        [
          'If a first choice can be made in m ways, and a second in n ways, whatever the first was, then both together can be made in m times n ways.',
          '如果第一步有 m 种选法，不论怎样选，第二步都有 n 种选法，那么两步合起来有 m 乘 n 种。',
        ],
        [
          'Do not forget the condition. The number of second choices must not depend on the first.',
          '别忘了条件：第二步的种数不能随第一步改变。',
        ],
      ],
    },
    {
      title: { en: 'Odd digits only', zh: '只用奇数字' },
      points: [
        { en: 'repeats allowed: 5 × 5 × 5 = 125', zh: '可以重复' },
        { en: 'all different: 5 × 4 × 3 = 60', zh: '各不相同' },
      ],
      drawing:
        '<path d="M40 90h80v100h-80ZM140 90h80v100h-80ZM240 90h80v100h-80Z"/><path class="red" d="M40 215H320"/>',
      said: [
        ['How many three digit numbers have only odd digits?', '有多少个三位数只用奇数字？'],
        [
          'There are five odd digits, so there are five choices for each place. Five times five times five is one hundred twenty five.',
          '奇数字有五个，每一位都有五种选法。五乘五乘五，等于一百二十五。',
        ],
        [
          'And if no digit may be used twice? Five for the first place, four are left for the second, and three for the third.',
          '如果数字不能重复呢？第一位五种，第二位剩四种，第三位剩三种。',
        ],
        [
          'Which four are left depends on the first choice, but how many does not. So the rule still works, and there are sixty.',
          '剩下哪四个取决于第一步，但剩几个与它无关。所以原理仍然成立，共六十个。',
        ],
      ],
    },
  ],
  cues: [
    {
      after: 7,
      set: aboutCounting('amc-video-1-1', { en: 'Video: roads', zh: '视频练习：道路' }, [
        {
          code: 'amc-video-1-1-1',
          type: 'numeric-entry',
          points: ['amc.counting.principles'],
          difficulty: -1.5,
          prompt: {
            text: prose`Five roads lead from Ashton to Brook, and four from Brook to Cliff. In how many ways can one drive from Ashton to Cliff by way of Brook?`,
            width: 4,
          },
          key: { accepted: ['20'] },
          wrong: '9',
          explanation: {
            en: prose`Whichever of the 5 roads is taken first, there are 4 ways to go on: $5 \cdot 4 = 20$. Adding gives 9, which counts roads, not journeys.`,
            zh: prose`不论先走 5 条路中的哪一条，后面都有 4 种走法：$5 \cdot 4 = 20$。相加得 9，那是路的条数，不是走法。`,
          },
        },
      ]),
    },
    {
      after: 11,
      set: aboutCounting('amc-video-1-2', { en: 'Video: even digits', zh: '视频练习：偶数字' }, [
        {
          code: 'amc-video-1-2-1',
          type: 'choice',
          points: ['amc.counting.principles', 'amc.numbers.digits'],
          difficulty: -0.1,
          prompt: {
            text: prose`How many three-digit numbers have three different even digits?`,
            options: lettered('$36$', '$48$', '$60$', '$64$', '$100$'),
          },
          key: 'B',
          lure: 'C',
          explanation: {
            en: prose`The digits are 0, 2, 4, 6, 8. The first cannot be 0, so there are 4 choices; then 4 are left (0 among them), then 3: $4 \cdot 4 \cdot 3 = 48$. Forgetting about 0 gives $5 \cdot 4 \cdot 3 = 60$.`,
            zh: prose`数字是 0、2、4、6、8。首位不能是 0，有 4 种；然后剩 4 个（包括 0），再剩 3 个：$4 \cdot 4 \cdot 3 = 48$。忘了 0 会得 $5 \cdot 4 \cdot 3 = 60$。`,
          },
        },
        {
          code: 'amc-video-1-2-2',
          type: 'true-false',
          points: ['amc.counting.principles'],
          difficulty: -0.6,
          prompt: {
            text: prose`True or false: there are as many three-digit numbers with only odd digits as there are ways to answer three questions with five options each.`,
          },
          key: true,
          explanation: {
            en: prose`Both are three choices among five, one after the other: $5 \cdot 5 \cdot 5 = 125$.`,
            zh: prose`两者都是接连三次从五个里选一个：$5 \cdot 5 \cdot 5 = 125$。`,
          },
        },
      ]),
    },
  ],
};
