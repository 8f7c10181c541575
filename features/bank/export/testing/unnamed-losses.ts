import { foldCase } from '@inkstone/base';
import { NoteList } from '../notes.ts';
import { toPlainQuestion, type ExchangedQuestion, type PlainQuestion } from '../plain-question.ts';
import type { ExportNoteCode } from '../vocabulary.ts';
import { toCanonicalText } from './canonical-text.ts';
import type { RoundTrip, RoundTripResult } from './round-trip.ts';

/** The fields of a question that a round trip compares, with the notes that allow each to differ. */
interface Aspect {
  name: string;
  before: unknown;
  after: unknown;
  codes: readonly ExportNoteCode[];
}

const listTexts = (question: PlainQuestion): string[] => {
  switch (question.kind) {
    case 'choice':
      return [question.text, ...question.options.map(({ text }) => text)];
    case 'matching':
      return [question.text, ...question.rows, ...question.columns.toSorted()];
    case 'order':
      return [question.text, ...question.order.map((at) => question.lines[at] ?? '')];
    default:
      return [question.text];
  }
};

/** The numbers of the gaps of a text in their order there. */
const listGapNumbers = (html: string): number[] =>
  [...html.matchAll(/data-blank="(\d+)"/g)].map(([, number]) => Number(number));

const toNumber = (text: string): string => {
  const [top = '', bottom = '1'] = text.split('/');
  return String(Number(top) / Number(bottom));
};

const sortForms = (forms: readonly string[]): string[] => [...new Set(forms.map(foldCase))].toSorted();

const getKey = (question: PlainQuestion, toWords: (html: string) => string): unknown => {
  switch (question.kind) {
    case 'choice':
      return [question.isMultiple, question.options.map(({ isRight }) => isRight)];
    case 'truth':
      return question.isTrue;
    case 'gaps':
      return listGapNumbers(question.text).map((number) => sortForms(question.gaps[number - 1] ?? []));
    case 'gapChoice':
      return listGapNumbers(question.text).map((number) => question.gaps[number - 1]);
    case 'number':
      return sortForms(question.accepted.map(toNumber));
    case 'matching':
      return question.key.map((column) => toWords(question.columns[column] ?? ''));
    case 'order':
    case 'essay':
      return null;
  }
};

const getShownOrder = (question: PlainQuestion, toWords: (html: string) => string): unknown =>
  question.kind === 'order'
    ? question.lines.map(toWords)
    : question.kind === 'matching'
      ? question.columns.map(toWords)
      : null;

const getLimits = (question: ExchangedQuestion): unknown => {
  const { width, leastWords, choose, unit, noMinus, testsAccents, mail } = question.prompt as Record<string, unknown>;
  return { width, leastWords: leastWords ?? 0, choose: choose ?? 0, unit, noMinus, testsAccents, mail };
};

const hasShares = (question: PlainQuestion): boolean => question.kind === 'choice' && question.hasPartialCredit;

const toPlain = (question: ExchangedQuestion): PlainQuestion => {
  const plain = toPlainQuestion(question, new NoteList());
  if (!plain) throw new Error(`${question.type} is not known elsewhere.`);
  return plain;
};

const ownCodes = ['markup', 'media', 'formula', 'limits', 'typeChanged'] as const;

const listAspects = (
  trip: RoundTrip,
  { describeBefore, describeAfter, describeFormula, describeTitle }: RoundTripResult,
): Aspect[] => {
  const { question, stimulus, read } = trip;
  if (!read) return [];
  const imported = { ...question, ...read.question } as ExchangedQuestion;
  const [before, after] = [toPlain(question), toPlain(imported)];
  const texts = (list: readonly string[], isBefore: boolean, isWordsOnly = false) =>
    list.map((html) =>
      toCanonicalText(html, {
        isWordsOnly,
        describeFormula,
        describePicture: isBefore ? describeBefore : describeAfter,
      }),
    );
  const words = (html: string) => texts([html], true, true)[0] ?? '';
  const compare = (name: string, [first, second]: [string[], string[]], codes: readonly ExportNoteCode[]): Aspect[] => [
    { name, before: texts(first, true), after: texts(second, false), codes },
    {
      name: `${name}: words`,
      ...{ before: texts(first, true, true), after: texts(second, false, true) },
      codes: codes.filter((code) => code !== 'markup' && code !== 'typeChanged'),
    },
  ];
  const explanations = [question.explanation, read.question.explanation].map(({ en, zh }) => [en + zh]);
  const isShown = stimulus.kind !== 'none';
  const pictures = (isShown ? stimulus.files : []).map(({ id }) => `<p><img data-file="${id}" alt=""></p>`);
  const passage = isShown ? stimulus.html + (stimulus.kind === 'audio' ? '' : pictures.join('')) : '';
  // Columns are words, by which their key is told.
  const columnCodes = before.kind === 'matching' ? (['formula'] as const) : [];
  const models = [before, after].map((plain) => [plain.kind === 'essay' ? plain.model : '']);
  return [
    { name: 'title', before: describeTitle(trip.title), after: describeTitle(read.title), codes: [] },
    { name: 'type', before: question.type, after: imported.type, codes: ['typeChanged'] },
    ...compare('text', [listTexts(before), listTexts(after)], ownCodes),
    ...compare(
      'explanation',
      [explanations[0] ?? [], explanations[1] ?? []],
      ['markup', 'media', 'formula', 'explanation'],
    ),
    ...compare('passage', [[passage], [read.passage]], ['markup', 'media', 'formula']),
    ...compare('model', [models[0] ?? [], models[1] ?? []], ['markup', 'media', 'formula', 'model']),
    {
      name: 'key',
      before: getKey(before, words),
      after: getKey(after, words),
      codes: ['formsLost', 'typeChanged', ...columnCodes],
    },
    {
      name: 'order shown',
      ...{
        before: getShownOrder(before, words),
        after: getShownOrder(after, words),
        codes: ['optionOrder', 'markup', ...columnCodes],
      },
    },
    { name: 'limits', before: getLimits(question), after: getLimits(imported), codes: ['limits', 'typeChanged'] },
    { name: 'partial credit', before: hasShares(before), after: hasShares(after), codes: ['scoring', 'typeChanged'] },
    { name: 'points', before: question.points, after: read.question.points, codes: ['points'] },
    { name: 'evidence', before: (question.evidence ?? []).length, after: 0, codes: ['evidence'] },
    { name: 'kinds of options', before: Object.keys(question.distractors ?? {}).length, after: 0, codes: ['evidence'] },
    { name: 'clip', before: question.clip, after: null, codes: ['clip'] },
    { name: 'rubric', before: question.rubric ?? null, after: null, codes: ['criteria'] },
    { name: 'transcript', before: isShown ? stimulus.transcript : '', after: '', codes: ['stimulus'] },
    {
      name: 'look',
      before: isShown ? [stimulus.look, stimulus.scene] : [undefined, undefined],
      after: [undefined, undefined],
      codes: ['stimulus'],
    },
  ];
};

/** What differs after a round trip and is named by no note. */
export const listUnnamedLosses = (result: RoundTripResult): string[] =>
  result.trips.flatMap((trip) =>
    listAspects(trip, result)
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
      .filter(({ codes }) => !trip.notes.some(({ code }) => codes.includes(code)))
      .map(
        ({ name, before, after }) =>
          `${trip.place}, ${name}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`,
      ),
  );

/** The questions of a round trip of which nothing was lost but what the notes of some codes say. */
export const listExact = ({ trips }: RoundTripResult, codes: readonly ExportNoteCode[] = []): RoundTrip[] =>
  trips.filter(({ notes, read }) => read !== null && notes.every(({ code }) => codes.includes(code)));
