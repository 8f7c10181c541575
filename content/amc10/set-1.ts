import { formulas, lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 10 mock, questions 1 to 5. */
export const amc10Set1 = {
  code: 'amc10-1',
  title: { en: 'AMC 10 mock A, 1 to 5: a steady start', zh: 'AMC 10 模拟卷 A 第 1 至 5 题：稳稳开局' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -40, time: '19:15' },
  questions: [
    {
      code: 'amc10-1-01',
      type: 'choice',
      points: ['amc.algebra.logarithms'],
      difficulty: -1.7,
      prompt: {
        text: prose`What is the value of $\dfrac{2^{26} + 2^{25}}{2^{26} - 2^{24}}$?`,
        options: formulas('1', '\\frac{4}{3}', '\\frac{3}{2}', '2', '4'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`Take $2^{24}$ out of the numerator and the denominator: $\frac{2^{24}(4 + 2)}{2^{24}(4 - 1)} = \frac{6}{3} = 2$. Powers with the same base are not added by adding exponents; a common factor is what helps.`,
        zh: prose`分子分母同时提出 $2^{24}$：$\frac{2^{24}(4 + 2)}{2^{24}(4 - 1)} = \frac{6}{3} = 2$。同底数的幂相加不能把指数相加，提公因式才是办法。`,
      },
    },
    {
      code: 'amc10-1-02',
      type: 'choice',
      points: ['amc.algebra.rate', 'amc.algebra.ratio'],
      difficulty: -1.2,
      prompt: {
        text: prose`Ling's old watch loses 5 minutes in every hour. She sets it correctly at 8:00 a.m. What is the correct time when the watch next shows 7:00 p.m.?`,
        options: lettered('6:05 p.m.', '7:05 p.m.', '7:50 p.m.', '7:55 p.m.', '8:00 p.m.'),
      },
      key: 'E',
      lure: 'D',
      explanation: {
        en: prose`The watch moves 55 minutes in 60 true minutes. By then it has moved 11 hours, or 660 minutes, and $660 \times \frac{60}{55} = 720$ minutes, so 12 true hours have passed and it is 8:00 p.m. Adding 5 minutes for each of the 11 hours on the watch gives 7:55, but those are watch hours, not true ones.`,
        zh: prose`真实的 60 分钟里，表只走 55 分钟。表走了 11 小时，即 660 分钟，真实时间为 $660 \times \frac{60}{55} = 720$ 分钟，也就是 12 小时，此时是晚上 8:00。按表上的 11 小时每小时补 5 分钟会得到 7:55，但那是表上的小时，不是真实的小时。`,
      },
    },
    {
      code: 'amc10-1-03',
      type: 'choice',
      points: ['amc.algebra.ratio'],
      difficulty: -1.1,
      prompt: {
        text: prose`A jug holds 400 ml of a drink that is 15% syrup. How many milliliters of water must be added to make a drink that is 12% syrup?`,
        options: formulas('80', '100', '120', '125', '500'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`The jug holds $0.15 \times 400 = 60$ ml of syrup, and water does not change that. If 60 ml are 12% of the new drink, the new drink has $60 \div 0.12 = 500$ ml, so 100 ml of water are added. The fall from 15 to 12 is a fifth, but adding a fifth of 400, which is 80 ml, makes the share fall only by a sixth.`,
        zh: prose`壶里有糖浆 $0.15 \times 400 = 60$ 毫升，加水不改变糖浆的量。60 毫升占新饮料的 12%，新饮料共 $60 \div 0.12 = 500$ 毫升，所以加水 100 毫升。从 15 降到 12 是降了五分之一，但加 400 的五分之一即 80 毫升，浓度只会降六分之一。`,
      },
    },
    {
      code: 'amc10-1-04',
      type: 'choice',
      points: ['amc.algebra.equations'],
      difficulty: -1.0,
      prompt: {
        text: prose`The sum of four consecutive even integers is 14 more than three times the largest of them. What is the smallest of the four integers?`,
        options: formulas('20', '22', '24', '26', '32'),
      },
      key: 'A',
      lure: 'D',
      explanation: {
        en: prose`Call them $n, n+2, n+4, n+6$. Then $4n + 12 = 3(n + 6) + 14$, so $4n + 12 = 3n + 32$ and $n = 20$. Check: $20 + 22 + 24 + 26 = 92 = 3 \cdot 26 + 14$. The answer 26 is the largest of the four.`,
        zh: prose`设四个数为 $n, n+2, n+4, n+6$，则 $4n + 12 = 3(n + 6) + 14$，即 $4n + 12 = 3n + 32$，$n = 20$。验算：$20 + 22 + 24 + 26 = 92 = 3 \cdot 26 + 14$。26 是其中最大的数。`,
      },
    },
    {
      code: 'amc10-1-05',
      type: 'choice',
      points: ['amc.geometry.circles', 'amc.geometry.coordinates'],
      difficulty: -0.2,
      prompt: {
        text: prose`
          A circle passes through two adjacent vertices of a square with sides of length 8 and is tangent to the opposite side, as shown. What is the radius of the circle?

          <img data-file="tangent-circle.svg" alt="A square and a circle through its two lower vertices; the circle touches the upper side of the square at its midpoint and bulges out to both sides and below.">
        `,
        options: formulas('4', '\\frac{9}{2}', '5', '\\frac{16}{3}', '4\\sqrt{2}'),
      },
      key: 'C',
      lure: 'A',
      explanation: {
        en: prose`By symmetry the center lies on the line halfway between the two vertices, at distance $r$ below the tangent side and so $8 - r$ above the opposite one. The radius to a vertex gives $4^2 + (8 - r)^2 = r^2$, hence $80 = 16r$ and $r = 5$. The value 4 would be the radius of the inscribed circle, which misses the vertices.`,
        zh: prose`由对称性，圆心在两个顶点的中垂线上，到切边的距离为 $r$，到对边的距离为 $8 - r$。由圆心到顶点的距离得 $4^2 + (8 - r)^2 = r^2$，即 $80 = 16r$，$r = 5$。4 是内切圆的半径，内切圆不经过顶点。`,
      },
    },
  ],
} as const satisfies QuestionSet;
