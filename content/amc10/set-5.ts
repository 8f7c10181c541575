import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 10 mock, questions 21 to 25. */
export const amc10Set5 = {
  code: 'amc10-5',
  title: { en: 'AMC 10 mock A, 21 to 25: the summit', zh: 'AMC 10 模拟卷 A 第 21 至 25 题：登顶' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -37, time: '19:40' },
  questions: [
    {
      code: 'amc10-5-21',
      type: 'choice',
      points: ['amc.algebra.polynomials', 'amc.algebra.equations'],
      difficulty: 1.5,
      prompt: {
        text: prose`Real numbers $x$ and $y$ satisfy $x + y = 6$ and $x^3 + y^3 = 72$. What is $x^4 + y^4$?`,
        options: formulas('272', '288', '336', '400', '432'),
      },
      key: 'A',
      lure: 'E',
      explanation: {
        en: prose`With $p = xy$, $x^3 + y^3 = (x + y)^3 - 3p(x + y)$ reads $72 = 216 - 18p$, so $p = 8$. Then $x^2 + y^2 = 36 - 16 = 20$ and $x^4 + y^4 = 20^2 - 2 \cdot 8^2 = 272$. The answer $432 = 6 \cdot 72$ forgets the mixed terms in $(x + y)(x^3 + y^3)$.`,
        zh: prose`记 $p = xy$，由 $x^3 + y^3 = (x + y)^3 - 3p(x + y)$ 得 $72 = 216 - 18p$，$p = 8$。于是 $x^2 + y^2 = 36 - 16 = 20$，$x^4 + y^4 = 20^2 - 2 \cdot 8^2 = 272$。$432 = 6 \cdot 72$ 忽略了 $(x + y)(x^3 + y^3)$ 中的交叉项。`,
      },
    },
    {
      code: 'amc10-5-22',
      type: 'choice',
      points: ['amc.counting.inclusion', 'amc.counting.arrangements'],
      difficulty: 1.9,
      prompt: {
        text: prose`Eight people sit at a round table. They are to be split into four pairs so that nobody is paired with a neighbor at the table. In how many ways can this be done?`,
        options: formulas('24', '31', '34', '41', '74'),
      },
      key: 'B',
      lure: 'E',
      explanation: {
        en: prose`There are $7 \cdot 5 \cdot 3 = 105$ ways to form pairs. A set of $k$ separate neighboring pairs can be chosen on a circle of 8 in $8, 20, 16, 2$ ways for $k = 1, 2, 3, 4$, and the others can then be paired in $15, 3, 1, 1$ ways. By inclusion and exclusion the number is $105 - 8 \cdot 15 + 20 \cdot 3 - 16 \cdot 1 + 2 = 31$.`,
        zh: prose`不加限制有 $7 \cdot 5 \cdot 3 = 105$ 种配对。在 8 人的圆周上选 $k$ 对互不相交的邻座，$k = 1, 2, 3, 4$ 时各有 $8, 20, 16, 2$ 种，其余人的配对各有 $15, 3, 1, 1$ 种。由容斥原理，所求为 $105 - 8 \cdot 15 + 20 \cdot 3 - 16 \cdot 1 + 2 = 31$。`,
      },
    },
    {
      code: 'amc10-5-23',
      type: 'choice',
      points: ['amc.geometry.triangles', 'amc.geometry.coordinates'],
      difficulty: 2.0,
      prompt: {
        text: prose`A rectangular sheet of paper measures 5 by 12. It is folded so that two opposite corners meet. How long is the crease?`,
        options: formulas('\\frac{60}{13}', '5', '\\frac{65}{12}', '6', '\\frac{13}{2}'),
      },
      key: 'C',
      lure: 'E',
      explanation: {
        en: prose`The crease lies on the perpendicular bisector of the diagonal, which has length $\sqrt{5^2 + 12^2} = 13$. The half crease and half the diagonal, $\frac{13}{2}$, are the legs of a right triangle similar to the one with legs 5 and 12, so the half crease is $\frac{13}{2} \cdot \frac{5}{12} = \frac{65}{24}$. The crease is $\frac{65}{12}$. The value $\frac{60}{13}$ is the distance from a corner to the diagonal.`,
        zh: prose`折痕在对角线的垂直平分线上，对角线长 $\sqrt{5^2 + 12^2} = 13$。半条折痕与半条对角线 $\frac{13}{2}$ 是一个直角三角形的两直角边，它与直角边为 5、12 的三角形相似，所以半条折痕长 $\frac{13}{2} \cdot \frac{5}{12} = \frac{65}{24}$，折痕长 $\frac{65}{12}$。$\frac{60}{13}$ 是顶点到对角线的距离。`,
      },
    },
    {
      code: 'amc10-5-24',
      type: 'choice',
      points: ['amc.numbers.diophantine', 'amc.numbers.divisors'],
      difficulty: 2.5,
      prompt: {
        text: prose`How many ordered pairs $(a, b)$ of positive integers satisfy $\gcd(a, b) + \operatorname{lcm}(a, b) = a + b + 12$?`,
        options: formulas('7', '10', '12', '14', '18'),
      },
      key: 'D',
      lure: 'E',
      explanation: {
        en: prose`Write $a = gx$ and $b = gy$ with $x$ and $y$ coprime. The equation becomes $g(xy - x - y + 1) = 12$, that is, $g(x - 1)(y - 1) = 12$. For $g = 1, 2, 3, 6$ the coprime solutions number $6, 4, 2, 2$; for $g = 4$ and $g = 12$ there are only $\{2, 4\}$ and $\{2, 2\}$, which are not coprime. Together 14. Without the condition that $x$ and $y$ are coprime there would be 18.`,
        zh: prose`设 $a = gx$，$b = gy$，$x$、$y$ 互质。方程化为 $g(xy - x - y + 1) = 12$，即 $g(x - 1)(y - 1) = 12$。$g = 1, 2, 3, 6$ 时互质的解各有 $6, 4, 2, 2$ 组；$g = 4$ 和 $g = 12$ 时只有 $\{2, 4\}$ 和 $\{2, 2\}$，不互质。共 14 组。若忘了互质的条件，会得到 18。`,
      },
    },
    {
      code: 'amc10-5-25',
      type: 'choice',
      points: ['amc.counting.probability', 'amc.counting.recursion'],
      difficulty: 2.6,
      prompt: {
        text: prose`A bug starts at a vertex of a cube. Each minute it walks along one of the three edges that meet at its vertex, each with probability $\frac{1}{3}$. What is the probability that after six minutes it is back at the vertex where it started?`,
        options: formulas('\\frac{2}{9}', '\\frac{20}{81}', '\\frac{1}{4}', '\\frac{61}{243}', '\\frac{7}{27}'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`Each step goes along one of the three directions of the cube's edges, and the bug is back exactly when each direction has been used an even number of times. Of the $3^6 = 729$ sequences of directions there are 3 with counts $6, 0, 0$, then $6 \cdot 15 = 90$ with $4, 2, 0$, and $90$ with $2, 2, 2$: 183 in all. So the probability is $\frac{183}{729} = \frac{61}{243}$. It is close to $\frac{1}{4}$, as the bug can be at 4 vertices after an even number of steps, but these are not quite equally likely.`,
        zh: prose`每一步沿正方体棱的三个方向之一，当且仅当每个方向都用了偶数次时回到原点。$3^6 = 729$ 种方向序列中，次数为 $6, 0, 0$ 的有 3 种，$4, 2, 0$ 的有 $6 \cdot 15 = 90$ 种，$2, 2, 2$ 的有 $90$ 种，共 183 种，概率 $\frac{183}{729} = \frac{61}{243}$。它接近 $\frac{1}{4}$，因为偶数步后只能在 4 个顶点上，但这四个顶点并不完全等可能。`,
      },
    },
  ],
} as const satisfies QuestionSet;
