import { createFactWriter } from '@inkstone/exam/fidelity';
import { counted, timed } from './fidelity-checks.ts';
import { sources } from './fidelity-sources.ts';

const { inValues, differs } = createFactWriter(sources);

const histories = ['us-history', 'world-history', 'european-history'];
const calculus = ['calculus-ab', 'calculus-bc'];

const historyFacts = [
  inValues({
    kind: 'order',
    id: 'history-parts',
    says: [
      'Multiple choice 55 minutes, short answers 40, document question 60, long essay 40.',
      '选择题 55 分钟，简答题 40 分钟，文献论述 60 分钟，长论述 40 分钟。',
    ],
    source: 'sites',
    variants: histories,
    checks: [
      { check: 'order', sections: ['choice', 'short-answer', 'document-question', 'long-essay'] },
      ...[timed('choice', 55), timed('short-answer', 40), timed('document-question', 60), timed('long-essay', 40)],
    ],
  }),
  inValues({
    kind: 'task',
    id: 'history-choice',
    says: ['55 multiple-choice questions.', '选择题 55 道。'],
    source: 'sites',
    variants: histories,
    checks: [counted('choice', 55)],
  }),
  inValues({
    kind: 'task',
    id: 'history-short',
    says: ['Three short answers; the third is chosen from two.', '简答题作答三道，第三道二选一。'],
    source: 'sites',
    variants: histories,
    checks: [{ check: 'choose', section: 'short-answer', part: 'chosen', from: 2, choose: 1 }],
  }),
  inValues({
    kind: 'task',
    id: 'history-long',
    says: ['One long essay, chosen from three.', '长论述三选一。'],
    source: 'sites',
    variants: histories,
    checks: [{ check: 'choose', section: 'long-essay', part: 'prompts', from: 3, choose: 1 }],
  }),
  inValues({
    kind: 'clock',
    id: 'history-reading',
    says: [
      '15 of the 60 minutes of the document question are meant for reading.',
      '文献论述的 60 分钟中，建议用 15 分钟阅读。',
    ],
    source: 'sites',
    variants: histories,
    checks: [{ check: 'readFirst', section: 'document-question', seconds: 900 }],
  }),
  inValues({
    kind: 'report',
    id: 'history-weights',
    says: ['The four parts weigh 40, 20, 25 and 15 percent.', '四个部分分别占 40%、20%、25%、15%。'],
    source: 'sites',
    variants: histories,
    checks: [
      { check: 'weight', section: 'choice', percent: 40 },
      { check: 'weight', section: 'short-answer', percent: 20 },
      { check: 'weight', section: 'document-question', percent: 25 },
      { check: 'weight', section: 'long-essay', percent: 15 },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'history-points',
    says: ['The document question has seven points, the long essay six.', '文献论述 7 分，长论述 6 分。'],
    source: 'sites',
    variants: histories,
    checks: [
      { check: 'points', section: 'document-question', part: 'document', type: 'essay', points: 700 },
      { check: 'points', section: 'long-essay', part: 'prompts', type: 'essay', points: 600 },
    ],
  }),
];

const seminarFacts = [
  inValues({
    kind: 'clock',
    id: 'seminar-clock',
    says: ['One clock of two hours runs over both parts.', '两个部分统一计时两小时。'],
    source: 'owner',
    variants: ['seminar'],
    checks: [
      { check: 'wholeClock', seconds: 7200 },
      { check: 'movement', section: '*', scope: 'exam' },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'seminar-weights',
    says: ['Three short answers weigh 30 percent, the essay 70.', '三道简答占 30%，论述占 70%。'],
    source: 'owner',
    variants: ['seminar'],
    checks: [
      { check: 'weight', section: 'argument-analysis', percent: 30 },
      { check: 'weight', section: 'argument-essay', percent: 70 },
    ],
  }),
  differs({
    kind: 'report',
    id: 'seminar-tasks',
    says: [
      'The exam is 45 percent of the score; a team and an individual task make up the rest.',
      '考试占总分 45%，其余为团队任务和个人任务。',
    ],
    source: 'owner',
    variants: ['seminar'],
    here: ['Only the exam is sat and scored here.', '这里只考考试部分，只计其成绩。'],
  }),
];

const principlesFacts = [
  inValues({
    kind: 'clock',
    id: 'principles-form',
    says: [
      '70 multiple-choice questions in 120 minutes, then an hour about the own project.',
      '选择题 70 道，120 分钟；随后 60 分钟就自己的项目作答。',
    ],
    source: 'owner',
    variants: ['computer-science-principles'],
    checks: [counted('choice', 70), timed('choice', 120), timed('free-response', 60)],
  }),
  inValues({
    kind: 'task',
    id: 'principles-two',
    says: ['Eight of the questions ask for two answers.', '其中 8 道需选两个答案。'],
    source: 'owner',
    variants: ['computer-science-principles'],
    checks: [
      { check: 'types', section: 'choice', part: 'two', types: ['multiple-choice'] },
      counted('choice', 8, 'two'),
    ],
  }),
  inValues({
    kind: 'tool',
    id: 'principles-reference',
    says: ['The own project can be looked at while one writes about it.', '作答时可以查看自己的项目。'],
    source: 'owner',
    variants: ['computer-science-principles'],
    checks: [{ check: 'tool', section: 'free-response', tool: 'project-reference' }],
  }),
  differs({
    kind: 'order',
    id: 'principles-project',
    says: ['Code and video of the project are handed in weeks before.', '项目的代码和视频在考前数周提交。'],
    source: 'owner',
    variants: ['computer-science-principles'],
    here: [
      'The pictures of the code are handed in at the beginning, without a hard clock.',
      '在开始时提交代码截图，不严格计时。',
    ],
  }),
];

const calculusFacts = [
  inValues({
    kind: 'clock',
    id: 'calculus-parts',
    says: [
      '30 questions in 60 minutes and 15 in 45, then 2 free responses in 30 minutes and 4 in 60.',
      '选择题先 30 道 60 分钟，再 15 道 45 分钟；简答题先 2 道 30 分钟，再 4 道 60 分钟。',
    ],
    source: 'owner',
    variants: calculus,
    checks: [
      ...[counted('choice-no-calculator', 30), timed('choice-no-calculator', 60)],
      ...[counted('choice-calculator', 15), timed('choice-calculator', 45)],
      ...[counted('free-response-calculator', 2), timed('free-response-calculator', 30)],
      ...[counted('free-response-no-calculator', 4), timed('free-response-no-calculator', 60)],
    ],
  }),
  inValues({
    kind: 'tool',
    id: 'calculus-calculator',
    says: [
      'A graphing calculator in the second part of each half that asks for it.',
      '需要计算器的两个部分可用图形计算器。',
    ],
    source: 'owner',
    variants: calculus,
    checks: [
      { check: 'tool', section: 'choice-calculator', tool: 'graphing-calculator' },
      { check: 'tool', section: 'free-response-calculator', tool: 'graphing-calculator' },
    ],
  }),
  inValues({
    kind: 'absentTool',
    id: 'calculus-no-calculator',
    says: ['No calculator in the two other parts.', '另外两个部分不能使用计算器。'],
    source: 'owner',
    variants: calculus,
    checks: [
      { check: 'noTool', section: 'choice-no-calculator', tool: 'graphing-calculator' },
      { check: 'noTool', section: 'free-response-no-calculator', tool: 'graphing-calculator' },
    ],
  }),
  inValues({
    kind: 'movement',
    id: 'calculus-revisit',
    says: [
      'In the last part one may return to the free responses before it, without a calculator.',
      '最后一部分可以返回前一部分的简答题，但不能再用计算器。',
    ],
    source: 'sites',
    variants: calculus,
    checks: [{ check: 'revisits', section: 'free-response-no-calculator', sections: ['free-response-calculator'] }],
  }),
];

const englishFacts = [
  inValues({
    kind: 'clock',
    id: 'language-form',
    says: [
      '45 questions in 60 minutes, three essays in 135, of which 15 are meant for reading.',
      '选择题 45 道，60 分钟；三篇作文 135 分钟，其中建议用 15 分钟阅读。',
    ],
    source: 'sites',
    variants: ['english-language'],
    checks: [
      ...[counted('choice', 45), timed('choice', 60), counted('free-response', 3), timed('free-response', 135)],
      { check: 'readFirst', section: 'free-response', seconds: 900 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'literature-form',
    says: ['55 questions in 60 minutes, three essays in 120.', '选择题 55 道，60 分钟；三篇作文 120 分钟。'],
    source: 'sites',
    variants: ['english-literature'],
    checks: [counted('choice', 55), timed('choice', 60), counted('free-response', 3), timed('free-response', 120)],
  }),
  inValues({
    kind: 'report',
    id: 'english-weights',
    says: ['Multiple choice weighs 45 percent, the essays 55.', '选择题占 45%，作文占 55%。'],
    source: 'sites',
    variants: ['english-language', 'english-literature'],
    checks: [
      { check: 'weight', section: 'choice', percent: 45 },
      { check: 'weight', section: 'free-response', percent: 55 },
    ],
  }),
];

/** What is known of single exams. */
export const examFacts = [...historyFacts, ...seminarFacts, ...principlesFacts, ...calculusFacts, ...englishFacts];
