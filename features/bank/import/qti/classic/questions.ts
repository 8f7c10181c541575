import { escapeHtml } from '@inkstone/base';
import type { Element } from 'domhandler';
import {
  buildBlanks,
  buildChoice,
  buildEssay,
  buildInlineChoice,
  buildMatching,
  buildNumber,
  buildOrdering,
  buildTrueFalse,
  dropQuestion,
  gapMark,
  listAlternativeNotes,
  note,
  type BuiltQuestion,
  type QuestionExtras,
} from '../../build-question.ts';
import type { Note } from '../../format.ts';
import { findAllNamed, listElements, listNamed } from '../../markup.ts';
import { toShownOrder } from '../shown-order.ts';
import { readFalseOrTrue } from '../true-false.ts';
import type { TextReader } from '../texts.ts';
import { hasAlternatives, listRight, type ScoreCondition } from './conditions.ts';
import { listAnswerBlocks, listResponses, readMaterial, readMaterialWords, readStem } from './materials.ts';
import type { ClassicKind } from './metadata.ts';

/** An item of QTI 1.2 with what is needed to read it. */
export interface ClassicContext {
  presentation: Element;
  conditions: readonly ScoreCondition[];
  reader: TextReader;
  extras: QuestionExtras;
  model: string;
}

const getIdent = ({ attribs }: Element): string => attribs['ident'] ?? '';

const listLabels = (response: Element): Element[] => findAllNamed(response, 'response_label');

const withNotes = (reading: BuiltQuestion, notes: readonly Note[]): BuiltQuestion => ({
  ...reading,
  notes: reading.question ? [...reading.notes, ...notes] : reading.notes,
});

const penaltyNotes = (conditions: readonly ScoreCondition[]): Note[] =>
  conditions.some(({ points }) => points < 0) ? [note('wrongAnswersPenalty')] : [];

const shuffleNotes = (response: Element): Note[] =>
  findAllNamed(response, 'render_choice').some(({ attribs }) => /^yes$/i.test(attribs['shuffle'] ?? ''))
    ? [note('optionOrder')]
    : [];

const readChoice = (context: ClassicContext, isMultiple: boolean): BuiltQuestion => {
  const { presentation, conditions, reader, extras } = context;
  const [response] = listResponses(presentation);
  if (!response) return dropQuestion('broken');
  const comparisons = listRight(conditions, getIdent(response), { isMultiple });
  const right = new Set(comparisons.map(({ value }) => value));
  const labels = listLabels(response);
  const text = readStem(reader, presentation);
  const positive = conditions.filter(({ points }) => points > 0).map(({ points }) => points);
  const isPartial = isMultiple ? positive.length > 1 : new Set(positive).size > 1;
  const isUnclear = isMultiple && right.size > 1 && hasAlternatives(conditions, comparisons);
  const notes = [
    ...(isPartial ? [note('partialCredit')] : []),
    ...penaltyNotes(conditions),
    ...(isUnclear ? [note('keyUnclear', [...right].join(', '))] : []),
  ];
  const isTrue = readFalseOrTrue(
    labels.map((label) => ({
      words: readMaterialWords(label) || getIdent(label),
      isRight: right.has(getIdent(label)),
    })),
  );
  if (isTrue !== undefined && !isMultiple) return withNotes(buildTrueFalse(text, isTrue, extras), notes);
  const options = labels.map((label) => ({
    text: readMaterial(reader, label) || escapeHtml(getIdent(label)),
    isRight: right.has(getIdent(label)),
  }));
  return withNotes(buildChoice(text, options, { ...extras, isMultiple, isSingle: !isMultiple }), [
    ...notes,
    ...shuffleNotes(response),
  ]);
};

/** Gaps are scored one by one here, as long as they count alike; the hundredths of a third may differ. */
const hasUnequalPoints = (conditions: readonly ScoreCondition[]): boolean => {
  const points = conditions.map((condition) => condition.points).filter((value) => value > 0);
  return points.length > 0 && Math.max(...points) - Math.min(...points) > 0.05;
};

const readWords = ({ presentation, conditions, reader, extras }: ClassicContext): BuiltQuestion => {
  const responses = listResponses(presentation);
  const right = responses.map((response) => listRight(conditions, getIdent(response)));
  const all = right.flat();
  const part = all.find(({ kind }) => kind !== 'varequal');
  const forms = right.map((list) => list.filter(({ kind }) => kind === 'varequal').map(({ value }) => value));
  if (part && forms.some(({ length }) => length === 0)) return dropQuestion('keyUnclear', part.value);
  const isPartial = hasUnequalPoints(conditions);
  return withNotes(buildBlanks(readStem(reader, presentation), forms, extras), [
    ...(part ? [note('wildcard', part.value)] : []),
    ...(isPartial ? [note('partialCredit')] : []),
    ...(all.some(({ isCaseSensitive, value }) => isCaseSensitive && /\p{Lu}|\p{Ll}/u.test(value))
      ? [note('caseSensitive')]
      : []),
    ...penaltyNotes(conditions),
  ]);
};

interface NamedGap {
  response: Element;
  mark: string;
  at: number;
}

/** The gaps of a text that names them in brackets, `[verb]`, in the order of the text. */
const listNamedGaps = (text: string, presentation: Element): NamedGap[] =>
  listResponses(presentation)
    .map((response) => {
      const names = [
        getIdent(response).replace(/^response_/, ''),
        ...listNamed(response, 'material').map(readMaterialWords),
      ];
      const mark = names.map((entry) => `[${escapeHtml(entry)}]`).find((entry) => text.includes(entry)) ?? '';
      return { response, mark, at: mark === '' ? Number.MAX_SAFE_INTEGER : text.indexOf(mark) };
    })
    .toSorted((left, right) => left.at - right.at);

const fillGaps = (text: string, gaps: readonly NamedGap[]): string => {
  let gapText = text;
  for (const [index, { mark }] of gaps.entries())
    gapText = mark === '' ? `${gapText}<p>${gapMark(index + 1)}</p>` : gapText.replace(mark, () => gapMark(index + 1));
  return gapText;
};

/** Whether the labels of a gap are words to choose among, as New Quizzes marks them, instead of accepted forms. */
const offersWords = (response: Element): boolean =>
  listLabels(response).some(({ attribs }) => /^(?:dropdown|wordbank)$/i.test(attribs['answer_type'] ?? ''));

/** The words of the labels that are right. */
const listRightWords = (response: Element, conditions: readonly ScoreCondition[]): string[] => {
  const right = listRight(conditions, getIdent(response)).map(({ value }) => value);
  return listLabels(response)
    .filter((label) => right.includes(getIdent(label)))
    .map(readMaterialWords);
};

/** The accepted forms of a gap to be typed: Canvas lists them as labels, others compare with them. */
const listForms = (response: Element, conditions: readonly ScoreCondition[]): string[] => {
  if (offersWords(response)) return listRightWords(response, conditions);
  const labels = listLabels(response);
  if (labels.length > 0) return labels.map(readMaterialWords);
  return listRight(conditions, getIdent(response)).map(({ value }) => value);
};

const readNamedGaps = (context: ClassicContext, isDropdown: boolean): BuiltQuestion => {
  const { presentation, conditions, reader, extras } = context;
  const text = readStem(reader, presentation);
  const gaps = listNamedGaps(text, presentation);
  const gapText = fillGaps(text, gaps);
  const notes = hasUnequalPoints(conditions) ? [note('partialCredit')] : [];
  if (gaps.length === 0) return dropQuestion('broken');
  const responses = gaps.map(({ response }) => response);
  const withWords = responses.filter(offersWords);
  if (isDropdown || withWords.length === responses.length) {
    const rightWords = responses.map((response) => listRightWords(response, conditions));
    const choices = responses.map((response, index) => ({
      words: listLabels(response).map(readMaterialWords),
      right: rightWords[index]?.[0] ?? '',
    }));
    return withNotes(buildInlineChoice(gapText, choices, extras), [...notes, ...listAlternativeNotes(rightWords)]);
  }
  const forms = responses.map((response) => listForms(response, conditions));
  // Where both kinds stand in one text, the words to choose are typed.
  const offeredWords = withWords.map((response) => listLabels(response).map(readMaterialWords).join('/'));
  const pattern = responses.flatMap(listLabels).find(({ attribs }) => attribs['scoring_algorithm'] === 'TextRegex');
  return withNotes(buildBlanks(gapText, forms, extras), [
    ...notes,
    ...(offeredWords.length > 0 ? [note('optionsUnclear', offeredWords.join('; '))] : []),
    ...(pattern ? [note('keyUnclear', readMaterialWords(pattern))] : []),
  ]);
};

const findQuestionBlocks = (presentation: Element): Element[] =>
  findAllNamed(presentation, 'flow').filter(({ attribs }) => attribs['class'] === 'QUESTION_BLOCK');

const readMatching = ({ presentation, conditions, reader, extras }: ClassicContext): BuiltQuestion => {
  const responses = listResponses(presentation);
  const blocks = listAnswerBlocks(presentation);
  const isBeside = blocks.length > 0;
  const labels = responses[0] ? listLabels(responses[0]) : [];
  const columns = (isBeside ? blocks : labels).map((entry) => readMaterial(reader, entry));
  const rows = responses.map((response) => {
    const own = listNamed(response, 'material');
    // Blackboard has the words of a row beside its response.
    const parent = response.parent as Element | null;
    const neighbours = parent ? listElements(parent).filter((element) => element !== response) : [];
    return (own.length > 0 ? own : neighbours).map((entry) => readMaterial(reader, entry)).join('');
  });
  const texts = labels.map(readMaterialWords);
  const rightIds = responses.map((response) => listRight(conditions, getIdent(response)).map(({ value }) => value));
  const key = responses.map((response, index) => {
    const [right] = rightIds[index] ?? [];
    const position = listLabels(response).findIndex((label) => getIdent(label) === right);
    const label = listLabels(response)[position];
    return isBeside || !label ? position : texts.indexOf(readMaterialWords(label));
  });
  const text = isBeside
    ? findQuestionBlocks(presentation)
        .map((block) => readMaterial(reader, block))
        .join('')
    : readStem(reader, presentation);
  return withNotes(buildMatching(text, { rows, columns, key }, extras), [
    ...(hasUnequalPoints(conditions) ? [note('partialCredit')] : []),
    ...listAlternativeNotes(rightIds),
  ]);
};

const readOrdering = ({ presentation, conditions, reader, extras }: ClassicContext): BuiltQuestion => {
  const [response] = listResponses(presentation);
  if (!response) return dropQuestion('broken');
  const right = listRight(conditions, getIdent(response)).map(({ value }) => value);
  const labels = toShownOrder(listLabels(response), right, getIdent);
  const ids = labels.map(getIdent);
  const lines = labels.map((label) => readMaterial(reader, label));
  const order = right.map((id) => ids.indexOf(id));
  return buildOrdering(readStem(reader, presentation), { lines, order }, extras);
};

const readNumber = ({ presentation, conditions, reader, extras }: ClassicContext): BuiltQuestion => {
  const [response] = listResponses(presentation);
  if (!response) return dropQuestion('broken');
  const right = listRight(conditions, getIdent(response));
  const pick = (pattern: RegExp) => right.filter(({ kind }) => pattern.test(kind)).map(({ value }) => value);
  const accepted = [...new Set(pick(/^varequal$/))];
  const bounds = [...pick(/^vargte?$/), ...pick(/^varlte?$/)];
  const range = bounds.join(' … ');
  if (accepted.length === 0 && bounds.length > 0) return dropQuestion('keyUnclear', range);
  const isRange = bounds.some((bound) => !accepted.some((value) => Number(value) === Number(bound)));
  return withNotes(
    buildNumber(readStem(reader, presentation), accepted, extras),
    isRange ? [note('tolerance', range)] : [],
  );
};

const readUpload = (context: ClassicContext): BuiltQuestion => {
  const text = readStem(context.reader, context.presentation);
  const { question, notes } = buildEssay(text, { ...context.extras, model: context.model });
  const prompt = { text, accepts: ['files'], mostFiles: 1, leastWords: 0 };
  return { question: question && { ...question, type: 'file-upload', prompt }, notes };
};

/** Reads an item by its kind. */
export const classicReaders: Readonly<
  Record<Exclude<ClassicKind, 'text' | 'variables'>, (context: ClassicContext) => BuiltQuestion>
> = {
  choice: (context) => readChoice(context, false),
  multiple: (context) => readChoice(context, true),
  words: readWords,
  namedWords: (context) => readNamedGaps(context, false),
  dropdowns: (context) => readNamedGaps(context, true),
  matching: readMatching,
  ordering: readOrdering,
  number: readNumber,
  essay: ({ reader, presentation, extras, model }) => buildEssay(readStem(reader, presentation), { ...extras, model }),
  upload: readUpload,
};
