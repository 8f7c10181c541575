import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { dropQuestion, note, type BuiltQuestion } from '../build-question.ts';
import type { Note, ReadItem } from '../format.ts';
import { findAllNamed, findNamed, listElements } from '../markup.ts';
import { readInteractions } from './interactions.ts';
import type { QtiPackage } from './package.ts';
import { readPoints, readResponses, type QtiResponse } from './responses.ts';
import { createTextReader, readBody, readExplanation } from './texts.ts';

/** What the test says of an item. */
export interface ItemPlace {
  name: string;
  weight: number;
  hasTimeLimit: boolean;
}

const isInteraction = ({ name }: Element): boolean =>
  name.endsWith('Interaction') && name !== 'mediaInteraction' && name !== 'endAttemptInteraction';

const listInteractions = (parent: Element): Element[] =>
  listElements(parent).flatMap((element) => (isInteraction(element) ? [element] : listInteractions(element)));

const choiceNames = new Set(['simpleChoice', 'inlineChoice', 'gapText', 'simpleAssociableChoice']);

const readLine = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (node.name === 'img') return ` [${node.attribs['alt'] || (node.attribs['src'] ?? '').slice(0, 80)}] `;
  if (isInteraction(node) || node.name === 'gap') return ' ____ ';
  return node.children.map(readLine).join('');
};

/** The text of an element on one line, with gaps and what its pictures are called. */
const getLine = (element: Element): string => element.children.map(readLine).join('').replaceAll(/\s+/g, ' ').trim();

const toChoiceLine = (choice: Element): string => `${choice.attribs['identifier'] ?? ''})  ${getLine(choice)}`;

/** The lines of an item's body: each choice with its identifier. */
const listLines = (element: Element): string[] => {
  if (choiceNames.has(element.name)) return [toChoiceLine(element)];
  const words = findAllNamed(element, 'inlineChoice');
  if (words.length > 0) return [getLine(element), ...words.map(toChoiceLine)];
  const hasChoices = [...choiceNames].some((name) => findAllNamed(element, name).length > 0);
  return hasChoices ? listElements(element).flatMap(listLines) : [getLine(element)].filter((line) => line !== '');
};

const describe = (item: Element, interactions: readonly Element[], responses: ReadonlyMap<string, QtiResponse>) => {
  const body = findNamed(item, 'itemBody');
  const kinds = [...new Set(interactions.map(({ name }) => name))].join(' + ');
  return [
    `[${kinds}] ${item.attribs['title'] ?? ''}`,
    ...(body ? listElements(body).flatMap(listLines) : []),
    ...[...responses].map(([name, { correct }]) => `${name} = ${correct.join(' | ')}`),
  ].join('\n');
};

const usesVariables = (item: Element): boolean =>
  ['templateDeclaration', 'templateProcessing'].some((name) => findNamed(item, name) !== undefined) ||
  findAllNamed(item, 'printedVariable').length > 0;

/** An item, or the passage that it is where nothing is asked. */
export type ItemResult =
  | { kind: 'item'; item: ReadItem }
  | { kind: 'passage'; title: string; html: string; notes: Note[] };

/** Reads an `assessmentItem`. */
export const readItem = (source: QtiPackage, item: Element, place: ItemPlace): ItemResult => {
  const body = findNamed(item, 'itemBody');
  const interactions = body ? listInteractions(body) : [];
  const responses = readResponses(item);
  const base = { identifier: item.attribs['identifier'] || null, source: describe(item, interactions, responses) };
  const finish = ({ question, notes }: BuiltQuestion): ItemResult => ({
    kind: 'item',
    item: { ...base, question, notes },
  });
  if (!body) return finish(dropQuestion('textMissing'));
  if (usesVariables(item)) return finish(dropQuestion('variables'));
  const reader = createTextReader(source, place.name);
  const [first, ...others] = interactions;
  if (!first)
    return { kind: 'passage', title: item.attribs['title'] ?? '', html: readBody(reader, body), notes: reader.notes };
  const explanation = readExplanation(reader, item);
  const points = readPoints(item, responses) * place.weight;
  const reading = readInteractions({
    item,
    body,
    interactions: [first, ...others],
    responses,
    reader,
    extras: { explanation, points },
  });
  if (!reading.question) return finish(reading);
  const { text } = reading.question.prompt as { text: string };
  if (text.trim() === '') return finish(dropQuestion('textMissing'));
  const timeLimit = place.hasTimeLimit ? [note('timeLimit')] : [];
  return finish({ ...reading, notes: [...reading.notes, ...reader.notes, ...timeLimit] });
};
