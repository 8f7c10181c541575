import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Homework on divisors, remainders and prime factors. */
export const numberTheory = {
  code: 'hw-numbers',
  title: { en: 'Divisors and remainders', zh: '因数与余数' },
  node: 'amc.numbers',
  author: 'qiao',
  written: { days: -95, time: '17:10' },
  questions: [
    {
      code: 'hw-numbers-1',
      type: 'multiple-choice',
      points: ['amc.numbers.divisors'],
      difficulty: -0.4,
      prompt: {
        text: prose`Which of these numbers are multiples of 36? Choose all that apply.`,
        options: formulas('1296', '2034', '4716', '5544', '7362'),
        choose: 0,
      },
      key: ['A', 'C', 'D'],
      explanation: {
        en: prose`A number is a multiple of 36 exactly when it is a multiple of 4 and of 9. All five digit sums are multiples of 9, so the last two digits decide: 96, 16 and 44 are multiples of 4, while 34 and 62 are not.`,
        zh: prose`36 的倍数就是同时为 4 和 9 的倍数。五个数的数字和都是 9 的倍数，所以看末两位：96、16、44 是 4 的倍数，34、62 不是。`,
      },
    },
    {
      code: 'hw-numbers-2',
      type: 'true-false',
      points: ['amc.numbers.divisors'],
      difficulty: -0.6,
      prompt: {
        text: prose`True or false: every positive integer that is a multiple of 6 and of 4 is a multiple of 24.`,
      },
      key: false,
      explanation: {
        en: prose`The number 12 is a multiple of 6 and of 4 but not of 24. Two divisors can be multiplied only if they have no common factor; here the right combination is the least common multiple, $\operatorname{lcm}(6, 4) = 12$.`,
        zh: prose`12 既是 6 的倍数又是 4 的倍数，却不是 24 的倍数。只有两个因数互质时才能相乘；这里应取最小公倍数 $\operatorname{lcm}(6, 4) = 12$。`,
      },
    },
    {
      code: 'hw-numbers-3',
      type: 'blanks',
      points: ['amc.numbers.divisors'],
      difficulty: -0.5,
      prompt: {
        text: prose`Complete the prime factorization: 1260 is 2 to the power <span data-blank="1"></span>, times 3 to the power <span data-blank="2"></span>, times 5, times the prime <span data-blank="3"></span>.`,
        blanks: 3,
      },
      key: [['2'], ['2'], ['7']],
      wrong: ['2', '3', '7'],
      explanation: {
        en: prose`Divide step by step: $1260 = 2 \cdot 630 = 2^2 \cdot 315 = 2^2 \cdot 3^2 \cdot 35 = 2^2 \cdot 3^2 \cdot 5 \cdot 7$.`,
        zh: prose`逐步分解：$1260 = 2 \cdot 630 = 2^2 \cdot 315 = 2^2 \cdot 3^2 \cdot 35 = 2^2 \cdot 3^2 \cdot 5 \cdot 7$。`,
      },
    },
    {
      code: 'hw-numbers-4',
      type: 'numeric-entry',
      points: ['amc.numbers.remainders'],
      difficulty: 0.5,
      prompt: {
        text: prose`What is the smallest positive integer that leaves remainder 2 when divided by 3, remainder 3 when divided by 5, and remainder 4 when divided by 7?`,
        width: 5,
      },
      key: { accepted: ['53'] },
      wrong: '23',
      explanation: {
        en: prose`Numbers with remainder 4 on division by 7 are $4, 11, 18, 25, 32, 39, 46, 53, \ldots$ Of these 18 and 53 leave 3 when divided by 5, and of those two only 53 leaves 2 when divided by 3. The number 23 meets the first two conditions but leaves 2 when divided by 7.`,
        zh: prose`除以 7 余 4 的数有 $4, 11, 18, 25, 32, 39, 46, 53, \ldots$，其中除以 5 余 3 的是 18 和 53，再看除以 3 余 2，只有 53。23 满足前两个条件，但除以 7 余 2。`,
      },
    },
    {
      code: 'hw-numbers-5',
      type: 'ordering',
      points: ['amc.numbers.divisors'],
      difficulty: 0.4,
      prompt: {
        text: prose`Put these numbers in order by how many positive divisors they have, from the fewest to the most.`,
        options: formulas('30', '49', '36', '16', '18'),
      },
      key: ['B', 'D', 'E', 'A', 'C'],
      wrong: ['D', 'E', 'A', 'C', 'B'],
      explanation: {
        en: prose`From the prime factors: $49 = 7^2$ has 3 divisors, $16 = 2^4$ has 5, $18 = 2 \cdot 3^2$ has $2 \cdot 3 = 6$, $30 = 2 \cdot 3 \cdot 5$ has 8 and $36 = 2^2 \cdot 3^2$ has 9. A larger number need not have more divisors.`,
        zh: prose`由质因数分解：$49 = 7^2$ 有 3 个因数，$16 = 2^4$ 有 5 个，$18 = 2 \cdot 3^2$ 有 $2 \cdot 3 = 6$ 个，$30 = 2 \cdot 3 \cdot 5$ 有 8 个，$36 = 2^2 \cdot 3^2$ 有 9 个。数大，因数不一定多。`,
      },
    },
  ],
} as const satisfies QuestionSet;
