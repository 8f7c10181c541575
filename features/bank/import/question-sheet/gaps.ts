import {
  buildBlanks,
  dropQuestion,
  gapMark,
  note,
  type BuiltQuestion,
  type QuestionExtras,
} from '../build-question.ts';
import { toParagraphs } from '../plain-text.ts';
import { splitForms, splitGaps } from './answers.ts';

const lines = /[_＿]{2,}/g;
const brackets = /（\s*）|\(\s*\)/g;
/** Stands for a gap while the text becomes rich text. */
const placeholder = '\uE000';

/** Whether a text has lines to be filled. */
export const hasLine = (text: string): boolean => text.search(lines) >= 0;

/** Whether a text has anything to be filled: lines or empty brackets. */
export const hasGap = (text: string): boolean => hasLine(text) || text.search(brackets) >= 0;

const markGaps = (text: string): { html: string; count: number } => {
  let count = 0;
  const plain = text.replaceAll(placeholder, '').replaceAll(hasLine(text) ? lines : brackets, placeholder);
  const html = toParagraphs(plain).replaceAll(placeholder, () => gapMark((count += 1)));
  return { html, count };
};

const appendGaps = (html: string, count: number): string =>
  html + Array.from({ length: count }, (_, index) => `<p>${gapMark(index + 1)}</p>`).join('');

/** The answers of `count` gaps; unclear where they are not separated as they should be. */
const matchGaps = (answer: string, count: number): { gaps: string[][]; isClear: boolean } | null => {
  const parts = splitGaps(answer);
  if (parts.length === count) return { gaps: parts.map(splitForms), isClear: true };
  if (count === 1) return { gaps: [parts.flatMap(splitForms)], isClear: false };
  const others = [/[,，、]/, /[|｜]/, /\s+/].map((separator) => answer.split(separator).map((part) => part.trim()));
  const fitting = others.find((candidate) => candidate.length === count && candidate.every((part) => part !== ''));
  return fitting ? { gaps: fitting.map((part) => [part]), isClear: false } : null;
};

/** A text with gaps, or with one for each answer at its end where it has none. */
export const buildGapQuestion = (text: string, answer: string, extras: QuestionExtras): BuiltQuestion => {
  if (answer === '') return dropQuestion('keyMissing');
  const { html, count } = markGaps(text);
  const parts = splitGaps(answer).length;
  const matched = matchGaps(answer, count || parts);
  if (!matched) return dropQuestion('keyUnclear', answer);
  const result = buildBlanks(count === 0 ? appendGaps(html, parts) : html, matched.gaps, extras);
  const isClear = matched.isClear && (count > 0 || parts === 1);
  return isClear ? result : { ...result, notes: [...result.notes, note('keyUnclear', answer)] };
};
