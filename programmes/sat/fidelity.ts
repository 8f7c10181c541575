import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';
import { toolFacts, taskFacts, reportFacts } from './fidelity-tools.ts';

const { inValues, inWindow, differs, isOpen } = createFactWriter(sources);

const verbal = 'reading-writing';

const timing = [
  inValues({
    kind: 'order',
    id: 'sections',
    says: ['Reading and Writing comes first, then Math.', '先考阅读与文法，再考数学。'],
    source: 'owner',
    checks: [{ check: 'order', sections: [verbal, 'math'] }],
  }),
  inValues({
    kind: 'order',
    id: 'two-modules',
    says: [
      'Each section has two modules; the answers to the first choose an easier or a harder second one.',
      '每个部分分两个模块，第一模块的作答决定第二模块较易还是较难。',
    ],
    source: 'framework',
    checks: [{ check: 'adapts', section: '*', router: 'module-1', routes: ['module-2-harder', 'module-2-easier'] }],
  }),
  inValues({
    kind: 'order',
    id: 'module-not-named',
    says: ['Nobody is told which second module they have.', '考试中不会告知第二模块是较易还是较难。'],
    source: 'sites',
    checks: [{ check: 'neutralNames', section: '*' }],
  }),
  isOpen({
    kind: 'order',
    id: 'routing-cut',
    says: [
      'How many right answers lead to the harder module is not published.',
      '答对多少题会进入较难模块，官方未公布。',
    ],
    here: ['60 percent of the first module, our own estimate.', '第一模块得分率达到 60%，为我们自己的估计。'],
  }),
  inValues({
    kind: 'clock',
    id: 'verbal-clock',
    says: ['32 minutes for each module of Reading and Writing.', '阅读与文法每个模块 32 分钟。'],
    source: 'framework',
    checks: ['module-1', 'module-2-harder', 'module-2-easier'].map((part) => ({
      check: 'clock',
      section: verbal,
      part,
      seconds: 1920,
    })),
  }),
  inValues({
    kind: 'clock',
    id: 'math-clock',
    says: ['35 minutes for each module of Math.', '数学每个模块 35 分钟。'],
    source: 'framework',
    checks: ['module-1', 'module-2-harder', 'module-2-easier'].map((part) => ({
      check: 'clock',
      section: 'math',
      part,
      seconds: 2100,
    })),
  }),
  inValues({
    kind: 'clock',
    id: 'total-time',
    says: [
      '64 minutes of Reading and Writing and 70 of Math: 2 hours 14 minutes.',
      '阅读与文法共 64 分钟，数学共 70 分钟，合计 2 小时 14 分钟。',
    ],
    source: 'framework',
    checks: [
      { check: 'shownSeconds', section: verbal, seconds: 3840 },
      { check: 'shownSeconds', section: 'math', seconds: 4200 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'clock-value',
    says: ['The clock can be hidden only while more than five minutes remain.', '剩余时间多于 5 分钟时才能隐藏计时。'],
    source: 'owner',
    checks: [{ check: 'clockHides', section: '*', untilSeconds: 300 }],
  }),
  inWindow({
    kind: 'clock',
    id: 'clock-comes-back',
    says: [
      'A hidden clock is back when five minutes remain, and stays.',
      '剩余 5 分钟时，隐藏的计时会重新显示，不能再隐藏。',
    ],
    source: 'owner',
    checks: [
      { check: 'hidesClock', section: verbal },
      { check: 'hidesClock', section: 'math' },
    ],
  }),
  inWindow({
    kind: 'warning',
    id: 'five-minutes',
    says: ['A notice says when five minutes remain.', '剩余 5 分钟时有提示。'],
    source: 'owner',
    checks: [{ check: 'saysLastFive', section: verbal }],
  }),
  inWindow({
    kind: 'clock',
    id: 'closes-at-zero',
    says: ['When the time of a module is over, it closes by itself.', '模块时间用完后自动关闭。'],
    source: 'owner',
    checks: [{ check: 'closesAtZero', section: verbal }],
  }),
  inValues({
    kind: 'break',
    id: 'break-length',
    says: [
      'A break of ten minutes between the two sections, and no other.',
      '两个部分之间休息 10 分钟，此外没有休息。',
    ],
    source: 'owner',
    checks: [
      { check: 'break', after: verbal, seconds: 600, endsEarly: false, ends: 'byStudent' },
      { check: 'breaks', after: [verbal] },
    ],
  }),
  inWindow({
    kind: 'break',
    id: 'break-not-early',
    says: ['The break cannot be ended early.', '休息不能提前结束。'],
    source: 'owner',
    checks: [{ check: 'holdsBreak', after: verbal }],
  }),
  inWindow({
    kind: 'break',
    id: 'break-click',
    says: [
      'After the break the clock of Math waits for the click that goes on.',
      '休息结束后，点击继续才开始数学部分的计时。',
    ],
    source: 'owner',
    checks: [{ check: 'waitsAfterBreak', after: verbal }],
  }),
];

const movement = [
  inValues({
    kind: 'movement',
    id: 'inside-module',
    says: [
      'Inside a module one moves freely; a module that was left stays closed.',
      '模块内可自由前后跳转，离开的模块不能返回。',
    ],
    source: 'owner',
    checks: [{ check: 'movement', section: '*', scope: 'part' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'back',
    says: ['Back leads to earlier questions of the module.', '可用“上一题”回到本模块之前的题目。'],
    source: 'owner',
    checks: [{ check: 'goesBack', section: verbal }],
  }),
  inWindow({
    kind: 'movement',
    id: 'check-your-work',
    says: [
      'A page at the end of the module shows what is answered, open and flagged.',
      '模块末尾有一页总览，显示已答、未答和已标记的题目。',
    ],
    source: 'owner',
    checks: [{ check: 'hasReviewPage', section: verbal }],
  }),
  isOpen({
    kind: 'movement',
    id: 'leave-early',
    says: [
      'Whether a module can be left before its time on the day of the test: accounts differ.',
      '考试当天能否在时间用完前离开模块，各方说法不一。',
    ],
    here: ['It can be left after a confirmation.', '确认后可以提前离开。'],
    certainty: 'conflicting',
  }),
  differs({
    kind: 'layout',
    id: 'locked-window',
    says: ['Bluebook fills the screen and closes other programs.', 'Bluebook 占满屏幕，并关闭其他程序。'],
    source: 'owner',
    here: [
      'A web page cannot lock a device: leaving the window is possible, and is noted in a test.',
      '网页无法锁定设备：可以切换到其他窗口，测试中会记录。',
    ],
  }),
  inWindow({
    kind: 'layout',
    id: 'directions',
    says: ['The directions can be opened again at any time.', '随时可以再次打开说明。'],
    source: 'owner',
    checks: [{ check: 'offersDirections', section: verbal }],
  }),
];

export const satContract: FidelityContract = {
  programme: 'sat',
  variants: ['digital'],
  facts: [...timing, ...movement, ...toolFacts, ...taskFacts, ...reportFacts],
};
