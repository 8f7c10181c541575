import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';
import { reportFacts } from './fidelity-report.ts';

const { inValues, inWindow, isOpen } = createFactWriter(sources);

const enhanced = ['enhanced'];
const classic = ['classic'];
const others = ['english', 'reading', 'science'];

const timing = [
  inValues({
    kind: 'order',
    id: 'sections',
    says: ['English, Math, Reading, Science, Writing, in this order.', '依次为英语、数学、阅读、科学、写作。'],
    source: 'owner',
    checks: [{ check: 'order', sections: ['english', 'math', 'reading', 'science', 'writing'] }],
  }),
  inValues({
    kind: 'order',
    id: 'enhanced-optional',
    says: ['Science and Writing are optional.', '科学和写作为选考。'],
    source: 'owner',
    variants: enhanced,
    checks: [
      { check: 'optional', section: 'science', has: true },
      { check: 'optional', section: 'writing', has: true },
      { check: 'optional', section: 'math', has: false },
    ],
  }),
  inWindow({
    kind: 'order',
    id: 'enhanced-skip',
    says: ['Who does not take Science goes on without it.', '不考科学的考生直接进入下一部分。'],
    source: 'owner',
    variants: enhanced,
    checks: [{ check: 'skipsSection', section: 'science' }],
  }),
  inValues({
    kind: 'order',
    id: 'fixed-form',
    says: ['No section adapts to the answers.', '各部分均不自适应。'],
    source: 'common',
    checks: [{ check: 'fixedForm', section: '*' }],
  }),
  inValues({
    kind: 'clock',
    id: 'enhanced-clocks',
    says: [
      'English 35 minutes, Math 50, Reading 40, Science 40, Writing 40.',
      '英语 35 分钟，数学 50 分钟，阅读、科学、写作各 40 分钟。',
    ],
    source: 'owner',
    variants: enhanced,
    checks: [
      { check: 'clock', section: 'english', seconds: 2100 },
      { check: 'clock', section: 'math', seconds: 3000 },
      ...['reading', 'science', 'writing'].map((section) => ({ check: 'clock' as const, section, seconds: 2400 })),
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'classic-clocks',
    says: [
      'Before: English 45 minutes, Math 60, Reading 35, Science 35, Writing 40.',
      '旧版：英语 45 分钟，数学 60 分钟，阅读和科学各 35 分钟，写作 40 分钟。',
    ],
    source: 'sites',
    variants: classic,
    checks: [
      { check: 'clock', section: 'english', seconds: 2700 },
      { check: 'clock', section: 'math', seconds: 3600 },
      { check: 'clock', section: 'reading', seconds: 2100 },
      { check: 'clock', section: 'science', seconds: 2100 },
      { check: 'clock', section: 'writing', seconds: 2400 },
    ],
  }),
  inWindow({
    kind: 'clock',
    id: 'closes-at-zero',
    says: ['A section closes when its time is called.', '时间到后该部分关闭。'],
    source: 'sites',
    checks: [{ check: 'closesAtZero', section: 'english' }],
  }),
  isOpen({
    kind: 'clock',
    id: 'hidden-clock',
    says: [
      'How far the timer on the screen can be hidden is not said by our sources.',
      '屏幕计时能隐藏到何时，所据资料没有说明。',
    ],
    here: ['It can be hidden until five minutes remain.', '剩余 5 分钟前可以隐藏。'],
  }),
  isOpen({
    kind: 'break',
    id: 'enhanced-break',
    says: [
      'How long the break after Math is: between 10 and 15 minutes, no page says which.',
      '数学之后休息 10 至 15 分钟，没有资料给出确切时长。',
    ],
    variants: enhanced,
    here: [
      '15 minutes, which the room would end: it cannot be ended early.',
      '休息 15 分钟；考场统一结束休息，不能提前结束。',
    ],
  }),
  inValues({
    kind: 'break',
    id: 'classic-breaks',
    says: [
      'Before: ten minutes after Math, five after Science for those who write.',
      '旧版：数学之后休息 10 分钟，参加写作的考生在科学之后休息 5 分钟。',
    ],
    source: 'sites',
    variants: classic,
    checks: [
      { check: 'break', after: 'math', seconds: 600, endsEarly: false, ends: 'byStudent' },
      { check: 'break', after: 'science', seconds: 300, endsEarly: false, ends: 'byStudent' },
      { check: 'breakOnlyIfTaken', after: 'science', section: 'writing' },
    ],
  }),
];

const movement = [
  inValues({
    kind: 'movement',
    id: 'inside-section',
    says: [
      'Inside a section one moves freely; a section that was called is closed, and nobody looks ahead.',
      '部分内可自由跳转；时间到后不能返回，也不能提前看后面的部分。',
    ],
    source: 'sites',
    checks: [{ check: 'movement', section: '*', scope: 'section' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'back',
    says: ['Back leads to earlier questions of the section.', '可返回本部分之前的题目。'],
    source: 'sites',
    checks: [
      { check: 'goesBack', section: 'english' },
      { check: 'goesBack', section: 'math' },
    ],
  }),
  inWindow({
    kind: 'warning',
    id: 'door',
    says: ['A section that was left cannot be opened again.', '离开的部分不能再打开。'],
    source: 'sites',
    checks: [{ check: 'warnsBeforeLeaving', section: 'english' }],
  }),
];

const tools = [
  inWindow({
    kind: 'tool',
    id: 'tools',
    says: ['Highlighter, line reader, zoom and a mask over the options.', '有划重点、逐行阅读条、缩放和选项遮盖。'],
    source: 'sites',
    checks: (['highlighter', 'line-reader', 'zoom', 'masking'] as const).map((tool) => ({
      ...{ check: 'offersTool', section: 'english', tool },
    })),
  }),
  inWindow({
    kind: 'tool',
    id: 'flag',
    says: ['A question can be flagged.', '可以标记题目。'],
    source: 'sites',
    checks: [{ check: 'flagsQuestion', section: 'reading' }],
  }),
  inWindow({
    kind: 'tool',
    id: 'eliminator',
    says: ['Options can be crossed out.', '可以划去选项。'],
    source: 'sites',
    checks: [{ check: 'strikesOption', section: 'reading' }],
  }),
  inWindow({
    kind: 'tool',
    id: 'calculator',
    says: ['A calculator in Math.', '数学可用计算器。'],
    source: 'owner',
    checks: [{ check: 'offersTool', section: 'math', tool: 'calculator' }],
  }),
  inWindow({
    kind: 'absentTool',
    id: 'no-calculator',
    says: ['No calculator in English, Reading and Science.', '英语、阅读和科学没有计算器。'],
    source: 'common',
    checks: others.map((section) => ({ check: 'lacksTool', section, tool: 'calculator' })),
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-sheet',
    says: ['No sheet of formulas, not even in Math.', '没有公式表，数学也没有。'],
    source: 'common',
    checks: [{ check: 'noTool', section: '*', tool: 'reference-sheet' }],
  }),
  inWindow({
    kind: 'tool',
    id: 'highlights-per-question',
    says: ['Highlights belong to one question and are gone at the next.', '划出的重点只属于当前题目，换题后消失。'],
    source: 'sites',
    checks: [{ check: 'marksPerQuestion', section: 'reading' }],
  }),
  inWindow({
    kind: 'tool',
    id: 'line-mask',
    says: ['The line mask has two handles that set how many lines show.', '逐行遮板有两个手柄，可调整显示的行数。'],
    source: 'sites',
    checks: [{ check: 'masksLines', section: 'reading' }],
  }),
  inWindow({
    kind: 'layout',
    id: 'underlined',
    says: [
      'In English the underlined portion in question is lit, and the passage scrolls with the question.',
      '英语考查的划线部分会高亮，文章随题目滚动。',
    ],
    source: 'common',
    checks: [{ check: 'lightsPortion', section: 'english' }],
  }),
];

export const actContract: FidelityContract = {
  programme: 'act',
  variants: ['enhanced', 'classic'],
  facts: [...timing, ...movement, ...tools, ...reportFacts],
};
