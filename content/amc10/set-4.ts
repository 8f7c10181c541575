import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 10 mock, questions 16 to 20. */
export const amc10Set4 = {
  code: 'amc10-4',
  title: { en: 'AMC 10 mock A, 16 to 20: uphill', zh: 'AMC 10 模拟卷 A 第 16 至 20 题：上坡路' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -38, time: '20:20' },
  questions: [
    {
      code: 'amc10-4-16',
      type: 'choice',
      points: ['amc.numbers.divisors', 'amc.counting.inclusion'],
      difficulty: 1.0,
      prompt: {
        text: prose`How many positive divisors of $2^4 \cdot 3^3 \cdot 5^2$ are perfect squares or perfect cubes (or both)?`,
        options: formulas('12', '15', '16', '18', '20'),
      },
      key: 'B',
      lure: 'C',
      explanation: {
        en: prose`A square divisor has exponents $0, 2, 4$ for 2, $0, 2$ for 3 and $0, 2$ for 5: $3 \cdot 2 \cdot 2 = 12$. A cube has $0, 3$ for 2, $0, 3$ for 3 and $0$ for 5: $4$. Only 1 is both, so there are $12 + 4 - 1 = 15$. Counting 1 twice gives 16.`,
        zh: prose`平方数因数中，2 的指数为 $0, 2, 4$，3 的为 $0, 2$，5 的为 $0, 2$，有 $3 \cdot 2 \cdot 2 = 12$ 个。立方数因数中，2 的指数为 $0, 3$，3 的为 $0, 3$，5 的为 $0$，有 $4$ 个。只有 1 同时属于两者，所以共 $12 + 4 - 1 = 15$ 个。把 1 数了两次就得 16。`,
      },
    },
    {
      code: 'amc10-4-17',
      type: 'choice',
      points: ['amc.algebra.sequences'],
      difficulty: 1.1,
      prompt: {
        text: prose`In an arithmetic sequence with positive common difference, the 1st, 4th and 13th terms form a geometric sequence in this order, and the 13th term is 81. What is the 5th term?`,
        options: formulas('15', '21', '27', '30', '33'),
      },
      key: 'E',
      lure: 'C',
      explanation: {
        en: prose`Let the first term be $a$ and the difference $d$. Then $(a + 3d)^2 = a(a + 12d)$, so $9d^2 = 6ad$ and $a = \frac{3}{2}d$. The 13th term is $\frac{3}{2}d + 12d = \frac{27}{2}d = 81$, so $d = 6$ and $a = 9$. The 5th term is $9 + 4 \cdot 6 = 33$; the 4th is 27.`,
        zh: prose`设首项为 $a$，公差为 $d$，则 $(a + 3d)^2 = a(a + 12d)$，即 $9d^2 = 6ad$，$a = \frac{3}{2}d$。第 13 项为 $\frac{3}{2}d + 12d = \frac{27}{2}d = 81$，所以 $d = 6$，$a = 9$。第 5 项为 $9 + 4 \cdot 6 = 33$；27 是第 4 项。`,
      },
    },
    {
      code: 'amc10-4-18',
      type: 'choice',
      points: ['amc.geometry.triangles', 'amc.geometry.area'],
      difficulty: 1.2,
      prompt: {
        text: prose`
          In trapezoid $ABCD$ the parallel sides are $AB = 18$ and $CD = 10$. The diagonals meet at $P$, and triangle $ABP$ has area 81. What is the area of the trapezoid?

          <img data-file="trapezoid.svg" alt="Trapezoid ABCD with the longer base AB below and the shorter base DC above; diagonals AC and BD cross at P.">
        `,
        options: formulas('106', '126', '151', '196', '212'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`Triangles $ABP$ and $CDP$ are similar with ratio $18 : 10 = 9 : 5$, so $CDP$ has area $81 \cdot \frac{25}{81} = 25$. Since $AP : PC = 9 : 5$, triangle $BCP$ has area $81 \cdot \frac{5}{9} = 45$, and triangle $ADP$ has the same area. Altogether $81 + 25 + 45 + 45 = 196$. Counting one of the two side triangles only gives 151.`,
        zh: prose`三角形 $ABP$ 与 $CDP$ 相似，相似比 $18 : 10 = 9 : 5$，所以 $CDP$ 的面积为 $81 \cdot \frac{25}{81} = 25$。又 $AP : PC = 9 : 5$，三角形 $BCP$ 的面积为 $81 \cdot \frac{5}{9} = 45$，$ADP$ 的面积与它相等。总面积 $81 + 25 + 45 + 45 = 196$。两侧的三角形只算一个会得 151。`,
      },
    },
    {
      code: 'amc10-4-19',
      type: 'choice',
      points: ['amc.counting.probability', 'amc.counting.principles'],
      difficulty: 1.4,
      prompt: {
        text: prose`Three fair dice are rolled. What is the probability that one of the numbers is the sum of the other two?`,
        options: formulas('\\frac{5}{72}', '\\frac{5}{36}', '\\frac{5}{24}', '\\frac{1}{4}', '\\frac{5}{18}'),
      },
      key: 'C',
      lure: 'A',
      explanation: {
        en: prose`Let the sum be $s$, which is from 2 to 6. It can stand on any of the 3 dice, and the other two dice show an ordered pair with sum $s$, of which there are $s - 1$. The sum is larger than either of the other numbers, so nothing is counted twice: $3(1 + 2 + 3 + 4 + 5) = 45$ of 216 results, and $\frac{45}{216} = \frac{5}{24}$. Fixing which die shows the sum gives $\frac{5}{72}$.`,
        zh: prose`设和为 $s$，$s$ 取 2 到 6。它可以在三个骰子中的任一个上，另两个骰子是和为 $s$ 的有序数对，有 $s - 1$ 种。和大于另外两数，不会重复计数，共 $3(1 + 2 + 3 + 4 + 5) = 45$ 种，概率 $\frac{45}{216} = \frac{5}{24}$。如果固定了某个骰子为和，会得到 $\frac{5}{72}$。`,
      },
    },
    {
      code: 'amc10-4-20',
      type: 'choice',
      points: ['amc.numbers.remainders'],
      difficulty: 1.4,
      prompt: {
        text: prose`What is the remainder when $7^{2026} + 9^{2026}$ is divided by 100?`,
        options: formulas('10', '30', '50', '74', '90'),
      },
      key: 'E',
      lure: 'B',
      explanation: {
        en: prose`Since $7^4 = 2401$ leaves remainder 1 and $2026 = 4 \cdot 506 + 2$, the power $7^{2026}$ leaves the remainder of $7^2 = 49$. For 9, $9^2 = 81$, $9^4 \equiv 61$, $9^5 \equiv 49$ and $9^{10} \equiv 49^2 \equiv 1$. As $2026 = 10 \cdot 202 + 6$, the remainder is that of $9^6 \equiv 49 \cdot 9 = 441 \equiv 41$. The sum is $49 + 41 = 90$. Using $9^2$ instead of $9^6$ leads to $49 + 81 = 130$ and to 30.`,
        zh: prose`$7^4 = 2401$ 除以 100 余 1，而 $2026 = 4 \cdot 506 + 2$，所以 $7^{2026}$ 的余数是 $7^2 = 49$。对于 9：$9^2 = 81$，$9^4 \equiv 61$，$9^5 \equiv 49$，$9^{10} \equiv 49^2 \equiv 1$；$2026 = 10 \cdot 202 + 6$，余数为 $9^6 \equiv 49 \cdot 9 = 441 \equiv 41$。和为 $49 + 41 = 90$。若误用 $9^2$，得 $49 + 81 = 130$，余 30。`,
      },
    },
  ],
} as const satisfies QuestionSet;
