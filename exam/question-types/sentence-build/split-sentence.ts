import { compareTexts } from '@inkstone/base';
import { toPlainText } from '../plain-text.ts';
import { buildOption, emptyOptions, type Option } from '../shapes.ts';
import { splitPieces } from '../sentence-pieces.ts';
import type { Order } from './type.ts';

/** The pieces of a sentence: the parts between bars, or every word where there is no bar. */
export const splitSentence = (sentence: string): string[] => {
  const line = sentence.replaceAll('｜', '|');
  return splitPieces(line.includes('|') ? line : line.trim().replaceAll(/\s+/g, '|'));
};

/**
 * Converts a right sentence to words and their order. The words are sorted alphabetically and numbered in that order,
 * so that neither reveals the sentence to students.
 */
export const toBuildQuestion = (sentence: string): { options: Option[]; key: Order[] } => {
  const pieces = splitSentence(sentence).map((text, place) => ({ text, place }));
  if (pieces.length < 2) return { options: emptyOptions(2), key: [[]] };
  const byAlphabet = pieces.toSorted((a, b) => compareTexts(toPlainText(a.text), toPlainText(b.text)));
  const isGivenAway = byAlphabet.every(({ place }, at) => place === at);
  const shown = isGivenAway ? byAlphabet.toReversed() : byAlphabet;
  const options = shown.map(({ text }, at) => buildOption(String(at + 1), text));
  const order = pieces.map(({ place }) => String(shown.findIndex((candidate) => candidate.place === place) + 1));
  return { options, key: [order] };
};
