import type { PartRule } from '@inkstone/exam/blueprint';
import { textTask } from './writing.ts';

/** A post in a class discussion. */
export const discussion = {
  id: 'discussion',
  name: { en: 'Academic discussion', zh: '学术讨论' },
  directions: {
    en: '<p>Academic discussion. Read the question and the two answers, then add your own in 10 minutes and at least 100 words.</p>',
    zh: '<p>学术讨论。阅读问题和两份回答，在 10 分钟内写出你自己的回答，至少 100 词。</p>',
  },
  ...textTask,
  clock: { seconds: 600, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 0 },
  words: { from: 100, to: null },
} as const satisfies PartRule;
