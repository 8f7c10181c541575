import path from 'node:path';
import type { AnyCall, CallSide, Legacy } from '@inkstone/call';
import { planFor, type Plan } from '@inkstone/call/legacy';
import { expect, test } from 'vitest';
import { files, readText, root } from './call-locations.ts';
import { readCalls } from './registries.ts';

const legacyFiles = files('features/*/legacy.ts', 'features/*/contract/legacy.ts');

/** The names inside of all fields that a plan converts. */
const listConverted = (plan: Plan | null, seen = new Set<Plan>()): string[] => {
  if (plan === null || seen.has(plan)) return [];
  seen.add(plan);
  const fields = plan.objects.flatMap((object) => object.fields);
  return [
    ...fields.filter(({ name, wireNames, codes }) => codes || wireNames[0] !== name).map(({ name }) => name),
    ...[plan.items, plan.values, ...fields.map((field) => field.plan)].flatMap((part) => listConverted(part, seen)),
  ];
};

const listUnused = (legacy: Legacy, calls: readonly AnyCall[]): string[] => {
  const namesIn = (some: readonly AnyCall[], sides: readonly CallSide[] = ['input', 'output']) =>
    new Set(some.flatMap((call) => sides.flatMap((side) => listConverted(planFor(call, side)))));
  const { fields = {}, calls: byPath = {}, inputs = {}, refusalCodes = {} } = legacy.words;
  const used = namesIn(calls);
  const refused = new Set(calls.flatMap(({ refusals }) => refusals));
  return [
    ...Object.keys(fields).filter((name) => !used.has(name)),
    ...Object.entries(byPath).flatMap(([callPath, names]) => {
      const own = namesIn(calls.filter((call) => call.path === callPath));
      return Object.keys(names).filter((name) => !own.has(name));
    }),
    ...Object.entries(inputs).flatMap(([callPath, names]) => {
      const own = namesIn(
        calls.filter((call) => call.path === callPath),
        ['input'],
      );
      return Object.keys(names).filter((name) => !own.has(name));
    }),
    ...Object.keys(refusalCodes).filter((code) => !refused.has(code)),
  ];
};

test('every old word stands for a field or a refusal of a call', async () => {
  const calls = await readCalls();
  const unused: string[] = [];
  for (const file of legacyFiles) {
    const { legacy } = (await import(path.join(root, file))) as { legacy?: Legacy };
    if (!legacy) continue;
    const own = calls.filter((call) => call.legacy === legacy);
    unused.push(...listUnused(legacy, own).map((name) => `${file}: ${name}`));
  }

  expect(unused).toEqual([]);
});

/** Contracts in which numbers stand for a state, by the reason. */
const withNumbers: Readonly<Record<string, string>> = {
  'features/taking/contract/import-answers.ts': 'the version of a file',
  'features/textbooks/contract/shapes.ts': 'the stored list of downloads',
};

test('numbers that stand for a state are named in codes.ts and mapped in legacy.ts', () => {
  const contracts = files('features/*/contract.ts', 'features/*/contract/**/*.ts');
  const found = contracts.filter((file) => /z\.literal\(-?\d/.test(readText(file)));

  expect(found.toSorted()).toEqual(Object.keys(withNumbers).toSorted());
});
