import { plainOf } from './plain.ts';

const bar = ' | ';

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The pieces of a sentence as a teacher writes them: plain words with bars between. */
export const joinedPieces = (pieces: readonly string[]): string => pieces.map(plainOf).join(bar);

/** The pieces between the bars of a line, as rich text. */
export const cutPieces = (line: string): string[] =>
  line
    .split('|')
    .map((words) => escaped(words.replace(/\s+/g, ' ').trim()))
    .filter((words) => words !== '');
