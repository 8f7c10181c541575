import { foldCase } from '@inkstone/base';
import { readGaps } from '../../import/paper-text/answers.ts';
import { guardSign, toTextLine } from '../../import/paper-text/lines.ts';
import { weigh } from '../../import/paper-text/paper.ts';
import { readKeyLine } from '../../import/paper-text/keys.ts';
import type { NoteList } from '../notes.ts';
import type { PlainQuestion, PlainQuestionByKind } from '../plain-question.ts';
import { readHtmlLines, toSigns, type DocumentLine } from './read-lines.ts';
import type { PaperWords, RunKind } from './words.ts';

/** A question as its parts stand on the paper. */
export interface PaperQuestion {
  kind: RunKind;
  stem: readonly DocumentLine[];
  options: readonly (readonly DocumentLine[])[];
  answer: readonly DocumentLine[];
}

const toWordLine = (text: string): DocumentLine => ({ pieces: [{ kind: 'words', text, tags: [] }] });

/** A further paragraph of an option that is as long as a passage would be taken for one. */
const maxOptionWeight = 150;

const isLong = (line: DocumentLine): boolean =>
  !('pieces' in line) || weigh([toTextLine(line.pieces.map(toSigns).join(''))]) > maxOptionWeight;

/** The paragraphs of an option: long ones follow each other in one. */
const readOption = (html: string, notes: NoteList): DocumentLine[] => {
  const lines = readHtmlLines(html, notes, true);
  if (!lines.slice(1).some(isLong)) return lines;
  notes.add('markup', 'p');
  const pieces = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ kind: 'words', text: ' ', tags: [] } as const] : []),
    ...('pieces' in line ? line.pieces : []),
  ]);
  return [{ pieces }];
};

const writeChoice = (
  { text, options, isMultiple, hasPartialCredit }: PlainQuestionByKind<'choice'>,
  notes: NoteList,
): PaperQuestion | null => {
  const lines = options.map((option) => readOption(option.text, notes));
  if (lines.some(({ length }) => length === 0)) return null;
  if (hasPartialCredit) notes.add('scoring');
  const letters = options.flatMap(({ isRight }, index) => (isRight ? [String.fromCodePoint(65 + index)] : []));
  return {
    kind: isMultiple ? 'several' : 'single',
    stem: readHtmlLines(text, notes),
    options: lines,
    answer: [toWordLine(letters.join(''))],
  };
};

const isSame = (read: readonly string[], forms: readonly string[]): boolean =>
  JSON.stringify(read.map(foldCase).toSorted()) === JSON.stringify([...new Set(forms.map(foldCase))].toSorted());

/** The forms of a gap as they are read again: all of them, or else the first that is. */
const writeForms = (forms: readonly string[], notes: NoteList): string | null => {
  const all = forms.map((form) => form.trim()).join(' / ');
  const isRead = (text: string, expected: readonly string[]): boolean =>
    !/[;；|\n]/.test(text) && isSame(readGaps(text, 1)?.gaps[0] ?? [], expected);
  if (isRead(all, forms)) return all;
  const first = forms.find((form) => isRead(form.trim(), [form]));
  for (const form of forms) if (form !== first) notes.add('formsLost', form);
  return first?.trim() ?? null;
};

/** The answers of all gaps as they are read again; null where one cannot be. */
const writeGapAnswers = (gaps: readonly (readonly string[])[], notes: NoteList): string | null => {
  const texts = gaps.map((forms) => writeForms(forms, notes));
  const answer = texts.join('; ');
  const read = readGaps(answer, gaps.length)?.gaps ?? [];
  const expected = texts.map((text) => readGaps(text ?? '', 1)?.gaps[0] ?? []);
  return texts.includes(null) || !expected.every((forms, at) => isSame(read[at] ?? [], forms)) ? null : answer;
};

/** Gaps in the order of the text. */
const sortGaps = ({ text, gaps }: PlainQuestionByKind<'gaps'>): (readonly string[])[] =>
  [...text.matchAll(/data-blank="(\d+)"/g)].map((match) => gaps[Number(match[1]) - 1] ?? []);

const writeGaps = (text: string, gaps: readonly (readonly string[])[], notes: NoteList): PaperQuestion | null => {
  const answer = writeGapAnswers(gaps, notes);
  if (answer === null) return null;
  // What looks like the answers of several questions is guarded.
  const guard = readKeyLine(answer).length > 1 ? guardSign : '';
  return { kind: 'gaps', stem: readHtmlLines(text, notes), options: [], answer: [toWordLine(guard + answer)] };
};

const writeNumber = ({ text, accepted }: PlainQuestionByKind<'number'>, notes: NoteList): PaperQuestion | null => {
  notes.add('typeChanged', 'blanks');
  return writeGaps(`${text}<p><span data-blank="1"></span></p>`, [accepted], notes);
};

/** A question as it stands on a paper; null where a paper that is read again has nothing like it. */
export const writePaperQuestion = (
  question: PlainQuestion,
  words: PaperWords,
  notes: NoteList,
): PaperQuestion | null => {
  switch (question.kind) {
    case 'choice':
      return writeChoice(question, notes);
    case 'truth': {
      const answer = question.isTrue ? words.truth[0] : words.truth[1];
      return { kind: 'truth', stem: readHtmlLines(question.text, notes), options: [], answer: [toWordLine(answer)] };
    }
    case 'gaps':
      return writeGaps(question.text, sortGaps(question), notes);
    case 'number':
      return writeNumber(question, notes);
    case 'essay':
      if (question.leastWords > 0) notes.add('limits', String(question.leastWords));
      return {
        ...{ kind: 'essay', stem: readHtmlLines(question.text, notes), options: [] },
        answer: readHtmlLines(question.model, notes),
      };
    case 'gapChoice':
    case 'matching':
    case 'order':
      return null;
  }
};
