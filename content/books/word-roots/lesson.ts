import type { Chapter } from '../book-types.ts';

/** One page about one or two roots. */
export interface Lesson {
  /** `duc, duct`. */
  roots: string;
  meaning: { en: string; zh: string };
  en: string;
  zh: string;
  /** `word | how it is built | 中文`, one a line. */
  words: string;
  /** Sentences with a gap, and the word that fits. */
  gaps: readonly (readonly [sentence: string, word: string])[];
}

/** The page of a lesson. */
export const lessonPage = ({ roots, meaning, en, zh, words, gaps }: Lesson, index: number): Chapter => ({
  number: `Lesson ${index + 1} · 第${'一二三四五六七八九十'[index] ?? `十${'一二'[index - 10]}`}讲`,
  title: roots,
  under: `${meaning.en} · ${meaning.zh}`,
  text: [
    '## The family 词族',
    en.trim(),
    zh.trim(),
    [
      '|! Word | How it is built | 中文',
      ...words
        .trim()
        .split('\n')
        .map((line) => `| **${line.trim().replace(' | ', '** | ')}`),
    ].join('\n'),
    '## Your turn 练一练',
    gaps.map(([sentence], at) => `${at + 1}. ${sentence}`).join('\n'),
  ].join('\n\n'),
});

/** The words that fit the gaps of a lesson. */
export const lessonAnswers = ({ roots, gaps }: Lesson, index: number): string =>
  `**${index + 1}. ${roots}** ${gaps.map(([, word]) => word).join('; ')}`;
