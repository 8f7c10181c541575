import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 8 mock, questions 6 to 10. */
export const amc8Set2 = {
  code: 'amc8-2',
  title: { en: 'AMC 8 mock A, 6 to 10: parts and wholes', zh: 'AMC 8 模拟卷 A 第 6 至 10 题：部分与整体' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -120, time: '11:05' },
  questions: [
    {
      code: 'amc8-2-06',
      type: 'choice',
      points: ['amc.algebra.ratio', 'amc.algebra.equations'],
      difficulty: -1.0,
      prompt: {
        text: prose`A bag holds red and blue marbles in the ratio $3:5$. After 8 red marbles are added, the bag holds as many red marbles as blue ones. How many marbles are in the bag now?`,
        options: formulas('12', '20', '28', '32', '40'),
      },
      key: 'E',
      lure: 'D',
      explanation: {
        en: prose`Let there be $3k$ red and $5k$ blue marbles. Then $3k + 8 = 5k$ gives $k = 4$, so there are 20 blue and, in the end, 20 red marbles: 40 in all. The answer 32 is the number of marbles before the 8 were added.`,
        zh: prose`设红球 $3k$ 个，蓝球 $5k$ 个。由 $3k + 8 = 5k$ 得 $k = 4$，蓝球 20 个，加球后红球也是 20 个，共 40 个。32 是加球之前的总数。`,
      },
    },
    {
      code: 'amc8-2-07',
      type: 'choice',
      points: ['amc.numbers.digits'],
      difficulty: -0.8,
      prompt: {
        text: prose`How many two-digit positive integers have a digit sum that is a multiple of 7?`,
        options: formulas('11', '12', '13', '14', '16'),
      },
      key: 'B',
      lure: 'C',
      explanation: {
        en: prose`The digit sum of a two-digit number is at most 18, so it must be 7 or 14. Sum 7: the tens digit can be 1 to 7, which makes 7 numbers (16, 25, ..., 70). Sum 14: the tens digit can be 5 to 9, which makes 5 numbers. Together $7 + 5 = 12$. Counting 07 as well gives 13.`,
        zh: prose`两位数的数字和至多为 18，所以只能是 7 或 14。和为 7：十位取 1 到 7，共 7 个（16、25……70）。和为 14：十位取 5 到 9，共 5 个。合计 $7 + 5 = 12$ 个。把 07 也算进去就成了 13。`,
      },
    },
    {
      code: 'amc8-2-08',
      type: 'choice',
      points: ['amc.geometry.area'],
      difficulty: -0.9,
      prompt: {
        text: prose`A square sheet of paper with perimeter 48 is cut by three parallel cuts into four congruent rectangles. What is the perimeter of one of these rectangles?`,
        options: formulas('12', '24', '30', '36', '48'),
      },
      key: 'C',
      lure: 'A',
      explanation: {
        en: prose`The sides of the square are $48 \div 4 = 12$. Parallel cuts leave one side at 12 and divide the other into $12 \div 4 = 3$, so a rectangle has perimeter $2(12 + 3) = 30$. Perimeter is not shared out as area is: $48 \div 4 = 12$ ignores the edges that the cuts create.`,
        zh: prose`正方形边长为 $48 \div 4 = 12$。平行切割后，一边仍为 12，另一边为 $12 \div 4 = 3$，每个长方形的周长是 $2(12 + 3) = 30$。周长不能像面积那样平分：$48 \div 4 = 12$ 忽略了切割产生的新边。`,
      },
    },
    {
      code: 'amc8-2-09',
      type: 'choice',
      points: ['amc.counting.probability'],
      difficulty: -0.6,
      prompt: {
        text: prose`One spinner has three equal sectors marked 1, 2 and 3. Another has four equal sectors marked 4, 5, 6 and 7. Both are spun once and the two numbers are multiplied. What is the probability that the product is a multiple of 4?`,
        options: formulas('\\frac{1}{4}', '\\frac{1}{3}', '\\frac{5}{12}', '\\frac{1}{2}', '\\frac{7}{12}'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`There are $3 \times 4 = 12$ equally likely results. If the second spinner shows 4, every product works: 3 results. There is one more: $2 \times 6 = 12$. So the probability is $\frac{4}{12} = \frac{1}{3}$. The answer $\frac{1}{4}$ misses that two even numbers together also make a multiple of 4.`,
        zh: prose`共有 $3 \times 4 = 12$ 种等可能结果。第二个转盘为 4 时，乘积都符合，共 3 种；此外还有 $2 \times 6 = 12$。概率为 $\frac{4}{12} = \frac{1}{3}$。选 $\frac{1}{4}$ 是漏掉了两个偶数相乘也得 4 的倍数。`,
      },
    },
    {
      code: 'amc8-2-10',
      type: 'choice',
      points: ['amc.algebra.rate'],
      difficulty: -0.4,
      prompt: {
        text: prose`Wen walks to the pool at 4 km per hour and comes back along the same road by bicycle at 12 km per hour. Both ways together take 40 minutes. How far away is the pool, in kilometers?`,
        options: formulas('2', '2\\frac{2}{3}', '3', '4', '5\\frac{1}{3}'),
      },
      key: 'A',
      lure: 'B',
      explanation: {
        en: prose`If the distance is $d$ km, the time is $\frac{d}{4} + \frac{d}{12} = \frac{d}{3}$ hours. Forty minutes is $\frac{2}{3}$ of an hour, so $d = 2$. Taking the mean speed as $\frac{4+12}{2} = 8$ leads to $2\frac{2}{3}$, but Wen spends three times as long walking as riding, so the true mean speed is 6.`,
        zh: prose`设距离为 $d$ 千米，总时间为 $\frac{d}{4} + \frac{d}{12} = \frac{d}{3}$ 小时。40 分钟是 $\frac{2}{3}$ 小时，所以 $d = 2$。若把平均速度当成 $\frac{4+12}{2} = 8$，会得到 $2\frac{2}{3}$；其实步行时间是骑车的三倍，平均速度为 6。`,
      },
    },
  ],
} as const satisfies QuestionSet;
