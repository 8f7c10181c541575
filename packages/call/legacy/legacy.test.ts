import * as z from 'zod';
import { expect, test } from 'vitest';
import { createCallFactory, fromWire, signedIn, toWire } from '../call.ts';
import { planFor, defineLegacy } from './legacy.ts';
import { toWirePath } from './convert.ts';
import { wireSchema } from './wire-schema.ts';

interface Branch {
  setId: number;
  parts: Branch[];
}
const Branch: z.ZodType<Branch> = z.lazy(() => z.object({ setId: z.int(), parts: z.array(Branch) }));

const legacy = defineLegacy({
  fields: {
    setId: 'topicId',
    kind: { name: ['messageType', 'message_type'], codes: { book: 3, test: 4 } },
    isRead: { name: 'isRead', codes: { false: 0, true: 1 } },
    pageCount: 'pages',
  },
  calls: { 'notes/other': { setId: 'topic_id' } },
  refusalCodes: { 'note.gone': -2 },
});
const call = createCallFactory({ pairs: {} } as never, legacy);
const shared = { method: 'POST', effect: 'write', summary: 'Notes.', access: signedIn } as const;
const Choice = z.union([
  z.object({ what: z.literal('book'), pageCount: z.int() }),
  z.object({ what: z.literal('note'), pageCount: z.string(), setId: z.int().optional() }),
]);
const input = z.object({
  setId: z.int().describe('The set.'),
  kind: z.enum(['book', 'test']).optional(),
  sets: z.array(z.object({ setId: z.int() })).default([]),
  choice: Choice.optional(),
  prompt: z.unknown(),
});
const output = z.object({
  isRead: z.boolean(),
  kind: z.enum(['book', 'test']).nullable(),
  byName: z.record(z.string(), z.object({ setId: z.int() })),
  tree: Branch.optional(),
});
const save = call({ ...shared, path: 'notes/save', input, output });
const other = call({ ...shared, path: 'notes/other', input, output });
const plain = call({
  ...shared,
  path: 'notes/plain',
  input: z.object({ id: z.int() }),
  output: z.object({ list: z.array(z.object({ id: z.int() })) }),
});

test('fields are sent and read under their wire names, at any depth', () => {
  const value = { sets: [{ setId: 2 }], setId: 1, choice: { what: 'note', pageCount: 'x', setId: 3 } };
  const sent = { sets: [{ topicId: 2 }], topicId: 1, choice: { what: 'note', pages: 'x', topicId: 3 } };

  expect(toWire(save, 'input', value)).toEqual(sent);
  expect(fromWire(save, 'input', sent)).toEqual(value);
});

test('the order of the fields is kept', () => {
  expect(JSON.stringify(toWire(save, 'input', { prompt: 1, setId: 1 }))).toBe('{"prompt":1,"topicId":1}');
});

test('a variant is recognised where what has a default is left out', () => {
  const variants = z.union([
    z.object({ what: z.literal('set'), setId: z.int(), title: z.string().default('').describe('Its title.') }),
    z.object({ what: z.literal('note').default('note'), setId: z.int() }),
  ]);
  const create = call({ ...shared, path: 'notes/create', input: variants, output });

  expect(fromWire(create, 'input', { what: 'set', topicId: 1 })).toEqual({ what: 'set', setId: 1 });
  expect(fromWire(create, 'input', { topicId: 1 })).toEqual({ setId: 1 });
  expect(toWire(create, 'input', { setId: 1 })).toEqual({ topicId: 1 });
  // What fits no variant is left as it is, for the schema to refuse.
  expect(fromWire(create, 'input', { what: 'else', topicId: 1 })).toEqual({ what: 'else', topicId: 1 });
});

test('a number may stand for nothing, and is documented as one of the numbers', () => {
  const none = createCallFactory(
    { pairs: {} } as never,
    defineLegacy({ fields: { exportId: { name: 'did', codes: { null: 0 } } } }),
  );
  const open = none({
    ...shared,
    path: 'notes/open',
    input: z.object({}),
    output: z.object({ exportId: z.int().nullable().describe('0 for none.') }),
  });

  expect(toWire(open, 'output', { exportId: null })).toEqual({ did: 0 });
  expect(fromWire(open, 'output', { did: 0 })).toEqual({ exportId: null });
  expect(fromWire(open, 'output', { did: 9 })).toEqual({ exportId: 9 });
  expect(z.toJSONSchema(wireSchema(open, 'output')).properties).toMatchObject({
    did: { type: 'integer', description: '0 for none.' },
  });
});

test('records and recursive schemas are converted', () => {
  const tree = { setId: 1, parts: [{ setId: 2, parts: [] }] };
  const value = { isRead: true, kind: null, byName: { setId: { setId: 4 } }, tree };

  expect(toWire(save, 'output', value)).toEqual({
    isRead: 1,
    messageType: null,
    message_type: null,
    byName: { setId: { topicId: 4 } },
    tree: { topicId: 1, parts: [{ topicId: 2, parts: [] }] },
  });
});

test('numbers stand for names and flags on the wire only', () => {
  const sent = { isRead: 0, messageType: 4, message_type: 3 };

  expect(toWire(save, 'output', { isRead: false, kind: 'book' })).toEqual({
    isRead: 0,
    messageType: 3,
    message_type: 3,
  });
  expect(fromWire(save, 'output', sent)).toEqual({ isRead: false, kind: 'test' });
});

test.each([9, '9', 'book', null, { a: 1 }])('%j in place of a number is refused by the schema', (kind) => {
  expect(input.safeParse(fromWire(save, 'input', { topicId: 1, messageType: kind })).success).toBe(false);
});

test('a field is not read under its internal name', () => {
  expect(fromWire(save, 'input', { setId: 1, prompt: {} })).toEqual({ prompt: {} });
});

test('parts that the schema leaves open are not converted', () => {
  expect(fromWire(save, 'input', { prompt: { topicId: 1 } })).toEqual({ prompt: { topicId: 1 } });
});

test('a call may have its own wire name for a field, under its old paths too', () => {
  expect(toWire(other, 'input', { setId: 1 })).toEqual({ topic_id: 1 });
  expect(toWire({ ...other, path: 'old', aliasOf: 'notes/other' }, 'input', { setId: 1 })).toEqual({ topic_id: 1 });
});

test('the input of a call may have its own wire name for a field that its output has too', () => {
  const sided = defineLegacy({
    fields: { isLate: { name: 'period', codes: { false: 'regular', true: 'timeOut' } } },
    inputs: { 'notes/sided': { studentId: 'stuId' } },
  });
  const fields = z.object({ studentId: z.int(), isLate: z.boolean().optional() });
  const find = createCallFactory(
    { pairs: {} } as never,
    sided,
  )({ ...shared, path: 'notes/sided', input: fields, output: fields });
  const old = { ...find, path: 'notes/old', aliasOf: 'notes/sided' };

  for (const call of [find, old]) {
    expect(toWire(call, 'input', { studentId: 1 })).toEqual({ stuId: 1 });
    expect(fromWire(call, 'input', { stuId: 1 })).toEqual({ studentId: 1 });
    expect(fromWire(call, 'input', { studentId: 1 })).toEqual({});
    expect(toWire(call, 'output', { studentId: 1 })).toEqual({ studentId: 1 });
  }
  expect(Object.keys(z.toJSONSchema(wireSchema(find, 'input')).properties ?? {})).toEqual(['stuId', 'period']);
});

test('a word may stand for a flag', () => {
  const worded = defineLegacy({ fields: { isLate: { name: 'period', codes: { false: 'regular', true: 'timeOut' } } } });
  const fields = z.object({ isLate: z.boolean() });
  const find = createCallFactory(
    { pairs: {} } as never,
    worded,
  )({ ...shared, path: 'notes/worded', input: fields, output: fields });

  expect([true, false].map((isLate) => toWire(find, 'output', { isLate }))).toEqual([
    { period: 'timeOut' },
    { period: 'regular' },
  ]);
  expect(fromWire(find, 'output', { period: 'timeOut' })).toEqual({ isLate: true });
  for (const period of ['true', 'late', 1])
    expect(fields.safeParse(fromWire(find, 'input', { period })).success).toBe(false);
  expect(z.toJSONSchema(wireSchema(find, 'output')).properties).toMatchObject({
    period: { anyOf: [{ const: 'regular' }, { const: 'timeOut' }] },
  });
});

test('a call without old names has no plan, and its values are passed on unchanged', () => {
  const value = { list: [{ id: 1 }] };

  expect(planFor(plain, 'output')).toBeNull();
  expect(toWire(plain, 'output', value)).toBe(value);
});

test('values that do not match the schema are passed on so that it refuses them', () => {
  for (const value of [null, 7, 'x', [1], { sets: 3, topicId: 'a', choice: { what: 'else' } }]) {
    expect(input.safeParse(fromWire(save, 'input', value)).success).toBe(false);
  }
  const hostile: unknown = JSON.parse('{"topicId":1,"__proto__":{"prompt":2}}');
  expect(Object.getPrototypeOf(fromWire(save, 'input', hostile))).toBe(Object.prototype);
});

test('an invalid field is reported under its wire name', () => {
  const plan = planFor(save, 'input');

  expect(toWirePath(plan, ['sets', 0, 'setId']).join('.')).toBe('sets.0.topicId');
  expect(toWirePath(plan, ['kind']).join('.')).toBe('messageType');
  expect(toWirePath(null, ['kind']).join('.')).toBe('kind');
});

test('the documented schema has the wire names and numbers, and the description of each field', () => {
  const json = z.toJSONSchema(wireSchema(save, 'input'), { io: 'input', unrepresentable: 'any' });

  expect(json.properties).toMatchObject({
    topicId: { description: 'The set.' },
    messageType: { anyOf: [{ const: 3 }, { const: 4 }] },
    message_type: { anyOf: [{ const: 3 }, { const: 4 }] },
    sets: { items: { properties: { topicId: {} } } },
  });
  expect(Object.keys(json.properties ?? {})).not.toContain('setId');
  expect(wireSchema(plain, 'output')).toBe(plain.output);
});

test('two fields of one object with the same wire name are an error', () => {
  const both = defineLegacy({ fields: { setId: 'id' } });
  const faulty = { ...plain, legacy: both, input: z.object({ id: z.int(), setId: z.int() }) };

  expect(() => both.toWire(faulty, 'input', {})).toThrow('id');
});
