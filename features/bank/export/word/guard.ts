import {
  isAnswersHead,
  isPassageMark,
  listInnerMarks,
  readAnswerMark,
  readExplanationMark,
  readHeadLevel,
  readNumber,
} from '../../import/paper-text/markers.ts';
import { guardSign } from '../../import/paper-text/lines.ts';

/** Whether what follows the number of a question begins like an answer, an explanation or an option. */
const beginsLikePart = (text: string): boolean =>
  readAnswerMark(text) !== null ||
  readExplanationMark(text) !== null ||
  /^\s*[（(]?\s*[A-Za-z]\s*[.．、)）]/.test(text);

/** Whether a line begins like a question or its part, a head or the foot of a page. */
const beginsLikeMark = (text: string): boolean =>
  readNumber(text) !== null ||
  readHeadLevel(text) !== null ||
  isPassageMark(text) ||
  isAnswersHead(text) ||
  /^\s*(?:(?:答案|Answers?|Keys?)[\s:：|]|Page|.{0,20}[共第]|-\s?\d)/i.test(text) ||
  beginsLikePart(text);

const innerLetters = /(?<=^|[\s\u2e80-\ufffc])[（(]?\s*[A-Za-z]\s*[.．、)）]/g;
/** Brackets that look like a key, points or a gap, and lines that look like a gap: the guard stands behind their first sign. */
const innerMarks =
  /[（([](?=\s*(?:[A-H]{1,8}|[√×✓✗对错TF])\s*[)）]|\s{0,40}[)）\]]|.{0,24}(?:分|points?|pts?|marks?)\s*[)）\]])|[_＿﹍](?=[\s\d_＿﹍])|每(?=\s*(?:小?题|空))|[pm](?=(?:oints?|ts?|arks?)\s*(?:each|per question))/gi;

/**
 * Where a guard stands in a line of text, so that nobody takes a part of it for a mark of the paper; ascending. A line
 * that begins with a mark of its own has its text behind it.
 */
export const listGuards = (text: string, { isLabelled = false }: { isLabelled?: boolean } = {}): number[] => {
  const places = new Set<number>();
  if (isLabelled ? beginsLikePart(text) : beginsLikeMark(text)) places.add(0);
  for (const at of listInnerMarks(text)) places.add(text[at] === '【' ? at + 1 : at + text.slice(at).search(/\S/));
  for (const { index } of text.matchAll(innerLetters)) places.add(index);
  for (const { index } of text.matchAll(innerMarks)) places.add(index + 1);
  return [...places].toSorted((first, second) => first - second);
};

/** A plain text with its guards. */
export const guardText = (text: string): string => {
  let from = 0;
  let guarded = '';
  for (const at of listGuards(text)) {
    guarded += text.slice(from, at) + guardSign;
    from = at;
  }
  return guarded + text.slice(from);
};
