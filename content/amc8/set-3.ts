import { formulas, lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 8 mock, questions 11 to 15. */
export const amc8Set3 = {
  code: 'amc8-3',
  title: { en: 'AMC 8 mock A, 11 to 15: shapes and space', zh: 'AMC 8 模拟卷 A 第 11 至 15 题：图形与空间' },
  node: 'amc.geometry',
  author: 'dou',
  written: { days: -118, time: '16:40' },
  questions: [
    {
      code: 'amc8-3-11',
      type: 'choice',
      points: ['amc.geometry.angles', 'amc.geometry.triangles'],
      difficulty: -0.3,
      prompt: {
        text: prose`
          In the figure $AB = AC$ and $\angle A = 40^\circ$. Point $D$ lies on side $AC$ with $BD = BC$. What is the measure of $\angle ABD$?

          <img data-file="isosceles.svg" alt="Triangle ABC with the apex A at the top, base BC below, and a segment from B to a point D on side AC.">
        `,
        options: lettered('$20^\\circ$', '$25^\\circ$', '$30^\\circ$', '$35^\\circ$', '$40^\\circ$'),
      },
      key: 'C',
      lure: 'D',
      explanation: {
        en: prose`In triangle $ABC$ the base angles are $\frac{180^\circ - 40^\circ}{2} = 70^\circ$. Since $BD = BC$, also $\angle BDC = 70^\circ$, and so $\angle DBC = 180^\circ - 140^\circ = 40^\circ$. Then $\angle ABD = 70^\circ - 40^\circ = 30^\circ$. The answer $35^\circ$ takes $BD$ for an angle bisector, which nothing in the problem says.`,
        zh: prose`等腰三角形 $ABC$ 的底角为 $\frac{180^\circ - 40^\circ}{2} = 70^\circ$。由 $BD = BC$ 得 $\angle BDC = 70^\circ$，于是 $\angle DBC = 180^\circ - 140^\circ = 40^\circ$，$\angle ABD = 70^\circ - 40^\circ = 30^\circ$。选 $35^\circ$ 是把 $BD$ 当成了角平分线，题目并没有这样说。`,
      },
    },
    {
      code: 'amc8-3-12',
      type: 'choice',
      points: ['amc.geometry.solids', 'amc.counting.principles'],
      difficulty: 0.0,
      prompt: {
        text: prose`A $3 \times 4 \times 5$ block is built from 60 unit cubes, and its whole outside is painted. How many of the unit cubes have exactly two painted faces?`,
        options: formulas('6', '8', '22', '24', '32'),
      },
      key: 'D',
      lure: 'E',
      explanation: {
        en: prose`A unit cube with exactly two painted faces lies on an edge of the block but not at a corner. Edges of length 3, 4 and 5 hold 1, 2 and 3 such cubes, and there are four edges of each length: $4(1 + 2 + 3) = 24$. Adding the 8 corners, which have three painted faces, gives the tempting 32.`,
        zh: prose`恰有两面涂色的小正方体在长方体的棱上，但不在顶点处。长为 3、4、5 的棱上各有 1、2、3 个，每种棱有四条，共 $4(1 + 2 + 3) = 24$ 个。如果把三面涂色的 8 个顶点也算进去，就会得到 32。`,
      },
    },
    {
      code: 'amc8-3-13',
      type: 'choice',
      points: ['amc.geometry.area'],
      difficulty: 0.1,
      prompt: {
        text: prose`Two squares with sides 6 and 10 overlap in a region of area 9. The part of the large square outside the small one is painted blue, and the part of the small square outside the large one is painted red. How much larger is the blue area than the red area?`,
        options: formulas('64', '73', '82', '118', '127'),
      },
      key: 'A',
      lure: 'B',
      explanation: {
        en: prose`The blue area is $100 - 9$ and the red area is $36 - 9$. In the difference the overlap cancels: $(100 - 9) - (36 - 9) = 64$, whatever the overlap is. Subtracting 9 from only one of the two squares gives 73, and 118 is the sum of the two areas.`,
        zh: prose`蓝色面积为 $100 - 9$，红色面积为 $36 - 9$。相减时重叠部分抵消：$(100 - 9) - (36 - 9) = 64$，与重叠多少无关。只从一个正方形里减 9 会得到 73，而 118 是两部分面积之和。`,
      },
    },
    {
      code: 'amc8-3-14',
      type: 'choice',
      points: ['amc.geometry.circles', 'amc.geometry.area'],
      difficulty: 0.4,
      prompt: {
        text: prose`A goat is tied by a rope 6 m long to an outside corner of a rectangular shed that measures 4 m by 8 m. The goat cannot enter the shed. Over how many square meters of grass can it graze?`,
        options: formulas('9\\pi', '18\\pi', '25\\pi', '27\\pi', '28\\pi'),
      },
      key: 'E',
      lure: 'D',
      explanation: {
        en: prose`Outside the shed the goat sweeps three quarters of a circle of radius 6: $\frac{3}{4} \cdot 36\pi = 27\pi$. Along the 4 m wall, 2 m of rope are left when the rope reaches the next corner, and it swings around that corner through a quarter circle of radius 2: $\frac{1}{4} \cdot 4\pi = \pi$. The 8 m wall is longer than the rope. Together this is $28\pi$; $27\pi$ forgets the corner.`,
        zh: prose`羊在棚外扫过半径为 6 的四分之三圆：$\frac{3}{4} \cdot 36\pi = 27\pi$。沿 4 米的墙拉到下一个墙角时，绳子还剩 2 米，可再绕过墙角扫出半径为 2 的四分之一圆：$\frac{1}{4} \cdot 4\pi = \pi$。8 米的墙比绳子长，绕不过去。合计 $28\pi$；选 $27\pi$ 是忘了那个墙角。`,
      },
    },
    {
      code: 'amc8-3-15',
      type: 'choice',
      points: ['amc.counting.principles', 'amc.counting.arrangements'],
      difficulty: 0.5,
      prompt: {
        text: prose`
          In the street map below Tao goes from $A$ to $B$, always moving right or up along the lines. The crossing marked with a cross is closed. How many routes can he take?

          <img data-file="grid.svg" alt="A grid of streets four blocks wide and three blocks high. A is the lower left corner, B the upper right corner. The crossing two blocks right of and one block above A is crossed out.">
        `,
        options: formulas('15', '17', '18', '20', '35'),
      },
      key: 'B',
      lure: 'C',
      explanation: {
        en: prose`Without the closure a route is a choice of 3 ups among 7 moves: 35 routes. Through the closed crossing there are $3$ ways to reach it (one up among 3 moves) and $6$ ways to go on (two ups among 4 moves), so $3 \times 6 = 18$ routes are lost. That leaves $35 - 18 = 17$. The answer 18 is the number of routes that are closed.`,
        zh: prose`不考虑封路时，7 步中选 3 步向上，共 35 条。经过封闭路口的路线：到达它有 3 种走法（3 步中 1 步向上），再到终点有 6 种走法（4 步中 2 步向上），共 $3 \times 6 = 18$ 条。所以可走 $35 - 18 = 17$ 条。18 是被封掉的条数。`,
      },
    },
  ],
} as const satisfies QuestionSet;
