import type { LocalizedText, PartRule, SectionRule } from '@inkstone/exam/blueprint';

/** Each text is marked from 0 to 5. */
export const writingPoints = { essay: 500 } as const;

const exactlyOne = { from: 1, to: 1 } as const;

/** Common rules of all writing tasks. */
export const textTask = {
  types: ['essay'],
  questions: exactlyOne,
  sets: exactlyOne,
  pointsByType: writingPoints,
} as const;

/** Read, listen, write. Its clock has 3 minutes for reading and 20 for writing, and stops during the lecture. */
export const integratedTask = {
  id: 'integrated',
  name: { en: 'Integrated writing', zh: '综合写作' },
  directions: {
    en: '<p>Integrated task. Read for 3 minutes, hear the lecture once, then write for 20 minutes: sum up the lecture and show how it answers the passage.</p>',
    zh: '<p>综合写作。阅读 3 分钟，听一遍讲座，再写作 20 分钟：概述讲座内容，并说明它如何回应短文。</p>',
  },
  ...textTask,
  plays: 1,
  material: ['text', 'audio'],
  clock: { seconds: 1380, duringAudio: 'stops', atZero: 'closes', hideableUntilSeconds: 300 },
  windows: { readSeconds: 180, readHidesText: true, textReturns: true },
  words: { from: 150, to: 225 },
} as const satisfies PartRule;

/** Pieces of the directions of the writing section, in our own words. */
export const writingPieces = {
  integrated: {
    en: '<ul><li><b>Integrated task.</b> You read an academic passage for 3 minutes. It is hidden while you hear a lecture about the same topic, once, and comes back while you write. You have 20 minutes to sum up the points of the lecture and to show how they answer the passage; 150 to 225 words are usual.</li>',
    zh: '<ul><li><b>综合写作。</b>先用 3 分钟阅读一篇学术短文；随后短文隐藏，播放一遍同一主题的讲座；写作时短文会重新出现。你有 20 分钟概述讲座的要点，并说明它们如何回应短文，通常写 150 到 225 词。</li>',
  },
  forwardOnly: {
    en: '<p>You only go forward: when a task closes, by you or by the clock, it cannot be opened again. What you have written by then counts.</p>',
    zh: '<p>只能按顺序向前作答：无论由你提交还是时间用完，一道题结束后便不能再打开，届时已写的内容计入评分。</p>',
  },
} as const satisfies Record<string, LocalizedText>;

/** Two texts, each with its own clock; the published minutes are only displayed. */
export const buildWriting = (form: { minutes: number; directions: LocalizedText; second: PartRule }): SectionRule => ({
  id: 'writing',
  name: { en: 'Writing', zh: '写作' },
  skill: 'writing',
  directions: form.directions,
  shownSeconds: form.minutes * 60,
  navigation: 'none',
  reviewScreen: false,
  tools: ['notes'],
  showsScene: true,
  clipboard: true,
  parts: [integratedTask, form.second],
});

/** A post in a class discussion. */
export const discussion = {
  id: 'discussion',
  name: { en: 'Academic discussion', zh: '学术讨论' },
  directions: {
    en: '<p>Academic discussion. Read the question and the two answers, then add your own in 10 minutes and at least 100 words.</p>',
    zh: '<p>学术讨论。阅读问题和两份回答，在 10 分钟内写出你自己的回答，至少 100 词。</p>',
  },
  ...textTask,
  clock: { seconds: 600, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 300 },
  words: { from: 100, to: null },
} as const satisfies PartRule;
