import { amcBasicTree } from './amc-basic/tree.ts';
import { toeflBasicTree } from './toefl-basic/tree.ts';
import { actTree } from './act/tree.ts';
import { apTree } from './ap/tree.ts';
import { businessTree } from './business/tree.ts';
import { commonTree } from './common/tree.ts';
import { fillBlanksTree } from './fill-blanks/tree.ts';
import { longSentencesTree } from './long-sentences/tree.ts';
import { duolingoTree } from './duolingo/tree.ts';
import { interviewTree } from './interview/tree.ts';
import { internationalTree } from './international/index.ts';
import { listenTree } from './listen/index.ts';
import { satTree } from './sat/tree.ts';
import { ssatTree } from './ssat/tree.ts';
import { writingBasisTree } from './writing-basis/tree.ts';
import { toefl2026Tree } from './toefl-2026/tree.ts';
import { toeflClassicTree } from './toefl-classic/tree.ts';
import { toeflListeningTree } from './toefl-listening/index.ts';
import { toeflTranslationTree } from './toefl-translation/index.ts';
import { toeflWritingTree } from './toefl-writing/index.ts';
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
  {
    code: 'toefl-2023',
    level: 'programme',
    name: { en: 'TOEFL (July 2023)', zh: '托福（2023 年 7 月改革版）' },
    children: [
      {
        code: 'toefl-2023.reading',
        level: 'subject',
        name: { en: 'Reading', zh: '阅读' },
        children: [
          {
            code: 'toefl-2023.reading.passages',
            level: 'section',
            name: { en: 'Academic passages', zh: '学术文章' },
            children: [
              point('toefl-2023.reading.factual', 'Facts and details', '事实细节题'),
              point('toefl-2023.reading.negative', 'What is not said', '否定事实题'),
              point('toefl-2023.reading.inference', 'Inference', '推断题'),
              point('toefl-2023.reading.purpose', 'Purpose of a passage', '修辞目的题'),
              point('toefl-2023.reading.vocabulary', 'Vocabulary', '词汇题'),
              point('toefl-2023.reading.simplification', 'Essential information', '句子简化题'),
              point('toefl-2023.reading.insertion', 'Insert a sentence', '插入句子题'),
              point('toefl-2023.reading.summary', 'Complete a summary', '概要小结题'),
            ],
          },
        ],
      },
      {
        code: 'toefl-2023.listening',
        level: 'subject',
        name: { en: 'Listening', zh: '听力' },
        children: [
          {
            code: 'toefl-2023.listening.recordings',
            level: 'section',
            name: { en: 'Conversations and lectures', zh: '对话与讲座' },
            children: [
              point('toefl-2023.listening.main', 'Main idea', '主旨题'),
              point('toefl-2023.listening.detail', 'Details', '细节题'),
              point('toefl-2023.listening.function', 'Why something is said', '功能题'),
              point('toefl-2023.listening.attitude', 'Attitude', '态度题'),
              point('toefl-2023.listening.organization', 'Organization', '组织结构题'),
              point('toefl-2023.listening.inference', 'Inference', '推断题'),
            ],
          },
        ],
      },
      {
        code: 'toefl-2023.speaking',
        level: 'subject',
        name: { en: 'Speaking', zh: '口语' },
        children: [
          {
            code: 'toefl-2023.speaking.tasks',
            level: 'section',
            name: { en: 'Tasks', zh: '任务' },
            children: [
              point('toefl-2023.speaking.independent', 'One’s own opinion', '独立表达'),
              point('toefl-2023.speaking.campus', 'Notice and conversation', '校园公告与对话'),
              point('toefl-2023.speaking.academic', 'Term and lecture', '学术概念与讲座'),
              point('toefl-2023.speaking.lecture', 'Summary of a lecture', '讲座概括'),
            ],
          },
        ],
      },
      {
        code: 'toefl-2023.writing',
        level: 'subject',
        name: { en: 'Writing', zh: '写作' },
        children: [
          {
            code: 'toefl-2023.writing.tasks',
            level: 'section',
            name: { en: 'Tasks', zh: '任务' },
            children: [
              point('toefl-2023.writing.integrated', 'Reading against lecture', '综合写作'),
              point('toefl-2023.writing.discussion', 'Class discussion', '学术讨论写作'),
            ],
          },
        ],
      },
    ],
  },
  toeflClassicTree,
  satTree,
  actTree,
  longSentencesTree,
  ssatTree,
  writingBasisTree,
  fillBlanksTree,
  businessTree,
  amcBasicTree,
  toeflBasicTree,
  apTree,
  toefl2026Tree,
  interviewTree,
  toeflListeningTree,
  toeflTranslationTree,
  toeflWritingTree,
  internationalTree,
  listenTree,
  duolingoTree,
  commonTree,
] as const satisfies readonly TreeNode[];
