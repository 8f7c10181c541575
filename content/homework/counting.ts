import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Homework on arrangements, selections and the pigeonhole principle. */
export const counting = {
  code: 'hw-counting',
  title: { en: 'Counting without listing', zh: '不列举也能数' },
  node: 'amc.counting',
  author: 'qiao',
  written: { days: -88, time: '18:20' },
  questions: [
    {
      code: 'hw-counting-1',
      type: 'numeric-entry',
      points: ['amc.counting.arrangements'],
      difficulty: -0.1,
      prompt: { text: prose`In how many different ways can the letters of the word LEVEL be arranged?`, width: 5 },
      key: { accepted: ['30'] },
      wrong: '60',
      explanation: {
        en: prose`Five different letters could be arranged in $5! = 120$ ways. Exchanging the two L's or the two E's changes nothing, so divide by 2 twice: $120 \div 4 = 30$. Dividing only once gives 60.`,
        zh: prose`五个不同字母有 $5! = 120$ 种排法。两个 L 互换、两个 E 互换都不产生新排法，所以要除以两次 2：$120 \div 4 = 30$。只除一次会得 60。`,
      },
    },
    {
      code: 'hw-counting-2',
      type: 'blanks',
      points: ['amc.counting.arrangements'],
      difficulty: 0.3,
      prompt: {
        text: prose`From seven students a group of three is chosen. There are <span data-blank="1"></span> possible groups, and <span data-blank="2"></span> of them contain exactly one of the two students Ann and Bob.`,
        blanks: 2,
      },
      key: [['35'], ['20']],
      wrong: ['35', '30'],
      explanation: {
        en: prose`All groups: $\binom{7}{3} = 35$. For exactly one of Ann and Bob, choose which of them (2 ways) and two of the other five students ($\binom{5}{2} = 10$ ways): $2 \cdot 10 = 20$. Choosing the partners from six students gives 30 and lets both be in the group.`,
        zh: prose`总数 $\binom{7}{3} = 35$。恰含安和鲍勃之一：先定是谁（2 种），再从其余五人中选两人（$\binom{5}{2} = 10$ 种），共 $2 \cdot 10 = 20$ 种。若从六人中选同伴会得 30，那就允许两人同组了。`,
      },
    },
    {
      code: 'hw-counting-3',
      type: 'true-false',
      points: ['amc.counting.principles'],
      difficulty: -1.0,
      prompt: {
        text: prose`True or false: among any 13 people there are at least two who were born in the same month.`,
      },
      key: true,
      explanation: {
        en: prose`There are only 12 months. If no month were shared, there would be at most 12 people. This is the pigeonhole principle; it says that a shared month exists, not which one it is.`,
        zh: prose`一年只有 12 个月。如果没有人同月，最多只能有 12 人。这就是抽屉原理：它保证有人同月，但不说明是哪个月。`,
      },
    },
    {
      code: 'hw-counting-4',
      type: 'multiple-choice',
      points: ['amc.counting.arrangements'],
      difficulty: 0.4,
      prompt: {
        text: prose`Which expressions give the number of three-element subsets of a set of eight elements? Choose all that apply.`,
        options: formulas(
          '\\binom{8}{5}',
          '8 \\cdot 7 \\cdot 6',
          '\\binom{7}{2} + \\binom{7}{3}',
          '\\frac{8!}{3! \\cdot 5!}',
          '8^3',
        ),
        choose: 0,
      },
      key: ['A', 'C', 'D'],
      explanation: {
        en: prose`The number is $\binom{8}{3} = \frac{8!}{3! \cdot 5!} = 56$. Choosing three to take is choosing five to leave, hence $\binom{8}{5}$. Fixing one element, it is in the subset ($\binom{7}{2}$) or not ($\binom{7}{3}$). The product $8 \cdot 7 \cdot 6$ counts the orders as well.`,
        zh: prose`个数为 $\binom{8}{3} = \frac{8!}{3! \cdot 5!} = 56$。选三个拿走等于选五个留下，即 $\binom{8}{5}$。盯住一个元素：它在子集中有 $\binom{7}{2}$ 种，不在有 $\binom{7}{3}$ 种。$8 \cdot 7 \cdot 6$ 把顺序也算进去了。`,
      },
    },
    {
      code: 'hw-counting-5',
      type: 'numeric-entry',
      points: ['amc.counting.principles'],
      difficulty: 0.7,
      prompt: {
        text: prose`How many rectangles, squares included, have their sides along the lines of a grid with 3 rows and 4 columns of unit squares?`,
        width: 5,
      },
      key: { accepted: ['60'] },
      wrong: '12',
      explanation: {
        en: prose`A rectangle is fixed by two of the 4 horizontal lines and two of the 5 vertical lines: $\binom{4}{2} \cdot \binom{5}{2} = 6 \cdot 10 = 60$. The number 12 counts the unit squares only.`,
        zh: prose`一个长方形由 4 条横线中的两条和 5 条竖线中的两条确定：$\binom{4}{2} \cdot \binom{5}{2} = 6 \cdot 10 = 60$ 个。12 只是单位正方形的个数。`,
      },
    },
  ],
} as const satisfies QuestionSet;
