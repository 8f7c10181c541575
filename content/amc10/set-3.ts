import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 10 mock, questions 11 to 15. */
export const amc10Set3 = {
  code: 'amc10-3',
  title: { en: 'AMC 10 mock A, 11 to 15: the middle of the road', zh: 'AMC 10 模拟卷 A 第 11 至 15 题：行至半程' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -38, time: '19:30' },
  questions: [
    {
      code: 'amc10-3-11',
      type: 'choice',
      points: ['amc.algebra.polynomials', 'amc.numbers.divisors'],
      difficulty: 0.3,
      prompt: {
        text: prose`Both roots of $x^2 - kx + 24 = 0$ are positive integers. What is the sum of all possible values of $k$?`,
        options: formulas('30', '35', '46', '50', '60'),
      },
      key: 'E',
      lure: 'B',
      explanation: {
        en: prose`The roots have product 24 and sum $k$. The pairs are $(1, 24)$, $(2, 12)$, $(3, 8)$ and $(4, 6)$, with sums 25, 14, 11 and 10, which add up to 60. Leaving out the pair $(1, 24)$ gives 35.`,
        zh: prose`两根之积为 24，之和为 $k$。可能的根为 $(1, 24)$、$(2, 12)$、$(3, 8)$、$(4, 6)$，和分别是 25、14、11、10，加起来是 60。漏掉 $(1, 24)$ 会得到 35。`,
      },
    },
    {
      code: 'amc10-3-12',
      type: 'choice',
      points: ['amc.algebra.rate'],
      difficulty: 0.5,
      prompt: {
        text: prose`A boat goes downstream from one town to another in 4 hours and comes back upstream in 6 hours. The engine and the river keep constant speeds. In how many hours would a raft drift from the first town to the second?`,
        options: formulas('12', '24', '30', '36', '48'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`Let the distance be $d$, the boat's own speed $v$ and the river's $c$. Then $v + c = \frac{d}{4}$ and $v - c = \frac{d}{6}$, so $2c = \frac{d}{12}$ and $c = \frac{d}{24}$. The raft needs 24 hours. The answer 12 comes from forgetting that the difference of the two speeds is twice the current.`,
        zh: prose`设路程为 $d$，船速 $v$，水速 $c$，则 $v + c = \frac{d}{4}$，$v - c = \frac{d}{6}$，于是 $2c = \frac{d}{12}$，$c = \frac{d}{24}$，木筏要漂 24 小时。选 12 是忘了两个速度之差是水速的两倍。`,
      },
    },
    {
      code: 'amc10-3-13',
      type: 'choice',
      points: ['amc.geometry.circles', 'amc.geometry.triangles'],
      difficulty: 0.6,
      prompt: {
        text: prose`A triangle has sides 9, 12 and 15. How far is the center of its inscribed circle from the vertex of its largest angle?`,
        options: formulas('3', '3\\sqrt{2}', '2\\sqrt{5}', '5', '6'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`Since $9^2 + 12^2 = 15^2$, the largest angle is a right angle. The inradius is $\frac{9 + 12 - 15}{2} = 3$. The center, the vertex and the two points of tangency on the legs form a square with sides of length 3, and the distance asked for is its diagonal, $3\sqrt{2}$. The answer 3 is the distance from the center to a side.`,
        zh: prose`$9^2 + 12^2 = 15^2$，最大角为直角。内切圆半径为 $\frac{9 + 12 - 15}{2} = 3$。圆心、直角顶点与两直角边上的切点构成边长为 3 的正方形，所求距离是它的对角线 $3\sqrt{2}$。3 是圆心到边的距离。`,
      },
    },
    {
      code: 'amc10-3-14',
      type: 'choice',
      points: ['amc.numbers.digits', 'amc.algebra.equations'],
      difficulty: 0.7,
      prompt: {
        text: prose`In base $b$ the number $134_b$ is exactly twice the number $62_b$. What is $134_b$ in base ten?`,
        options: formulas('74', '92', '112', '134', '158'),
      },
      key: 'C',
      lure: 'B',
      explanation: {
        en: prose`The condition says $b^2 + 3b + 4 = 2(6b + 2)$, so $b^2 = 9b$ and, since $b$ is positive, $b = 9$. All the digits are below 9, as they must be. Then $134_b = 81 + 27 + 4 = 112$, and indeed $62_9 = 56$. Reading the numbers in base 8 gives 92, but $62_8 = 50$.`,
        zh: prose`由题意 $b^2 + 3b + 4 = 2(6b + 2)$，即 $b^2 = 9b$，因 $b$ 为正，$b = 9$，各数字都小于 9，符合要求。$134_b = 81 + 27 + 4 = 112$，而 $62_9 = 56$，恰好一半。按八进制读会得 92，但 $62_8 = 50$，不满足条件。`,
      },
    },
    {
      code: 'amc10-3-15',
      type: 'choice',
      points: ['amc.counting.arrangements'],
      difficulty: 0.8,
      prompt: {
        text: prose`In how many ways can three identical coins be placed on three different cells of a $4 \times 4$ board so that no two coins share a row or a column?`,
        options: formulas('16', '24', '64', '96', '576'),
      },
      key: 'D',
      lure: 'E',
      explanation: {
        en: prose`Choose three of the four rows ($4$ ways) and three of the four columns ($4$ ways). The three rows can then be matched with the three columns in $3! = 6$ ways, so there are $4 \cdot 4 \cdot 6 = 96$ placements. Placing the coins one after another gives $16 \cdot 9 \cdot 4 = 576$, which counts every placement of identical coins $3!$ times.`,
        zh: prose`四行中选三行有 $4$ 种，四列中选三列有 $4$ 种，三行与三列的配对有 $3! = 6$ 种，共 $4 \cdot 4 \cdot 6 = 96$ 种。若一枚一枚地放，得 $16 \cdot 9 \cdot 4 = 576$，而硬币相同，每种放法被数了 $3!$ 次。`,
      },
    },
  ],
} as const satisfies QuestionSet;
