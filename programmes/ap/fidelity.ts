import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';
import { examFacts } from './fidelity-exams.ts';
import { halvesFacts } from './fidelity-halves.ts';
import { sources } from './fidelity-sources.ts';

const { inValues, inWindow, differs, isOpen } = createFactWriter(sources);

/** Answers of the free responses are typed. */
const digital = [
  ...['us-history', 'world-history', 'european-history', 'seminar', 'computer-science-principles'],
  ...['english-language', 'english-literature', 'psychology', 'computer-science-a', 'us-government'],
  ...['human-geography', 'environmental-science'],
];

/** Questions on the screen, answers of the free responses on paper. */
const hybrid = [
  ...['calculus-ab', 'calculus-bc', 'biology', 'chemistry', 'physics-1', 'physics-2', 'physics-c-mechanics'],
  ...['physics-c-electricity', 'statistics', 'macroeconomics', 'microeconomics'],
];

const exams = [...digital, ...hybrid];
const withoutSeminar = exams.filter((id) => id !== 'seminar');
const history = ['us-history'];
const noCalculator = [
  ...['us-history', 'world-history', 'european-history', 'computer-science-principles', 'english-language'],
  ...['english-literature', 'psychology', 'computer-science-a', 'us-government', 'human-geography', 'seminar'],
];
const oneBreakAfterChoice = exams.filter(
  (id) => !['us-history', 'world-history', 'european-history', 'seminar', 'calculus-ab', 'calculus-bc'].includes(id),
);

const timing = [
  inWindow({
    kind: 'clock',
    id: 'hidden-clock',
    says: ['The clock can be hidden, and is back when five minutes remain.', '计时可以隐藏，剩余 5 分钟时重新显示。'],
    source: 'owner',
    variants: history,
    checks: [{ check: 'hidesClock', section: 'choice' }],
  }),
  inWindow({
    kind: 'warning',
    id: 'five-minutes',
    says: ['A notice says when five minutes remain.', '剩余 5 分钟时有提示。'],
    source: 'owner',
    variants: history,
    checks: [{ check: 'saysLastFive', section: 'choice' }],
  }),
  isOpen({
    kind: 'warning',
    id: 'red-clock',
    says: [
      'Whether the clock turns red at five minutes: an older account says so.',
      '计时是否在剩余 5 分钟时变红：较早的说法称会变红。',
    ],
    here: ['It is amber from five minutes, red from one.', '剩余 5 分钟起显示琥珀色，1 分钟起显示红色。'],
    certainty: 'conflicting',
  }),
  isOpen({
    kind: 'break',
    id: 'one-minute',
    says: [
      'Whether one minute passes between two parts: accounts say so, no page of the owner that we found.',
      '两个部分之间是否间隔一分钟：有此说法，未找到官方资料。',
    ],
    here: ['The next part waits for Start, as long as you like.', '下一部分在按下“开始作答”后开始，等多久都可以。'],
    certainty: 'conflicting',
  }),
  inValues({
    kind: 'break',
    id: 'break-length',
    says: ['Ten minutes of break between the two sections.', '两个大部分之间休息 10 分钟。'],
    source: 'common',
    variants: oneBreakAfterChoice,
    checks: [{ check: 'break', after: 'choice', seconds: 600, endsEarly: false, ends: 'byStudent' }],
  }),
  inValues({
    kind: 'break',
    id: 'break-history',
    says: ['Ten minutes of break after the short answers, and no other.', '简答题之后休息 10 分钟，此外没有休息。'],
    source: 'common',
    variants: ['us-history', 'world-history', 'european-history'],
    checks: [
      { check: 'break', after: 'short-answer', seconds: 600, endsEarly: false, ends: 'byStudent' },
      { check: 'breaks', after: ['short-answer'] },
    ],
  }),
  inValues({
    kind: 'break',
    id: 'break-calculus',
    says: ['Ten minutes of break after the multiple-choice questions.', '选择题之后休息 10 分钟。'],
    source: 'sites',
    variants: ['calculus-ab', 'calculus-bc'],
    checks: [{ check: 'breaks', after: ['choice-calculator'] }],
  }),
  inWindow({
    kind: 'break',
    id: 'break-click',
    says: [
      'The break cannot be cut short, and the second section begins with a click, not by itself.',
      '休息不能提前结束；第二大部分点击后才开始，不会自动开始。',
    ],
    source: 'owner',
    variants: history,
    checks: [
      { check: 'holdsBreak', after: 'short-answer' },
      { check: 'waitsAfterBreak', after: 'short-answer' },
    ],
  }),
];

const movement = [
  inValues({
    kind: 'movement',
    id: 'inside-part',
    says: ['Inside a part one moves freely; a finished part stays closed.', '部分内可自由跳转，结束的部分不能返回。'],
    source: 'owner',
    variants: withoutSeminar,
    checks: [{ check: 'movement', section: '*', scope: 'section' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'back',
    says: ['Back leads to earlier questions of the part.', '可返回本部分之前的题目。'],
    source: 'owner',
    variants: history,
    checks: [{ check: 'goesBack', section: 'choice' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'review',
    says: [
      'A page at the end of a part shows what is answered, open and flagged.',
      '部分末尾有一页总览，显示已答、未答和已标记的题目。',
    ],
    source: 'owner',
    variants: history,
    checks: [{ check: 'hasReviewPage', section: 'choice' }],
  }),
  inWindow({
    kind: 'warning',
    id: 'door',
    says: ['A part that was left cannot be opened again.', '离开的部分不能再打开。'],
    source: 'owner',
    variants: history,
    checks: [{ check: 'warnsBeforeLeaving', section: 'choice' }],
  }),
];

const tools = [
  inWindow({
    kind: 'tool',
    id: 'tools',
    says: ['Highlighter, notes, line reader and zoom.', '有划重点、笔记、逐行阅读条和缩放。'],
    source: 'common',
    variants: history,
    checks: (['highlighter', 'notes', 'line-reader', 'zoom'] as const).map((tool) => ({
      ...{ check: 'offersTool', section: 'choice', tool },
    })),
  }),
  inWindow({
    kind: 'tool',
    id: 'flag-strike',
    says: ['Questions can be flagged, options crossed out.', '可以标记题目、划去选项。'],
    source: 'common',
    variants: history,
    checks: [
      { check: 'flagsQuestion', section: 'choice' },
      { check: 'strikesOption', section: 'choice' },
    ],
  }),
  inWindow({
    kind: 'tool',
    id: 'eliminator-mode',
    says: [
      'Crossing out is a mode: a button beside the question turns it on.',
      '划去选项是一种模式，需用题目旁的按钮开启。',
    ],
    source: 'owner',
    variants: history,
    checks: [{ check: 'turnsOnStriking', section: 'choice' }],
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-calculator',
    says: ['No calculator.', '不能使用计算器。'],
    source: 'common',
    variants: noCalculator,
    checks: [
      { check: 'noTool', section: '*', tool: 'calculator' },
      { check: 'noTool', section: '*', tool: 'graphing-calculator' },
    ],
  }),
  inValues({
    kind: 'tool',
    id: 'calculator',
    says: ['A graphing calculator throughout.', '全程可用图形计算器。'],
    source: 'common',
    variants: ['statistics', 'physics-1', 'physics-2', 'physics-c-mechanics', 'physics-c-electricity'],
    checks: [{ check: 'tool', section: '*', tool: 'graphing-calculator' }],
  }),
  inValues({
    kind: 'task',
    id: 'typed',
    says: ['Free responses are typed.', '简答题在电脑上输入。'],
    source: 'owner',
    variants: ['psychology', 'computer-science-a', 'us-government', 'human-geography', 'environmental-science'],
    checks: [{ check: 'types', section: 'free-response', part: 'questions', types: ['short-answer'] }],
  }),
  differs({
    kind: 'layout',
    id: 'booklets',
    says: [
      'Questions stand on the screen, the free responses are written into paper booklets.',
      '题目显示在屏幕上，简答题写在纸质答题册上。',
    ],
    source: 'owner',
    variants: hybrid,
    here: ['Photographed pages stand in for the booklets.', '拍照上传手写页代替答题册。'],
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
];

const report = [
  inValues({
    kind: 'report',
    id: 'no-penalty',
    says: ['Wrong answers cost nothing.', '答错不扣分。'],
    source: 'owner',
    checks: [{ check: 'answers', right: 100, wrong: 0, blank: 0 }],
  }),
  isOpen({
    kind: 'report',
    id: 'cuts',
    says: [
      'How many points lead to which score from 1 to 5 is set each year and not published.',
      '1 至 5 分的分数线每年另定，不公布。',
    ],
    here: [
      '75, 60, 45 and 30 percent for 5, 4, 3 and 2, marked as an estimate.',
      '以 75%、60%、45%、30% 对应 5、4、3、2 分，并注明是估计。',
    ],
  }),
  inValues({
    kind: 'report',
    id: 'scores',
    says: ['The result is a score from 1 to 5.', '成绩为 1 至 5 分。'],
    source: 'owner',
    checks: [{ check: 'totalRange', least: 1, most: 5 }],
  }),
];

export const apContract: FidelityContract = {
  programme: 'ap',
  variants: exams,
  facts: [...timing, ...movement, ...tools, ...examFacts, ...halvesFacts, ...report],
};
