import { escapeXml } from '../xml-text.ts';
import type { ExportedQuestion } from './questions.ts';
import type { TextTarget } from './rich-text.ts';
import { element } from './xml.ts';

/** A response variable of an item with its key. */
export interface ResponseVariable {
  identifier: string;
  cardinality: 'single' | 'multiple' | 'ordered';
  baseType: 'identifier' | 'string' | 'float' | 'directedPair' | 'file';
  /** Empty where a person marks it. */
  correct: readonly string[];
  /** What an answer, or a part of one, earns; anything else earns nothing. Capital and small letters are equal. */
  mapping?: readonly (readonly [key: string, value: number])[];
  /** The least that the mapping gives; absent: the sum, whatever it is. */
  lowerBound?: number;
}

/** What an item is made of. */
export interface ItemParts {
  responses: readonly ResponseVariable[];
  /** XML blocks with the interactions. */
  body: string;
  /**
   * How the score, from 0 to 1, is found: by the key alone, as the value of an expression, or by a list of rules; null
   * where a person marks it.
   */
  scoring: 'matchCorrect' | { score: string } | { rules: string } | null;
  /** A model answer for whoever marks it, as rich text; absent: none. */
  model?: string;
}

/** What the writer of a question type gets. */
export interface ItemTask extends TextTarget {
  question: ExportedQuestion;
  language: 'zh' | 'en';
}

export const mainResponse = 'RESPONSE';

/** The identifier of an option, line or gap by its place, from 0: those of the bank may not be identifiers in XML. */
export const identify = (kind: string, index: number): string => `${kind}_${index + 1}`;

/** The response of a question with several gaps. */
export const gapResponse = (index: number): string => identify(mainResponse, index);

export const floatValue = (value: number): string => element('qti-base-value', { 'base-type': 'float' }, String(value));

export const responseValue = (identifier = mainResponse): string => element('qti-variable', { identifier });

export const mapResponse = (identifier = mainResponse): string => element('qti-map-response', { identifier });

export const divide = (value: string, by: number): string => element('qti-divide', {}, value, floatValue(by));

export const setScore = (value: string): string => element('qti-set-outcome-value', { identifier: 'SCORE' }, value);

/** Rules that set the score by a condition. */
export const scoreIf = (condition: string, yes: string, no: string): string =>
  element(
    'qti-response-condition',
    {},
    element('qti-response-if', {}, condition, setScore(yes)),
    element('qti-response-else', {}, setScore(no)),
  );

/** The share of gaps that are right: each earns one by its mapping. */
export const shareOfGaps = (count: number): { score: string } => ({
  score: divide(
    element('qti-sum', {}, ...Array.from({ length: count }, (_, index) => mapResponse(gapResponse(index)))),
    count,
  ),
});

const toValues = (values: readonly string[]): string =>
  values.map((value) => element('qti-value', {}, escapeXml(value))).join('');

/** The declaration of a response. */
export const declareResponse = ({
  identifier,
  cardinality,
  baseType,
  correct,
  mapping = [],
  lowerBound,
}: ResponseVariable): string => {
  const isText = baseType === 'string';
  const entries = mapping.map(([key, value]) =>
    element('qti-map-entry', { 'map-key': key, 'mapped-value': value, 'case-sensitive': isText ? false : undefined }),
  );
  return element(
    'qti-response-declaration',
    { identifier, cardinality, 'base-type': baseType },
    correct.length > 0 ? element('qti-correct-response', {}, toValues(correct)) : '',
    entries.length > 0 ? element('qti-mapping', { 'lower-bound': lowerBound, 'default-value': 0 }, ...entries) : '',
  );
};
