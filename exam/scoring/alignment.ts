/** What happened to one word of the reference (or between two of them). */
export type AlignmentStep =
  | { is: 'hit'; reference: string; heard: string }
  | { is: 'substituted'; reference: string; heard: string; slip: boolean }
  | { is: 'deleted'; reference: string }
  | { is: 'inserted'; heard: string };

/** A text against its reference, word by word. */
export interface Alignment {
  steps: readonly AlignmentStep[];
  hits: number;
  substitutions: number;
  deletions: number;
  insertions: number;
  /** Word error rate; above 1 where more is wrong than the reference is long. */
  wordErrorRate: number;
  /** 1 minus the rate, never below 0. */
  credit: number;
  /** Hits over the length of the reference. */
  recall: number;
}

/** Words as they are compared: NFKC, lower case, without punctuation but apostrophes inside words. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^\p{L}\p{N}\p{M}'\s]/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replaceAll(/^'+|'+$/g, ''))
    .filter((word) => word !== '');

/** Unit-cost distances of all prefixes of two lists. */
function distances<Item>(reference: readonly Item[], heard: readonly Item[]): number[][] {
  const table = [heard.map((_, column) => column).concat(heard.length)];
  for (const [row, expected] of reference.entries()) {
    const above = table[row] ?? [];
    const line = [row + 1];
    for (const [column, found] of heard.entries()) {
      const diagonal = (above[column] ?? 0) + (expected === found ? 0 : 1);
      line.push(Math.min((above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1, diagonal));
    }
    table.push(line);
  }
  return table;
}

/** How many letters have to change to make one word of the other. */
export const letterDistance = (one: string, other: string): number =>
  distances([...one], [...other])
    .at(-1)
    ?.at(-1) ?? 0;

/** One letter wrong, or up to a fifth of the word: a slip of the pen rather than another word (our own measure). */
export const isSlip = (reference: string, heard: string): boolean => {
  const distance = letterDistance(reference, heard);
  return distance === 1 || distance <= reference.length * 0.2;
};

/** Walks back through the distances; a match before a substitution before a deletion before an insertion, so that colours are stable. */
function stepsBack(reference: readonly string[], heard: readonly string[]): AlignmentStep[] {
  const table = distances(reference, heard);
  const cost = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  const steps: AlignmentStep[] = [];
  let [row, column] = [reference.length, heard.length];
  while (row > 0 || column > 0) {
    const [expected, found] = [reference[row - 1], heard[column - 1]];
    const here = cost(row, column);
    if (expected !== undefined && found === expected && here === cost(row - 1, column - 1)) {
      steps.push({ is: 'hit', reference: expected, heard: found });
      row -= 1;
      column -= 1;
    } else if (expected !== undefined && found !== undefined && here === cost(row - 1, column - 1) + 1) {
      steps.push({ is: 'substituted', reference: expected, heard: found, slip: isSlip(expected, found) });
      row -= 1;
      column -= 1;
    } else if (expected !== undefined && here === cost(row - 1, column) + 1) {
      steps.push({ is: 'deleted', reference: expected });
      row -= 1;
    } else {
      steps.push({ is: 'inserted', heard: found ?? '' });
      column -= 1;
    }
  }
  return steps.toReversed();
}

/** Lays what was written or said beside its reference; an empty reference has a rate of 0 only for an empty text. */
export function aligned(reference: string, heard: string): Alignment {
  const [expected, found] = [wordsOf(reference), wordsOf(heard)];
  const steps = stepsBack(expected, found);
  const number = (is: AlignmentStep['is']): number => steps.filter((step) => step.is === is).length;
  const [hits, substitutions] = [number('hit'), number('substituted')];
  const [deletions, insertions] = [number('deleted'), number('inserted')];
  const errors = substitutions + deletions + insertions;
  const wordErrorRate = expected.length > 0 ? errors / expected.length : Math.min(errors, 1);
  const recall = expected.length > 0 ? hits / expected.length : 1 - wordErrorRate;
  return {
    steps,
    hits,
    substitutions,
    deletions,
    insertions,
    wordErrorRate,
    credit: Math.max(0, 1 - wordErrorRate),
    recall,
  };
}

/** What was written or said beside the reference that it comes nearest to; the earlier one of equals. */
export function alignedToNearest(
  references: readonly string[],
  heard: string,
): { reference: string; alignment: Alignment } {
  const all = references.map((reference) => ({ reference, alignment: aligned(reference, heard) }));
  const [first, ...rest] = all;
  if (!first) return { reference: '', alignment: aligned('', heard) };
  return rest.reduce((best, one) => (one.alignment.credit > best.alignment.credit ? one : best), first);
}

/** An estimate of the 0 to 5 of listen-and-repeat from what was recognised; a teacher's mark goes over it (our own measure). */
export function repeatEstimate({ wordErrorRate, hits }: Pick<Alignment, 'wordErrorRate' | 'hits'>): number {
  if (wordErrorRate === 0) return 5;
  if (wordErrorRate <= 0.15) return 4;
  if (wordErrorRate <= 0.4) return 3;
  if (wordErrorRate <= 0.7) return 2;
  return wordErrorRate < 1 && hits > 0 ? 1 : 0;
}
