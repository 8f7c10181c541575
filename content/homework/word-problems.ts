import { formulas, lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Homework on problems told in words. */
export const wordProblems = {
  code: 'hw-words',
  title: { en: 'From words to equations', zh: '从文字到方程' },
  node: 'amc.algebra',
  author: 'dou',
  written: { days: -50, time: '17:40' },
  questions: [
    {
      code: 'hw-words-1',
      type: 'numeric-entry',
      points: ['amc.algebra.ratio', 'amc.algebra.equations'],
      difficulty: -0.9,
      prompt: {
        text: prose`Rui read one third of a book on Friday and half of the rest on Saturday. On Sunday she read the last 64 pages. How many pages has the book?`,
        unit: 'pages',
        width: 5,
      },
      key: { accepted: ['192'] },
      wrong: '384',
      explanation: {
        en: prose`After Friday $\frac{2}{3}$ of the book is left, and half of that, $\frac{1}{3}$ of the book, is left after Saturday. So $\frac{1}{3}$ of the book is 64 pages and the book has $3 \cdot 64 = 192$ pages. Taking Saturday's part as half of the book leaves $\frac{1}{6}$ and gives 384.`,
        zh: prose`周五后剩全书的 $\frac{2}{3}$，周六读了其中一半，还剩全书的 $\frac{1}{3}$，即 64 页，所以全书 $3 \cdot 64 = 192$ 页。若把周六读的当成全书的一半，就剩 $\frac{1}{6}$，得 384 页。`,
      },
    },
    {
      code: 'hw-words-2',
      type: 'numeric-entry',
      points: ['amc.algebra.rate'],
      difficulty: -0.1,
      prompt: {
        text: prose`A train 180 meters long needs 30 seconds to pass completely over a bridge 420 meters long. What is the speed of the train in kilometers per hour?`,
        unit: 'km/h',
        width: 5,
      },
      key: { accepted: ['72'] },
      wrong: '50.4',
      explanation: {
        en: prose`From the moment its front enters the bridge until its end leaves it, the train moves $420 + 180 = 600$ meters. That is $600 \div 30 = 20$ meters per second, or $20 \cdot 3.6 = 72$ kilometers per hour. Leaving out the train's own length gives 50.4.`,
        zh: prose`从车头上桥到车尾离桥，列车共行 $420 + 180 = 600$ 米，速度为 $600 \div 30 = 20$ 米/秒，即 $20 \cdot 3.6 = 72$ 千米/时。忘了加车身长会得 50.4。`,
      },
    },
    {
      code: 'hw-words-3',
      type: 'blanks',
      points: ['amc.algebra.equations'],
      difficulty: -0.7,
      prompt: {
        text: prose`Goats and ducks live on a farm. Together they have 28 heads and 80 feet. There are <span data-blank="1"></span> goats and <span data-blank="2"></span> ducks.`,
        blanks: 2,
      },
      key: [['12'], ['16']],
      wrong: ['16', '12'],
      explanation: {
        en: prose`If all 28 animals were ducks, there would be 56 feet. The missing $80 - 56 = 24$ feet belong to goats, 2 more for each: $24 \div 2 = 12$ goats, and $28 - 12 = 16$ ducks.`,
        zh: prose`假设 28 只全是鸭，应有 56 只脚，少了 $80 - 56 = 24$ 只。每只羊比鸭多 2 只脚，所以羊有 $24 \div 2 = 12$ 只，鸭有 $28 - 12 = 16$ 只。`,
      },
    },
    {
      code: 'hw-words-4',
      type: 'multiple-choice',
      points: ['amc.numbers.diophantine', 'amc.algebra.equations'],
      difficulty: 0.4,
      prompt: {
        text: prose`Adult tickets cost 45 yuan and child tickets 30 yuan. A group paid exactly 300 yuan. Which of these could be the number of adults in the group? Choose all that apply.`,
        options: formulas('1', '2', '4', '5', '6'),
        choose: 0,
      },
      key: ['B', 'C', 'E'],
      explanation: {
        en: prose`For $a$ adults and $c$ children, $45a + 30c = 300$ means $3a + 2c = 20$. Then $3a$ is even, so $a$ is even, and $3a \le 20$: $a$ can be $0, 2, 4$ or $6$, with $10, 7, 4$ or $1$ children.`,
        zh: prose`设成人 $a$ 人，儿童 $c$ 人，$45a + 30c = 300$ 即 $3a + 2c = 20$。$3a$ 为偶数，所以 $a$ 为偶数，且 $3a \le 20$，$a$ 可取 $0, 2, 4, 6$，对应儿童 $10, 7, 4, 1$ 人。`,
      },
    },
    {
      code: 'hw-words-5',
      type: 'ordering',
      points: ['amc.algebra.rate'],
      difficulty: 0.2,
      prompt: {
        text: prose`Put the four cyclists in order by average speed, from the slowest to the fastest.`,
        options: lettered(
          'Ana rides 12 km in 45 minutes.',
          'Bo rides 5 km in 20 minutes.',
          'Cai rides 4 meters every second.',
          'Dee rides 3 km in 11 minutes.',
        ),
      },
      key: ['C', 'B', 'A', 'D'],
      wrong: ['C', 'B', 'D', 'A'],
      explanation: {
        en: prose`In kilometers per hour: Ana $12 \cdot \frac{60}{45} = 16$, Bo $5 \cdot 3 = 15$, Cai $4 \cdot 3.6 = 14.4$, Dee $3 \cdot \frac{60}{11} \approx 16.4$.`,
        zh: prose`都换算成千米/时：安娜 $12 \cdot \frac{60}{45} = 16$，博 $5 \cdot 3 = 15$，蔡 $4 \cdot 3.6 = 14.4$，迪 $3 \cdot \frac{60}{11} \approx 16.4$。`,
      },
    },
  ],
} as const satisfies QuestionSet;
