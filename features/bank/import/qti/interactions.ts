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
  givesPartialCredit,
  listAlternativeNotes,
  listDecimalNotes,
  note,
  type BuiltQuestion,
  type QuestionExtras,
} from '../build-question.ts';
import type { Note } from '../format.ts';
import { findAllNamed, getText, listNamed } from '../markup.ts';
import { toParagraphs } from '../plain-text.ts';
import { getWords } from './package.ts';
import type { QtiResponse } from './responses.ts';
import { readBody, readModel, type TextReader } from './texts.ts';
import { toShownOrder } from './shown-order.ts';
import { readFalseOrTrue } from './true-false.ts';

/** An item whose interactions are all of one kind. */
export interface ItemContext {
  item: Element;
  body: Element;
  interactions: readonly [Element, ...Element[]];
  responses: ReadonlyMap<string, QtiResponse>;
  reader: TextReader;
  extras: QuestionExtras;
}

const noResponse: QtiResponse = {
  cardinality: '',
  baseType: '',
  correct: [],
  isDerived: false,
  mapped: [],
  isMapped: false,
  upperBound: 0,
  lowerBound: null,
};

const responseTo = ({ responses }: ItemContext, { attribs }: Element): QtiResponse =>
  responses.get(attribs['responseIdentifier'] ?? '') ?? noResponse;

const getIdentifier = ({ attribs }: Element): string => attribs['identifier'] ?? '';

const withNotes = (reading: BuiltQuestion, ...notes: (Note | false)[]): BuiltQuestion => ({
  ...reading,
  notes: reading.question ? [...reading.notes, ...notes.filter((entry) => entry !== false)] : reading.notes,
});

/** What a mapping says beyond right and wrong. Gaps and rows are scored one by one here, as long as they count alike. */
const listMappingNotes = ({ isMapped, mapped, cardinality }: QtiResponse, { hasParts = false } = {}): Note[] => {
  if (!isMapped) return [];
  const values = mapped.map(({ value }) => value).filter((value) => value > 0);
  const isPartial = hasParts || cardinality === 'single' ? new Set(values).size > 1 : values.length > 1;
  return [
    ...(isPartial ? [note('partialCredit')] : []),
    ...(mapped.some(({ value }) => value < 0) ? [note('wrongAnswersPenalty')] : []),
  ];
};

const shuffleNote = ({ attribs }: Element): Note | false => attribs['shuffle'] === 'true' && note('optionOrder');

/** Whether a mapping gives each right option the same and takes as much off for each wrong one, never below zero. */
const hasEvenShares = (
  { isMapped, mapped, lowerBound, upperBound }: QtiResponse,
  options: readonly { identifier: string; isRight: boolean }[],
): boolean => {
  const values = new Map(mapped.map(({ key, value }) => [key, value]));
  const most = mapped.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  if (!isMapped || lowerBound !== 0 || most <= 0 || (upperBound > 0 && upperBound < most)) return false;
  return givesPartialCredit(
    options.map(({ identifier, isRight }) => ({ isRight, share: (values.get(identifier) ?? 0) / most })),
  );
};

const readChoice = (context: ItemContext): BuiltQuestion => {
  const { body, reader, extras, interactions } = context;
  const [interaction] = interactions;
  const response = responseTo(context, interaction);
  const text = readBody(reader, body);
  const choices = listNamed(interaction, 'simpleChoice');
  const right = new Set(response.correct);
  const hasPartialCredit =
    response.cardinality === 'multiple' &&
    hasEvenShares(
      response,
      choices.map(getIdentifier).map((identifier) => ({ identifier, isRight: right.has(identifier) })),
    );
  const notes = hasPartialCredit ? [] : listMappingNotes(response);
  const isTrue = readFalseOrTrue(
    choices.map((choice) => ({ words: getWords(choice), isRight: right.has(getIdentifier(choice)) })),
  );
  if (isTrue !== undefined) return withNotes(buildTrueFalse(text, isTrue, extras), ...notes);
  const isMultiple = response.cardinality === 'multiple' && interaction.attribs['maxChoices'] !== '1';
  const options = choices.map((choice) => ({ text: reader.read(choice), isRight: right.has(getIdentifier(choice)) }));
  return withNotes(
    buildChoice(text, options, { ...extras, isMultiple, isSingle: !isMultiple, hasPartialCredit }),
    ...notes,
    shuffleNote(interaction),
  );
};

const hasCase = /\p{Lu}|\p{Ll}/u;

/** The forms of a gap that give all its points. */
const listForms = ({ correct, mapped, isMapped }: QtiResponse): string[] => {
  const most = Math.max(0, ...mapped.map(({ value }) => value));
  const fullyMapped = isMapped ? mapped.filter(({ value }) => value > 0 && value === most).map(({ key }) => key) : [];
  return [...new Set([...correct, ...fullyMapped])];
};

const isCaseSensitive = (response: QtiResponse): boolean =>
  response.baseType === 'string' &&
  listForms(response).some((form) => hasCase.test(form)) &&
  (!response.isMapped || response.mapped.some((entry) => entry.isCaseSensitive));

const listTextNotes = (item: Element, responses: readonly QtiResponse[]): Note[] => {
  const tolerance = findAllNamed(item, 'equal')
    .map(({ attribs }) => (attribs['toleranceMode'] === 'exact' ? '' : (attribs['tolerance'] ?? '')))
    .find((value) => value !== '');
  const isPartial = responses.some(({ isMapped, mapped }) => {
    const values = mapped.map(({ value }) => value).filter((value) => value > 0);
    return isMapped && new Set(values).size > 1;
  });
  const rounded = findAllNamed(item, 'equalRounded')[0]?.attribs['figures'];
  return [
    ...(rounded === undefined ? [] : [note('tolerance', `equalRounded ${rounded}`)]),
    ...(tolerance === undefined ? [] : [note('tolerance', `± ${tolerance}`)]),
    ...(isPartial ? [note('partialCredit')] : []),
    ...(responses.some(isCaseSensitive) ? [note('caseSensitive')] : []),
  ];
};

/** Whether nothing stands after an interaction in its body. */
const isLast = (body: Element, interaction: Element): boolean => {
  const mark = '\u0000';
  const texts = (node: Element): string =>
    node.children
      .map((child) => (child === interaction ? mark : 'children' in child ? texts(child as Element) : getText(child)))
      .join('');
  return texts(body).split(mark)[1]?.trim() === '';
};

const readTextEntry = (context: ItemContext): BuiltQuestion => {
  const { item, body, reader, extras, interactions } = context;
  const responses = interactions.map((interaction) => responseTo(context, interaction));
  const notes = listTextNotes(item, responses);
  const [first = noResponse] = responses;
  const isNumber = first.baseType === 'integer' || first.baseType === 'float';
  if (isNumber && interactions.length === 1 && isLast(body, interactions[0]))
    return withNotes(buildNumber(readBody(reader, body), listForms(first), extras), ...notes);
  const numbers = responses.filter(({ baseType }) => baseType === 'integer' || baseType === 'float').flatMap(listForms);
  return withNotes(
    buildBlanks(readBody(reader, body, interactions), responses.map(listForms), extras),
    ...notes,
    ...listDecimalNotes(numbers),
  );
};

const readInlineChoice = (context: ItemContext): BuiltQuestion => {
  const { body, reader, extras, interactions } = context;
  const responses = interactions.map((interaction) => responseTo(context, interaction));
  const gaps = interactions.map((interaction, index) => {
    const choices = listNamed(interaction, 'inlineChoice');
    const correct = responses[index]?.correct ?? [];
    const right = correct.flatMap((id) => choices.filter((choice) => getIdentifier(choice) === id).map(getWords));
    return { words: choices.map(getWords), right: right[0] ?? '', alternatives: right };
  });
  return withNotes(
    buildInlineChoice(readBody(reader, body, interactions), gaps, extras),
    ...listTextNotes(context.item, responses),
    ...listAlternativeNotes(gaps.map(({ alternatives }) => alternatives)),
    interactions.some((interaction) => interaction.attribs['shuffle'] === 'true') && note('optionOrder'),
  );
};

const readOrder = (context: ItemContext): BuiltQuestion => {
  const { body, reader, extras, interactions } = context;
  const [interaction] = interactions;
  const response = responseTo(context, interaction);
  const text = readBody(reader, body);
  const choices = listNamed(interaction, 'simpleChoice');
  if (response.correct.length > 0 && response.correct.length < choices.length)
    return dropQuestion('typeUnknown', `orderInteraction (${response.correct.length}/${choices.length})`);
  const shown = toShownOrder(choices, response.correct, getIdentifier);
  const ids = shown.map(getIdentifier);
  return withNotes(
    buildOrdering(
      text,
      { lines: shown.map((choice) => reader.read(choice)), order: response.correct.map((id) => ids.indexOf(id)) },
      extras,
    ),
    ...listMappingNotes(response),
  );
};

const toPairs = ({ correct }: QtiResponse): [string, string][] =>
  correct.map((value) => {
    const [left = '', right = ''] = value.split(/\s+/);
    return [left, right];
  });

const readMatch = (context: ItemContext): BuiltQuestion => {
  const { body, reader, extras, interactions } = context;
  const [interaction] = interactions;
  const response = responseTo(context, interaction);
  const text = readBody(reader, body);
  const [left = [], right = []] = listNamed(interaction, 'simpleMatchSet').map((set) =>
    listNamed(set, 'simpleAssociableChoice'),
  );
  const pairs = toPairs(response);
  if (pairs.length === 0) return dropQuestion('keyMissing');
  const hasOneEach = (choices: readonly Element[], side: 0 | 1) =>
    choices.every((choice) => pairs.filter((pair) => pair[side] === getIdentifier(choice)).length === 1);
  const side = hasOneEach(left, 0) ? 0 : hasOneEach(right, 1) ? 1 : undefined;
  if (side === undefined) return dropQuestion('typeUnknown', 'matchInteraction (0…n : 0…n)');
  const [rows, columns] = side === 0 ? [left, right] : [right, left];
  const columnIds = columns.map(getIdentifier);
  const key = rows.map((row) =>
    columnIds.indexOf(pairs.find((pair) => pair[side] === getIdentifier(row))?.[1 - side] ?? ''),
  );
  const read = (choices: readonly Element[]) => choices.map((choice) => reader.read(choice));
  return withNotes(
    buildMatching(text, { rows: read(rows), columns: read(columns), key }, extras),
    ...listMappingNotes(response, { hasParts: true }),
  );
};

const readGapMatch = (context: ItemContext): BuiltQuestion => {
  const { body, reader, extras, interactions } = context;
  const [interaction] = interactions;
  if (findAllNamed(interaction, 'gapImg').length > 0)
    return dropQuestion('typeUnknown', 'gapMatchInteraction (gapImg)');
  const response = responseTo(context, interaction);
  const choices = findAllNamed(interaction, 'gapText');
  const gaps = findAllNamed(interaction, 'gap');
  const pairs = toPairs(response);
  const words = [...new Set(choices.map(getWords))];
  if (gaps.length === 0) return dropQuestion('broken');
  const rightWords = gaps.map((gap) => {
    const ids = pairs.filter((pair) => pair.includes(getIdentifier(gap))).flat();
    return choices.filter((choice) => ids.includes(getIdentifier(choice))).map(getWords);
  });
  const reading = buildInlineChoice(
    readBody(reader, body, gaps),
    rightWords.map(([right = '']) => ({ words, right })),
    extras,
  );
  return withNotes(reading, ...listMappingNotes(response, { hasParts: true }), ...listAlternativeNotes(rightWords));
};

const readExtendedText = (context: ItemContext): BuiltQuestion => {
  const { item, body, reader, extras, interactions } = context;
  const model = readModel(reader, item) || toParagraphs(responseTo(context, interactions[0]).correct.join('\n\n'));
  return buildEssay(readBody(reader, body), { ...extras, model });
};

const readUpload = ({ item, body, reader, extras }: ItemContext): BuiltQuestion => {
  const text = readBody(reader, body);
  const { question, notes } = buildEssay(text, { ...extras, model: readModel(reader, item) });
  const prompt = { text, accepts: ['files'], mostFiles: 1, leastWords: 0 };
  return { question: question && { ...question, type: 'file-upload', prompt }, notes };
};

const readers: Readonly<Record<string, { read(context: ItemContext): BuiltQuestion; isInline?: boolean }>> = {
  choiceInteraction: { read: readChoice },
  textEntryInteraction: { read: readTextEntry, isInline: true },
  inlineChoiceInteraction: { read: readInlineChoice, isInline: true },
  orderInteraction: { read: readOrder },
  matchInteraction: { read: readMatch },
  gapMatchInteraction: { read: readGapMatch },
  extendedTextInteraction: { read: readExtendedText },
  uploadInteraction: { read: readUpload },
};

/** The question of an item; one whose interactions the bank has no type for is dropped with their names. */
export const readInteractions = (context: ItemContext): BuiltQuestion => {
  const kinds = [...new Set(context.interactions.map(({ name }) => name))];
  const [kind = ''] = kinds;
  const interactionReader = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (kinds.length > 1) return dropQuestion('typeUnknown', kinds.join(' + '));
  if (!interactionReader) return dropQuestion('typeUnknown', kind);
  if (context.interactions.length > 1 && interactionReader.isInline !== true)
    return dropQuestion('typeUnknown', `${context.interactions.length} × ${kind}`);
  // A key that nobody declared is worked out from rules that may say more than is read of them.
  const derivedKeys = context.interactions
    .map((interaction) => responseTo(context, interaction))
    .filter(({ isDerived }) => isDerived)
    .flatMap(({ correct }) => correct);
  return withNotes(
    interactionReader.read(context),
    derivedKeys.length > 0 && note('keyUnclear', derivedKeys.join(', ')),
  );
};
