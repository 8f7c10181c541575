import type { TreeNode } from './bank-types.ts';

const point = (code: string, en: string, zh: string): TreeNode => ({
  code,
  level: 'point',
  name: { en, zh },
  children: [],
});

/** The bank's tree: programme, subject, sections and their knowledge points. */
export const tree = [
  {
    code: 'amc',
    level: 'programme',
    name: { en: 'AMC', zh: 'AMC 数学竞赛' },
    children: [
      {
        code: 'amc.math',
        level: 'subject',
        name: { en: 'Mathematics', zh: '数学' },
        children: [
          {
            code: 'amc.algebra',
            level: 'section',
            name: { en: 'Algebra', zh: '代数' },
            children: [
              point('amc.algebra.arithmetic', 'Arithmetic and estimation', '计算与估算'),
              point('amc.algebra.ratio', 'Ratio and percent', '比与百分数'),
              point('amc.algebra.rate', 'Speed, work and time', '行程、工程与时间'),
              point('amc.algebra.equations', 'Equations and systems', '方程与方程组'),
              point('amc.algebra.sequences', 'Sequences and series', '数列与求和'),
              point('amc.algebra.polynomials', 'Polynomials and roots', '多项式与根'),
              point('amc.algebra.functions', 'Functions', '函数'),
              point('amc.algebra.logarithms', 'Exponents and logarithms', '指数与对数'),
              point('amc.algebra.trigonometry', 'Trigonometry', '三角函数'),
              point('amc.algebra.complex', 'Complex numbers', '复数'),
            ],
          },
          {
            code: 'amc.numbers',
            level: 'section',
            name: { en: 'Number theory', zh: '数论' },
            children: [
              point('amc.numbers.divisors', 'Divisors and primes', '因数与质数'),
              point('amc.numbers.remainders', 'Remainders and congruence', '余数与同余'),
              point('amc.numbers.digits', 'Digits and bases', '数位与进制'),
              point('amc.numbers.diophantine', 'Equations in integers', '不定方程'),
            ],
          },
          {
            code: 'amc.geometry',
            level: 'section',
            name: { en: 'Geometry', zh: '几何' },
            children: [
              point('amc.geometry.angles', 'Angles', '角'),
              point('amc.geometry.area', 'Length and area', '长度与面积'),
              point('amc.geometry.triangles', 'Triangles and similarity', '三角形与相似'),
              point('amc.geometry.circles', 'Circles', '圆'),
              point('amc.geometry.coordinates', 'Coordinate geometry', '解析几何'),
              point('amc.geometry.solids', 'Solids', '立体几何'),
            ],
          },
          {
            code: 'amc.counting',
            level: 'section',
            name: { en: 'Counting and probability', zh: '计数与概率' },
            children: [
              point('amc.counting.principles', 'Sums and products of cases', '加法与乘法原理'),
              point('amc.counting.arrangements', 'Permutations and combinations', '排列与组合'),
              point('amc.counting.inclusion', 'Inclusion and exclusion', '容斥原理'),
              point('amc.counting.recursion', 'Recursive counting', '递推计数'),
              point('amc.counting.probability', 'Probability', '概率'),
              point('amc.counting.statistics', 'Mean, median and data', '平均数、中位数与数据'),
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly TreeNode[];
