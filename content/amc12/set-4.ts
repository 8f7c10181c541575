import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 12 mock, questions 16 to 20. */
export const amc12Set4 = {
  code: 'amc12-4',
  title: { en: 'AMC 12 mock A, 16 to 20: thin air', zh: 'AMC 12 模拟卷 A 第 16 至 20 题：山高气薄' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -74, time: '20:15' },
  questions: [
    {
      code: 'amc12-4-16',
      type: 'choice',
      points: ['amc.algebra.functions', 'amc.algebra.equations'],
      difficulty: 1.2,
      prompt: {
        text: prose`A function satisfies $f(x) + 2f(1 - x) = x^2 + 3$ for all real $x$. What is the least value that $f$ takes?`,
        options: formulas('0', '\\frac{1}{3}', '\\frac{2}{3}', '1', '\\frac{5}{3}'),
      },
      key: 'B',
      lure: 'D',
      explanation: {
        en: prose`Replace $x$ by $1 - x$: $f(1 - x) + 2f(x) = (1 - x)^2 + 3$. Twice this minus the given equation leaves $3f(x) = 2(1 - x)^2 + 6 - x^2 - 3 = x^2 - 4x + 5$. So $f(x) = \frac{(x - 2)^2 + 1}{3}$, and the least value is $\frac{1}{3}$, at $x = 2$. Forgetting to divide by 3 gives 1.`,
        zh: prose`把 $x$ 换成 $1 - x$：$f(1 - x) + 2f(x) = (1 - x)^2 + 3$。它的两倍减去原式，得 $3f(x) = 2(1 - x)^2 + 6 - x^2 - 3 = x^2 - 4x + 5$，即 $f(x) = \frac{(x - 2)^2 + 1}{3}$，在 $x = 2$ 处取最小值 $\frac{1}{3}$。忘了除以 3 会得 1。`,
      },
    },
    {
      code: 'amc12-4-17',
      type: 'choice',
      points: ['amc.geometry.solids'],
      difficulty: 1.1,
      prompt: {
        text: prose`All six edges of a tetrahedron have length 6. What is the distance between the midpoints of two opposite edges?`,
        options: formulas('3', '3\\sqrt{2}', '2\\sqrt{6}', '3\\sqrt{3}', '6'),
      },
      key: 'B',
      lure: 'C',
      explanation: {
        en: prose`Let $M$ and $N$ be the midpoints of $AB$ and $CD$. In the equilateral faces $CM = DM = 3\sqrt{3}$, so $MN$ is the altitude of an isosceles triangle with base $CD = 6$: $MN^2 = 27 - 9 = 18$ and $MN = 3\sqrt{2}$. The value $2\sqrt{6}$ is the height of the tetrahedron.`,
        zh: prose`设 $M$、$N$ 为 $AB$、$CD$ 的中点。在等边三角形的面上，$CM = DM = 3\sqrt{3}$，所以 $MN$ 是底边 $CD = 6$ 的等腰三角形的高：$MN^2 = 27 - 9 = 18$，$MN = 3\sqrt{2}$。$2\sqrt{6}$ 是四面体的高。`,
      },
    },
    {
      code: 'amc12-4-18',
      type: 'choice',
      points: ['amc.numbers.diophantine', 'amc.numbers.divisors'],
      difficulty: 1.5,
      prompt: {
        text: prose`What is the sum of all positive integers $n$ for which $n^2 + 60n$ is a perfect square?`,
        options: formulas('196', '220', '244', '264', '268'),
      },
      key: 'E',
      lure: 'D',
      explanation: {
        en: prose`If $n^2 + 60n = m^2$, then $(n + 30 - m)(n + 30 + m) = 900$. The factors differ by $2m$, so both are even: $2a$ and $2b$ with $ab = 225$ and $n + 30 = a + b$. The pairs $(1, 225)$, $(3, 75)$, $(5, 45)$, $(9, 25)$ give $n = 196, 48, 20, 4$, while $(15, 15)$ gives 0. The sum is 268; overlooking $n = 4$ gives 264.`,
        zh: prose`设 $n^2 + 60n = m^2$，则 $(n + 30 - m)(n + 30 + m) = 900$。两因数相差 $2m$，所以同为偶数，设为 $2a$、$2b$，则 $ab = 225$，$n + 30 = a + b$。$(1, 225)$、$(3, 75)$、$(5, 45)$、$(9, 25)$ 给出 $n = 196, 48, 20, 4$，$(15, 15)$ 给出 0。和为 268；漏掉 $n = 4$ 会得 264。`,
      },
    },
    {
      code: 'amc12-4-19',
      type: 'choice',
      points: ['amc.counting.probability', 'amc.counting.recursion'],
      difficulty: 1.7,
      prompt: {
        text: prose`A fair coin is tossed until either two heads in a row or three tails in a row appear. What is the probability that the two heads come first?`,
        options: formulas('\\frac{1}{2}', '\\frac{3}{5}', '\\frac{2}{3}', '\\frac{7}{10}', '\\frac{4}{5}'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`Let $h$, $t$ and $u$ be the chances that heads win when the last run is one head, one tail and two tails. Then $h = \frac{1}{2} + \frac{1}{2}t$, $t = \frac{1}{2}h + \frac{1}{2}u$ and $u = \frac{1}{2}h$. So $t = \frac{3}{4}h$ and $h = \frac{4}{5}$, $t = \frac{3}{5}$. After the first toss the chance is $\frac{1}{2}\left(\frac{4}{5} + \frac{3}{5}\right) = \frac{7}{10}$. Comparing $\frac{1}{4}$ with $\frac{1}{8}$ suggests $\frac{2}{3}$, but the runs do not start afresh at each toss.`,
        zh: prose`设当前末尾为一个正面、一个反面、两个反面时，正面获胜的概率分别为 $h$、$t$、$u$，则 $h = \frac{1}{2} + \frac{1}{2}t$，$t = \frac{1}{2}h + \frac{1}{2}u$，$u = \frac{1}{2}h$。于是 $t = \frac{3}{4}h$，解得 $h = \frac{4}{5}$，$t = \frac{3}{5}$。第一次抛掷后的概率为 $\frac{1}{2}\left(\frac{4}{5} + \frac{3}{5}\right) = \frac{7}{10}$。拿 $\frac{1}{4}$ 与 $\frac{1}{8}$ 相比会猜 $\frac{2}{3}$，但连续的段并不是每次重新开始的。`,
      },
    },
    {
      code: 'amc12-4-20',
      type: 'choice',
      points: ['amc.algebra.trigonometry', 'amc.algebra.sequences'],
      difficulty: 1.4,
      prompt: {
        text: prose`What is the value of $\sin^2 2^\circ + \sin^2 4^\circ + \sin^2 6^\circ + \cdots + \sin^2 88^\circ$?`,
        options: formulas('22', '\\frac{45}{2}', '23', '44', '45'),
      },
      key: 'A',
      lure: 'B',
      explanation: {
        en: prose`The angles are $2^\circ, 4^\circ, \ldots, 88^\circ$, 44 of them. Pair $\theta$ with $90^\circ - \theta$: $\sin^2\theta + \sin^2(90^\circ - \theta) = \sin^2\theta + \cos^2\theta = 1$. No angle is its own partner, because $45^\circ$ is not in the list, so there are 22 pairs and the sum is 22. With 45 terms one would get $\frac{45}{2}$.`,
        zh: prose`角为 $2^\circ, 4^\circ, \ldots, 88^\circ$，共 44 个。把 $\theta$ 与 $90^\circ - \theta$ 配对：$\sin^2\theta + \sin^2(90^\circ - \theta) = \sin^2\theta + \cos^2\theta = 1$。$45^\circ$ 不在其中，没有自配的角，共 22 对，和为 22。误以为有 45 项会得 $\frac{45}{2}$。`,
      },
    },
  ],
} as const satisfies QuestionSet;
