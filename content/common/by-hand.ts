import { prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Work that is done by hand and handed in: a page of working, a drawing, a few sentences. */
export const byHand = {
  code: 'gen-by-hand',
  title: { en: 'Show how you did it', zh: '写出你的思路' },
  node: 'common.study.habits',
  author: 'qiao',
  written: { days: -7, time: '14:00' },
  questions: [
    {
      code: 'gen-by-hand-1',
      type: 'file-upload',
      points: ['common.study.planning'],
      difficulty: 0.6,
      worth: 400,
      prompt: {
        text: prose`Choose one problem that you got wrong this month. Work it again on paper, step by step, and hand in a photo of each page. Mark the step that went wrong the first time.

          选一道本月做错的题，在纸上一步一步重做，逐页拍照提交，并标出当初出错的那一步。`,
        accepts: ['files'],
        mostFiles: 4,
        leastWords: 0,
      },
      key: {
        model: prose`The problem is copied whole, every step has a reason, and the step that went wrong is marked, with one sentence on why it seemed right at the time.`,
      },
      explanation: {
        en: '<p>What counts is the reason beside the step, not a tidy page.</p>',
        zh: '<p>重在步骤旁的理由，不在卷面是否漂亮。</p>',
      },
    },
    {
      code: 'gen-by-hand-2',
      type: 'file-upload',
      points: ['common.study.planning'],
      difficulty: 0.4,
      worth: 400,
      prompt: {
        text: prose`Plan the week before your next test. Hand in the plan as a picture or a PDF, and explain it in at least 50 words, written or spoken.

          为下一次测验前的一周做计划。以图片或 PDF 提交，并用不少于 50 词的文字或录音说明。`,
        accepts: ['text', 'files', 'recording'],
        mostFiles: 2,
        leastWords: 50,
      },
      key: {
        model: prose`A good plan repeats each topic on at least two days, names what will be done rather than how long, and leaves one evening empty.`,
      },
      explanation: {
        en: '<p>Two short looks at a topic on different days do more than one long one.</p>',
        zh: '<p>同一内容分两天各看一次，比一次看很久更有效。</p>',
      },
    },
    {
      code: 'gen-by-hand-3',
      type: 'short-answer',
      points: ['common.study.memory'],
      difficulty: 0.2,
      worth: 200,
      prompt: {
        text: prose`You read a chapter twice and can say little about it the next day. Name one thing that you would do differently, and say why it helps. Two or three sentences.

          同一章读了两遍，第二天却说不出多少。你会改变哪一点？为什么有用？写两三句。`,
      },
      key: {
        model: prose`I would close the book after each page and say what was on it. Trying to remember, even without success, makes the next reading stick, while reading twice only feels like knowing.`,
      },
      explanation: {
        en: '<p>Any method counts in which something is recalled rather than looked at again, as long as the reason is given.</p>',
        zh: '<p>凡是要主动回忆、而不是再看一遍的方法都可以，但必须说明理由。</p>',
      },
    },
  ],
} as const satisfies QuestionSet;
