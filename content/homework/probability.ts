import { lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Homework on chance. */
export const probability = {
  code: 'hw-probability',
  title: { en: 'What are the chances?', zh: '可能性有多大' },
  node: 'amc.counting',
  author: 'qiao',
  written: { days: -60, time: '18:00' },
  questions: [
    {
      code: 'hw-probability-1',
      type: 'true-false',
      points: ['amc.counting.probability'],
      difficulty: -1.2,
      prompt: {
        text: prose`True or false: a fair coin that has come up heads five times in a row is more likely to come up tails than heads on the next toss.`,
      },
      key: false,
      explanation: {
        en: prose`The tosses are independent: the coin does not remember, and both results still have probability $\frac{1}{2}$. That six heads in a row are rare says something about the whole row before it begins, not about its last toss.`,
        zh: prose`每次抛掷相互独立，硬币没有记忆，正反面的概率仍各为 $\frac{1}{2}$。连续六次正面很少见，说的是开始之前对整串的判断，而不是最后一次。`,
      },
    },
    {
      code: 'hw-probability-2',
      type: 'numeric-entry',
      points: ['amc.counting.probability'],
      difficulty: 0.2,
      prompt: {
        text: prose`Two fair dice, one red and one blue, are rolled. The red die shows an even number. What is the probability that the two numbers add up to 8? Enter a fraction in lowest terms, such as 2/3.`,
        width: 5,
      },
      key: { accepted: ['1/6'] },
      wrong: '5/36',
      explanation: {
        en: prose`With 2, 4 or 6 on the red die there are $3 \cdot 6 = 18$ equally likely results. Each of the three red numbers needs exactly one blue number (6, 4, 2), so 3 of the 18 results fit: $\frac{3}{18} = \frac{1}{6}$. The fraction $\frac{5}{36}$ does not use what is known about the red die.`,
        zh: prose`红色骰子为 2、4 或 6 时，共有 $3 \cdot 6 = 18$ 种等可能结果。每个红色点数恰有一个蓝色点数与之配成 8（6、4、2），所以有 3 种符合：$\frac{3}{18} = \frac{1}{6}$。$\frac{5}{36}$ 没有用到红色为偶数这个条件。`,
      },
    },
    {
      code: 'hw-probability-3',
      type: 'blanks',
      points: ['amc.counting.probability'],
      difficulty: 0.5,
      prompt: {
        text: prose`A bag holds 4 green and 6 yellow balls. Two balls are drawn together at random. As fractions in lowest terms, the probability that both are green is <span data-blank="1"></span>, and the probability that they have different colors is <span data-blank="2"></span>.`,
        blanks: 2,
      },
      key: [['2/15'], ['8/15']],
      wrong: ['4/25', '12/25'],
      explanation: {
        en: prose`There are $\binom{10}{2} = 45$ pairs, $\binom{4}{2} = 6$ of them green and $4 \cdot 6 = 24$ of mixed colors, so the probabilities are $\frac{6}{45} = \frac{2}{15}$ and $\frac{24}{45} = \frac{8}{15}$. The values $\frac{4}{25}$ and $\frac{12}{25}$ would be right if the first ball were put back.`,
        zh: prose`共有 $\binom{10}{2} = 45$ 对，其中全绿 $\binom{4}{2} = 6$ 对，异色 $4 \cdot 6 = 24$ 对，概率分别为 $\frac{6}{45} = \frac{2}{15}$ 和 $\frac{24}{45} = \frac{8}{15}$。$\frac{4}{25}$、$\frac{12}{25}$ 是放回再取的结果。`,
      },
    },
    {
      code: 'hw-probability-4',
      type: 'ordering',
      points: ['amc.counting.probability'],
      difficulty: 0.6,
      prompt: {
        text: prose`Put these events in order, from the least likely to the most likely.`,
        options: lettered(
          'a number chosen at random from 1 to 20 is prime',
          'two rolls of a die show at least one six',
          'a card drawn from an ordinary deck of 52 is an ace',
          'three tosses of a coin show exactly two heads',
        ),
      },
      key: ['C', 'B', 'D', 'A'],
      wrong: ['C', 'D', 'B', 'A'],
      explanation: {
        en: prose`The probabilities are: ace $\frac{4}{52} = \frac{1}{13} \approx 0.08$; at least one six $1 - \frac{25}{36} = \frac{11}{36} \approx 0.31$; exactly two heads $\frac{3}{8} = 0.375$; prime $\frac{8}{20} = 0.4$, for the primes 2, 3, 5, 7, 11, 13, 17 and 19.`,
        zh: prose`概率依次为：抽到 A，$\frac{4}{52} = \frac{1}{13} \approx 0.08$；至少一个六点，$1 - \frac{25}{36} = \frac{11}{36} \approx 0.31$；恰有两次正面，$\frac{3}{8} = 0.375$；质数，$\frac{8}{20} = 0.4$（2、3、5、7、11、13、17、19）。`,
      },
    },
  ],
} as const satisfies QuestionSet;
