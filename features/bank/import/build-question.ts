import { buildOption } from '@inkstone/exam/question-types';
import type { Note, NoteCode, ReadItem, ReadQuestion } from './format.ts';

/** An option of the source, as rich text. */
export interface SourceOption {
  text: string;
  isRight: boolean;
}

/** What every question of a source may have. */
export interface QuestionExtras {
  /** Rich text; empty where there is none. */
  explanation?: string;
  /** Points as the source gives them, such as 1 or 2.5; absent: one. */
  points?: number;
}

const maxOptions = 26;

const withExtras = (
  core: Pick<ReadQuestion, 'type' | 'prompt' | 'key'>,
  { explanation = '', points = 1 }: QuestionExtras,
): ReadQuestion => ({
  ...core,
  explanation,
  points: Number.isFinite(points) && points > 0 ? Math.min(100_000, Math.max(1, Math.round(points * 100))) : 100,
});

/** A question with its notes, or the notes that say why there is none. */
export type BuiltQuestion = Pick<ReadItem, 'question' | 'notes'>;

/** A note without or with the word that is meant. */
export const note = (code: NoteCode, detail = ''): Note => ({ code, detail });

/** A question that is dropped. */
export const dropQuestion = (code: NoteCode, detail = ''): BuiltQuestion => ({
  question: null,
  notes: [note(code, detail)],
});

const optionId = (index: number): string => String.fromCharCode(97 + index);

/**
 * Whether each right option earns an equal share of the points and each wrong one takes the same off, which the bank's
 * partial credit does too. Shares are parts of one; those of a file are rounded, to a hundredth at worst.
 */
export const givesPartialCredit = (options: readonly { isRight: boolean; share: number }[]): boolean => {
  const count = options.filter(({ isRight }) => isRight).length;
  if (count < 2) return false;
  return options.every(({ isRight, share }) => Math.abs(share - (isRight ? 1 : -1) / count) < 0.01);
};

/**
 * A question with options: single choice where one is right, else multiple choice. `isMultiple` keeps a multiple choice
 * with one right option as such; `isSingle` says that one is to be chosen: with several right ones any may do, and since
 * no question of the bank is like that, the key is unclear. `hasPartialCredit` gives a multiple choice partial credit.
 */
export const buildChoice = (
  text: string,
  sourceOptions: readonly SourceOption[],
  {
    isMultiple = false,
    isSingle = false,
    hasPartialCredit = false,
    ...extras
  }: QuestionExtras & { isMultiple?: boolean; isSingle?: boolean; hasPartialCredit?: boolean } = {},
): BuiltQuestion => {
  if (sourceOptions.length < 2) return dropQuestion('tooFewOptions');
  if (sourceOptions.length > maxOptions) return dropQuestion('tooManyOptions', String(sourceOptions.length));
  const options = sourceOptions.map((option, index) => buildOption(optionId(index), option.text));
  const key = sourceOptions.flatMap(({ isRight }, index) => (isRight ? [optionId(index)] : []));
  const [first] = key;
  if (first === undefined) return dropQuestion('keyMissing');
  const core =
    key.length === 1 && !isMultiple
      ? { type: 'choice', prompt: { text, options }, key: first }
      : {
          type: 'multiple-choice',
          prompt: { text, options, choose: 0, ...(hasPartialCredit && { partialCredit: true }) },
          key,
        };
  const notes = isSingle && key.length > 1 ? [note('keyUnclear', key.join(', ').toUpperCase())] : [];
  return { question: withExtras(core, extras), notes };
};

/** A statement that is true or false. */
export const buildTrueFalse = (text: string, isTrue: boolean, extras: QuestionExtras = {}): BuiltQuestion => ({
  question: withExtras({ type: 'true-false', prompt: { text }, key: isTrue }, extras),
  notes: [],
});

/** The mark of a gap within rich text. */
export const gapMark = (number: number): string => `<span data-blank="${number}"></span>`;

/**
 * Gaps to be filled: `text` holds `gapMark(1)` and so on, `gaps` the accepted forms of each as plain text. A text without
 * a gap gets one at its end.
 */
export const buildBlanks = (
  text: string,
  gaps: readonly (readonly string[])[],
  extras: QuestionExtras = {},
): BuiltQuestion => {
  const forms = gaps.map((gap) => [...new Set(gap.map((form) => form.trim()).filter((form) => form !== ''))]);
  if (forms.length === 0 || forms.some((gap) => gap.length === 0)) return dropQuestion('keyMissing');
  const gappedText = text.includes('data-blank="1"') ? text : `${text}<p>${gapMark(1)}</p>`;
  const core = { type: 'blanks', prompt: { text: gappedText, blanks: forms.length }, key: forms };
  return { question: withExtras(core, extras), notes: [] };
};

/** Doubt about gaps with words to choose from, where any of several words is right: the key names one for each gap. */
export const listAlternativeNotes = (gaps: readonly (readonly string[])[]): Note[] => {
  const alternatives = gaps.map((right) => [...new Set(right)]).filter(({ length }) => length > 1);
  return alternatives.length > 0 ? [note('keyUnclear', alternatives.map((right) => right.join(' / ')).join('; '))] : [];
};

/**
 * Doubt about numbers that are typed in gaps: a gap compares words, so that other forms of a decimal, such as 3.50, are
 * wrong there.
 */
export const listDecimalNotes = (forms: readonly string[]): Note[] => {
  const decimals = forms.filter((form) => !/^[-−+]?\d+$/.test(form.trim()));
  return decimals.length > 0 ? [note('keyUnclear', decimals.join(', '))] : [];
};

/** Gaps with words to choose from: plain texts, of which the key names one for each gap. */
export const buildInlineChoice = (
  text: string,
  gaps: readonly { words: readonly string[]; right: string }[],
  extras: QuestionExtras = {},
): BuiltQuestion => {
  if (gaps.some(({ words }) => words.length < 2)) return dropQuestion('tooFewOptions');
  if (gaps.some(({ words }) => words.length > maxOptions)) return dropQuestion('tooManyOptions');
  if (gaps.some(({ words, right }) => !words.includes(right))) return dropQuestion('keyMissing');
  const core = {
    type: 'inline-choice',
    prompt: { text, gaps: gaps.map(({ words }) => words) },
    key: gaps.map(({ right }) => right),
  };
  return { question: withExtras(core, extras), notes: [] };
};

/** The width of a field for numbers: that of the longest, with a sign more. */
export const getNumberWidth = (accepted: readonly string[]): number =>
  Math.min(20, Math.max(5, ...accepted.map(({ length }) => length + 1)));

/** A number to be typed; `accepted` as plain text. */
export const buildNumber = (text: string, accepted: readonly string[], extras: QuestionExtras = {}): BuiltQuestion => {
  if (accepted.length === 0) return dropQuestion('keyMissing');
  const core = { type: 'numeric-entry', prompt: { text, width: getNumberWidth(accepted) }, key: { accepted } };
  return { question: withExtras(core, extras), notes: [] };
};

/** A table of rows, each with one right column; rows and columns as rich text. */
export const buildMatching = (
  text: string,
  { rows, columns, key }: { rows: readonly string[]; columns: readonly string[]; key: readonly number[] },
  extras: QuestionExtras = {},
): BuiltQuestion => {
  if (columns.length < 2 || rows.length < 1) return dropQuestion('tooFewOptions');
  if (columns.length > 6 || rows.length > 20) return dropQuestion('tooManyOptions');
  if (key.length !== rows.length || key.some((column) => !columns[column])) return dropQuestion('keyMissing');
  const core = {
    type: 'matching-table',
    prompt: {
      text,
      rows: rows.map((row, index) => buildOption(`r${index + 1}`, row)),
      columns: columns.map((column, index) => buildOption(optionId(index), column)),
    },
    key: key.map((column) => optionId(column)),
  };
  return { question: withExtras(core, extras), notes: [] };
};

/**
 * An order in which lines are shown, by their places in the right one: never the right one, and the same at every
 * import.
 */
export const listShownPlaces = (count: number): number[] =>
  count === 2
    ? [1, 0]
    : Array.from({ length: count }, (_, index) => index).toSorted(
        (first, second) => (first % 2) - (second % 2) || second - first,
      );

/** Lines to be put in order: `lines` in the order shown, `order` the right one by index. */
export const buildOrdering = (
  text: string,
  { lines, order }: { lines: readonly string[]; order: readonly number[] },
  extras: QuestionExtras = {},
): BuiltQuestion => {
  if (lines.length < 2) return dropQuestion('tooFewOptions');
  if (lines.length > maxOptions) return dropQuestion('tooManyOptions', String(lines.length));
  const isWhole =
    order.length === lines.length && new Set(order).size === order.length && order.every((at) => lines[at]);
  if (!isWhole) return dropQuestion('keyMissing');
  const core = {
    type: 'ordering',
    prompt: { text, options: lines.map((line, index) => buildOption(optionId(index), line)) },
    key: order.map(optionId),
  };
  return { question: withExtras(core, extras), notes: [] };
};

/** A long text, marked by a teacher; `model` is a good answer as rich text, `leastWords` 0 where any number will do. */
export const buildEssay = (
  text: string,
  { model = '', leastWords = 0, ...extras }: QuestionExtras & { model?: string; leastWords?: number } = {},
): BuiltQuestion => ({
  question: withExtras({ type: 'essay', prompt: { text, leastWords }, key: { model } }, extras),
  notes: [],
});
