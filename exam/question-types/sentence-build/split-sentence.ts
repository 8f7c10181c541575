import { toPlainText } from '../plain-text.ts';
import { emptyOptions, type Option } from '../shapes.ts';
import { splitPieces } from '../sentence-pieces.ts';
import type { Order } from './type.ts';

/** The pieces of a sentence: what stands between bars, or every word where there is no bar. */
export const splitSentence = (sentence: string): string[] => {
  const line = sentence.replaceAll('｜', '|');
  return splitPieces(line.includes('|') ? line : line.trim().replaceAll(/\s+/g, '|'));
};

/**
 * A right sentence as words to build with and their order. The words stand by the alphabet and are numbered so, since a
 * student is shown them as they stand: neither says how they go together.
 */
export const toBuildQuestion = (sentence: string): { options: Option[]; key: Order[] } => {
  const pieces = splitSentence(sentence).map((text, place) => ({ text, place }));
  if (pieces.length < 2) return { options: emptyOptions(2), key: [[]] };
  const byAlphabet = pieces.toSorted((one, other) =>
    toPlainText(one.text).localeCompare(toPlainText(other.text), 'en'),
  );
  const isGivenAway = byAlphabet.every(({ place }, at) => place === at);
  const shown = isGivenAway ? byAlphabet.toReversed() : byAlphabet;
  const options = shown.map(({ text }, at) => ({ id_option: String(at + 1), text }));
  const order = pieces.map(({ place }) => String(shown.findIndex((one) => one.place === place) + 1));
  return { options, key: [order] };
};
