import { describe, expect, test } from 'vitest';
import { bankViolations } from './planted-bank.ts';
import { schoolViolations } from './planted-school.ts';
import type { PlantedContent } from './planting.ts';
import { contentRules } from './rules.ts';
import { readSampleContent } from './sample-content.ts';

const content = readSampleContent();
const plantedViolations = { ...bankViolations, ...schoolViolations };

describe('the content of the sample school', () => {
  test.each(contentRules.map((rule) => [rule.name, rule] as const))('%s', async (name, { find }) => {
    expect(await find(content)).toEqual([]);
    // A planted violation is found, so the rule can fail.
    const planted = structuredClone(content) as PlantedContent;
    plantedViolations[name]?.(planted);
    expect(await find(planted as typeof content)).not.toEqual([]);
  });
});

test('a violation is planted for each rule, and for no other', () => {
  expect(Object.keys(plantedViolations).toSorted()).toEqual(contentRules.map(({ name }) => name).toSorted());
});
