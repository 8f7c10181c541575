import { createFactWriter, type FidelityContract } from '@inkstone/exam/fidelity';
import { reportFacts, taskFacts } from './fidelity-tasks.ts';
import { sources } from './fidelity-sources.ts';

const { inValues, inWindow, differs, isOpen } = createFactWriter(sources);

const timing = [
  inValues({
    kind: 'order',
    id: 'sections',
    says: ['Reading, Listening, Speaking, Writing, in this order.', '依次为阅读、听力、口语、写作。'],
    source: 'sites',
    checks: [{ check: 'order', sections: ['reading', 'listening', 'speaking', 'writing'] }],
  }),
  inValues({
    kind: 'break',
    id: 'no-break',
    says: ['Since July 2023 there is no break.', '自 2023 年 7 月起没有休息。'],
    source: 'sites',
    checks: [{ check: 'breaks', after: [] }],
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
    id: 'reading-clock',
    says: ['Reading has 35 minutes for both passages.', '阅读两篇文章共 35 分钟。'],
    source: 'sites',
    checks: [{ check: 'clock', section: 'reading', seconds: 2100 }],
  }),
  inValues({
    kind: 'clock',
    id: 'listening-clocks',
    says: [
      'In Listening only answering is timed: 6:30 for the first part, 10:00 for the second.',
      '听力只计作答时间：第一部分 6 分 30 秒，第二部分 10 分钟。',
    ],
    source: 'common',
    checks: [
      { check: 'clock', section: 'listening', part: 'part-1', seconds: 390 },
      { check: 'clock', section: 'listening', part: 'part-2', seconds: 600 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'clock-stops',
    says: ['The clock of Listening stops while a recording plays.', '听力播放录音时计时暂停。'],
    source: 'classic',
    checks: [
      { check: 'audioClock', section: 'listening', part: 'part-1', duringAudio: 'stops' },
      { check: 'audioClock', section: 'listening', part: 'part-2', duringAudio: 'stops' },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'published-times',
    says: [
      'The published lengths are 36 minutes of Listening, 16 of Speaking and 29 of Writing.',
      '公布的时长：听力 36 分钟，口语 16 分钟，写作 29 分钟。',
    ],
    source: 'sites',
    checks: [
      { check: 'shownSeconds', section: 'listening', seconds: 2160 },
      { check: 'shownSeconds', section: 'speaking', seconds: 960 },
      { check: 'shownSeconds', section: 'writing', seconds: 1740 },
    ],
  }),
  inWindow({
    kind: 'clock',
    id: 'closes-at-zero',
    says: ['Reading closes when its time is over.', '阅读时间用完后自动关闭。'],
    source: 'common',
    checks: [{ check: 'closesAtZero', section: 'reading' }],
  }),
  isOpen({
    kind: 'clock',
    id: 'hidden-clock',
    says: [
      'Whether a hidden clock comes back by itself is not said by our sources.',
      '隐藏的计时是否会自动重新显示，所据资料没有说明。',
    ],
    here: ['It can be hidden, and is back when five minutes remain.', '可以隐藏，剩余 5 分钟时重新显示。'],
  }),
];

const movement = [
  inValues({
    kind: 'movement',
    id: 'reading-movement',
    says: ['In Reading one moves freely between both passages.', '阅读两篇文章之间可自由跳转。'],
    source: 'classic',
    checks: [{ check: 'movement', section: 'reading', scope: 'section' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'reading-back',
    says: ['Back leads to earlier questions of Reading.', '阅读可返回之前的题目。'],
    source: 'classic',
    checks: [{ check: 'goesBack', section: 'reading' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'reading-review',
    says: ['Reading has a review page of all its questions.', '阅读有一页总览，列出所有题目。'],
    source: 'classic',
    checks: [{ check: 'hasReviewPage', section: 'reading' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'listening-forward',
    says: ['Listening goes forward only.', '听力只能向前作答。'],
    source: 'classic',
    checks: [
      { check: 'goesForwardOnly', section: 'listening' },
      { check: 'hasNoReviewPage', section: 'listening' },
    ],
  }),
  inWindow({
    kind: 'movement',
    id: 'listening-ok',
    says: ['In Listening an answer is confirmed: Next, then OK.', '听力需先按 Next 再按 OK 确认答案。'],
    source: 'classic',
    checks: [{ check: 'asksForOk', section: 'listening' }],
  }),
  inWindow({
    kind: 'movement',
    id: 'speaking-forward',
    says: ['Speaking and Writing go forward only.', '口语和写作只能向前作答。'],
    source: 'classic',
    checks: [
      { check: 'goesForwardOnly', section: 'speaking' },
      { check: 'goesForwardOnly', section: 'writing' },
    ],
  }),
];

const tools = [
  inWindow({
    kind: 'tool',
    id: 'notes',
    says: ['Notes are allowed throughout.', '全程可以做笔记。'],
    source: 'classic',
    checks: ['reading', 'listening'].map((section) => ({ check: 'offersTool', section, tool: 'notes' })),
  }),
  inValues({
    kind: 'tool',
    id: 'glossary',
    says: ['Some words of a passage have a meaning that can be opened.', '文章中部分词语可以点开释义。'],
    source: 'common',
    checks: [{ check: 'tool', section: 'reading', tool: 'glossary' }],
  }),
  inWindow({
    kind: 'absentTool',
    id: 'no-highlighter',
    says: ['No highlighter.', '不能划重点。'],
    source: 'common',
    checks: [{ check: 'lacksTool', section: 'reading', tool: 'highlighter' }],
  }),
  inValues({
    kind: 'absentTool',
    id: 'no-eliminator',
    says: ['Options cannot be crossed out, questions not be flagged.', '不能划去选项，也不能标记题目。'],
    source: 'common',
    checks: [
      { check: 'noTool', section: '*', tool: 'eliminator' },
      { check: 'noTool', section: '*', tool: 'flag' },
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
    kind: 'tool',
    id: 'clipboard',
    says: ['Cut, copy and paste work inside the writing tasks.', '写作题中可以剪切、复制和粘贴。'],
    source: 'common',
    checks: [{ check: 'clipboard', section: 'writing', has: true }],
  }),
  inWindow({
    kind: 'layout',
    id: 'numbered-paragraphs',
    says: [
      'The paragraph a question is about is marked and scrolled to; the word in question is lit.',
      '题目所涉及的段落会标出并自动滚动到位，考查的词语会高亮。',
    ],
    source: 'common',
    checks: [{ check: 'guidesPassage', section: 'reading' }],
  }),
  inWindow({
    kind: 'layout',
    id: 'squares-in-passage',
    says: [
      'A sentence is inserted at squares in the passage itself, and is shown there in bold.',
      '句子插入题的方块就在文章中，点选后句子以粗体显示在该处。',
    ],
    source: 'common',
    checks: [{ check: 'insertsInPassage', section: 'reading' }],
  }),
  differs({
    kind: 'layout',
    id: 'read-to-end',
    says: [
      'The first question comes only after the passage was scrolled to its end.',
      '须将文章滚动到末尾才能开始答第一题。',
    ],
    source: 'common',
    here: ['Passage and question stand side by side at once.', '文章和题目从一开始就并排显示。'],
  }),
  inWindow({
    kind: 'layout',
    id: 'speaker-pictures',
    says: ['A picture of the speakers is shown with a recording.', '播放录音时显示说话人的图片。'],
    source: 'common',
    checks: [{ check: 'showsScene', section: 'listening' }],
  }),
];

export const toefl2023Contract: FidelityContract = {
  programme: 'toefl-2023',
  variants: ['toefl-2023'],
  facts: [...timing, ...movement, ...tools, ...taskFacts, ...reportFacts],
};
