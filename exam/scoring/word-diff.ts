import { foldCharacters } from '@inkstone/base';

/** A run of words that both versions share, or only one has; the runs in order give both texts. */
export interface DiffRun {
  is: 'same' | 'deleted' | 'inserted';
  text: string;
}

/** A word or character of a text. */
export interface Token {
  /** Without the space after it. */
  word: string;
  /** The compared form, equal for look-alike characters. */
  compared: string;
  /** The word with the space after it. */
  text: string;
  /** Index of its first character. */
  from: number;
}

const sign = '\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}';
const letter = `(?:(?!${sign})[\\p{L}\\p{M}\\p{N}\\u00ad\\u200b])`;
const word = `${letter}+(?:['’‘´\`ʼ＇\\u2010\\u2011-]${letter}+|(?<=\\p{N})[.,:](?=\\p{N})${letter}+)*`;
const token = new RegExp(`^\\s+|((?:${sign})\\p{M}*|${word}|[^\\s])\\s*`, 'gu');

/**
 * The words and characters of a text in order, every Chinese or Japanese character by itself; leading space is one
 * token.
 */
export const tokenize = (text: string): Token[] =>
  [...text.matchAll(token)].map((match) => ({
    word: match[0].trim(),
    compared: foldCharacters(match[0]).trim(),
    text: match[0],
    from: match.index,
  }));

// Beyond this the table would exceed about 30 MB; such texts are shown as rewritten.
const mostCells = 8_000_000;

/** Lengths of the longest common subsequences of all suffixes. */
function commonSuffixLengths(
  before: readonly Token[],
  after: readonly Token[],
): (row: number, column: number) => number {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row]?.compared === after[column]?.compared;
      table[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}

function diffTokens(before: readonly Token[], after: readonly Token[]): DiffRun[] {
  if (before.length * after.length > mostCells) {
    return [
      ...before.map(({ text }) => ({ is: 'deleted' as const, text })),
      ...after.map(({ text }) => ({ is: 'inserted' as const, text })),
    ];
  }
  const left = commonSuffixLengths(before, after);
  const steps: DiffRun[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old && fresh && old.compared === fresh.compared) {
      steps.push({ is: 'same', text: fresh.text });
      row += 1;
      column += 1;
    } else if (old && (!fresh || left(row + 1, column) >= left(row, column + 1))) {
      steps.push({ is: 'deleted', text: old.text });
      row += 1;
    } else {
      steps.push({ is: 'inserted', text: fresh?.text ?? '' });
      column += 1;
    }
  }
  return steps;
}

/** Merges steps into runs; between two shared runs deletions come before insertions. */
function mergeRuns(steps: readonly DiffRun[]): DiffRun[] {
  const runs: DiffRun[] = [];
  let [deleted, inserted] = ['', ''];
  const close = (): void => {
    if (deleted) runs.push({ is: 'deleted', text: deleted });
    if (inserted) runs.push({ is: 'inserted', text: inserted });
    [deleted, inserted] = ['', ''];
  };
  for (const { is, text } of steps) {
    if (is === 'deleted') deleted += text;
    else if (is === 'inserted') inserted += text;
    else {
      close();
      const last = runs.at(-1);
      if (last?.is === 'same') last.text += text;
      else runs.push({ is, text });
    }
  }
  close();
  return runs;
}

const microsOfCell = 0.025;
const microsOfCharacter = 0.3;

const countTokens = (text: string): number => text.match(token)?.length ?? 0;

/** Upper estimate, in microseconds, of comparing two texts (our own measure). */
export function wordDiffEffort(before: string, after: string): number {
  const cells = countTokens(before) * countTokens(after);
  return (before.length + after.length) * microsOfCharacter + Math.min(cells, mostCells) * microsOfCell;
}

/**
 * Compares two texts word by word: a longest common subsequence is shared (spaces follow the later version). Case and
 * punctuation count, since correcting them is a correction.
 */
export function wordDiff(before: string, after: string): DiffRun[] {
  const [old, fresh] = [tokenize(before), tokenize(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start]?.compared === fresh[start]?.compared) start += 1;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old.at(-1 - end)?.compared === fresh.at(-1 - end)?.compared) end += 1;
  const same = (tokens: readonly Token[]): DiffRun[] => tokens.map(({ text }) => ({ is: 'same', text }));
  return mergeRuns([
    ...same(fresh.slice(0, start)),
    ...diffTokens(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...same(fresh.slice(fresh.length - end)),
  ]);
}
