import type { NoteList } from '../notes.ts';
import { writeText } from '../write-html.ts';

const escapeSigns = (text: string): string => text.replaceAll(/[}#~/"\\=]/g, '\\$&');

/** An answer of a gap; one that begins like a percentage gets an explicit percentage before it. */
const writeAnswer = (text: string, isRight: boolean): string => {
  const share = text.startsWith('%') ? (isRight ? '%100%' : '%0%') : '';
  return `${isRight ? (share === '' ? '=' : share) : share}${text}`;
};

// Marks of formulas are broken up after the escapes, so that the tags that break them stay whole.
const writeWords = (text: string): string => writeText(escapeSigns(text));

/** Longest gap that readers of the format accept, in characters. */
const maxGapLength = 4000;

const writeGap = (kind: string, answers: readonly string[]): string => `{1:${kind}:${answers.join('~')}}`;

/** A gap to be typed: in what is typed an asterisk stands for any signs, but for one behind a backslash. */
export const writeTypedGap = (forms: readonly string[], notes: NoteList): string | null => {
  const answers: string[] = [];
  let length = 0;
  for (const form of forms) {
    const answer = writeAnswer(writeWords(form).replaceAll('*', '\\*'), true);
    length += answer.length + 1;
    if (length > maxGapLength) notes.add('formsLost', form);
    else answers.push(answer);
  }
  return answers.length === 0 ? null : writeGap('SHORTANSWER', answers);
};

/** A gap with words to choose. */
export const writeChoiceGap = ({ words, right }: { words: readonly string[]; right: string }): string | null => {
  const text = writeGap(
    'MULTICHOICE',
    words.map((word) => writeAnswer(writeWords(word), word === right)),
  );
  return text.length > maxGapLength ? null : text;
};

/** Whether an ordinary text looks like a gap. */
export const looksLikeGap = (html: string): boolean => /\{\d{0,3}:[A-Z_]+:/.test(html);
