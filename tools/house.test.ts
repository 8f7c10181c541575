import { beforeAll, expect, test } from 'vitest';
import { type House, measureHouse } from './house/measure.ts';
import { measureFile } from './house/syntax.ts';

let house: House;
beforeAll(() => {
  house = measureHouse();
});

test('the parser counts names, parameters and comparisons', () => {
  const text = `
export const Kept = 3;
const totalOf = (one: number, { it }: { it: number }) => one + it;
export function find(work_kind: string) { return work_kind === 'x' || kind === 'homework'; }
`;
  expect(measureFile('sample.ts', text)).toMatchObject({
    topLevelNames: ['Kept', 'totalOf', 'find'],
    exportedNames: ['Kept', 'find'],
    parameterNames: ['one', 'it', 'work_kind'],
    snakeCaseUses: 2,
    kindComparisons: 1,
  });
});

test('no parameter is named it or one', () => {
  expect(house.pronounParameters).toEqual([]);
});

test('no exported name is a bare participle', () => {
  expect(house.bareParticiples).toEqual([]);
});

test('fewer than one top-level name in two hundred ends in Of', () => {
  expect(house.topLevelNameCount).toBeGreaterThan(10_000);
  expect(house.namesWithOf.length / house.topLevelNameCount).toBeLessThan(0.005);
});
