import { formulas, lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 8 mock, questions 1 to 5. */
export const amc8Set1 = {
  code: 'amc8-1',
  title: { en: 'AMC 8 mock A, 1 to 5: everyday numbers', zh: 'AMC 8 模拟卷 A 第 1 至 5 题：身边的数' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -120, time: '10:20' },
  questions: [
    {
      code: 'amc8-1-01',
      type: 'choice',
      points: ['amc.algebra.arithmetic'],
      difficulty: -1.9,
      prompt: {
        text: prose`What is the value of $(20 - 19 + 18 - 17 + \cdots + 2 - 1) \times 26$?`,
        options: formulas('130', '234', '260', '286', '520'),
      },
      key: 'C',
      lure: 'E',
      explanation: {
        en: prose`Pair the terms: $(20-19) + (18-17) + \cdots + (2-1)$. The 20 numbers make 10 pairs, each worth 1, so the bracket is 10 and the product is $10 \times 26 = 260$. Counting 20 pairs instead of 10 gives 520.`,
        zh: prose`两两配对：$(20-19) + (18-17) + \cdots + (2-1)$。20 个数配成 10 对，每对得 1，括号内为 10，所以结果是 $10 \times 26 = 260$。若误以为有 20 对，就会得到 520。`,
      },
    },
    {
      code: 'amc8-1-02',
      type: 'choice',
      points: ['amc.algebra.rate'],
      difficulty: -1.6,
      prompt: {
        text: prose`Buses leave the harbor for the science museum every 12 minutes, the first one at 7:05 a.m. Ana reaches the stop at 8:20 a.m. How many minutes does she wait for the next bus?`,
        options: formulas('3', '5', '7', '9', '11'),
      },
      key: 'D',
      lure: 'A',
      explanation: {
        en: prose`From 7:05 to 8:20 is 75 minutes. The last multiple of 12 before 75 is 72, so a bus left at 8:17, and the next one leaves at 8:29. Ana waits $29 - 20 = 9$ minutes. The answer 3 is how late she was for the bus she missed.`,
        zh: prose`7:05 到 8:20 共 75 分钟。不超过 75 的 12 的最大倍数是 72，所以上一班 8:17 已开走，下一班 8:29 发车。安娜要等 $29 - 20 = 9$ 分钟。3 是她错过上一班的分钟数，不是等车时间。`,
      },
    },
    {
      code: 'amc8-1-03',
      type: 'choice',
      points: ['amc.algebra.ratio'],
      difficulty: -1.4,
      prompt: {
        text: prose`A library shelf holds 150 books, and 40% of them are novels. One afternoon 30 of the novels are borrowed and no other book is moved. What percent of the books left on the shelf are novels?`,
        options: lettered('$20\\%$', '$25\\%$', '$30\\%$', '$36\\%$', '$40\\%$'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`There are $0.4 \times 150 = 60$ novels, so 30 novels stay. The shelf now holds $150 - 30 = 120$ books, and $\frac{30}{120} = 25\%$. Dividing 30 by the old total of 150 gives 20%, but the total has changed as well.`,
        zh: prose`小说原有 $0.4 \times 150 = 60$ 本，借走后剩 30 本。书架上此时有 $150 - 30 = 120$ 本书，$\frac{30}{120} = 25\%$。若仍除以原来的 150，会得到 20%，但总数也变了。`,
      },
    },
    {
      code: 'amc8-1-04',
      type: 'choice',
      points: ['amc.geometry.area'],
      difficulty: -1.2,
      prompt: {
        text: prose`
          The staircase below is made of ten squares, each with sides of length 2. What is the perimeter of the staircase?

          <img data-file="staircase.svg" alt="Four columns of equal squares side by side, one, two, three and four squares high, forming a staircase that rises to the right.">
        `,
        options: formulas('16', '20', '24', '28', '32'),
      },
      key: 'E',
      lure: 'A',
      explanation: {
        en: prose`Push every horizontal step up to the top and every vertical step to the left: the outline becomes a square with sides of four small sides, and its length does not change. Each small side is 2, so the perimeter is $4 \times (4 \times 2) = 32$. The answer 16 forgets that a small side has length 2.`,
        zh: prose`把每一段水平台阶平移到最上方，每一段竖直台阶平移到最左边，轮廓就变成边长为四个小边的大正方形，周长不变。小边长为 2，所以周长是 $4 \times (4 \times 2) = 32$。选 16 是忘了小正方形的边长是 2。`,
      },
    },
    {
      code: 'amc8-1-05',
      type: 'choice',
      points: ['amc.counting.statistics'],
      difficulty: -1.3,
      prompt: {
        text: prose`The average of five numbers is 18. When one of the numbers is removed, the average of the other four is 16. Which number was removed?`,
        options: formulas('2', '18', '20', '26', '34'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`Work with sums. The five numbers add up to $5 \times 18 = 90$ and the four that stay add up to $4 \times 16 = 64$, so the removed number is $90 - 64 = 26$. It has to lie well above 18, because taking it away pulls the average of four numbers down by 2.`,
        zh: prose`看总和。五个数之和为 $5 \times 18 = 90$，剩下四个数之和为 $4 \times 16 = 64$，去掉的数是 $90 - 64 = 26$。去掉它使四个数的平均数下降 2，所以它必须比 18 大得多。`,
      },
    },
  ],
} as const satisfies QuestionSet;
