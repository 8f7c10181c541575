import { createFactWriter } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';

const { inValues, inWindow, isOpen } = createFactWriter(sources);

export const taskFacts = [
  inValues({
    kind: 'task',
    id: 'reading-questions',
    says: [
      'Two passages of ten questions, or nine where one is a table.',
      '两篇文章，每篇十题；含表格题的一篇为九题。',
    ],
    source: 'sites',
    checks: [
      { check: 'sets', section: 'reading', part: 'passages', from: 2, to: 2 },
      { check: 'questions', section: 'reading', part: 'passages', from: 18, to: 20 },
      { check: 'options', section: 'reading', options: 4 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'listening-questions',
    says: ['28 questions of Listening: 11, then 17.', '听力共 28 题，先 11 题，后 17 题。'],
    source: 'sites',
    checks: [
      { check: 'questions', section: 'listening', part: 'part-1', from: 11, to: 11 },
      { check: 'questions', section: 'listening', part: 'part-2', from: 17, to: 17 },
    ],
  }),
  inValues({
    kind: 'sound',
    id: 'listening-once',
    says: ['Every recording of Listening plays once.', '听力的录音只播放一遍。'],
    source: 'classic',
    checks: [
      { check: 'plays', section: 'listening', part: 'part-1', plays: 1 },
      { check: 'plays', section: 'listening', part: 'part-2', plays: 1 },
    ],
  }),
  inValues({
    kind: 'sound',
    id: 'tasks-once',
    says: ['The recordings of Speaking and Writing play once as well.', '口语和写作中的录音也只播放一遍。'],
    source: 'classic',
    checks: [
      { check: 'plays', section: 'speaking', part: 'campus', plays: 1 },
      { check: 'plays', section: 'speaking', part: 'academic', plays: 1 },
      { check: 'plays', section: 'speaking', part: 'lecture', plays: 1 },
      { check: 'plays', section: 'writing', part: 'integrated', plays: 1 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'speaking-independent',
    says: ['The first speaking task: 15 seconds to prepare, 45 to speak.', '口语第一题准备 15 秒，作答 45 秒。'],
    source: 'classic',
    checks: [{ check: 'windows', section: 'speaking', part: 'independent', prepSeconds: 15, responseSeconds: 45 }],
  }),
  inValues({
    kind: 'task',
    id: 'speaking-integrated',
    says: [
      'The second and third: 45 to 50 seconds to read, 30 to prepare, 60 to speak.',
      '口语第二、三题阅读 45 至 50 秒，准备 30 秒，作答 60 秒。',
    ],
    source: 'classic',
    checks: ['campus', 'academic'].map((part) => ({
      ...{ check: 'windows', section: 'speaking', part, readSeconds: { from: 45, to: 50 }, readHidesText: true },
      ...{ prepSeconds: 30, responseSeconds: 60 },
    })),
  }),
  inWindow({
    kind: 'task',
    id: 'speaking-text-gone',
    says: ['The text that was read is gone when one speaks.', '作答时不再显示之前阅读的文字。'],
    source: 'classic',
    checks: [{ check: 'hidesText', section: 'speaking', part: 'campus' }],
  }),
  inValues({
    kind: 'task',
    id: 'speaking-lecture',
    says: ['The fourth: 20 seconds to prepare, 60 to speak.', '口语第四题准备 20 秒，作答 60 秒。'],
    source: 'classic',
    checks: [{ check: 'windows', section: 'speaking', part: 'lecture', prepSeconds: 20, responseSeconds: 60 }],
  }),
  inValues({
    kind: 'clock',
    id: 'writing-clocks',
    says: [
      'Integrated writing has 20 minutes after 3 of reading; the discussion has 10.',
      '综合写作先阅读 3 分钟，再写 20 分钟；讨论写作 10 分钟。',
    ],
    source: 'sites',
    checks: [
      { check: 'clock', section: 'writing', part: 'integrated', seconds: 1380 },
      {
        ...{ check: 'windows', section: 'writing', part: 'integrated' },
        ...{ readSeconds: 180, readHidesText: true, textReturns: true },
      },
      { check: 'clock', section: 'writing', part: 'discussion', seconds: 600 },
    ],
  }),
  inWindow({
    kind: 'task',
    id: 'writing-text-back',
    says: ['The text is hidden during the lecture, and back while one writes.', '听讲座时隐藏文字，写作时重新显示。'],
    source: 'classic',
    checks: [{ check: 'bringsTextBack', section: 'writing', part: 'integrated' }],
  }),
  inWindow({
    kind: 'layout',
    id: 'discussion-panes',
    says: [
      'The professor’s question and two students’ posts stand with portraits beside the editor.',
      '教授的问题和两名学生的帖子配头像显示在编辑框旁边。',
    ],
    source: 'classic',
    checks: [{ check: 'showsPosts', section: 'writing', part: 'discussion' }],
  }),
  inValues({
    kind: 'task',
    id: 'writing-words',
    says: [
      'About 150 to 225 words for the integrated task, 100 or more for the discussion.',
      '综合写作约 150 至 225 词，讨论写作 100 词以上。',
    ],
    source: 'classic',
    checks: [
      { check: 'words', section: 'writing', part: 'integrated', from: 150, to: 225 },
      { check: 'words', section: 'writing', part: 'discussion', from: 100, to: null },
    ],
  }),
];

export const reportFacts = [
  inValues({
    kind: 'report',
    id: 'scales',
    says: ['Each section has a score from 0 to 30.', '每个部分 0 至 30 分。'],
    source: 'tables',
    checks: ['reading', 'listening', 'speaking', 'writing'].map((scale) => ({
      check: 'scale',
      scale,
      least: 0,
      most: 30,
      step: 1,
    })),
  }),
  inValues({
    kind: 'report',
    id: 'total',
    says: ['The total is their sum, from 0 to 120.', '总分为四部分之和，0 至 120 分。'],
    source: 'tables',
    checks: [
      {
        ...{ check: 'total', combine: 'sum', least: 0, most: 120, step: 1 },
        of: ['reading', 'listening', 'speaking', 'writing'],
      },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'summary-points',
    says: [
      'A prose summary is worth two points, a table three, or four with seven answers.',
      '文章总结题 2 分，表格题 3 分，七个答案的表格题 4 分。',
    ],
    source: 'tables',
    checks: [{ check: 'points', section: 'reading', part: 'passages', type: 'prose-summary', points: 200 }],
  }),
  inValues({
    kind: 'report',
    id: 'two-answers',
    says: [
      'A listening question with two answers is worth one point, all or nothing.',
      '听力双选题 1 分，须全部选对。',
    ],
    source: 'common',
    checks: [{ check: 'points', section: 'listening', part: 'part-1', type: 'multiple-choice', points: 100 }],
  }),
  inValues({
    kind: 'report',
    id: 'no-penalty',
    says: ['Wrong answers cost nothing.', '答错不扣分。'],
    source: 'classic',
    checks: [{ check: 'answers', right: 100, wrong: 0, blank: 0 }],
  }),
  isOpen({
    kind: 'report',
    id: 'raw-to-scale',
    says: [
      'How right answers become a score is secret, and differs by form.',
      '答对题数如何换算成分数不公开，且每套试题不同。',
    ],
    here: ['The share of points, out of 30, marked as an estimate.', '按得分率折算为 30 分制，并注明是估计。'],
  }),
  isOpen({
    kind: 'report',
    id: 'speaking-table',
    says: [
      'Two tables for Speaking circulate; they differ by one or two points.',
      '流传的口语换算表有两种，相差 1 至 2 分。',
    ],
    here: ['The one for four tasks, of 2023.', '采用 2023 年四道题的换算表。'],
    certainty: 'conflicting',
  }),
];
