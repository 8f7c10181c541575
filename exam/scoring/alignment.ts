import { foldAccents, foldCase } from '@inkstone/base';
import { distancesInBand, editDistance } from './edit-distance.ts';
import { isEverydayText } from './texts.ts';

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

const abbreviation = /(?<![\p{L}\p{N}.])\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])/gu;
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;
const punctuation = /((?<=\d)[.,:](?=\d))|[^\p{L}\p{N}\p{M}'\s]/gu;
const cjkCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * The words of a text in lower case without punctuation, keeping apostrophes inside words: `1,000`, `3.5`, `10:30` and
 * `U.S.` are one word each, and so is every Chinese or Japanese character.
 */
export const splitWords = (text: string): string[] =>
  foldCase(text)
    .replaceAll(abbreviation, (letters) => letters.replaceAll('.', ''))
    .replaceAll(thousands, '')
    .replaceAll(punctuation, (_, insideNumber: string | undefined) => insideNumber ?? ' ')
    .replaceAll(cjkCharacter, ' $& ')
    .split(/\s+/)
    .map((word) => word.replaceAll(/^'+|'+$/g, ''))
    .filter((word) => word !== '');

/** Words as numbers, equal for words that differ only in accents; numbers are compared thousands of times. */
const numberWords = (): ((words: readonly string[]) => number[]) => {
  const numbers = new Map<string, number>();
  const numberFor = (word: string): number => {
    const folded = foldAccents(word);
    const number = numbers.get(folded) ?? numbers.size;
    numbers.set(folded, number);
    return number;
  };
  return (words) => words.map(numberFor);
};

/** Edit distance of two words in letters. */
export const letterDistance = (word: string, otherWord: string): number => {
  const codes = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return editDistance(codes(word), codes(otherWord));
};

/**
 * Whether a word is a spelling slip rather than another word: one letter, or up to a fifth of the letters, differ (our
 * own measure).
 */
export const isSlip = (reference: string, response: string): boolean => {
  const distance = letterDistance(reference, response);
  return distance === 1 || distance <= reference.length * 0.2;
};

interface NumberedWords {
  words: readonly string[];
  numbers: readonly number[];
}

/**
 * Traces the alignment back; prefers match, substitution, deletion, insertion in this order, so that the result is
 * stable.
 */
function traceSteps(reference: NumberedWords, response: NumberedWords, distance: number): AlignmentStep[] {
  const cost = distancesInBand(reference.numbers, response.numbers, distance);
  const steps: AlignmentStep[] = [];
  let [row, column] = [reference.words.length, response.words.length];
  while (row > 0 || column > 0) {
    const [expected, actual] = [reference.words[row - 1], response.words[column - 1]];
    const isSame = reference.numbers[row - 1] === response.numbers[column - 1];
    const here = cost(row, column);
    if (expected !== undefined && actual !== undefined && isSame && here === cost(row - 1, column - 1)) {
      steps.push({ is: 'hit', reference: expected, heard: actual });
      row -= 1;
      column -= 1;
    } else if (expected !== undefined && actual !== undefined && here === cost(row - 1, column - 1) + 1) {
      steps.push({ is: 'substituted', reference: expected, heard: actual, slip: isSlip(expected, actual) });
      row -= 1;
      column -= 1;
    } else if (expected !== undefined && here === cost(row - 1, column) + 1) {
      steps.push({ is: 'deleted', reference: expected });
      row -= 1;
    } else {
      steps.push({ is: 'inserted', heard: actual ?? '' });
      column -= 1;
    }
  }
  return steps.toReversed();
}

const getErrorRate = (errors: number, expected: number): number =>
  expected > 0 ? errors / expected : Math.min(errors, 1);

function buildAlignment(reference: NumberedWords, response: NumberedWords, distance: number): Alignment {
  const steps = traceSteps(reference, response, distance);
  const number = (is: AlignmentStep['is']): number => steps.filter((step) => step.is === is).length;
  const expected = reference.words.length;
  const wordErrorRate = getErrorRate(distance, expected);
  const hits = number('hit');
  return {
    steps,
    hits,
    substitutions: number('substituted'),
    deletions: number('deleted'),
    insertions: number('inserted'),
    wordErrorRate,
    credit: Math.max(0, 1 - wordErrorRate),
    recall: expected > 0 ? hits / expected : 1 - wordErrorRate,
  };
}

interface MeasuredReference {
  reference: string;
  expected: NumberedWords;
  distance: number;
  credit: number;
}

/** Measures every reference against the text, and picks the nearest; the earlier one of equals. */
function measureReferences(
  references: readonly string[],
  response: string,
): { found: NumberedWords; nearest: MeasuredReference } {
  const number = numberWords();
  const read = (text: string): NumberedWords => {
    const words = splitWords(text);
    return { words, numbers: number(words) };
  };
  const actual = read(response);
  const [first, ...rest] = (references.length > 0 ? references : ['']).map((reference): MeasuredReference => {
    const expected = read(reference);
    const distance = editDistance(expected.numbers, actual.numbers);
    return { reference, expected, distance, credit: Math.max(0, 1 - getErrorRate(distance, expected.words.length)) };
  });
  if (!first) throw new Error('there is always one to measure');
  return { found: actual, nearest: rest.reduce((best, next) => (next.credit > best.credit ? next : best), first) };
}

/**
 * Counts the words of the nearest reference and the wrong ones; the alignment, which is much more expensive, is
 * computed on request.
 */
export function countErrors(
  references: readonly string[],
  response: string,
): { words: number; errors: number; align(): Alignment } {
  const { found: actual, nearest } = measureReferences(references, response);
  const { expected, distance } = nearest;
  return {
    words: expected.words.length,
    errors: distance,
    align: () => buildAlignment(expected, actual, distance),
  };
}

const boundary = /[^\p{L}\p{N}\p{M}']+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
// Some single characters expand to whole phrases when they are normalized.
const longestPhrase = 18;

/** Upper estimate of the words in a text, without normalizing it. */
const guessWords = (text: string): number =>
  isEverydayText(text) ? 1 + (text.match(boundary)?.length ?? 0) : text.length * longestPhrase;

const [microsOfBlock, microsOfCell] = [0.015, 0.015];
const wordsOfBlock = 32;

/** Estimated microseconds to align a text with its references; the trace is included only on request. */
export function alignmentEffort(references: readonly string[], response: string, withSteps: boolean): number {
  const actual = guessWords(response);
  const expected = references.map(guessWords);
  const measured = expected.reduce((sum, words) => sum + Math.ceil(words / wordsOfBlock) * actual * microsOfBlock, 0);
  return measured + (withSteps ? Math.max(0, ...expected) * actual * microsOfCell : 0);
}

/** Aligns a text with the nearest of its references; the earlier one of equals. */
export function alignToNearest(
  references: readonly string[],
  response: string,
): { reference: string; alignment: Alignment } {
  const { found: actual, nearest } = measureReferences(references, response);
  return { reference: nearest.reference, alignment: buildAlignment(nearest.expected, actual, nearest.distance) };
}

/** Aligns a text with its reference; an empty reference has error rate 0 only for an empty text. */
export const alignTexts = (reference: string, response: string): Alignment =>
  alignToNearest([reference], response).alignment;

/**
 * Estimates the 0 to 5 score of listen-and-repeat from recognized speech; a teacher's mark overrides it (our own
 * measure).
 */
export function estimateRepeatScore({ wordErrorRate, hits }: Pick<Alignment, 'wordErrorRate' | 'hits'>): number {
  if (wordErrorRate === 0) return 5;
  if (wordErrorRate <= 0.15) return 4;
  if (wordErrorRate <= 0.4) return 3;
  if (wordErrorRate <= 0.7) return 2;
  return wordErrorRate < 1 && hits > 0 ? 1 : 0;
}
