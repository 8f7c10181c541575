import type { Element } from 'domhandler';
import { findAllNamed, findNamed, getText, listElements, listNamed } from '../markup.ts';

/** What an item says of the answer to one interaction. */
export interface QtiResponse {
  cardinality: string;
  baseType: string;
  correct: string[];
  /** Whether the key was worked out from the rules that the author wrote, so that somebody has to look at it. */
  isDerived: boolean;
  mapped: { key: string; value: number; isCaseSensitive: boolean }[];
  /** Whether the mapping gives the score. */
  isMapped: boolean;
  upperBound: number;
  /** The least that the mapping gives; null: it may go below zero. */
  lowerBound: number | null;
}

const readMapping = (declaration: Element): Pick<QtiResponse, 'mapped' | 'upperBound' | 'lowerBound'> => {
  const mapping = findNamed(declaration, 'mapping');
  const lowerBound = mapping?.attribs['lowerBound'];
  return {
    lowerBound: lowerBound === undefined ? null : Number(lowerBound),
    upperBound: Number(mapping?.attribs['upperBound'] ?? '0') || 0,
    mapped: (mapping ? listNamed(mapping, 'mapEntry') : []).map(({ attribs }) => ({
      key: attribs['mapKey'] ?? '',
      value: Number(attribs['mappedValue'] ?? '0') || 0,
      isCaseSensitive: attribs['caseSensitive'] !== 'false',
    })),
  };
};

const comparisons = new Set(['match', 'member', 'equal', 'stringMatch', 'contains', 'equalRounded']);

/** The values that an expression compares a response with, apart from what it negates. */
const listCompared = (expression: Element, identifier: string): string[] => {
  if (expression.name === 'not') return [];
  const parts = listElements(expression);
  if (!comparisons.has(expression.name)) return parts.flatMap((part) => listCompared(part, identifier));
  const isAbout = findAllNamed(expression, 'variable').some(({ attribs }) => attribs['identifier'] === identifier);
  return isAbout ? findAllNamed(expression, 'baseValue').map((value) => getText(value).trim()) : [];
};

/** The score that a rule gives. */
const readScore = (rule: Element): number =>
  Math.max(
    0,
    ...listNamed(rule, 'setOutcomeValue')
      .filter(({ attribs }) => attribs['identifier'] === 'SCORE')
      .flatMap((outcome) => findAllNamed(outcome, 'baseValue').map((value) => Number(getText(value))))
      .filter(Number.isFinite),
  );

/** The key as the conditions of the item's own processing have it: of those that give the most. */
const deriveCorrect = (item: Element, identifier: string): string[] => {
  const rules = ['responseIf', 'responseElseIf'].flatMap((name) => findAllNamed(item, name));
  const scores = rules
    .map((rule) => {
      const [condition] = listElements(rule);
      return { score: readScore(rule), values: condition ? listCompared(condition, identifier) : [] };
    })
    .filter(({ score, values }) => score > 0 && values.length > 0);
  const most = Math.max(0, ...scores.map(({ score }) => score));
  return [...new Set(scores.filter(({ score }) => score === most).flatMap(({ values }) => values))];
};

const isScoredByMapping = (item: Element, identifier: string): boolean => {
  const processing = findNamed(item, 'responseProcessing');
  if (!processing) return false;
  if (/map_response/.test(processing.attribs['template'] ?? '')) return true;
  return findAllNamed(processing, 'mapResponse').some(({ attribs }) => attribs['identifier'] === identifier);
};

const readResponse = (item: Element, declaration: Element, identifier: string): QtiResponse => {
  const correctResponse = findNamed(declaration, 'correctResponse');
  const values = (correctResponse ? listNamed(correctResponse, 'value') : [])
    .map((value) => getText(value).trim())
    .filter((value) => value !== '');
  const mapping = readMapping(declaration);
  const cardinality = declaration.attribs['cardinality'] ?? 'single';
  const most = Math.max(0, ...mapping.mapped.map(({ value }) => value));
  const mappedKeys = mapping.mapped
    .filter(({ value }) => value > 0 && (cardinality !== 'single' || value === most))
    .map(({ key }) => key);
  const derivedKeys = values.length > 0 || mappedKeys.length > 0 ? [] : deriveCorrect(item, identifier);
  return {
    ...mapping,
    cardinality,
    baseType: declaration.attribs['baseType'] ?? '',
    correct: values.length > 0 ? values : mappedKeys.length > 0 ? mappedKeys : derivedKeys,
    isDerived: derivedKeys.length > 0,
    isMapped: mapping.mapped.length > 0 && (values.length === 0 || isScoredByMapping(item, identifier)),
  };
};

/** The responses of an item by their identifiers. */
export const readResponses = (item: Element): Map<string, QtiResponse> =>
  new Map(
    listNamed(item, 'responseDeclaration').map((declaration) => {
      const identifier = declaration.attribs['identifier'] ?? '';
      return [identifier, readResponse(item, declaration, identifier)];
    }),
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const findMost = ({ upperBound, mapped, cardinality }: QtiResponse): number => {
  const values = mapped.map(({ value }) => Math.max(0, value));
  const fullScore = cardinality === 'single' ? Math.max(0, ...values) : sum(values);
  return upperBound > 0 ? Math.min(upperBound, fullScore) : fullScore;
};

/** The points of an item: what it declares, else the most that its mapping or its conditions give. */
export const readPoints = (item: Element, responses: ReadonlyMap<string, QtiResponse>): number => {
  const outcomes = new Map(
    listNamed(item, 'outcomeDeclaration').map((outcome) => [outcome.attribs['identifier'] ?? '', outcome]),
  );
  const maxScore = outcomes.get('MAXSCORE');
  const maxScores = maxScore ? findAllNamed(maxScore, 'value').map((value) => Number(getText(value))) : [];
  const set = findAllNamed(item, 'setOutcomeValue')
    .filter(({ attribs }) => attribs['identifier'] === 'SCORE')
    .flatMap((outcome) => listNamed(outcome, 'baseValue').map((value) => Number(getText(value))));
  const candidates = [
    ...maxScores,
    Number(outcomes.get('SCORE')?.attribs['normalMaximum'] ?? '0'),
    sum([...responses.values()].filter(({ isMapped }) => isMapped).map(findMost)),
    Math.max(0, ...set.filter(Number.isFinite)),
  ];
  return candidates.find((points) => Number.isFinite(points) && points > 0) ?? 1;
};
