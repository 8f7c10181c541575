import type { AnyCall } from '@inkstone/call';
import { listInputFields, valueAt, withAt, withPath, type InputField } from './input-fields.ts';

/** An input with one error. */
export interface InvalidInput {
  what: string;
  input: unknown;
}

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

/** Values that hardly any field accepts. */
const wrongValues: readonly (readonly [string, unknown])[] = [
  ['an object', { a: 1 }],
  ['a list', [[]]],
  ['a word', 'not this'],
  ['nothing', null],
  ['a yes', true],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['a huge number', 1e308],
  ['the largest whole number', Number.MAX_SAFE_INTEGER],
  ['a NUL', 'a\u0000b'],
  ['half a pair', 'a\ud800b'],
  ['a deep nest', nested(200)],
];

type Kind = 'text' | 'number' | 'list';

const kinds: Readonly<Record<string, Kind>> = { string: 'text', integer: 'number', number: 'number', array: 'list' };

const valueKind = (value: unknown): Kind | undefined => kinds[Array.isArray(value) ? 'array' : typeof value];

/**
 * Ten times the field's maximum, also for a field missing from the input; a generous size where there is no maximum.
 */
const tooLarge = ({ schema }: InputField, value: unknown): unknown => {
  const choices = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const ofKind = (kind: Kind | undefined) => choices.find(({ type = '' }) => kinds[type] === kind);
  const chosen = value === undefined ? choices.find(({ type = '' }) => kinds[type]) : ofKind(valueKind(value));
  const kind = valueKind(value) ?? kinds[chosen?.type ?? ''];
  if (kind === 'text') return 'x'.repeat(10 * (chosen?.maxLength ?? 2000));
  if (kind === 'number') return 10 * (chosen?.maximum ?? 1e15);
  if (kind === 'list') return Array.from({ length: 10 * (chosen?.maxItems ?? 1000) }, () => firstItem(value));
  return undefined;
};

const firstItem = (value: unknown): unknown => (Array.isArray(value) ? (value[0] as unknown) : 1);

// A usual run puts a third of the wrong values into each field, others into the next one: all calls together meet all
// of them in every kind of field. A thorough run puts each into each.
const shares = process.env['THOROUGH'] === '1' ? 1 : 3;

/** A number that depends on the text alone. */
const sumCodes = (text: string): number => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * Inputs with each field in turn missing, of a wrong type, not storable, or ten times too large, including fields that
 * the input itself leaves out.
 */
export const buildInvalidInputs = (call: AnyCall, input: Record<string, unknown>): InvalidInput[] => {
  const seen = new Set<string>();
  const places = listInputFields(call).filter(({ path }) => !seen.has(path) && seen.add(path));
  return places.flatMap((place) => {
    const share = sumCodes(`${call.path} ${place.path}`) % shares;
    const value = valueAt(input, place.path);
    const large = tooLarge(place, value);
    const put = (what: string, wrongValue: unknown): InvalidInput => ({
      what: `${place.path}: ${what}`,
      input: withPath(input, place.path, wrongValue),
    });
    const missing = { what: `${place.path}: missing`, input: withAt(input, place.path, undefined) };
    return [
      ...(place.isRequired && !place.path.endsWith('[]') ? [missing] : []),
      ...wrongValues.filter((_, index) => index % shares === share).map(([what, wrongValue]) => put(what, wrongValue)),
      ...(large === undefined ? [] : [put('ten times too large', large)]),
    ];
  });
};

/** Raw bodies that are no input at all. */
export const bodies: readonly InvalidInput[] = [
  { what: 'half of a JSON text', input: '{"id": 1, ' },
  { what: 'a list', input: '[]' },
  { what: 'a word', input: '"word"' },
  { what: 'null', input: 'null' },
  { what: 'a number', input: '12345' },
  { what: 'a prototype', input: '{"__proto__": {"id": 1}}' },
  { what: 'ten thousand lists in each other', input: `{"id": ${'['.repeat(10_000)}${']'.repeat(10_000)}}` },
];
