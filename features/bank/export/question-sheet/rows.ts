import { getNumberWidth } from '../../import/build-question.ts';
import { isNumber } from '../../import/question-sheet/answers.ts';
import type { ExportSource } from '../format.ts';
import type { NoteList } from '../notes.ts';
import type { PlainQuestion, PlainQuestionByKind } from '../plain-question.ts';
import { writePlain } from '../write-plain.ts';

/** The most options that have a column. */
export const maxOptions = 10;

/** What the cells of a question hold apart from those that all have. */
export interface WrittenCells {
  type: string;
  text: string;
  options: readonly string[];
  answer: string;
}

const typeNames = {
  en: {
    single: 'Single choice',
    multiple: 'Multiple response',
    truth: 'True/false',
    gaps: 'Fill in the blank',
    number: 'Numeric',
    essay: 'Essay',
  },
  zh: { single: '单选题', multiple: '多选题', truth: '判断题', gaps: '填空题', number: '数值题', essay: '作文题' },
} as const;

const truthNames = { en: ['True', 'False'], zh: ['对', '错'] } as const;

const line = '____';

/** Letters before all options are taken for those of their columns: a further one before each saves them. */
const protectLetters = (options: readonly string[]): string[] => {
  const letters = options.map((_, index) => String.fromCodePoint(65 + index));
  const areRepeated = options.every((text, index) => new RegExp(`^${letters[index]}\\s*[.．、:：)）]`).test(text));
  return areRepeated ? options.map((text, index) => `${letters[index]}. ${text}`) : [...options];
};

const writeChoice = (question: PlainQuestionByKind<'choice'>, names: Names, notes: NoteList): WrittenCells | null => {
  const options = question.options.map(({ text }) => writePlain(text, notes));
  if (options.length > maxOptions || options.includes('')) return null;
  if (question.hasPartialCredit) notes.add('scoring');
  const letters = question.options.flatMap(({ isRight }, index) => (isRight ? [String.fromCodePoint(65 + index)] : []));
  return {
    type: question.isMultiple ? names.multiple : names.single,
    text: writePlain(question.text, notes),
    options: protectLetters(options),
    answer: letters.join(','),
  };
};

type Names = (typeof typeNames)['en' | 'zh'];

/** The accepted forms of each gap in the order of the text; null where one has none that a cell can hold. */
const writeForms = ({ text, gaps }: PlainQuestionByKind<'gaps'>, notes: NoteList): string | null => {
  const numbers = [...text.matchAll(/data-blank="(\d+)"/g)].map((match) => Number(match[1]));
  const forms = numbers.map((number) =>
    (gaps[number - 1] ?? []).filter((form) => {
      const isWritable = !/[|｜;；\n]/.test(form);
      if (!isWritable) notes.add('formsLost', form);
      return isWritable;
    }),
  );
  return forms.some((gap) => gap.length === 0) ? null : forms.map((gap) => gap.join('|')).join('; ');
};

const writeGaps = (question: PlainQuestionByKind<'gaps'>, names: Names, notes: NoteList): WrittenCells | null => {
  // A line of the text itself would be a gap.
  if (/[_＿]{2}/.test(question.text)) return null;
  const answer = writeForms(question, notes);
  return answer === null
    ? null
    : { type: names.gaps, text: writePlain(question.text, notes, line), options: [], answer };
};

const writeNumber = (question: PlainQuestionByKind<'number'>, names: Names, notes: NoteList): WrittenCells | null => {
  const forms = question.accepted.filter(isNumber);
  for (const form of question.accepted) if (!forms.includes(form)) notes.add('formsLost', form);
  if (forms.length === 0) return null;
  if (getNumberWidth(forms) !== question.width) notes.add('limits', String(question.width));
  return { type: names.number, text: writePlain(question.text, notes), options: [], answer: forms.join('|') };
};

const writeEssay = (question: PlainQuestionByKind<'essay'>, names: Names, notes: NoteList): WrittenCells => {
  if (question.leastWords > 0) notes.add('limits', String(question.leastWords));
  const answer = writePlain(question.model, notes);
  return { type: names.essay, text: writePlain(question.text, notes), options: [], answer };
};

/** The cells of a question; null where a row can hold nothing like it. */
export const writeCells = (
  question: PlainQuestion,
  language: ExportSource['language'],
  notes: NoteList,
): WrittenCells | null => {
  const names = typeNames[language];
  switch (question.kind) {
    case 'choice':
      return writeChoice(question, names, notes);
    case 'truth': {
      const [isTrue, isFalse] = truthNames[language];
      const answer = question.isTrue ? isTrue : isFalse;
      return { type: names.truth, text: writePlain(question.text, notes), options: [], answer };
    }
    case 'gaps':
      return writeGaps(question, names, notes);
    case 'number':
      return writeNumber(question, names, notes);
    case 'essay':
      return writeEssay(question, names, notes);
    case 'gapChoice':
    case 'matching':
    case 'order':
      return null;
  }
};
