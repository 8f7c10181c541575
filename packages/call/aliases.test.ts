import * as z from 'zod';
import { expect, test } from 'vitest';
import { listAliasedCalls } from './aliases.ts';
import { createCallFactory, signedIn } from './call.ts';
import { handleCall, withAliases } from './server/index.ts';

const call = createCallFactory({ pairs: {} } as never);
const save = call({
  path: 'notes/save',
  method: 'POST',
  effect: 'write',
  summary: 'Saves a note.',
  access: signedIn,
  input: z.object({ text: z.string() }),
  output: z.object({ id: z.int() }),
  maxBytes: 100,
});

test('an old path is answered by the handler of its call', () => {
  const handler = handleCall(save, async () => ({ id: 1 }));
  const [own, former] = withAliases([handler], { 'old/note': { of: 'notes/save' } });

  expect(own).toBe(handler);
  expect(former?.handle).toBe(handler.handle);
  expect(former?.call).toEqual({ ...save, path: 'old/note', aliasOf: 'notes/save' });
});

test('an old path may have another method', () => {
  expect(listAliasedCalls([save], { 'notes/read': { of: 'notes/save', method: 'GET' } })).toMatchObject([
    { path: 'notes/read', method: 'GET', effect: 'write' },
  ]);
});

test('the alias of an alias is an alias of the operation', () => {
  const [first] = listAliasedCalls([save], { 'old/note': { of: 'notes/save' } });

  expect(listAliasedCalls([first as typeof save], { 'older/note': { of: 'old/note' } })).toMatchObject([
    { path: 'older/note', aliasOf: 'notes/save' },
  ]);
});

test('an old path without a call is an error', () => {
  const aliases = { 'old/note': { of: 'notes/sav' } };

  expect(() => listAliasedCalls([save], aliases)).toThrow('notes/sav');
  expect(() => withAliases([handleCall(save, async () => ({ id: 1 }))], aliases)).toThrow('notes/sav');
});
