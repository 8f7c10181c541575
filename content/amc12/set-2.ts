import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 12 mock, questions 6 to 10. */
export const amc12Set2 = {
  code: 'amc12-2',
  title: { en: 'AMC 12 mock A, 6 to 10: into the woods', zh: 'AMC 12 模拟卷 A 第 6 至 10 题：渐入佳境' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -75, time: '20:10' },
  questions: [
    {
      code: 'amc12-2-06',
      type: 'choice',
      points: ['amc.algebra.trigonometry'],
      difficulty: 0.3,
      prompt: {
        text: prose`If $\sin\theta + \cos\theta = \frac{1}{3}$, what is $\sin^3\theta + \cos^3\theta$?`,
        options: formulas('\\frac{1}{27}', '\\frac{5}{27}', '\\frac{1}{3}', '\\frac{4}{9}', '\\frac{13}{27}'),
      },
      key: 'E',
      lure: 'B',
      explanation: {
        en: prose`Let $p = \sin\theta\cos\theta$. Squaring gives $1 + 2p = \frac{1}{9}$, so $p = -\frac{4}{9}$. The sum of cubes is $(\sin\theta + \cos\theta)(1 - p) = \frac{1}{3} \cdot \frac{13}{9} = \frac{13}{27}$. Losing the minus sign of $p$ gives $\frac{5}{27}$.`,
        zh: prose`记 $p = \sin\theta\cos\theta$，平方得 $1 + 2p = \frac{1}{9}$，$p = -\frac{4}{9}$。立方和为 $(\sin\theta + \cos\theta)(1 - p) = \frac{1}{3} \cdot \frac{13}{9} = \frac{13}{27}$。丢了 $p$ 的负号会得 $\frac{5}{27}$。`,
      },
    },
    {
      code: 'amc12-2-07',
      type: 'choice',
      points: ['amc.counting.inclusion'],
      difficulty: 0.3,
      prompt: {
        text: prose`How many strings of five letters made of $A$, $B$ and $C$ use each of the three letters at least once?`,
        options: formulas('60', '90', '147', '150', '180'),
      },
      key: 'D',
      lure: 'C',
      explanation: {
        en: prose`There are $3^5 = 243$ strings. For each letter $2^5 = 32$ strings avoid it, which is $96$ in all, but each of the 3 strings with one letter only avoids two letters and was taken away twice: $243 - 96 + 3 = 150$. Without the correction the result is 147.`,
        zh: prose`共有 $3^5 = 243$ 个字符串。不含某个字母的各有 $2^5 = 32$ 个，合计 $96$ 个，但只用一个字母的 3 个串各被减了两次，要加回来：$243 - 96 + 3 = 150$。不加回来就是 147。`,
      },
    },
    {
      code: 'amc12-2-08',
      type: 'choice',
      points: ['amc.geometry.solids'],
      difficulty: 0.1,
      prompt: {
        text: prose`A cube is inscribed in a sphere, and the sphere is inscribed in a larger cube. What is the ratio of the volume of the larger cube to the volume of the smaller one?`,
        options: formulas('3', '3\\sqrt{3}', '6', '4\\sqrt{3}', '9'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`Let the smaller cube have edge 1. Its space diagonal $\sqrt{3}$ is the diameter of the sphere, and that is the edge of the larger cube. The volumes are in the ratio $(\sqrt{3})^3 = 3\sqrt{3}$. The value 3 is the ratio of the surface areas.`,
        zh: prose`设小正方体棱长为 1，它的体对角线 $\sqrt{3}$ 是球的直径，也就是大正方体的棱长。体积比为 $(\sqrt{3})^3 = 3\sqrt{3}$。3 是表面积之比。`,
      },
    },
    {
      code: 'amc12-2-09',
      type: 'choice',
      points: ['amc.algebra.logarithms'],
      difficulty: 0.2,
      prompt: {
        text: prose`What positive real number $x$ satisfies $\log_2 x + \log_4 x + \log_8 x = 11$?`,
        options: formulas('16', '32', '64', '128', '256'),
      },
      key: 'C',
      lure: 'B',
      explanation: {
        en: prose`Let $y = \log_2 x$. Then $\log_4 x = \frac{y}{2}$ and $\log_8 x = \frac{y}{3}$, so $\frac{11}{6} y = 11$ and $y = 6$. Hence $x = 2^6 = 64$. The bases divide the logarithm by 2 and by 3, not by 4 and by 8.`,
        zh: prose`令 $y = \log_2 x$，则 $\log_4 x = \frac{y}{2}$，$\log_8 x = \frac{y}{3}$，于是 $\frac{11}{6} y = 11$，$y = 6$，$x = 2^6 = 64$。换底后是除以 2 和 3，不是除以 4 和 8。`,
      },
    },
    {
      code: 'amc12-2-10',
      type: 'choice',
      points: ['amc.counting.probability', 'amc.geometry.area'],
      difficulty: 0.4,
      prompt: {
        text: prose`Two real numbers are chosen independently and uniformly at random from the interval $[0, 4]$. What is the probability that they differ by at most 1?`,
        options: formulas('\\frac{1}{4}', '\\frac{3}{8}', '\\frac{7}{16}', '\\frac{1}{2}', '\\frac{9}{16}'),
      },
      key: 'C',
      lure: 'E',
      explanation: {
        en: prose`Draw the pair as a point of a $4 \times 4$ square. The points with $|x - y| > 1$ form two right triangles with legs 3, which together have area 9. So the probability is $1 - \frac{9}{16} = \frac{7}{16}$. The answer $\frac{9}{16}$ is the probability of the opposite.`,
        zh: prose`把数对看成 $4 \times 4$ 正方形中的点。满足 $|x - y| > 1$ 的点构成两个直角边为 3 的直角三角形，总面积为 9，所以概率是 $1 - \frac{9}{16} = \frac{7}{16}$。$\frac{9}{16}$ 是对立事件的概率。`,
      },
    },
  ],
} as const satisfies QuestionSet;
