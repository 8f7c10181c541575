import { escapeHtml } from '@inkstone/base';
import { toPlainText } from './plain-text.ts';

const bar = ' | ';

/** The pieces of a sentence as plain words separated by bars. */
export const joinPieces = (pieces: readonly string[]): string => pieces.map(toPlainText).join(bar);

/** Splits a line at its bars into pieces of rich text. */
export const splitPieces = (line: string): string[] =>
  line
    .split('|')
    .map((words) => escapeHtml(words.replace(/\s+/g, ' ').trim()))
    .filter((words) => words !== '');

/** The roles after a sentence was split again: unchanged parts keep theirs. */
export const remapKey = (
  before: { pieces: readonly string[]; key: readonly string[] },
  pieces: readonly string[],
): string[] =>
  pieces.map((words, at) => {
    if (before.pieces[at] === words || before.pieces.length === pieces.length) return before.key[at] ?? '';
    const was = before.pieces.indexOf(words);
    return was < 0 ? '' : (before.key[was] ?? '');
  });
