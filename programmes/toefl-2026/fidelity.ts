import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';
import { reportFacts, taskFacts } from './fidelity-tasks.ts';
import { sources } from './fidelity-sources.ts';

const { inValues, inWindow, isOpen } = createFactWriter(sources);

const order = [
  inValues({
    kind: 'order',
    id: 'sections',
    says: ['Reading, Listening, Writing, Speaking, in this order.', '依次为阅读、听力、写作、口语。'],
    source: 'sites',
    checks: [{ check: 'order', sections: ['reading', 'listening', 'writing', 'speaking'] }],
  }),
  inValues({
    kind: 'order',
    id: 'adaptive-sections',
    says: [
      'Reading and Listening have two modules; the first chooses the second.',
      '阅读和听力各有两个模块，第一模块的作答决定第二模块。',
    ],
    source: 'blueprint',
    checks: ['reading', 'listening'].map((section) => ({
      check: 'adapts',
      section,
      router: 'router',
      routes: ['upper', 'lower'],
    })),
  }),
  inValues({
    kind: 'order',
    id: 'fixed-sections',
    says: ['Writing and Speaking have one fixed form.', '写作和口语为固定题目，不自适应。'],
    source: 'blueprint',
    checks: [
      { check: 'fixedForm', section: 'writing' },
      { check: 'fixedForm', section: 'speaking' },
    ],
  }),
  inValues({
    kind: 'order',
    id: 'module-not-named',
    says: ['Nobody is told which second module they have.', '考试中不会告知第二模块是哪一种。'],
    source: 'sites',
    checks: [
      { check: 'neutralNames', section: 'reading' },
      { check: 'neutralNames', section: 'listening' },
    ],
  }),
  isOpen({
    kind: 'order',
    id: 'routing-cut',
    says: ['How many right answers lead to the upper module is not published.', '答对多少题进入较难模块，官方未公布。'],
    here: [
      '60 percent of the first module, a rule of preparation sites.',
      '第一模块得分率达到 60%，依据备考网站的说法。',
    ],
  }),
  inValues({
    kind: 'break',
    id: 'no-break',
    says: ['There is no scheduled break.', '考试中没有安排休息。'],
    source: 'sites',
    checks: [{ check: 'breaks', after: [] }],
  }),
];

const clocks = [
  inValues({
    kind: 'clock',
    id: 'reading-clocks',
    says: [
      'Reading: 18 to 21 minutes for the first module, 9 for the second.',
      '阅读第一模块 18 至 21 分钟，第二模块 9 分钟。',
    ],
    source: 'blueprint',
    checks: [
      { check: 'clock', section: 'reading', part: 'router', seconds: { from: 1080, to: 1260 } },
      { check: 'clock', section: 'reading', part: 'upper', seconds: 540 },
      { check: 'clock', section: 'reading', part: 'lower', seconds: 540 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'listening-clocks',
    says: [
      'Listening: 18 minutes for the first module, then 11 for the upper or 7 for the lower one.',
      '听力第一模块 18 分钟，第二模块较难的 11 分钟、较易的 7 分钟。',
    ],
    source: 'blueprint',
    checks: [
      { check: 'clock', section: 'listening', part: 'router', seconds: 1080 },
      { check: 'clock', section: 'listening', part: 'upper', seconds: 660 },
      { check: 'clock', section: 'listening', part: 'lower', seconds: 420 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'clock-during-audio',
    says: ['The clock of a listening module runs while recordings play.', '听力模块播放录音时计时不停。'],
    source: 'sites',
    checks: ['router', 'upper', 'lower'].map((part) => ({
      check: 'audioClock',
      section: 'listening',
      part,
      duringAudio: 'runs',
    })),
  }),
  isOpen({
    kind: 'clock',
    id: 'listening-countdown',
    says: [
      'Whether each listening question has a countdown of its own: people who sat the test say so, published pages name the clock of the module alone.',
      '听力每题是否单独倒计时：有考生称有，公开资料只提到模块计时。',
    ],
    here: ['The clock of the module runs.', '按模块计时。'],
    certainty: 'conflicting',
  }),
  inValues({
    kind: 'clock',
    id: 'writing-clocks',
    says: [
      'Writing: about 6 minutes for the sentences, 7 for the e-mail, 10 for the discussion.',
      '写作：组句约 6 分钟，邮件 7 分钟，讨论 10 分钟。',
    ],
    source: 'sites',
    checks: [
      { check: 'clock', section: 'writing', part: 'sentences', seconds: 360 },
      { check: 'clock', section: 'writing', part: 'email', seconds: 420 },
      { check: 'clock', section: 'writing', part: 'discussion', seconds: 600 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'section-times',
    says: [
      'In all 27 to 30 minutes of Reading, 25 to 29 of Listening, 23 of Writing and about 8 of Speaking.',
      '阅读共 27 至 30 分钟，听力 25 至 29 分钟，写作 23 分钟，口语约 8 分钟。',
    ],
    source: 'blueprint',
    checks: [
      { check: 'shownSeconds', section: 'reading', seconds: { from: 1620, to: 1800 } },
      { check: 'shownSeconds', section: 'listening', seconds: { from: 1500, to: 1740 } },
      { check: 'shownSeconds', section: 'writing', seconds: 1380 },
      { check: 'shownSeconds', section: 'speaking', seconds: 480 },
    ],
  }),
  inWindow({
    kind: 'clock',
    id: 'closes-at-zero',
    says: ['A module closes when its time is over.', '模块时间用完后自动关闭。'],
    source: 'common',
    checks: [{ check: 'closesAtZero', section: 'reading' }],
  }),
  isOpen({
    kind: 'clock',
    id: 'hidden-clock',
    says: [
      'Whether a hidden clock comes back by itself is not published.',
      '隐藏的计时是否会自动重新显示，官方未公布。',
    ],
    here: ['It can be hidden, and is back when five minutes remain.', '可以隐藏，剩余 5 分钟时重新显示。'],
  }),
];

const movement = [
  inValues({
    kind: 'movement',
    id: 'reading-movement',
    says: [
      'Inside a reading module one moves freely, and never returns to the first.',
      '阅读模块内可自由跳转，不能返回第一模块。',
    ],
    source: 'sites',
    checks: [{ check: 'movement', section: 'reading', scope: 'part' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'reading-back',
    says: ['Back leads to earlier questions of the reading module.', '阅读可返回本模块之前的题目。'],
    source: 'sites',
    checks: [{ check: 'goesBack', section: 'reading' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'listening-forward',
    says: ['Listening goes forward only.', '听力只能向前作答。'],
    source: 'blueprint',
    checks: [{ check: 'goesForwardOnly', section: 'listening' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'speaking-forward',
    says: ['Speaking goes forward only.', '口语只能向前作答。'],
    source: 'blueprint',
    checks: [{ check: 'goesForwardOnly', section: 'speaking' }],
  }),
  isOpen({
    kind: 'movement',
    id: 'writing-movement',
    says: ['Whether one may go back between the sentences is not published.', '组句题之间能否返回，官方未公布。'],
    here: [
      'One may go back inside a task, and never to a task that was left.',
      '同一任务内可以返回，离开的任务不能返回。',
    ],
  }),
];

const tools = [
  inWindow({
    kind: 'tool',
    id: 'notes',
    says: ['Notes may be taken while listening.', '听力过程中可以做笔记。'],
    source: 'sites',
    checks: [
      { check: 'offersTool', section: 'listening', tool: 'notes' },
      { check: 'offersTool', section: 'speaking', tool: 'notes' },
    ],
  }),
  inWindow({
    kind: 'absentTool',
    id: 'no-highlighter',
    says: ['No highlighter and no line reader.', '没有划重点和逐行阅读条。'],
    source: 'common',
    checks: [
      { check: 'lacksTool', section: 'reading', tool: 'highlighter' },
      { check: 'lacksTool', section: 'reading', tool: 'line-reader' },
    ],
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-calculator',
    says: ['No calculator anywhere.', '任何部分都没有计算器。'],
    source: 'common',
    checks: [
      { check: 'noTool', section: '*', tool: 'calculator' },
      { check: 'noTool', section: '*', tool: 'graphing-calculator' },
    ],
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-eliminator',
    says: ['Options cannot be crossed out or covered.', '不能划去或遮盖选项。'],
    source: 'common',
    checks: [
      { check: 'noTool', section: '*', tool: 'eliminator' },
      { check: 'noTool', section: '*', tool: 'masking' },
    ],
  }),
  inValues({
    kind: 'tool',
    id: 'headset-check',
    says: ['Headset and microphone are tested before they are needed.', '使用前会检查耳机和麦克风。'],
    source: 'common',
    checks: [
      { check: 'tool', section: 'listening', tool: 'headset-check' },
      { check: 'tool', section: 'speaking', tool: 'headset-check' },
    ],
  }),
  inValues({
    kind: 'tool',
    id: 'clipboard',
    says: ['Cut, copy and paste work inside the writing tasks.', '写作题中可以剪切、复制和粘贴。'],
    source: 'common',
    checks: [
      { check: 'clipboard', section: 'writing', has: true },
      { check: 'clipboard', section: 'reading', has: false },
    ],
  }),
];

export const toefl2026Contract: FidelityContract = {
  programme: 'toefl-2026',
  variants: ['toefl-2026'],
  facts: [...order, ...clocks, ...movement, ...tools, ...taskFacts, ...reportFacts],
};
