import { plainOf } from '../plain.ts';

const bar = ' | ';

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The parts of a sentence as a teacher writes them: plain words with bars between. */
export const joinedPieces = (pieces: readonly string[]): string => pieces.map(plainOf).join(bar);

/** The parts between the bars of a line, as rich text. */
export const cutPieces = (line: string): string[] =>
  line
    .split('|')
    .map((words) => escaped(words.replace(/\s+/g, ' ').trim()))
    .filter((words) => words !== '');

/** The roles of the parts after a sentence was cut anew: parts that are still there keep theirs. */
export const keyAfter = (
  before: { pieces: readonly string[]; key: readonly string[] },
  pieces: readonly string[],
): string[] =>
  pieces.map((words, at) => {
    if (before.pieces[at] === words || before.pieces.length === pieces.length) return before.key[at] ?? '';
    const was = before.pieces.indexOf(words);
    return was < 0 ? '' : (before.key[was] ?? '');
  });
