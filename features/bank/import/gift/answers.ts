import {
  buildBlanks,
  buildChoice,
  buildEssay,
  buildInlineChoice,
  buildMatching,
  buildNumber,
  buildTrueFalse,
  dropQuestion,
  gapMark,
  givesPartialCredit,
  note,
  type BuiltQuestion,
  type QuestionExtras,
} from '../build-question.ts';
import type { Note } from '../format.ts';
import { readPlainText } from '../plain-text.ts';
import { readGiftText, readGiftWords, splitUnescaped } from './text.ts';

/** The texts around the answers. */
export interface Surroundings {
  before: string;
  after: string;
  /** The answers stand within a sentence. */
  isMissingWord: boolean;
}

interface Answer {
  /** The text without sign, weight and comment. */
  text: string;
  percent: number;
  hasComment: boolean;
}

const answerPattern = /^([=~])\s*(?:%(-?[\d.]{1,9})%)?([^]*)$/;

const readAnswer = (raw: string): Answer => {
  const [, sign = '=', percent, rest = ''] = answerPattern.exec(raw) ?? [undefined, '=', undefined, raw];
  const [text = '', ...comments] = splitUnescaped(rest, /#/g);
  return {
    text: text.trim(),
    percent: percent === undefined ? (sign === '=' ? 100 : 0) : Number(percent),
    hasComment: comments.join('').trim() !== '',
  };
};

const listAnswers = (body: string): Answer[] =>
  splitUnescaped(body, /(?=[=~])/g)
    .filter((raw) => raw.trim() !== '')
    .map((raw) => readAnswer(raw.trim()));

const commentNotes = (answers: readonly Answer[]): Note[] =>
  answers.some(({ hasComment }) => hasComment) ? [note('optionFeedback')] : [];

const partialNotes = (answers: readonly Answer[]): Note[] => [
  ...(answers.some(({ percent }) => percent > 0 && percent < 100) ? [note('partialCredit')] : []),
  ...(answers.some(({ percent }) => percent < 0) ? [note('wrongAnswersPenalty')] : []),
];

const withNotes = (question: BuiltQuestion, notes: readonly Note[]): BuiltQuestion => ({
  ...question,
  notes: [...question.notes, ...notes],
});

/** One accepted number such as `3.14:0.01` with its tolerance in words; a range such as `3.1..3.2` has no value. */
const readNumberRange = (text: string): { value: string | null; tolerance: string | null } => {
  const range = /^(-?[\d.]{1,20})\.\.(-?[\d.]{1,20})$/.exec(text);
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])];
    return low === high
      ? { value: range[1] ?? '', tolerance: null }
      : { value: null, tolerance: `${range[1]} – ${range[2]}` };
  }
  const [value = '', tolerance] = text.split(':');
  return { value: value.trim(), tolerance: tolerance !== undefined && Number(tolerance) > 0 ? `± ${tolerance}` : null };
};

const readNumbers = (text: string, body: string, extras: QuestionExtras): BuiltQuestion => {
  const answers = listAnswers(body);
  const ranges = answers.filter(({ percent }) => percent >= 100).map((answer) => readNumberRange(answer.text));
  const accepted = ranges.flatMap(({ value }) => value ?? []);
  if (accepted.length === 0 && ranges.length > 0)
    return dropQuestion('keyUnclear', ranges.map(({ tolerance }) => tolerance ?? '').join(', '));
  const tolerances = ranges.flatMap(({ tolerance }) => (tolerance === null ? [] : [note('tolerance', tolerance)]));
  const notes = [...tolerances, ...partialNotes(answers), ...commentNotes(answers)];
  return withNotes(buildNumber(text, accepted, extras), notes);
};

const readPairs = (text: string, answers: readonly Answer[], extras: QuestionExtras): BuiltQuestion => {
  const pairs = answers.map((answer) => {
    const [row = '', column = ''] = splitUnescaped(answer.text, /->/g);
    return { row: readGiftText(row), column: readGiftWords(column) };
  });
  const columns = [...new Set(pairs.map(({ column }) => column))];
  const askedPairs = pairs.filter(({ row }) => row.html !== '');
  const table = {
    rows: askedPairs.map(({ row }) => row.html),
    columns: columns.map(readPlainText),
    key: askedPairs.map(({ column }) => columns.indexOf(column)),
  };
  return withNotes(
    buildMatching(text, table, extras),
    askedPairs.flatMap(({ row }) => row.notes),
  );
};

const anySigns = /(?<!\\)\*/;

const readWords = (text: string, answers: readonly Answer[], extras: QuestionExtras): BuiltQuestion => {
  const forms = answers.filter(({ percent }) => percent >= 100).map((answer) => readGiftWords(answer.text));
  // An asterisk stands for any signs, but for one behind a backslash.
  const wildcard = forms.find((form) => anySigns.test(form));
  const plain = forms.filter((form) => !anySigns.test(form)).map((form) => form.replaceAll('\\*', '*'));
  if (plain.length === 0 && wildcard !== undefined) return dropQuestion('keyUnclear', wildcard);
  return withNotes(buildBlanks(text, [plain], extras), wildcard === undefined ? [] : [note('wildcard', wildcard)]);
};

/** Whether several options earn equal shares and the others take them off. */
const hasEvenShares = (answers: readonly Answer[]): boolean =>
  givesPartialCredit(answers.map(({ percent }) => ({ isRight: percent > 0, share: percent / 100 })));

const readOptions = (
  { text, gapText }: { text: string; gapText: string | null },
  answers: readonly Answer[],
  extras: QuestionExtras,
): BuiltQuestion => {
  const right = answers.filter(({ percent }) => percent >= 100);
  if (gapText !== null && right.length === 1) {
    const words = answers.map((answer) => readGiftWords(answer.text));
    return buildInlineChoice(gapText, [{ words, right: readGiftWords(right[0]?.text ?? '') }], extras);
  }
  const isMultiple = right.length === 0;
  const read = answers.map((answer) => ({
    ...readGiftText(answer.text),
    isRight: isMultiple ? answer.percent > 0 : answer.percent >= 100,
  }));
  const options = read.map(({ html, isRight }) => ({ text: html, isRight }));
  const hasPartialCredit = isMultiple && hasEvenShares(answers);
  const question = buildChoice(text, options, { ...extras, isMultiple, isSingle: !isMultiple, hasPartialCredit });
  return withNotes(
    question,
    read.flatMap(({ notes }) => notes),
  );
};

const truth = /^(T|TRUE|F|FALSE)(?=\s*(?:#|$))/i;

/** Reads what stands between the braces of a question. */
export const readAnswers = (source: string, { before, after, isMissingWord }: Surroundings): BuiltQuestion => {
  const [body = '', explanation = ''] = splitUnescaped(source, /####/g).map((part) => part.trim());
  const explanationText = readGiftText(explanation);
  const extras = { explanation: explanationText.html };
  const read = readGiftText(isMissingWord ? `${before}\u2983${after}` : before.trim() || after);
  const text = read.html.replace('\u2983', gapMark(1));
  if (text === '') return dropQuestion('textMissing');
  const plainText = read.html.replace('\u2983', '____');
  const finish = (question: BuiltQuestion): BuiltQuestion =>
    withNotes(question, [...read.notes, ...explanationText.notes]);
  if (body === '') return finish(buildEssay(plainText, extras));
  const answer = truth.exec(body);
  if (answer) {
    const question = buildTrueFalse(plainText, /^t/i.test(answer[1] ?? ''), extras);
    return finish(withNotes(question, body.includes('#') ? [note('optionFeedback')] : []));
  }
  if (body.startsWith('#')) return finish(readNumbers(plainText, body.slice(1).trim(), extras));
  const answers = listAnswers(body);
  const hasWrong = splitUnescaped(body, /~/g).length > 1;
  const isExact = hasWrong && hasEvenShares(answers);
  const notes = [...(isExact ? [] : partialNotes(answers)), ...commentNotes(answers)];
  const isPaired =
    answers.length > 0 && answers.every((answerOfPair) => splitUnescaped(answerOfPair.text, /->/g).length === 2);
  if (isPaired) return finish(withNotes(readPairs(plainText, answers, extras), notes));
  const question = hasWrong
    ? readOptions({ text: plainText, gapText: isMissingWord ? text : null }, answers, extras)
    : readWords(text, answers, extras);
  return finish(withNotes(question, notes));
};
