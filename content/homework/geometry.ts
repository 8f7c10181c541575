import { formulas, lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Homework on lengths, angles and areas. */
export const geometry = {
  code: 'hw-geometry',
  title: { en: 'Lengths, angles and areas', zh: '长度、角与面积' },
  node: 'amc.geometry',
  author: 'dou',
  written: { days: -90, time: '16:30' },
  questions: [
    {
      code: 'hw-geometry-1',
      type: 'numeric-entry',
      points: ['amc.geometry.area', 'amc.geometry.triangles'],
      difficulty: -0.5,
      prompt: {
        text: prose`The diagonals of a rhombus are 24 cm and 10 cm long. What is the perimeter of the rhombus, in centimeters?`,
        unit: 'cm',
        width: 5,
      },
      key: { accepted: ['52'] },
      wrong: '104',
      explanation: {
        en: prose`The diagonals of a rhombus bisect each other at right angles, so a side is the hypotenuse of a right triangle with legs 12 and 5: $\sqrt{144 + 25} = 13$. The perimeter is $4 \cdot 13 = 52$ cm. Using the whole diagonals as legs gives a side of 26 and a perimeter of 104.`,
        zh: prose`菱形的对角线互相垂直平分，所以边长是直角边为 12 和 5 的直角三角形的斜边：$\sqrt{144 + 25} = 13$，周长 $4 \cdot 13 = 52$ 厘米。把整条对角线当直角边，会得边长 26、周长 104。`,
      },
    },
    {
      code: 'hw-geometry-2',
      type: 'true-false',
      points: ['amc.geometry.triangles'],
      difficulty: 0.2,
      prompt: { text: prose`True or false: two triangles with equal perimeters and equal areas are congruent.` },
      key: false,
      explanation: {
        en: prose`Compare the triangles with sides $29, 29, 40$ and $37, 37, 24$. Both have perimeter 98. The heights to the bases are 21 and 35, so both areas are 420. The triangles are not congruent.`,
        zh: prose`看边长为 $29, 29, 40$ 和 $37, 37, 24$ 的两个三角形：周长都是 98，底边上的高分别为 21 和 35，面积都是 420，但两者并不全等。`,
      },
    },
    {
      code: 'hw-geometry-3',
      type: 'multiple-choice',
      points: ['amc.geometry.triangles'],
      difficulty: 0.0,
      prompt: {
        text: prose`Which of these are the side lengths of a right triangle? Choose all that apply.`,
        options: formulas('8, 15, 17', '9, 12, 16', '12, 35, 37', '20, 21, 29', '\\sqrt{2}, \\sqrt{3}, \\sqrt{5}'),
        choose: 0,
      },
      key: ['A', 'C', 'D', 'E'],
      explanation: {
        en: prose`Compare the square of the largest side with the sum of the other two squares: $64 + 225 = 289$, $144 + 1225 = 1369$, $400 + 441 = 841$ and $2 + 3 = 5$ are right, while $81 + 144 = 225$ is not $256$. Side lengths need not be integers.`,
        zh: prose`比较最长边的平方与另两边平方之和：$64 + 225 = 289$、$144 + 1225 = 1369$、$400 + 441 = 841$、$2 + 3 = 5$ 都成立，而 $81 + 144 = 225$ 不等于 $256$。边长不必是整数。`,
      },
    },
    {
      code: 'hw-geometry-4',
      type: 'blanks',
      points: ['amc.geometry.angles'],
      difficulty: 0.0,
      prompt: {
        text: prose`A regular polygon has 12 sides. Each of its interior angles measures <span data-blank="1"></span> degrees, and the polygon has <span data-blank="2"></span> diagonals.`,
        blanks: 2,
      },
      key: [['150'], ['54']],
      wrong: ['150', '108'],
      explanation: {
        en: prose`Each exterior angle is $360^\circ \div 12 = 30^\circ$, so an interior angle is $150^\circ$. From each of the 12 vertices $12 - 3 = 9$ diagonals start, and each is counted at both ends: $\frac{12 \cdot 9}{2} = 54$. Forgetting to halve gives 108.`,
        zh: prose`每个外角为 $360^\circ \div 12 = 30^\circ$，内角为 $150^\circ$。每个顶点引出 $12 - 3 = 9$ 条对角线，每条在两端各数一次：$\frac{12 \cdot 9}{2} = 54$。忘了除以 2 会得 108。`,
      },
    },
    {
      code: 'hw-geometry-5',
      type: 'ordering',
      points: ['amc.geometry.area'],
      difficulty: -0.1,
      prompt: {
        text: prose`Four figures have the same perimeter. Put them in order by area, from the smallest to the largest.`,
        options: lettered('a square', 'a circle', 'an equilateral triangle', 'a regular hexagon'),
      },
      key: ['C', 'A', 'D', 'B'],
      wrong: ['C', 'A', 'B', 'D'],
      explanation: {
        en: prose`With perimeter 12 the triangle has area $4\sqrt{3} \approx 6.9$, the square $9$, the hexagon $6\sqrt{3} \approx 10.4$ and the circle $\frac{36}{\pi} \approx 11.5$. The rounder the figure, the more it encloses.`,
        zh: prose`取周长为 12：三角形面积 $4\sqrt{3} \approx 6.9$，正方形 $9$，正六边形 $6\sqrt{3} \approx 10.4$，圆 $\frac{36}{\pi} \approx 11.5$。周长相同时，图形越接近圆，面积越大。`,
      },
    },
  ],
} as const satisfies QuestionSet;
