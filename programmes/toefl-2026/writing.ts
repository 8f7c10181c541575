import type { SectionRule } from '@inkstone/exam/blueprint';
import { textTask, discussion } from '../toefl-parts/writing.ts';

const buildClock = (seconds: number) =>
  ({ seconds, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 300 }) as const;

/** Ten sentences to build, an email with three goals, a post in a class discussion: each by its own clock. */
export const writing: SectionRule = {
  id: 'writing',
  name: { en: 'Writing', zh: '写作' },
  skill: 'writing',
  directions: {
    en: [
      '<p>You build ten sentences and write two texts, 23 minutes in all. Each task has a clock of its own, and closes when it ends.</p>',
      '<ul><li><b>Build a sentence.</b> Press the words given in the right order; some are not needed. Ten sentences in 6 minutes; you may go back among them.</li>',
      '<li><b>Write an email.</b> You reach three goals in one email, about 80 to 120 words in 7 minutes.</li>',
      '<li><b>Academic discussion.</b> You add your own view to a class discussion, at least 100 words in 10 minutes.</li></ul>',
      '<p><b>Scoring.</b> A sentence is right as a whole or earns nothing. A teacher marks each text from 0 to 5. The mean of the three tasks becomes a band from 1 to 6, which is an estimate.</p>',
      '<blockquote><p><b>Sample.</b> <i>closes / what time / it / does</i>: Do you know <b>what time it closes</b>?</p></blockquote>',
    ].join(''),
    zh: [
      '<p>你需要组十个句子、写两篇文章，共 23 分钟。每项任务各自计时，时间用完即结束。</p>',
      '<ul><li><b>组句。</b>按正确的顺序点按所给词语，有的词语用不到。十句共 6 分钟，可以在句子之间来回。</li>',
      '<li><b>写邮件。</b>在一封邮件里完成三个目标，约 80 到 120 词，7 分钟。</li>',
      '<li><b>学术讨论。</b>在课堂讨论中写出你自己的看法，至少 100 词，10 分钟。</li></ul>',
      '<p><b>评分。</b>每个句子全对才得分。老师对每篇文章评 0 到 5 分。三项任务的平均得分会换算为 1 到 6 分，该分数为估算值。</p>',
      '<blockquote><p><b>示例。</b><i>closes / what time / it / does</i>：Do you know <b>what time it closes</b>?</p></blockquote>',
    ].join(''),
  },
  shownSeconds: 1380,
  navigation: 'task',
  reviewScreen: false,
  tools: ['notes'],
  clipboard: true,
  parts: [
    {
      id: 'sentences',
      name: { en: 'Build a sentence', zh: '组句' },
      directions: {
        en: '<p>Build a sentence. Ten sentences in 6 minutes. Press the words in the right order; some are not needed.</p>',
        zh: '<p>组句。十个句子，6 分钟。按正确的顺序点按词语，有的词语用不到。</p>',
      },
      types: ['sentence-build'],
      questions: { from: 10, to: 10 },
      sets: { from: 1, to: 1 },
      pointsByType: { 'sentence-build': 100 },
      clock: buildClock(360),
    },
    {
      id: 'email',
      name: { en: 'Write an email', zh: '写邮件' },
      directions: {
        en: '<p>Write an email. Read the situation, then write to reach all three goals, in about 80 to 120 words and 7 minutes.</p>',
        zh: '<p>写邮件。阅读所给情境，在 7 分钟内写一封约 80 到 120 词的邮件，完成全部三个目标。</p>',
      },
      ...textTask,
      clock: buildClock(420),
      words: { from: 80, to: 120 },
    },
    discussion,
  ],
};
