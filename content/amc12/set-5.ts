import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 12 mock, questions 21 to 25. */
export const amc12Set5 = {
  code: 'amc12-5',
  title: { en: 'AMC 12 mock A, 21 to 25: above the clouds', zh: 'AMC 12 模拟卷 A 第 21 至 25 题：云上' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -73, time: '19:50' },
  questions: [
    {
      code: 'amc12-5-21',
      type: 'choice',
      points: ['amc.geometry.coordinates', 'amc.geometry.area'],
      difficulty: 1.9,
      prompt: {
        text: prose`What is the area of the region of points $(x, y)$ in the plane with $|x| + |y| + |x + y| \le 8$?`,
        options: formulas('16', '24', '32', '40', '48'),
      },
      key: 'E',
      lure: 'C',
      explanation: {
        en: prose`Where $x$ and $y$ have the same sign, the left side is $2|x| + 2|y|$, so $|x| + |y| \le 4$: two right triangles of area 8. Where the signs differ, the left side is twice the larger of $|x|$ and $|y|$, so both are at most 4: two squares of area 16. The whole is $16 + 32 = 48$. Forgetting the same-sign quadrants leaves 32.`,
        zh: prose`$x$、$y$ 同号时，左边为 $2|x| + 2|y|$，即 $|x| + |y| \le 4$：两个面积为 8 的直角三角形。异号时，左边是 $|x|$、$|y|$ 中较大者的两倍，即两者都不超过 4：两个面积为 16 的正方形。总面积 $16 + 32 = 48$。漏掉同号的两个象限就只有 32。`,
      },
    },
    {
      code: 'amc12-5-22',
      type: 'choice',
      points: ['amc.counting.recursion', 'amc.counting.arrangements'],
      difficulty: 2.1,
      prompt: {
        text: prose`Cards numbered 1 to 8 are laid in a row one after another from left to right. Every card after the first must differ by exactly 1 from some card already in the row. In how many ways can the row be laid?`,
        options: formulas('128', '254', '256', '720', '5040'),
      },
      key: 'A',
      lure: 'C',
      explanation: {
        en: prose`At every moment the cards on the table form a block of consecutive numbers, and the next card extends it at the top or at the bottom. Read the row backwards: the last card must be 1 or 8, the one before it an end of the remaining block, and so on. Each of the cards but the first in the row offers 2 choices, so there are $2^7 = 128$ rows. The first card is then forced, so there is no eighth factor of 2.`,
        zh: prose`任何时刻桌上的牌都是一段连续的数，下一张只能接在上端或下端。倒着看：最后一张必为 1 或 8，倒数第二张是剩下那段的某一端，以此类推。除最左边那张外，每张有 2 种选择，所以共 $2^7 = 128$ 种。最左边那张此时已经确定，不再有第八个因子 2。`,
      },
    },
    {
      code: 'amc12-5-23',
      type: 'choice',
      points: ['amc.numbers.divisors', 'amc.counting.inclusion'],
      difficulty: 2.3,
      prompt: {
        text: prose`How many ordered triples $(a, b, c)$ of positive integers have least common multiple 72?`,
        options: formulas('35', '216', '703', '1000', '1728'),
      },
      key: 'C',
      lure: 'E',
      explanation: {
        en: prose`Since $72 = 2^3 \cdot 3^2$, the exponents of 2 in $a$, $b$, $c$ are from 0 to 3 and their maximum is 3: $4^3 - 3^3 = 37$ choices. The exponents of 3 are from 0 to 2 with maximum 2: $3^3 - 2^3 = 19$ choices. Together $37 \cdot 19 = 703$. All triples of divisors of 72 are $12^3 = 1728$, but many of them have a smaller least common multiple.`,
        zh: prose`$72 = 2^3 \cdot 3^2$。$a$、$b$、$c$ 中 2 的指数取 0 到 3，且最大值为 3，有 $4^3 - 3^3 = 37$ 种；3 的指数取 0 到 2，且最大值为 2，有 $3^3 - 2^3 = 19$ 种。共 $37 \cdot 19 = 703$ 种。72 的因数组成的三元组有 $12^3 = 1728$ 个，但其中许多的最小公倍数更小。`,
      },
    },
    {
      code: 'amc12-5-24',
      type: 'choice',
      points: ['amc.geometry.circles', 'amc.geometry.triangles'],
      difficulty: 2.4,
      prompt: {
        text: prose`Quadrilateral $ABCD$ is inscribed in a circle, with $AB = 7$, $BC = 15$, $CD = 20$ and $DA = 24$. What is $AC$?`,
        options: formulas('15', '16', '18', '\\frac{96}{5}', '20'),
      },
      key: 'E',
      lure: 'D',
      explanation: {
        en: prose`Since $7^2 + 24^2 = 25^2 = 15^2 + 20^2$, let us see whether $BD = 25$: then the angles at $A$ and $C$ are both right angles and add up to $180^\circ$, as they must. The law of cosines allows only one value of $BD$, so it is 25. Ptolemy's theorem says $AC \cdot 25 = 7 \cdot 20 + 15 \cdot 24 = 500$, so $AC = 20$.`,
        zh: prose`注意 $7^2 + 24^2 = 25^2 = 15^2 + 20^2$。若 $BD = 25$，则 $A$、$C$ 处都是直角，和为 $180^\circ$，符合圆内接的要求；由余弦定理，$BD$ 的值唯一，所以 $BD = 25$。由托勒密定理，$AC \cdot 25 = 7 \cdot 20 + 15 \cdot 24 = 500$，$AC = 20$。`,
      },
    },
    {
      code: 'amc12-5-25',
      type: 'choice',
      points: ['amc.counting.recursion', 'amc.counting.principles'],
      difficulty: 2.8,
      prompt: {
        text: prose`How many subsets of $\{1, 2, 3, \ldots, 12\}$, the empty set included, contain no two elements that differ by exactly 2 or by exactly 4?`,
        options: formulas('169', '196', '225', '289', '441'),
      },
      key: 'A',
      lure: 'E',
      explanation: {
        en: prose`Odd and even numbers never meet in the condition, so treat them apart. The six odd numbers form a row in which chosen numbers must be at least three places apart. If $c_n$ counts the choices in a row of $n$, the last place is left out or chosen: $c_n = c_{n-1} + c_{n-3}$, which gives $2, 3, 4, 6, 9, 13$. The evens offer 13 as well, so the answer is $13^2 = 169$. With only the difference 2 forbidden it would be $21^2 = 441$.`,
        zh: prose`差为 2 或 4 只发生在同奇偶的数之间，奇数与偶数可分开考虑。六个奇数排成一行，选出的数至少相隔三个位置。设 $n$ 个位置的选法有 $c_n$ 种，最后一个位置不选或选：$c_n = c_{n-1} + c_{n-3}$，依次为 $2, 3, 4, 6, 9, 13$。偶数同样有 13 种，答案为 $13^2 = 169$。若只禁止差为 2，则有 $21^2 = 441$ 种。`,
      },
    },
  ],
} as const satisfies QuestionSet;
