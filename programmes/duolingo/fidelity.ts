import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';
import { clockFacts } from './fidelity-clocks.ts';
import { sources } from './fidelity-sources.ts';

const { inValues, inWindow, differs, isOpen } = createFactWriter(sources);

const order = [
  inValues({
    kind: 'order',
    id: 'sections',
    says: ['First the graded part, then the two samples.', '先是评分部分，再是两项样本。'],
    source: 'sites',
    checks: [{ check: 'order', sections: ['graded', 'sample'] }],
  }),
  inValues({
    kind: 'order',
    id: 'set-up',
    says: ['About five minutes of set-up come first.', '开始前约有 5 分钟准备。'],
    source: 'sites',
    checks: [{ check: 'setUp', seconds: 300 }],
  }),
  differs({
    kind: 'order',
    id: 'adaptive',
    says: [
      'Every question depends on the answers before it, and the tasks come mixed.',
      '每题难度取决于之前的作答，各类任务交替出现。',
    ],
    source: 'sites',
    here: [
      'One fixed form, its tasks in blocks: a model of each question is not public.',
      '固定题目，按任务分组：逐题自适应的模型没有公开。',
    ],
  }),
  inValues({
    kind: 'break',
    id: 'no-break',
    says: ['There is no break.', '没有休息。'],
    source: 'common',
    checks: [{ check: 'breaks', after: [] }],
  }),
  inWindow({
    kind: 'movement',
    id: 'forward',
    says: ['The test goes forward only.', '只能向前作答。'],
    source: 'sites',
    checks: [
      { check: 'goesForwardOnly', section: 'graded' },
      { check: 'goesForwardOnly', section: 'sample' },
    ],
  }),
  inWindow({
    kind: 'movement',
    id: 'no-review',
    says: ['There is no review page.', '没有总览页。'],
    source: 'common',
    checks: [{ check: 'hasNoReviewPage', section: 'graded' }],
  }),
];

const tools = [
  inWindow({
    kind: 'absentTool',
    id: 'no-notes',
    says: ['No notes: pen and paper are forbidden.', '不能做笔记，禁止使用纸笔。'],
    source: 'common',
    checks: [{ check: 'lacksTool', section: 'graded', tool: 'notes' }],
  }),
  inWindow({
    kind: 'absentTool',
    id: 'no-highlighter',
    says: ['No highlighter, no line reader, no zoom in the window.', '窗口内没有划重点、逐行阅读条和缩放。'],
    source: 'common',
    checks: (['highlighter', 'line-reader', 'zoom'] as const).map((tool) => ({
      ...{ check: 'lacksTool', section: 'graded', tool },
    })),
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-flag',
    says: ['Questions cannot be flagged, options not be crossed out.', '不能标记题目，也不能划去选项。'],
    source: 'common',
    checks: [
      { check: 'noTool', section: '*', tool: 'flag' },
      { check: 'noTool', section: '*', tool: 'eliminator' },
    ],
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-calculator',
    says: ['No calculator.', '没有计算器。'],
    source: 'common',
    checks: [
      { check: 'noTool', section: '*', tool: 'calculator' },
      { check: 'noTool', section: '*', tool: 'graphing-calculator' },
    ],
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-clipboard',
    says: ['Copy and paste do not work.', '不能复制和粘贴。'],
    source: 'common',
    checks: [{ check: 'clipboard', section: '*', has: false }],
  }),
  differs({
    kind: 'layout',
    id: 'camera',
    says: ['The camera is on throughout, and the app locks the computer.', '全程开启摄像头，应用会锁定电脑。'],
    source: 'sites',
    here: ['No camera; leaving the window is noted in a test.', '不开摄像头；测试中离开窗口会记录。'],
  }),
  inWindow({
    kind: 'layout',
    id: 'passage-once',
    says: [
      'Interactive Reading keeps one passage beside all its questions.',
      '互动阅读的同一篇文章始终显示在各题旁边。',
    ],
    source: 'sites',
    checks: [{ check: 'answersInPassage', section: 'graded', part: 'interactive-reading' }],
  }),
  isOpen({
    kind: 'clock',
    id: 'hidden-clock',
    says: ['Whether the clock of a question can be hidden is not public.', '单题计时能否隐藏，没有公开资料。'],
    here: ['It is always shown.', '计时始终显示。'],
  }),
  isOpen({
    kind: 'sound',
    id: 'listening-replay',
    says: [
      'Whether the recordings of Interactive Listening can be heard again: one source says once, another says they can.',
      '互动听力的录音能否重听，一说只播放一遍，一说可以重听。',
    ],
    here: ['As often as the paper says.', '按试卷的设置播放。'],
    certainty: 'conflicting',
  }),
  inValues({
    kind: 'sound',
    id: 'dictation-plays',
    says: ['What is typed from hearing can be played three times.', '听写的录音最多可播放三遍。'],
    source: 'sites',
    checks: [{ check: 'plays', section: 'graded', part: 'listen-and-type', plays: 3 }],
  }),
  inValues({
    kind: 'sound',
    id: 'speaking-plays',
    says: ['A question of Interactive Speaking is heard once.', '互动口语的提问只播放一遍。'],
    source: 'sites',
    checks: [{ check: 'plays', section: 'graded', part: 'interactive-speaking', plays: 1 }],
  }),
];

const report = [
  inValues({
    kind: 'report',
    id: 'scales',
    says: [
      'Reading, writing, listening and speaking from 10 to 160 in steps of five.',
      '读写听说各 10 至 160 分，以 5 分为单位。',
    ],
    source: 'owner',
    checks: ['reading', 'writing', 'listening', 'speaking'].map((scale) => ({
      check: 'scale',
      scale,
      least: 10,
      most: 160,
      step: 5,
    })),
  }),
  inValues({
    kind: 'report',
    id: 'total',
    says: ['The total is the mean of the four, to the nearest five.', '总分为四项平均，取最接近的 5 分。'],
    source: 'owner',
    checks: [
      {
        ...{ check: 'total', combine: 'mean', least: 10, most: 160, step: 5 },
        of: ['reading', 'writing', 'listening', 'speaking'],
      },
    ],
  }),
  isOpen({
    kind: 'report',
    id: 'item-model',
    says: ['How answers become a score is not published.', '作答如何换算成分数，官方未公布。'],
    here: [
      '10 plus 150 times the share of points, marked as an estimate.',
      '以 10 加得分率乘 150 折算，并注明是估计。',
    ],
  }),
  differs({
    kind: 'report',
    id: 'samples-sent',
    says: ['The two samples are also sent to the institutions.', '两项样本也会发送给院校。'],
    source: 'common',
    here: ['Only your teacher sees them.', '只有老师能看到。'],
  }),
];

export const duolingoContract: FidelityContract = {
  programme: 'duolingo',
  variants: ['july-2025'],
  facts: [...order, ...clockFacts, ...tools, ...report],
};
