import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';

const { inValues, inWindow, differs, isOpen } = createFactWriter({
  sites: { name: 'mathpreppro, math-table, randommath', certainty: 'thirdParty', asOf: '2026-11' },
  common: { name: 'commonly known, no page cited', certainty: 'thirdParty', asOf: '2026-11' },
});

const eight = ['amc-8'];
const tenAndTwelve = ['amc-10', 'amc-12'];

const timing = [
  inValues({
    kind: 'order',
    id: 'one-section',
    says: ['One section, without a break.', '只有一个部分，没有休息。'],
    source: 'common',
    checks: [
      { check: 'order', sections: ['contest'] },
      { check: 'breaks', after: [] },
      { check: 'fixedForm', section: 'contest' },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'clock-8',
    says: ['40 minutes.', '时间 40 分钟。'],
    source: 'sites',
    variants: eight,
    checks: [{ check: 'clock', section: 'contest', seconds: 2400 }],
  }),
  inValues({
    kind: 'clock',
    id: 'clock-10-12',
    says: ['75 minutes.', '时间 75 分钟。'],
    source: 'sites',
    variants: tenAndTwelve,
    checks: [{ check: 'clock', section: 'contest', seconds: 4500 }],
  }),
  inWindow({
    kind: 'clock',
    id: 'closes-at-zero',
    says: ['When the time is over nothing more can be answered.', '时间到后不能再作答。'],
    source: 'common',
    checks: [{ check: 'closesAtZero', section: 'contest' }],
  }),
  inWindow({
    kind: 'clock',
    id: 'starts-together',
    says: ['The time starts after the instructions, not while they are read.', '阅读说明时不计时，之后才开始计时。'],
    source: 'common',
    checks: [{ check: 'clockStartsWithStart', section: 'contest' }],
  }),
  isOpen({
    kind: 'clock',
    id: 'hidden-clock',
    says: [
      'Whether the clock of the online contest can be hidden is not published.',
      '线上竞赛的计时能否隐藏，官方未公布。',
    ],
    here: ['It can be hidden until five minutes remain.', '剩余 5 分钟前可以隐藏。'],
  }),
];

const movement = [
  inValues({
    kind: 'movement',
    id: 'free',
    says: ['Questions are answered in any order.', '答题顺序不限。'],
    source: 'common',
    checks: [{ check: 'movement', section: 'contest', scope: 'section' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'back',
    says: ['One may go back to any question.', '可返回任何题目。'],
    source: 'common',
    checks: [{ check: 'goesBack', section: 'contest' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'clear',
    says: ['An answer can be taken back, so that the question counts as blank.', '可以取消答案，该题按未作答计分。'],
    source: 'common',
    checks: [{ check: 'clearsAnswer', section: 'contest' }],
  }),
  isOpen({
    kind: 'layout',
    id: 'online-window',
    says: [
      'What the window of the online contest looks like is not published.',
      '线上竞赛的界面是什么样，官方未公布。',
    ],
    here: ['One question on a screen, with an overview at the end.', '每屏一题，最后有总览页。'],
  }),
];

const tools = [
  inWindow({
    kind: 'absentTool',
    id: 'no-calculator',
    says: ['No calculator.', '不能使用计算器。'],
    source: 'sites',
    checks: [
      { check: 'lacksTool', section: 'contest', tool: 'calculator' },
      { check: 'lacksTool', section: 'contest', tool: 'graphing-calculator' },
    ],
  }),
  inWindow({
    kind: 'absentTool',
    id: 'no-sheet',
    says: ['No sheet of formulas.', '没有公式表。'],
    source: 'common',
    checks: [{ check: 'lacksTool', section: 'contest', tool: 'reference-sheet' }],
  }),
  differs({
    kind: 'tool',
    id: 'pencil',
    says: ['Many sit it on paper, with a pencil and scratch paper.', '许多考生用纸笔参赛，有草稿纸。'],
    source: 'common',
    here: [
      'Flag, crossing out, highlighter and notes stand in for the pencil; scratch paper is your own.',
      '用标记、划去、划重点和笔记代替铅笔，草稿纸请自备。',
    ],
  }),
];

const report = [
  inValues({
    kind: 'task',
    id: 'questions',
    says: ['25 questions with five options.', '25 题，均为五选一。'],
    source: 'sites',
    checks: [
      { check: 'questions', section: 'contest', from: 25, to: 25 },
      { check: 'types', section: 'contest', part: 'questions', types: ['choice'] },
      { check: 'options', section: 'contest', options: 5 },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'points-8',
    says: ['One point for a right answer; wrong and blank count nothing.', '答对 1 分，答错和未答 0 分。'],
    source: 'sites',
    variants: eight,
    checks: [
      { check: 'answers', right: 100, wrong: 0, blank: 0 },
      { check: 'scale', scale: 'contest', least: 0, most: 25, step: 1 },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'points-10-12',
    says: [
      'Six points for a right answer, 1.5 for a blank, none for a wrong one.',
      '答对 6 分，未答 1.5 分，答错 0 分。',
    ],
    source: 'sites',
    variants: tenAndTwelve,
    checks: [{ check: 'answers', right: 600, wrong: 0, blank: 150 }],
  }),
  inValues({
    kind: 'report',
    id: 'most-10-12',
    says: ['150 points at most.', '满分 150 分。'],
    source: 'sites',
    variants: tenAndTwelve,
    checks: [{ check: 'scale', scale: 'contest', least: 0, most: 150, step: 1.5 }],
  }),
  differs({
    kind: 'report',
    id: 'cut-offs',
    says: [
      'Afterwards cut-offs for the next round and for awards are published each year.',
      '每年赛后公布晋级线和奖项分数线。',
    ],
    source: 'common',
    here: [
      'The report shows points alone: cut-offs belong to one contest and one year.',
      '报告只显示得分：分数线只适用于某一年的某场竞赛。',
    ],
  }),
];

export const amcContract: FidelityContract = {
  programme: 'amc',
  variants: ['amc-8', 'amc-10', 'amc-12'],
  facts: [...timing, ...movement, ...tools, ...report],
};
