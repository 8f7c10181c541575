import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Homework in SAT mathematics: two questions of the usual kinds, and one whose working is handed in as pictures. */
export const satWorking = {
  code: 'sat-working',
  title: { en: 'Show your working: a parabola and a line', zh: '写出过程：抛物线与直线' },
  node: 'sat.math.advanced',
  author: 'qiao',
  written: { days: -13, time: '19:20' },
  questions: [
    {
      code: 'sat-working-1',
      type: 'choice',
      points: ['sat.math.advanced.functions'],
      difficulty: -0.4,
      prompt: {
        text: prose`What is the $x$-coordinate of the vertex of $y = x^2 - 6x + 5$?`,
        options: formulas('-3', '1', '3', '5'),
      },
      key: 'C',
      lure: 'A',
      explanation: {
        en: prose`The zeros are 1 and 5, and the vertex lies halfway between them, at 3.`,
        zh: prose`零点为 1 和 5，顶点在它们的正中，即 3。`,
      },
    },
    {
      code: 'sat-working-2',
      type: 'numeric-entry',
      points: ['sat.math.advanced.equations'],
      difficulty: 0.2,
      prompt: {
        text: prose`The graphs of $y = x^2 - 6x + 5$ and $y = x - 5$ meet at two points. What is the sum of the $x$-coordinates of these points?`,
        width: 5,
      },
      key: { accepted: ['7'] },
      wrong: '10',
      explanation: {
        en: prose`$x^2 - 7x + 10 = 0$ has the solutions 2 and 5, and their sum is 7.`,
        zh: prose`$x^2 - 7x + 10 = 0$ 的解为 2 和 5，和为 7。`,
      },
    },
    {
      code: 'sat-working-3',
      type: 'numeric-entry',
      points: ['sat.math.advanced.functions'],
      difficulty: 0.4,
      prompt: {
        text: prose`By how many units does the graph of $y = x^2 - 6x + 5$ have to be moved up so that it touches the $x$-axis at exactly one point?`,
        width: 5,
      },
      key: { accepted: ['4'] },
      wrong: '5',
      explanation: {
        en: prose`$x^2 - 6x + 5 = (x - 3)^2 - 4$: the vertex lies 4 below the axis.`,
        zh: prose`$x^2 - 6x + 5 = (x - 3)^2 - 4$，顶点在 $x$ 轴下方 4 个单位，所以要向上平移 4 个单位。`,
      },
    },
    {
      code: 'sat-working-4',
      type: 'file-upload',
      points: ['sat.math.advanced.equations'],
      difficulty: 0.9,
      worth: 400,
      prompt: {
        text: prose`For which values of $c$ does the line $y = x + c$ touch the parabola $y = x^2 - 6x + 5$ at exactly one point? Write out every step and hand in a picture of your page; you may type a remark.`,
        accepts: ['text', 'files'],
        mostFiles: 3,
        leastWords: 0,
      },
      key: {
        model: prose`Setting both equal gives $x^2 - 7x + 5 - c = 0$. There is one solution when $49 - 4(5 - c) = 0$, so $c = -\frac{29}{4}$.`,
      },
      explanation: {
        en: prose`One common point means one solution, so the discriminant of $x^2 - 7x + 5 - c$ is zero: $49 - 20 + 4c = 0$ and $c = -\frac{29}{4}$.`,
        zh: prose`只有一个公共点，即只有一个解，所以 $x^2 - 7x + 5 - c$ 的判别式为零：$49 - 20 + 4c = 0$，$c = -\frac{29}{4}$。`,
      },
    },
  ],
} as const satisfies QuestionSet;
