import type { Declaration, MapEntry, Mapping } from './declarations.ts';
import { isInside } from './operators/areas.ts';
import { type Scalar, single, type Value } from './values.ts';

function isSameKey(entry: MapEntry, item: Scalar): boolean {
  if (entry.caseSensitive || typeof item !== 'string' || typeof entry.key !== 'string') return entry.key === item;
  return entry.key.toLowerCase() === item.toLowerCase();
}

function bound(sum: number, { lowerBound = -Infinity, upperBound = Infinity }: Mapping<unknown>): Value {
  return single('float', Math.min(upperBound, Math.max(lowerBound, sum)));
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/**
 * qti-map-response: the mapped number of a single value, the sum of those of a container. "If a container contains multiple
 * instances of the same value then that value is counted once only." NULL has no entry and takes the default value.
 * Identifiers and pairs are compared as they stand, strings without case unless the entry says otherwise.
 */
export function mapResponse(declaration: Declaration, value: Value): Value {
  const mapping = declaration.mapping;
  if (mapping === undefined) throw new Error(`${declaration.identifier} has no mapping`);
  const compared = (entry: MapEntry): MapEntry =>
    declaration.baseType === 'string' ? entry : { ...entry, caseSensitive: true };
  const lookUp = (item: Scalar): number =>
    mapping.entries.find((entry) => isSameKey(compared(entry), item))?.value ?? mapping.defaultValue;
  if (value === null) return bound(declaration.cardinality === 'single' ? mapping.defaultValue : 0, mapping);
  return bound(add([...new Set(value.items)].map(lookUp)), mapping);
}

/**
 * qti-map-response-point: the sum over the areas that hold at least one point, each area counted once; points outside every
 * area give the default value each.
 */
export function mapResponsePoint(declaration: Declaration, value: Value): Value {
  const mapping = declaration.areaMapping;
  if (mapping === undefined) throw new Error(`${declaration.identifier} has no area mapping`);
  const hit = new Set<number>();
  let outside = 0;
  for (const point of value?.items ?? []) {
    const index = mapping.entries.findIndex(({ shape, coords }) => isInside(String(point), shape, coords));
    if (index === -1) outside += 1;
    else hit.add(index);
  }
  const inAreas = add([...hit].map((index) => mapping.entries[index]?.value ?? 0));
  return bound(inAreas + outside * mapping.defaultValue, mapping);
}
