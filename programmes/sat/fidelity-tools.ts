import { createFactWriter } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';

const { inValues, inWindow, differs, isOpen } = createFactWriter(sources);

const verbal = 'reading-writing';

export const toolFacts = [
  inWindow({
    kind: 'tool',
    id: 'mark-for-review',
    says: ['A question can be marked for review.', '可以标记题目，稍后再看。'],
    source: 'owner',
    checks: [
      { check: 'flagsQuestion', section: verbal },
      { check: 'flagsQuestion', section: 'math' },
    ],
  }),
  inWindow({
    kind: 'tool',
    id: 'eliminator',
    says: ['Options can be crossed out.', '可以划去选项。'],
    source: 'owner',
    checks: [{ check: 'strikesOption', section: verbal }],
  }),
  inWindow({
    kind: 'tool',
    id: 'eliminator-mode',
    says: [
      'Crossing out is a mode: a button beside the question turns it on.',
      '划去选项是一种模式，需用题目旁的按钮开启。',
    ],
    source: 'owner',
    checks: [{ check: 'turnsOnStriking', section: verbal }],
  }),
  inWindow({
    kind: 'tool',
    id: 'highlights',
    says: ['Highlights and notes in Reading and Writing.', '阅读与文法可以划重点、做笔记。'],
    source: 'owner',
    checks: [
      { check: 'offersTool', section: verbal, tool: 'highlighter' },
      { check: 'offersTool', section: verbal, tool: 'notes' },
    ],
  }),
  inWindow({
    kind: 'tool',
    id: 'highlight-notes',
    says: ['A note belongs to a highlight, in one of several colours.', '笔记附在划出的重点上，重点有多种颜色。'],
    source: 'sites',
    checks: [
      { check: 'colorsMarks', section: verbal },
      { check: 'notesMarks', section: verbal },
    ],
  }),
  inWindow({
    kind: 'tool',
    id: 'line-reader-zoom',
    says: ['A line reader and zoom.', '有逐行阅读条和缩放。'],
    source: 'sites',
    checks: [
      { check: 'offersTool', section: verbal, tool: 'line-reader' },
      { check: 'offersTool', section: verbal, tool: 'zoom' },
    ],
  }),
  inWindow({
    kind: 'tool',
    id: 'graphing-calculator',
    says: ['A graphing calculator through all of Math.', '数学全程可用图形计算器。'],
    source: 'owner',
    checks: [{ check: 'offersTool', section: 'math', tool: 'graphing-calculator' }],
  }),
  differs({
    kind: 'tool',
    id: 'desmos',
    says: ['The calculator is Desmos; an approved one may be brought too.', '计算器为 Desmos，也可自带获准的计算器。'],
    source: 'owner',
    here: ['A calculator of our own: Desmos belongs to its owner.', '使用自己的计算器：Desmos 归其所有者所有。'],
  }),
  inWindow({
    kind: 'absentTool',
    id: 'no-verbal-calculator',
    says: ['No calculator in Reading and Writing.', '阅读与文法没有计算器。'],
    source: 'owner',
    checks: [{ check: 'lacksTool', section: verbal, tool: 'graphing-calculator' }],
  }),
  inWindow({
    kind: 'tool',
    id: 'reference-sheet',
    says: ['A sheet of formulas with drawn figures in Math.', '数学有附图形的公式表。'],
    source: 'owner',
    checks: [
      { check: 'offersTool', section: 'math', tool: 'reference-sheet' },
      { check: 'drawsFigures', section: 'math' },
    ],
  }),
  inWindow({
    kind: 'absentTool',
    id: 'no-verbal-sheet',
    says: ['No sheet of formulas in Reading and Writing.', '阅读与文法没有公式表。'],
    source: 'owner',
    checks: [{ check: 'lacksTool', section: verbal, tool: 'reference-sheet' }],
  }),
];

export const taskFacts = [
  inValues({
    kind: 'task',
    id: 'verbal-questions',
    says: [
      '27 questions in each module of Reading and Writing, all with four options.',
      '阅读与文法每个模块 27 题，均为四选一。',
    ],
    source: 'framework',
    checks: [
      { check: 'questions', section: verbal, part: 'module-1', from: 27, to: 27 },
      { check: 'types', section: verbal, part: 'module-1', types: ['choice'] },
      { check: 'options', section: verbal, options: 4 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'math-questions',
    says: [
      '22 questions in each module of Math; for about a quarter a number is typed.',
      '数学每个模块 22 题，约四分之一需要自己填写数字。',
    ],
    source: 'framework',
    checks: [
      { check: 'questions', section: 'math', part: 'module-1', from: 22, to: 22 },
      { check: 'types', section: 'math', part: 'module-1', types: ['choice', 'numeric-entry'] },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'trial-questions',
    says: ['Two questions of each module are trials.', '每个模块有两道试测题。'],
    source: 'framework',
    checks: [
      { check: 'unscoredQuestions', section: verbal, part: 'module-1', questions: 2 },
      { check: 'unscoredQuestions', section: 'math', part: 'module-1', questions: 2 },
    ],
  }),
  differs({
    kind: 'report',
    id: 'trials-count',
    says: ['The trial questions do not count, and nobody knows which they are.', '试测题不计分，也无人知道是哪几题。'],
    source: 'framework',
    here: [
      'Every question counts: to leave out two at random would say less of what you know.',
      '每题都计分：随机去掉两题反而不能反映真实水平。',
    ],
  }),
  inWindow({
    kind: 'layout',
    id: 'answer-preview',
    says: [
      'A typed answer is shown below its field as it will be read.',
      '填写的答案会在输入框下方按系统读取的形式显示。',
    ],
    source: 'owner',
    checks: [{ check: 'previewsEntry', section: 'math' }],
  }),
  inWindow({
    kind: 'layout',
    id: 'two-panes',
    says: ['In Reading and Writing the text stands left, the question right.', '阅读与文法左侧为短文，右侧为题目。'],
    source: 'owner',
    checks: [{ check: 'splitsText', section: verbal }],
  }),
];

export const reportFacts = [
  inValues({
    kind: 'report',
    id: 'no-penalty',
    says: ['Wrong answers cost nothing.', '答错不扣分。'],
    source: 'owner',
    checks: [{ check: 'answers', right: 100, wrong: 0, blank: 0 }],
  }),
  inValues({
    kind: 'report',
    id: 'section-scores',
    says: ['Each section has a score from 200 to 800 in steps of ten.', '每个部分 200 至 800 分，以 10 分为单位。'],
    source: 'owner',
    checks: [verbal, 'math'].map((scale) => ({ check: 'scale', scale, least: 200, most: 800, step: 10 })),
  }),
  inValues({
    kind: 'report',
    id: 'total',
    says: ['The total is their sum, from 400 to 1600.', '总分为两部分之和，400 至 1600 分。'],
    source: 'owner',
    checks: [{ check: 'total', combine: 'sum', of: [verbal, 'math'], least: 400, most: 1600, step: 10 }],
  }),
  inValues({
    kind: 'report',
    id: 'areas',
    says: ['The report says how one did in each area of content.', '成绩报告会说明各内容领域的表现。'],
    source: 'owner',
    checks: [{ check: 'byDomain' }],
  }),
  isOpen({
    kind: 'report',
    id: 'scaling',
    says: [
      'How right answers on each path become a score is not published.',
      '不同模块路径如何换算成分数，官方未公布。',
    ],
    here: [
      'A range estimated from the table of one published paper test, stretched to the length of the modules.',
      '按一份公开纸质试卷的换算表折算，给出估计的分数区间。',
    ],
  }),
  isOpen({
    kind: 'report',
    id: 'easier-cap',
    says: [
      'How high a score can be after the easier module is not published.',
      '进入较易的第二模块后最高能得多少分，官方未公布。',
    ],
    here: ['At most 600 in the section, as preparation sites report.', '该部分最高 600 分，依据备考网站的说法。'],
  }),
];
