import { anonymous, createCallFactory } from '@inkstone/call';
import { defineMessages } from '@inkstone/base';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readText } from './call-locations.ts';
import { readCalls } from './registries.ts';
import { listWireFields, parseWireFields } from './wire-fields.ts';

const saved = parseWireFields(readText('docs/spec/wire-fields.txt'));

test('no field and no constant that a call once had has gone or has another name', async () => {
  const present = new Set(listWireFields(await readCalls()));

  expect(saved.filter((line) => !present.has(line))).toEqual([]);
});

test('every field of every call is in docs/spec/wire-fields.txt; "npm run docs" adds the new ones', async () => {
  const known = new Set(saved);

  expect(listWireFields(await readCalls()).filter((line) => !known.has(line))).toEqual([]);
});

test('fields inside lists, variants and shapes that hold themselves are listed, with their constants', () => {
  interface Branch {
    name: string;
    parts: Branch[];
  }
  const Branch: z.ZodType<Branch> = z.lazy(() => z.object({ name: z.string(), parts: z.array(Branch) }));
  const findTree = createCallFactory(defineMessages('tree', {}))({
    path: 'tree',
    method: 'GET',
    effect: 'read',
    summary: 'A tree.',
    access: anonymous,
    input: z.object({ kind: z.union([z.literal(1), z.literal(2)]) }),
    output: z.object({ roots: z.array(Branch) }),
  });

  expect(listWireFields([findTree])).toEqual([
    'GET tree input kind',
    'GET tree input kind = 1',
    'GET tree input kind = 2',
    'GET tree output roots',
    'GET tree output roots[].name',
    'GET tree output roots[].parts',
  ]);
});
