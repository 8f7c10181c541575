import { listOptionIds, questionTypes, type Option } from '@inkstone/exam/question-types';
import type { ExchangedSet } from '../contract/exchange.ts';
import type { NoteList } from './notes.ts';

export type ExchangedQuestion = ExchangedSet['questions'][number];

/** A question as other systems know it; texts are rich texts of the bank. */
export type PlainQuestion = { text: string } & (
  | {
      kind: 'choice';
      options: readonly { text: string; isRight: boolean }[];
      isMultiple: boolean;
      /** True where each right option earns a share and each wrong one takes one off, never below zero. */
      hasPartialCredit: boolean;
    }
  | { kind: 'truth'; isTrue: boolean }
  /** `text` has marks of gaps; `gaps` holds the accepted forms of each by its number. */
  | { kind: 'gaps'; gaps: readonly (readonly string[])[] }
  /** Words to choose for the gaps of the text, with the right one of each. */
  | { kind: 'gapChoice'; gaps: readonly { words: readonly string[]; right: string }[] }
  | { kind: 'number'; accepted: readonly string[]; width: number }
  /** `key` names the column of each row by its place. */
  | { kind: 'matching'; rows: readonly string[]; columns: readonly string[]; key: readonly number[] }
  /** Lines in the order shown, and the right order by their places. */
  | { kind: 'order'; lines: readonly string[]; order: readonly number[] }
  | { kind: 'essay'; model: string; leastWords: number }
);

/** A question of one kind. */
export type PlainQuestionByKind<Kind extends PlainQuestion['kind']> = Extract<PlainQuestion, { kind: Kind }>;

type Converter = (question: ExchangedQuestion, notes: NoteList) => PlainQuestion | null;

const toOptions = (options: readonly Option[], right: readonly string[]) => {
  const ids = listOptionIds(options);
  return options.map(({ text }, index) => ({ text, isRight: right.includes(ids[index] ?? '') }));
};

const toChoice: Converter = ({ prompt, key }) => {
  const { text, options } = questionTypes.choice.prompt.parse(prompt);
  const right = questionTypes.choice.key.parse(key);
  return { kind: 'choice', text, options: toOptions(options, [right]), isMultiple: false, hasPartialCredit: false };
};

const toMultipleChoice: Converter = ({ prompt, key }, notes) => {
  const { text, options, choose, partialCredit = false } = questionTypes['multiple-choice'].prompt.parse(prompt);
  const right = questionTypes['multiple-choice'].key.parse(key);
  if (choose > 0) notes.add('limits', String(choose));
  // With one right option, partial credit is the same as all or nothing.
  const hasPartialCredit = partialCredit && right.length > 1;
  return { kind: 'choice', text, options: toOptions(options, right), isMultiple: true, hasPartialCredit };
};

const toTruth: Converter = ({ prompt, key }) => ({
  kind: 'truth',
  text: questionTypes['true-false'].prompt.parse(prompt).text,
  isTrue: questionTypes['true-false'].key.parse(key),
});

const toGaps: Converter = ({ prompt, key }, notes) => {
  const { text, testsAccents = false } = questionTypes.blanks.prompt.parse(prompt);
  if (testsAccents) notes.add('limits', 'é');
  return { kind: 'gaps', text, gaps: questionTypes.blanks.key.parse(key) };
};

const toGapChoice: Converter = ({ prompt, key }) => {
  const { text, gaps } = questionTypes['inline-choice'].prompt.parse(prompt);
  const right = questionTypes['inline-choice'].key.parse(key);
  return { kind: 'gapChoice', text, gaps: gaps.map((words, at) => ({ words, right: right[at] ?? '' })) };
};

const toNumber: Converter = ({ prompt, key }, notes) => {
  const { text, unit = '', width, noMinus = false } = questionTypes['numeric-entry'].prompt.parse(prompt);
  const { accepted } = questionTypes['numeric-entry'].key.parse(key);
  if (noMinus) notes.add('limits', '−');
  if (unit === '') return { kind: 'number', text, accepted, width };
  notes.add('limits', unit.replaceAll(/<[^>]*>/g, ''));
  // The unit stands after the field; elsewhere the question says it.
  return { kind: 'number', text: `${text}<p>（${unit}）</p>`, accepted, width };
};

const toMatching: Converter = ({ prompt, key }) => {
  const { text, rows, columns } = questionTypes['matching-table'].prompt.parse(prompt);
  const right = questionTypes['matching-table'].key.parse(key);
  return {
    kind: 'matching',
    text,
    rows: rows.map((row) => row.text),
    columns: columns.map((column) => column.text),
    key: right.map((id) => listOptionIds(columns).indexOf(id)),
  };
};

const toOrder: Converter = ({ prompt, key }) => {
  const { text, options } = questionTypes.ordering.prompt.parse(prompt);
  const order = questionTypes.ordering.key.parse(key).map((id) => listOptionIds(options).indexOf(id));
  return { kind: 'order', text, lines: options.map((option) => option.text), order };
};

const toEssay: Converter = ({ prompt, key }, notes) => {
  const { text, leastWords, mail } = questionTypes.essay.prompt.parse(prompt);
  const { model } = questionTypes.essay.key.parse(key);
  if (mail) notes.add('limits', `${mail.to}: ${mail.subject}`);
  return { kind: 'essay', text, model, leastWords };
};

const toShortAnswer: Converter = ({ prompt, key }, notes) => {
  notes.add('typeChanged', 'essay');
  const { text } = questionTypes['short-answer'].prompt.parse(prompt);
  return { kind: 'essay', text, model: questionTypes['short-answer'].key.parse(key).model, leastWords: 0 };
};

const toTranslation: Converter = ({ prompt, key }, notes) => {
  const { text, by } = questionTypes.translation.prompt.parse(prompt);
  if (by !== 'text') return null;
  notes.add('typeChanged', 'essay');
  return { kind: 'essay', text, model: questionTypes.translation.key.parse(key).model, leastWords: 0 };
};

const toFileUpload: Converter = ({ prompt, key }, notes) => {
  const { text, accepts, leastWords } = questionTypes['file-upload'].prompt.parse(prompt);
  if (!accepts.includes('text')) return null;
  notes.add('typeChanged', 'essay');
  return { kind: 'essay', text, model: questionTypes['file-upload'].key.parse(key).model, leastWords };
};

const converters = new Map<string, Converter>([
  ['choice', toChoice],
  ['multiple-choice', toMultipleChoice],
  ['true-false', toTruth],
  ['blanks', toGaps],
  ['inline-choice', toGapChoice],
  ['numeric-entry', toNumber],
  ['matching-table', toMatching],
  ['ordering', toOrder],
  ['essay', toEssay],
  ['short-answer', toShortAnswer],
  ['translation', toTranslation],
  ['file-upload', toFileUpload],
]);

/** A question as other systems know it; null where they have nothing like it. */
export const toPlainQuestion = (question: ExchangedQuestion, notes: NoteList): PlainQuestion | null =>
  converters.get(question.type)?.(question, notes) ?? null;
