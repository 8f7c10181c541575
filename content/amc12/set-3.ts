import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 12 mock, questions 11 to 15. */
export const amc12Set3 = {
  code: 'amc12-3',
  title: { en: 'AMC 12 mock A, 11 to 15: second wind', zh: 'AMC 12 模拟卷 A 第 11 至 15 题：换一口气' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -74, time: '19:20' },
  questions: [
    {
      code: 'amc12-3-11',
      type: 'choice',
      points: ['amc.algebra.polynomials'],
      difficulty: 0.8,
      prompt: {
        text: prose`The polynomial $x^3 - 6x^2 + 5x - 7$ has roots $r$, $s$ and $t$. What is $(r + s)(s + t)(t + r)$?`,
        options: formulas('23', '30', '35', '37', '42'),
      },
      key: 'A',
      lure: 'D',
      explanation: {
        en: prose`Since $r + s + t = 6$, the product is $(6 - t)(6 - r)(6 - s)$, which is the value of the polynomial at 6: $216 - 216 + 30 - 7 = 23$. The same follows from $(r+s+t)(rs+st+tr) - rst = 6 \cdot 5 - 7$. A wrong sign for $rst$ gives 37.`,
        zh: prose`由 $r + s + t = 6$，所求为 $(6 - t)(6 - r)(6 - s)$，正是多项式在 6 处的值：$216 - 216 + 30 - 7 = 23$。也可用 $(r+s+t)(rs+st+tr) - rst = 6 \cdot 5 - 7$。$rst$ 的符号弄错会得 37。`,
      },
    },
    {
      code: 'amc12-3-12',
      type: 'choice',
      points: ['amc.geometry.triangles', 'amc.algebra.trigonometry'],
      difficulty: 0.9,
      prompt: {
        text: prose`A triangle has sides 5, 7 and 8. The bisector of the angle opposite the side of length 7 meets that side at $D$. How long is the bisector from the vertex to $D$?`,
        options: formulas(
          '\\frac{20\\sqrt{3}}{13}',
          '\\frac{40}{13}',
          '3\\sqrt{3}',
          '\\frac{40\\sqrt{3}}{13}',
          '\\frac{80}{13}',
        ),
      },
      key: 'D',
      lure: 'B',
      explanation: {
        en: prose`The angle opposite 7 has cosine $\frac{25 + 64 - 49}{2 \cdot 5 \cdot 8} = \frac{1}{2}$, so it is $60^\circ$. Splitting the area at the bisector of length $\ell$ gives $\frac{1}{2} \cdot 5\ell \sin 30^\circ + \frac{1}{2} \cdot 8\ell \sin 30^\circ = \frac{1}{2} \cdot 40 \sin 60^\circ$. Hence $\frac{13}{2}\ell = 20\sqrt{3}$ and $\ell = \frac{40\sqrt{3}}{13}$.`,
        zh: prose`7 所对的角余弦为 $\frac{25 + 64 - 49}{2 \cdot 5 \cdot 8} = \frac{1}{2}$，即 $60^\circ$。设角平分线长 $\ell$，用面积：$\frac{1}{2} \cdot 5\ell \sin 30^\circ + \frac{1}{2} \cdot 8\ell \sin 30^\circ = \frac{1}{2} \cdot 40 \sin 60^\circ$，即 $\frac{13}{2}\ell = 20\sqrt{3}$，$\ell = \frac{40\sqrt{3}}{13}$。`,
      },
    },
    {
      code: 'amc12-3-13',
      type: 'choice',
      points: ['amc.numbers.diophantine', 'amc.numbers.remainders'],
      difficulty: 0.9,
      prompt: {
        text: prose`How many of the integers $1, 2, 3, \ldots, 2026$ can be written as the difference of the squares of two integers?`,
        options: formulas('507', '1012', '1013', '1519', '1520'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`In $a^2 - b^2 = (a - b)(a + b)$ the two factors are both even or both odd. So the number is odd or a multiple of 4, and both always work: $2k + 1 = (k+1)^2 - k^2$ and $4k = (k+1)^2 - (k-1)^2$. Only numbers of the form $4k + 2$ fail: $2, 6, \ldots, 2026$, which are 507. That leaves $2026 - 507 = 1519$. The odd numbers alone are 1013.`,
        zh: prose`$a^2 - b^2 = (a - b)(a + b)$ 的两个因数同奇偶，所以这个数是奇数或 4 的倍数，而这两类都可以：$2k + 1 = (k+1)^2 - k^2$，$4k = (k+1)^2 - (k-1)^2$。不行的只有 $4k + 2$ 型：$2, 6, \ldots, 2026$，共 507 个。所以有 $2026 - 507 = 1519$ 个。1013 只数了奇数。`,
      },
    },
    {
      code: 'amc12-3-14',
      type: 'choice',
      points: ['amc.algebra.complex', 'amc.geometry.area'],
      difficulty: 0.8,
      prompt: {
        text: prose`The six complex solutions of $z^6 = -64$ are the vertices of a hexagon in the complex plane. What is the area of this hexagon?`,
        options: formulas('6', '6\\sqrt{2}', '6\\sqrt{3}', '12', '12\\sqrt{3}'),
      },
      key: 'C',
      lure: 'E',
      explanation: {
        en: prose`All solutions have absolute value $64^{1/6} = 2$, and their arguments differ by $60^\circ$. So the hexagon is regular with circumradius 2: six equilateral triangles with sides of length 2, area $6 \cdot \frac{\sqrt{3}}{4} \cdot 4 = 6\sqrt{3}$. The minus sign only turns the hexagon; it does not change its area.`,
        zh: prose`六个解的模都是 $64^{1/6} = 2$，辐角依次相差 $60^\circ$，所以是外接圆半径为 2 的正六边形，由六个边长为 2 的等边三角形组成，面积 $6 \cdot \frac{\sqrt{3}}{4} \cdot 4 = 6\sqrt{3}$。负号只使六边形旋转，不改变面积。`,
      },
    },
    {
      code: 'amc12-3-15',
      type: 'choice',
      points: ['amc.counting.probability', 'amc.counting.arrangements'],
      difficulty: 0.7,
      prompt: {
        text: prose`Six pairs of twins enter a contest, and four of the twelve children are chosen at random to be on the team. What is the probability that the team contains no pair of twins?`,
        options: formulas('\\frac{1}{3}', '\\frac{16}{33}', '\\frac{17}{33}', '\\frac{19}{33}', '\\frac{2}{3}'),
      },
      key: 'B',
      lure: 'C',
      explanation: {
        en: prose`There are $\binom{12}{4} = 495$ teams. A team without twins takes one child from each of four pairs: $\binom{6}{4} \cdot 2^4 = 240$. The probability is $\frac{240}{495} = \frac{16}{33}$, and $\frac{17}{33}$ is the probability that some twins are together.`,
        zh: prose`共有 $\binom{12}{4} = 495$ 种选法。没有双胞胎同队，就是从四对中各选一人：$\binom{6}{4} \cdot 2^4 = 240$ 种，概率 $\frac{240}{495} = \frac{16}{33}$。$\frac{17}{33}$ 是至少有一对双胞胎同队的概率。`,
      },
    },
  ],
} as const satisfies QuestionSet;
