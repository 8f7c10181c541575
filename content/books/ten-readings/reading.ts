import type { Chapter } from '../book-types.ts';

/** One of the ten readings: a page to read and a page to work on. */
export interface Reading {
  title: string;
  zh: string;
  text: string;
  /** `word | kind | 中文`, one a line. */
  words: string;
  questions: readonly { ask: string; options: readonly string[]; key: string; why: string }[];
}

const trimmed = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** The chapter of a reading: its text, then on a new page its words and questions. */
export const chapterOf = ({ title, zh, text, words, questions }: Reading, index: number): Chapter => ({
  number: `Reading ${index + 1}`,
  title,
  under: zh,
  text: [
    trimmed(text),
    '---',
    '## Words 词汇',
    trimmed(words)
      .split('\n')
      .map((line) => `| **${line.replace(' | ', '** | ')}`)
      .join('\n'),
    '## Questions 练习',
    ...questions.flatMap(({ ask, options }, at) => [
      `### ${at + 1}. ${ask}`,
      options.map((option, place) => `${String.fromCharCode(65 + place)}. ${option}`).join('\n'),
    ]),
  ].join('\n\n'),
});

/** The keys of a reading with their reasons, for the last chapter. */
export const answersOf = ({ title, questions }: Reading, index: number): string =>
  [`## Reading ${index + 1}: ${title}`, ...questions.map(({ key, why }, at) => `**${at + 1}. ${key}** ${why}`)].join(
    '\n\n',
  );
