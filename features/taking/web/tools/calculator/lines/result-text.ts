import type { Point } from '../engine/values.ts';
import type { LineResult } from '../engine/document.ts';
import { fractionText, numberText } from '../format-numbers.ts';

const pointText = ({ x, y }: Point): string => `(${numberText(x)}, ${numberText(y)})`;

const valueText = (value: number): string => {
  const fraction = fractionText(value);
  return `= ${numberText(value)}${fraction ? ` = ${fraction}` : ''}`;
};

const listText = (items: readonly (number | Point)[], length: number): string => {
  const shown = items.map((item) => (typeof item === 'number' ? numberText(item) : pointText(item)));
  return `[${shown.join(', ')}${length > items.length ? ', …' : ''}]`;
};

/** The messages that a result needs. */
export interface ResultWords {
  curve: string;
  function: string;
  isTrue: string;
  isFalse: string;
  problem: (code: Extract<LineResult, { is: 'problem' }>['code'], subject: string) => string;
  items: (items: string, count: number) => string;
  fitted: (values: string, share: string, correlation: string | null) => string;
}

/** What a line comes to, in words. */
export const describeResult = (result: LineResult, words: ResultWords): string => {
  switch (result.is) {
    case 'empty':
    case 'table':
      return '';
    case 'curve':
      return words.curve;
    case 'function':
      return words.function;
    case 'verdict':
      return result.holds ? words.isTrue : words.isFalse;
    case 'problem':
      return words.problem(result.code, result.subject);
    case 'number':
      return result.isSlider ? '' : valueText(result.value);
    case 'point':
      return pointText(result.point);
    case 'list':
      return words.items(listText(result.items, result.length), result.length);
    case 'regression': {
      const values = result.parameters.map(
        ({ name, value }) => `${name} = ${numberText(Number(value.toPrecision(6)))}`,
      );
      const share = numberText(Number(result.rSquared.toFixed(4)));
      const correlation = result.correlation === null ? null : numberText(Number(result.correlation.toFixed(4)));
      return words.fitted(values.join(', '), share, correlation);
    }
  }
};
