import { getNumberWidth } from '../../import/build-question.ts';
import type { NoteList } from '../notes.ts';
import { toDecimals } from '../numbers.ts';
import type { PlainQuestion, PlainQuestionByKind } from '../plain-question.ts';
import { writeColumns } from '../write-words.ts';
import { writePlainWords, writeRichText } from './texts.ts';

/** A text without a gap has its answers behind it; one with a gap has them there, and `gap` is what stands for it. */
export interface WrittenAnswers {
  answers: string;
  isInText: boolean;
}

const behind = (answers: string): WrittenAnswers => ({ answers, isInText: false });
const within = (answers: string): WrittenAnswers => ({ answers, isInText: true });

/** A share of a hundred to five places, cut. */
const toShare = (count: number): string => String(Math.floor(10_000_000 / count) / 100_000);

const writeChoice = (
  { options, isMultiple, hasPartialCredit }: PlainQuestionByKind<'choice'>,
  notes: NoteList,
): WrittenAnswers => {
  const rightCount = options.filter(({ isRight }) => isRight).length;
  const isByShares = isMultiple && rightCount > 1;
  if (isByShares && !hasPartialCredit) notes.add('scoring');
  // Several can be chosen only where several are right.
  if (isMultiple && !isByShares) notes.add('typeChanged', 'choice');
  // Where nothing is given for parts, a wrong option takes everything, so that nobody chooses all.
  const wrongShare = hasPartialCredit ? toShare(rightCount) : '100';
  const signs = isByShares
    ? { right: `~%${toShare(rightCount)}%`, wrong: `~%-${wrongShare}%` }
    : { right: '=', wrong: '~' };
  const answers = options.map(
    ({ text, isRight }) => (isRight ? signs.right : signs.wrong) + writeRichText(text, notes),
  );
  return behind(answers.join(' '));
};

/** What begins like a share of the points gets its own share before it. */
const writeWord = (word: string, isRight: boolean): string => {
  const share = word.trim().startsWith('%') ? (isRight ? '%100%' : '%0%') : '';
  return `${isRight ? '=' : '~'}${share}${writePlainWords(word)}`;
};

const writeGaps = ({ gaps }: PlainQuestionByKind<'gaps'>): WrittenAnswers | null => {
  const [forms] = gaps;
  if (!forms || gaps.length > 1) return null;
  // An asterisk stands for any signs, but for one behind a backslash.
  return within(forms.map((form) => writeWord(form.replaceAll('*', '\\*'), true)).join(' '));
};

const writeGapChoice = ({ gaps }: PlainQuestionByKind<'gapChoice'>): WrittenAnswers | null => {
  const [gap] = gaps;
  if (!gap || gaps.length > 1) return null;
  return within(gap.words.map((word) => writeWord(word, word === gap.right)).join(' '));
};

const writeNumber = ({ accepted, width }: PlainQuestionByKind<'number'>, notes: NoteList): WrittenAnswers | null => {
  const numbers = toDecimals(accepted, notes);
  if (numbers.length === 0) return null;
  if (getNumberWidth(numbers.map(({ decimal }) => decimal)) !== width) notes.add('limits', String(width));
  return behind(`#${numbers.map(({ decimal, isExact }) => `=${decimal}:${isExact ? '0' : '0.0005'}`).join(' ')}`);
};

const writeMatching = (question: PlainQuestionByKind<'matching'>, notes: NoteList): WrittenAnswers | null => {
  const columns = writeColumns(question, notes);
  if (!columns) return null;
  notes.add('scoring');
  const pairs = [
    ...question.rows.map((row, at) => `=${writeRichText(row, notes)} -> ${writePlainWords(columns.byRow[at] ?? '')}`),
    ...columns.unused.map((column) => `= -> ${writePlainWords(column)}`),
  ];
  return behind(pairs.join(' '));
};

const writeEssay = ({ model, leastWords }: PlainQuestionByKind<'essay'>, notes: NoteList): WrittenAnswers => {
  if (model !== '') notes.add('model');
  if (leastWords > 0) notes.add('limits', String(leastWords));
  return behind('');
};

/** What stands between the braces of a question; null where GIFT has nothing like it. */
export const writeAnswers = (question: PlainQuestion, notes: NoteList): WrittenAnswers | null => {
  switch (question.kind) {
    case 'choice':
      return writeChoice(question, notes);
    case 'truth':
      return behind(question.isTrue ? 'T' : 'F');
    case 'gaps':
      return writeGaps(question);
    case 'gapChoice':
      return writeGapChoice(question);
    case 'number':
      return writeNumber(question, notes);
    case 'matching':
      return writeMatching(question, notes);
    case 'order':
      return null;
    case 'essay':
      return writeEssay(question, notes);
  }
};
