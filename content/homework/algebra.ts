import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Homework on identities, powers and functions. */
export const algebra = {
  code: 'hw-algebra',
  title: { en: 'Identities, powers and functions', zh: '恒等式、幂与函数' },
  node: 'amc.algebra',
  author: 'qiao',
  written: { days: -85, time: '18:45' },
  questions: [
    {
      code: 'hw-algebra-1',
      type: 'blanks',
      points: ['amc.algebra.equations'],
      difficulty: -0.8,
      prompt: {
        text: prose`Two numbers $x$ and $y$ with $x > y$ have sum 11 and product 24. Then $x = $ <span data-blank="1"></span> and $y = $ <span data-blank="2"></span>.`,
        blanks: 2,
      },
      key: [['8'], ['3']],
      wrong: ['3', '8'],
      explanation: {
        en: prose`The two numbers are the roots of $t^2 - 11t + 24 = (t - 3)(t - 8)$, and the larger one is $x = 8$. It helps to try the pairs of factors of 24: only $3 + 8$ makes 11.`,
        zh: prose`这两个数是 $t^2 - 11t + 24 = (t - 3)(t - 8)$ 的根，较大的是 $x = 8$。也可以试 24 的因数对，只有 $3 + 8$ 等于 11。`,
      },
    },
    {
      code: 'hw-algebra-2',
      type: 'numeric-entry',
      points: ['amc.algebra.polynomials'],
      difficulty: 0.8,
      prompt: { text: prose`Suppose that $x + \dfrac{1}{x} = 4$. What is $x^3 + \dfrac{1}{x^3}$?`, width: 5 },
      key: { accepted: ['52'] },
      wrong: '64',
      explanation: {
        en: prose`Cube the given equation: $x^3 + \frac{1}{x^3} + 3\left(x + \frac{1}{x}\right) = 64$. So $x^3 + \frac{1}{x^3} = 64 - 12 = 52$. The answer 64 leaves out the mixed terms.`,
        zh: prose`把已知式立方：$x^3 + \frac{1}{x^3} + 3\left(x + \frac{1}{x}\right) = 64$，所以 $x^3 + \frac{1}{x^3} = 64 - 12 = 52$。答 64 是漏了交叉项。`,
      },
    },
    {
      code: 'hw-algebra-3',
      type: 'true-false',
      points: ['amc.algebra.equations'],
      difficulty: -0.3,
      prompt: {
        text: prose`True or false: $(a + b)^2 \ge 4ab$ for all real numbers $a$ and $b$, negative ones included.`,
      },
      key: true,
      explanation: {
        en: prose`The difference is $(a + b)^2 - 4ab = a^2 - 2ab + b^2 = (a - b)^2$, and a square is never negative. Equality holds exactly when $a = b$; the signs play no part.`,
        zh: prose`两边之差为 $(a + b)^2 - 4ab = a^2 - 2ab + b^2 = (a - b)^2$，平方不会是负数。当且仅当 $a = b$ 时取等号，与正负无关。`,
      },
    },
    {
      code: 'hw-algebra-4',
      type: 'ordering',
      points: ['amc.algebra.logarithms'],
      difficulty: 0.6,
      prompt: {
        text: prose`Put these powers in order, from the smallest to the largest.`,
        options: formulas('5^{30}', '2^{60}', '7^{20}', '3^{40}'),
      },
      key: ['C', 'B', 'D', 'A'],
      wrong: ['C', 'A', 'D', 'B'],
      explanation: {
        en: prose`Write all of them with exponent 10: $7^{20} = 49^{10}$, $2^{60} = 64^{10}$, $3^{40} = 81^{10}$ and $5^{30} = 125^{10}$. Now only the bases have to be compared.`,
        zh: prose`都化成 10 次幂：$7^{20} = 49^{10}$，$2^{60} = 64^{10}$，$3^{40} = 81^{10}$，$5^{30} = 125^{10}$，这样只需比较底数。`,
      },
    },
    {
      code: 'hw-algebra-5',
      type: 'multiple-choice',
      points: ['amc.algebra.functions'],
      difficulty: 0.3,
      prompt: {
        text: prose`Which two of these functions satisfy $f(f(x)) = x$ for every $x$ at which $f$ is defined? Choose two.`,
        options: formulas('f(x) = 6 - x', 'f(x) = 2x', 'f(x) = \\frac{3}{x}', 'f(x) = x - 1', 'f(x) = x^2'),
        choose: 2,
      },
      key: ['A', 'C'],
      explanation: {
        en: prose`For $6 - x$: $6 - (6 - x) = x$. For $\frac{3}{x}$: $3 \div \frac{3}{x} = x$. The others give $4x$, $x - 2$ and $x^4$. The graph of such a function is its own mirror image in the line $y = x$.`,
        zh: prose`对 $6 - x$：$6 - (6 - x) = x$；对 $\frac{3}{x}$：$3 \div \frac{3}{x} = x$。其余分别得 $4x$、$x - 2$、$x^4$。这类函数的图像关于直线 $y = x$ 对称。`,
      },
    },
  ],
} as const satisfies QuestionSet;
