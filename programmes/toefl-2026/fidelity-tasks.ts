import { createFactWriter } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';

const { inValues, inWindow, differs, isOpen } = createFactWriter(sources);

export const taskFacts = [
  inValues({
    kind: 'task',
    id: 'reading-tasks',
    says: [
      'Reading asks for missing halves of words, and for one of four options.',
      '阅读要求补全单词的后半部分，或四选一。',
    ],
    source: 'sites',
    checks: [
      { check: 'types', section: 'reading', part: 'router', types: ['complete-the-words', 'choice'] },
      { check: 'options', section: 'reading', options: 4 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'ten-blanks',
    says: ['Each text has ten words to complete, each worth one point.', '每篇短文有十个待补全的单词，每个 1 分。'],
    source: 'sites',
    checks: [{ check: 'points', section: 'reading', part: 'router', type: 'complete-the-words', points: 1000 }],
  }),
  inValues({
    kind: 'task',
    id: 'listening-tasks',
    says: ['Listening has four options to every question.', '听力每题均为四选一。'],
    source: 'sites',
    checks: [
      { check: 'types', section: 'listening', part: 'router', types: ['choice'] },
      { check: 'options', section: 'listening', options: 4 },
    ],
  }),
  inValues({
    kind: 'sound',
    id: 'listening-once',
    says: ['Every recording of Listening plays once.', '听力的录音只播放一遍。'],
    source: 'sites',
    checks: ['router', 'upper', 'lower'].map((part) => ({ check: 'plays', section: 'listening', part, plays: 1 })),
  }),
  inValues({
    kind: 'sound',
    id: 'speaking-once',
    says: ['What is repeated, and what the interviewer asks, is heard once.', '跟读的句子和访谈的提问只播放一遍。'],
    source: 'sites',
    checks: [
      { check: 'plays', section: 'speaking', part: 'repeat', plays: 1 },
      { check: 'plays', section: 'speaking', part: 'interview', plays: 1 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'writing-tasks',
    says: ['Writing: ten sentences to build, one e-mail, one discussion.', '写作包括十道组句、一封邮件、一篇讨论。'],
    source: 'blueprint',
    checks: [
      { check: 'questions', section: 'writing', part: 'sentences', from: 10, to: 10 },
      { check: 'types', section: 'writing', part: 'sentences', types: ['sentence-build'] },
      { check: 'questions', section: 'writing', part: 'email', from: 1, to: 1 },
      { check: 'questions', section: 'writing', part: 'discussion', from: 1, to: 1 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'writing-words',
    says: [
      'About 80 to 120 words for the e-mail, 100 or more for the discussion.',
      '邮件约 80 至 120 词，讨论 100 词以上。',
    ],
    source: 'sites',
    checks: [
      { check: 'words', section: 'writing', part: 'email', from: 80, to: 120 },
      { check: 'words', section: 'writing', part: 'discussion', from: 100, to: null },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'repeat',
    says: [
      'Seven sentences are repeated, in 8, 10 or 12 seconds each, without preparation.',
      '跟读七句，每句 8、10 或 12 秒，没有准备时间。',
    ],
    source: 'blueprint',
    checks: [
      { check: 'sets', section: 'speaking', part: 'repeat', from: 7, to: 7 },
      { check: 'windows', section: 'speaking', part: 'repeat', prepSeconds: 0, responseSeconds: [8, 10, 12] },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'interview',
    says: [
      'Four interview questions have 45 seconds each, without preparation.',
      '访谈四问，每问 45 秒，没有准备时间。',
    ],
    source: 'blueprint',
    checks: [
      { check: 'sets', section: 'speaking', part: 'interview', from: 4, to: 4 },
      { check: 'windows', section: 'speaking', part: 'interview', prepSeconds: 0, responseSeconds: 45 },
    ],
  }),
  differs({
    kind: 'task',
    id: 'trial-questions',
    says: [
      'Up to 15 questions of Reading and 12 of Listening are trials that do not count.',
      '阅读最多 15 题、听力最多 12 题为不计分的试测题。',
    ],
    source: 'blueprint',
    here: ['A paper may leave them out, so that every question counts.', '试卷可以不含试测题，每题都计分。'],
  }),
  isOpen({
    kind: 'task',
    id: 'module-mix',
    says: ['How many tasks of each kind a module holds is not published.', '每个模块各类任务的数量，官方未公布。'],
    here: ['A mix of our own, near to what preparation sites report.', '按备考网站的说法自行搭配。'],
  }),
  inWindow({
    kind: 'layout',
    id: 'daily-life-texts',
    says: [
      'Texts of daily life look like what they are: a message, a notice, a menu, a web page.',
      '日常生活类文本按原样呈现，如短信、通知、菜单、网页。',
    ],
    source: 'sites',
    checks: [{ check: 'drawsTexts', section: 'reading' }],
  }),
  inWindow({
    kind: 'task',
    id: 'sentence-slots',
    says: [
      'A sentence is built by moving words into the places shown; a word can be taken out again.',
      '组句题把词语移到显示的空位中，也可以再取出。',
    ],
    source: 'sites',
    checks: [{ check: 'fillsSlots', section: 'writing', part: 'sentences' }],
  }),
  inWindow({
    kind: 'layout',
    id: 'email-panes',
    says: [
      'The situation of the e-mail stands left; right is the e-mail with To and Subject.',
      '邮件写作左侧为情境与要求，右侧为带收件人和主题的邮件编辑框。',
    ],
    source: 'sites',
    checks: [{ check: 'writesMail', section: 'writing', part: 'email' }],
  }),
  inWindow({
    kind: 'layout',
    id: 'discussion-panes',
    says: [
      'The professor’s question and two students’ posts stand with portraits beside the editor.',
      '教授的问题和两名学生的帖子配头像显示在编辑框旁边。',
    ],
    source: 'sites',
    checks: [{ check: 'showsPosts', section: 'writing', part: 'discussion' }],
  }),
  inWindow({
    kind: 'layout',
    id: 'speaker-pictures',
    says: ['A picture of the speaker or the place is shown with a recording.', '播放录音时显示说话人或场景的图片。'],
    source: 'common',
    checks: [{ check: 'showsScene', section: 'listening' }],
  }),
];

export const reportFacts = [
  inValues({
    kind: 'report',
    id: 'bands',
    says: ['Each section has a band from 1 to 6 in half steps.', '每个部分的成绩为 1 至 6 级，以 0.5 为单位。'],
    source: 'owner',
    checks: ['reading', 'listening', 'writing', 'speaking'].map((scale) => ({
      check: 'scale',
      scale,
      least: 1,
      most: 6,
      step: 0.5,
    })),
  }),
  inValues({
    kind: 'report',
    id: 'mean',
    says: ['The total is the mean of the four bands, to the nearest half.', '总成绩为四个部分的平均，取最接近的 0.5。'],
    source: 'owner',
    checks: [
      {
        ...{ check: 'total', combine: 'mean', least: 1, most: 6, step: 0.5 },
        of: ['reading', 'listening', 'writing', 'speaking'],
      },
    ],
  }),
  isOpen({
    kind: 'report',
    id: 'raw-to-band',
    says: ['How right answers become a band is not published.', '答对题数如何换算成等级，官方未公布。'],
    here: [
      'An estimate over the published comparison with the old scale, marked as one.',
      '按公布的新旧分数对照估算，并注明是估计。',
    ],
  }),
  isOpen({
    kind: 'report',
    id: 'lower-cap',
    says: ['Whether the lower module limits the band is not published.', '较易的模块是否限制最高等级，官方未公布。'],
    here: ['At most band 4 on that path, as preparation sites report.', '该路径最高 4 级，依据备考网站的说法。'],
  }),
  inValues({
    kind: 'report',
    id: 'no-penalty',
    says: ['Wrong answers cost nothing.', '答错不扣分。'],
    source: 'sites',
    checks: [{ check: 'answers', right: 100, wrong: 0, blank: 0 }],
  }),
  inValues({
    kind: 'report',
    id: 'rubric-points',
    says: ['Spoken and written tasks are marked from 0 to 5.', '口语和写作任务按 0 至 5 分评分。'],
    source: 'sites',
    checks: [
      { check: 'points', section: 'writing', part: 'email', type: 'essay', points: 500 },
      { check: 'points', section: 'speaking', part: 'repeat', type: 'repeat', points: 500 },
      { check: 'points', section: 'speaking', part: 'interview', type: 'interview-answer', points: 500 },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'sentence-points',
    says: ['A built sentence is right or wrong: no part of a point.', '组句只有对错，没有部分得分。'],
    source: 'blueprint',
    checks: [{ check: 'points', section: 'writing', part: 'sentences', type: 'sentence-build', points: 100 }],
  }),
];
