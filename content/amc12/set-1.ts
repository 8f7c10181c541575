import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 12 mock, questions 1 to 5. */
export const amc12Set1 = {
  code: 'amc12-1',
  title: { en: 'AMC 12 mock A, 1 to 5: tools in hand', zh: 'AMC 12 模拟卷 A 第 1 至 5 题：趁手的工具' },
  node: 'amc.algebra',
  author: 'qiao',
  written: { days: -75, time: '19:00' },
  questions: [
    {
      code: 'amc12-1-01',
      type: 'choice',
      points: ['amc.algebra.logarithms'],
      difficulty: -1.2,
      prompt: {
        text: prose`What is the value of $\log_4 32 \cdot \log_8 16$?`,
        options: formulas('2', '\\frac{8}{3}', '\\frac{10}{3}', '4', '\\frac{20}{3}'),
      },
      key: 'C',
      lure: 'D',
      explanation: {
        en: prose`Everything is a power of 2. Since $4^{5/2} = 32$, the first factor is $\frac{5}{2}$; since $8^{4/3} = 16$, the second is $\frac{4}{3}$. Their product is $\frac{10}{3}$. Logarithms of different bases cannot be multiplied by multiplying what stands behind them.`,
        zh: prose`都化成 2 的幂：$4^{5/2} = 32$，第一个因数为 $\frac{5}{2}$；$8^{4/3} = 16$，第二个为 $\frac{4}{3}$，积为 $\frac{10}{3}$。底数不同的对数相乘，不能直接把真数相乘。`,
      },
    },
    {
      code: 'amc12-1-02',
      type: 'choice',
      points: ['amc.geometry.circles', 'amc.geometry.coordinates'],
      difficulty: -1.0,
      prompt: {
        text: prose`The line $3x + 4y = 24$ and the two coordinate axes enclose a triangle. What is the area of the circle through the three vertices of this triangle?`,
        options: formulas('4\\pi', '16\\pi', '24\\pi', '25\\pi', '100\\pi'),
      },
      key: 'D',
      lure: 'E',
      explanation: {
        en: prose`The line meets the axes at $(8, 0)$ and $(0, 6)$, so the triangle is right-angled with hypotenuse $\sqrt{8^2 + 6^2} = 10$. The hypotenuse is a diameter of the circumscribed circle, so its radius is 5 and its area $25\pi$. Taking 10 for the radius gives $100\pi$, and $4\pi$ belongs to the inscribed circle.`,
        zh: prose`直线与坐标轴交于 $(8, 0)$ 和 $(0, 6)$，三角形为直角三角形，斜边 $\sqrt{8^2 + 6^2} = 10$。斜边是外接圆的直径，半径为 5，面积 $25\pi$。把 10 当半径会得 $100\pi$，而 $4\pi$ 是内切圆的面积。`,
      },
    },
    {
      code: 'amc12-1-03',
      type: 'choice',
      points: ['amc.algebra.functions'],
      difficulty: -0.8,
      prompt: {
        text: prose`Let $f(x) = \dfrac{x + 1}{x - 1}$ for $x \ne 1$. What is $f(f(f(5)))$?`,
        options: formulas('\\frac{2}{3}', '\\frac{3}{2}', '2', '5', '6'),
      },
      key: 'B',
      lure: 'D',
      explanation: {
        en: prose`First $f(5) = \frac{6}{4} = \frac{3}{2}$. Then $f\left(\frac{3}{2}\right) = \frac{5/2}{1/2} = 5$, so $f$ undoes itself, and $f(f(f(5))) = f(5) = \frac{3}{2}$. Stopping after two steps gives 5.`,
        zh: prose`先算 $f(5) = \frac{6}{4} = \frac{3}{2}$，再算 $f\left(\frac{3}{2}\right) = \frac{5/2}{1/2} = 5$。可见 $f$ 作用两次还原，所以 $f(f(f(5))) = f(5) = \frac{3}{2}$。只作用两次就停下会得 5。`,
      },
    },
    {
      code: 'amc12-1-04',
      type: 'choice',
      points: ['amc.algebra.complex'],
      difficulty: -0.4,
      prompt: {
        text: prose`Let $i^2 = -1$. What is the value of $(1 + i)^{10} - (1 - i)^{10}$?`,
        options: formulas('0', '32', '32i', '64', '64i'),
      },
      key: 'E',
      lure: 'A',
      explanation: {
        en: prose`Square first: $(1 + i)^2 = 2i$, so $(1 + i)^{10} = (2i)^5 = 32i$. In the same way $(1 - i)^2 = -2i$ and $(1 - i)^{10} = -32i$. The difference is $64i$; the sum would be 0.`,
        zh: prose`先平方：$(1 + i)^2 = 2i$，所以 $(1 + i)^{10} = (2i)^5 = 32i$。同理 $(1 - i)^2 = -2i$，$(1 - i)^{10} = -32i$。两者之差为 $64i$；如果算成和，就是 0。`,
      },
    },
    {
      code: 'amc12-1-05',
      type: 'choice',
      points: ['amc.algebra.sequences'],
      difficulty: -0.3,
      prompt: {
        text: prose`A sequence is given by $t_1 = 2$ and $t_{n+1} = t_n + 2n$ for $n \ge 1$. What is $t_{50}$?`,
        options: formulas('2452', '2500', '2502', '2550', '2552'),
      },
      key: 'A',
      lure: 'E',
      explanation: {
        en: prose`From $t_1$ to $t_{50}$ there are 49 steps: $t_{50} = 2 + 2(1 + 2 + \cdots + 49) = 2 + 49 \cdot 50 = 2452$. Adding 50 steps gives $2 + 50 \cdot 51 = 2552$, which is $t_{51}$.`,
        zh: prose`从 $t_1$ 到 $t_{50}$ 共 49 步：$t_{50} = 2 + 2(1 + 2 + \cdots + 49) = 2 + 49 \cdot 50 = 2452$。若加了 50 步，得到 $2 + 50 \cdot 51 = 2552$，那是 $t_{51}$。`,
      },
    },
  ],
} as const satisfies QuestionSet;
