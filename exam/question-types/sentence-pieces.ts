import { toPlainText } from './plain-text.ts';

const bar = ' | ';

const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The pieces of a sentence as a teacher writes them: plain words with bars between. */
export const joinPieces = (pieces: readonly string[]): string => pieces.map(toPlainText).join(bar);

/** The pieces between the bars of a line, as rich text. */
export const splitPieces = (line: string): string[] =>
  line
    .split('|')
    .map((words) => escapeHtml(words.replace(/\s+/g, ' ').trim()))
    .filter((words) => words !== '');
