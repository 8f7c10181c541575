import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 10 mock, questions 6 to 10. */
export const amc10Set2 = {
  code: 'amc10-2',
  title: { en: 'AMC 10 mock A, 6 to 10: first choices', zh: 'AMC 10 模拟卷 A 第 6 至 10 题：初步取舍' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -40, time: '20:05' },
  questions: [
    {
      code: 'amc10-2-06',
      type: 'choice',
      points: ['amc.counting.arrangements'],
      difficulty: -0.4,
      prompt: {
        text: prose`A lock opens with a code of four digits from 0 to 9. In each valid code the digits either grow from left to right or fall from left to right, and no digit is repeated. How many valid codes are there?`,
        options: formulas('84', '126', '210', '252', '420'),
      },
      key: 'E',
      lure: 'C',
      explanation: {
        en: prose`Any four different digits can be put in growing order in exactly one way and in falling order in exactly one way. There are $\binom{10}{4} = 210$ choices of four digits, hence $2 \cdot 210 = 420$ codes. A code may begin with 0, so nothing has to be taken away.`,
        zh: prose`任取四个不同的数字，从小到大排恰有一种，从大到小排也恰有一种。选四个数字有 $\binom{10}{4} = 210$ 种，所以共有 $2 \cdot 210 = 420$ 个密码。密码可以 0 开头，不必再减。`,
      },
    },
    {
      code: 'amc10-2-07',
      type: 'choice',
      points: ['amc.numbers.remainders'],
      difficulty: 0.2,
      prompt: {
        text: prose`For how many positive integers $n \le 100$ is $n^2 + n$ a multiple of 12?`,
        options: formulas('24', '25', '32', '33', '36'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`Write $n^2 + n = n(n+1)$. Since $n$ and $n+1$ have no common factor, 4 divides one of them and 3 divides one of them: $n \equiv 0, 3 \pmod 4$ and $n \equiv 0, 2 \pmod 3$. In each block of 12 these are $n \equiv 0, 3, 8, 11$. Up to 96 there are $8 \cdot 4 = 32$, and 99 is one more: 33.`,
        zh: prose`$n^2 + n = n(n+1)$，$n$ 与 $n+1$ 互质，所以 4 整除其中之一，3 也整除其中之一：$n \equiv 0, 3 \pmod 4$ 且 $n \equiv 0, 2 \pmod 3$。每 12 个数中符合的是 $n \equiv 0, 3, 8, 11$。到 96 为止有 $8 \cdot 4 = 32$ 个，再加上 99，共 33 个。`,
      },
    },
    {
      code: 'amc10-2-08',
      type: 'choice',
      points: ['amc.algebra.functions'],
      difficulty: 0.0,
      prompt: {
        text: prose`Let $f(x) = ax + b$ with $a > 0$, and suppose that $f(f(x)) = 4x + 9$ for all real $x$. What is $f(5)$?`,
        options: formulas('13', '17', '19', '23', '29'),
      },
      key: 'A',
      lure: 'C',
      explanation: {
        en: prose`We have $f(f(x)) = a(ax + b) + b = a^2x + b(a + 1)$. Comparing with $4x + 9$ gives $a = 2$, since $a$ is positive, and $3b = 9$, so $b = 3$. Then $f(5) = 2 \cdot 5 + 3 = 13$. Taking $b = 9$ without the factor $a + 1$ gives 19.`,
        zh: prose`$f(f(x)) = a(ax + b) + b = a^2x + b(a + 1)$。与 $4x + 9$ 比较，因 $a$ 为正，$a = 2$；又 $3b = 9$，$b = 3$。于是 $f(5) = 2 \cdot 5 + 3 = 13$。漏掉因子 $a + 1$ 而取 $b = 9$，会得到 19。`,
      },
    },
    {
      code: 'amc10-2-09',
      type: 'choice',
      points: ['amc.geometry.area', 'amc.geometry.triangles'],
      difficulty: 0.1,
      prompt: {
        text: prose`A regular hexagon and a square have equal perimeters. What is the ratio of the area of the hexagon to the area of the square?`,
        options: formulas(
          '\\frac{\\sqrt{3}}{2}',
          '1',
          '\\frac{2\\sqrt{3}}{3}',
          '\\frac{4}{3}',
          '\\frac{3\\sqrt{3}}{2}',
        ),
      },
      key: 'C',
      lure: 'E',
      explanation: {
        en: prose`Let both perimeters be 12, so the sides are 2 and 3. The hexagon consists of six equilateral triangles of area $\frac{\sqrt{3}}{4} \cdot 2^2 = \sqrt{3}$, so its area is $6\sqrt{3}$. The square has area 9, and $\frac{6\sqrt{3}}{9} = \frac{2\sqrt{3}}{3}$. Equal sides instead of equal perimeters would give $\frac{3\sqrt{3}}{2}$.`,
        zh: prose`设周长都是 12，则边长分别为 2 和 3。正六边形由六个等边三角形组成，每个面积 $\frac{\sqrt{3}}{4} \cdot 2^2 = \sqrt{3}$，总面积 $6\sqrt{3}$。正方形面积为 9，比值 $\frac{6\sqrt{3}}{9} = \frac{2\sqrt{3}}{3}$。若误当成边长相等，会得到 $\frac{3\sqrt{3}}{2}$。`,
      },
    },
    {
      code: 'amc10-2-10',
      type: 'choice',
      points: ['amc.counting.probability'],
      difficulty: 0.1,
      prompt: {
        text: prose`Two different integers are chosen at random from $1, 2, \ldots, 10$. What is the probability that they differ by at least 4?`,
        options: formulas('\\frac{1}{3}', '\\frac{7}{15}', '\\frac{1}{2}', '\\frac{8}{15}', '\\frac{2}{3}'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`There are $\binom{10}{2} = 45$ pairs, and $10 - d$ of them have difference $d$. For $d = 4, 5, \ldots, 9$ this makes $6 + 5 + 4 + 3 + 2 + 1 = 21$ pairs, and $\frac{21}{45} = \frac{7}{15}$. Reading "more than 4" drops 6 pairs and gives $\frac{1}{3}$.`,
        zh: prose`共有 $\binom{10}{2} = 45$ 对，其中差为 $d$ 的有 $10 - d$ 对。$d = 4, 5, \ldots, 9$ 时共 $6 + 5 + 4 + 3 + 2 + 1 = 21$ 对，概率为 $\frac{21}{45} = \frac{7}{15}$。把“至少 4”看成“大于 4”就少了 6 对，得到 $\frac{1}{3}$。`,
      },
    },
  ],
} as const satisfies QuestionSet;
