import * as z from 'zod';
import { expect, test } from 'vitest';
import { createCallFactory, signedIn } from '../call.ts';
import { defineFlatLegacy } from './flat.ts';
import { defineLegacy } from './legacy.ts';

const fields = {
  labels: 'all_labels',
  language: { name: 'language', codes: { en: 1, zh: 2 } },
  isSeen: { name: 'wasSeen', codes: { false: 0, true: 1 } },
} as const;
const flat = defineFlatLegacy(fields);
const shape = z.object({
  language: z.enum(['en', 'zh']),
  user: z.object({ isSeen: z.boolean(), labels: z.array(z.object({ label: z.string() })), language: z.string() }),
});
const draft = { method: 'POST', effect: 'write', summary: 'Notes.', access: signedIn, path: 'notes' } as const;
const call = createCallFactory(
  { pairs: {} } as never,
  defineLegacy({ fields }),
)({
  ...draft,
  input: shape,
  output: shape,
});

const value = { language: 'en', user: { isSeen: false, labels: [{ label: 'a' }], language: 'zh' }, more: null };
const sent = { language: 1, user: { wasSeen: 0, all_labels: [{ label: 'a' }], language: 2 }, more: null };

test('fields and numbers are converted as by the schema, in their order', () => {
  expect(JSON.stringify(flat.toWire(call, 'output', value))).toBe(JSON.stringify(sent));
  expect(call.legacy?.toWire(call, 'output', value)).toEqual(sent);
  expect(flat.fromWire(call, 'output', sent)).toEqual(value);
});

test('a field is not read under its name inside, and a language not by its name', () => {
  expect(flat.fromWire(call, 'input', { labels: [], isSeen: true, other: 1 })).toEqual({ other: 1 });
  expect(shape.shape.language.safeParse(flat.fromWire(call, 'input', { language: 'en' })).success).toBe(false);
  expect(flat.fromWire(call, 'input', { language: 'en' })).toEqual({ language: Number.NaN });
});

test('what is nested without end is passed on as it is', () => {
  let nested: unknown = { all_labels: [] };
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  const read = flat.fromWire(call, 'input', { deep: nested }) as { deep: unknown };
  let at = read.deep;
  while (Array.isArray(at)) at = at[0];
  expect(at).toEqual({ all_labels: [] });
});

test('values that are no objects are passed on', () => {
  for (const other of [null, 7, 'x']) expect(flat.fromWire(call, 'input', other)).toBe(other);
});
