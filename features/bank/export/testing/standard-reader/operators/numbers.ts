import {
  float,
  singles,
  type Operator,
  type Known,
  boolean,
  integer,
  numbers,
  singleNumbers,
  numericResult,
  toNumber,
  strict,
} from './operator.ts';
import { type BaseType, parseScalar, single } from '../values.ts';
import type { XmlElement } from '../xml.ts';

const compare = (test: (first: number, second: number) => boolean): Operator => ({
  count: [2, 2],
  refuse: singleNumbers,
  gives: () => boolean,
  apply: strict(([first, second]) =>
    single('boolean', first !== undefined && second !== undefined && test(toNumber(first), toNumber(second))),
  ),
});

const resultBase = (operands: readonly Known[]): BaseType =>
  operands.every((operand) => operand.baseType === 'integer') ? 'integer' : 'float';
const allNumbers = (operands: readonly Known[]): number[] => operands.flatMap((operand) => operand.items.map(Number));

const fold = (run: (numbers: number[]) => number): Operator => ({
  count: [1, Infinity],
  refuse: numbers,
  gives: numericResult,
  apply: strict((operands) => single(resultBase(operands), run(allNumbers(operands)))),
});

/** Arithmetic of two numbers; results that are no number are NULL. */
const arithmetic = (run: (first: number, second: number) => number, result?: BaseType): Operator => ({
  count: [2, 2],
  refuse: singleNumbers,
  gives: (types) => (result === undefined ? numericResult(types) : { baseType: result, cardinality: 'single' }),
  apply: strict((operands) => {
    const [first = 0, second = 0] = allNumbers(operands);
    const value = run(first, second);
    return Number.isFinite(value) ? single(result ?? resultBase(operands), value) : null;
  }),
});

const toInteger = (run: (value: number) => number): Operator => ({
  count: [1, 1],
  refuse: singleNumbers,
  gives: () => integer,
  apply: strict(([value]) => (value === undefined ? null : single('integer', run(toNumber(value))))),
});

/** qti-equal with its three tolerance modes; both ends are included unless the attributes say otherwise. */
function isEqual(first: number, second: number, element: XmlElement): boolean {
  const mode = element.attributes.get('tolerance-mode') ?? 'exact';
  if (mode === 'exact') return first === second;
  const [below = 0, above = below] = (element.attributes.get('tolerance') ?? '').trim().split(/\s+/u).map(Number);
  const low = mode === 'absolute' ? first - below : first * (1 - below / 100);
  const high = mode === 'absolute' ? first + above : first * (1 + above / 100);
  const [lower, upper] = low <= high ? [low, high] : [high, low];
  const includes = (name: string) => parseScalar('boolean', element.attributes.get(name) ?? 'true') === true;
  return (
    (includes('include-lower-bound') ? second >= lower : second > lower) &&
    (includes('include-upper-bound') ? second <= upper : second < upper)
  );
}

const equal: Operator = {
  count: [2, 2],
  refuse: singleNumbers,
  gives: () => boolean,
  apply: strict((operands, element) => {
    const [first = 0, second = 0] = allNumbers(operands);
    return single('boolean', isEqual(first, second, element));
  }),
};

function roundTo(value: number, mode: string, figures: number): string {
  return mode === 'significantFigures' ? value.toPrecision(figures) : value.toFixed(figures);
}

const equalRounded: Operator = {
  ...equal,
  attributes: ['figures'],
  apply: strict((operands, element) => {
    const mode = element.attributes.get('rounding-mode') ?? 'significantFigures';
    const figures = Number(element.attributes.get('figures'));
    const [first, second] = allNumbers(operands).map((value) => roundTo(value, mode, figures));
    return single('boolean', first === second);
  }),
};

/** Operators of numbers. */
export const numberOperators: Readonly<Record<string, Operator>> = {
  'qti-equal': equal,
  'qti-equal-rounded': equalRounded,
  'qti-gt': compare((first, second) => first > second),
  'qti-gte': compare((first, second) => first >= second),
  'qti-lt': compare((first, second) => first < second),
  'qti-lte': compare((first, second) => first <= second),
  'qti-sum': fold((values) => values.reduce((sum, value) => sum + value, 0)),
  'qti-product': fold((values) => values.reduce((product, value) => product * value, 1)),
  'qti-min': fold((values) => Math.min(...values)),
  'qti-max': fold((values) => Math.max(...values)),
  'qti-subtract': arithmetic((first, second) => first - second),
  'qti-divide': arithmetic((first, second) => first / second, 'float'),
  'qti-power': arithmetic((first, second) => first ** second, 'float'),
  'qti-integer-divide': arithmetic((first, second) => Math.floor(first / second), 'integer'),
  'qti-integer-modulus': arithmetic((first, second) => first - second * Math.floor(first / second), 'integer'),
  'qti-truncate': toInteger(Math.trunc),
  // "n is rounded to the greater integer at .5": 6.5 gives 7 and -6.5 gives -6.
  'qti-round': toInteger((value) => Math.floor(value + 0.5)),
  'qti-integer-to-float': {
    count: [1, 1],
    refuse: singles('integer'),
    gives: () => float,
    apply: strict(([value]) => (value === undefined ? null : single('float', toNumber(value)))),
  },
};
