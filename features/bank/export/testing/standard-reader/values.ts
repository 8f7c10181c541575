/** ASI information model 2.2, BaseType. */
export const baseTypes = [
  'boolean',
  'directedPair',
  'duration',
  'file',
  'float',
  'identifier',
  'integer',
  'pair',
  'point',
  'string',
  'uri',
] as const;
export type BaseType = (typeof baseTypes)[number];

/** ASI information model, Cardinality. */
export const cardinalities = ['multiple', 'ordered', 'record', 'single'] as const;
export type Cardinality = (typeof cardinalities)[number];

/** A single value: pairs are two identifiers with a blank between (the lesser first unless directed), points "x y". */
export type Scalar = string | number | boolean;

/** A runtime value. Null is NULL: "Empty containers and empty strings are always treated as NULL values." */
export type Value = { baseType: BaseType; cardinality: Cardinality; items: readonly Scalar[] } | null;

export const isBaseType = (text: string | undefined): text is BaseType => baseTypes.some((type) => type === text);
export const isCardinality = (text: string | undefined): text is Cardinality =>
  cardinalities.some((cardinality) => cardinality === text);

/** An NCName: the letters of XML names without the colon. */
export const identifierPattern = /^[\p{L}_][\p{L}\p{M}\p{N}_.\-·]*$/u;

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/u;

function parsePair(text: string, directed: boolean): Scalar | undefined {
  const ends = text.split(/\s+/u);
  if (ends.length !== 2 || !ends.every((end) => identifierPattern.test(end))) return undefined;
  return (directed ? ends : ends.toSorted()).join(' ');
}

/** Reads the lexical form of a value (ASI information model 2.2); undefined where it is none of the type. */
export function parseScalar(baseType: BaseType, text: string): Scalar | undefined {
  const trimmed = text.trim();
  switch (baseType) {
    case 'boolean':
      return { true: true, 1: true, false: false, 0: false }[trimmed];
    case 'identifier':
      return identifierPattern.test(trimmed) ? trimmed : undefined;
    case 'integer':
      return /^[+-]?\d+$/u.test(trimmed) ? Number(trimmed) : undefined;
    case 'float':
    case 'duration':
      return number.test(trimmed) ? Number(trimmed) : undefined;
    case 'pair':
    case 'directedPair':
      return parsePair(trimmed, baseType === 'directedPair');
    case 'point':
      return /^-?\d+ +-?\d+$/u.test(trimmed) ? trimmed.replace(/ +/u, ' ') : undefined;
    case 'uri':
      return trimmed;
    default:
      return text;
  }
}

/** Makes a runtime value; nothing and an empty string are NULL. */
export function makeValue(baseType: BaseType, cardinality: Cardinality, items: readonly Scalar[]): Value {
  if (items.length === 0 || (cardinality === 'single' && items[0] === '')) return null;
  return { baseType, cardinality, items };
}

export const single = (baseType: BaseType, item: Scalar): Value => makeValue(baseType, 'single', [item]);
export const isNumeric = (baseType: BaseType | undefined): boolean => baseType === 'integer' || baseType === 'float';

/** How often each item occurs in a container. */
function countItems(items: readonly Scalar[]): Map<Scalar, number> {
  const counts = new Map<Scalar, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Whether the first unordered container has everything that the second has, as often. */
export function containsItems(container: readonly Scalar[], items: readonly Scalar[]): boolean {
  const counts = countItems(container);
  return [...countItems(items)].every(([item, count]) => (counts.get(item) ?? 0) >= count);
}

/** ASI information model 2.11, qti-match: equal items, in equal order where the container is ordered. */
export function sameItems(first: NonNullable<Value>, second: NonNullable<Value>): boolean {
  if (first.items.length !== second.items.length) return false;
  return first.cardinality === 'multiple'
    ? containsItems(first.items, second.items)
    : first.items.every((item, index) => item === second.items[index]);
}
