import { expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { aStart } from '../testing.tsx';
import { questionsOfExam } from './place-in-exam.ts';

const blueprint = buildBlueprint({
  sections: [
    buildSectionRule('english'),
    buildSectionRule('science', { optional: true }),
    buildSectionRule('writing', { optional: true, parts: [buildPartRule('main', { types: [] })] }),
  ],
  filled: [
    { section: 'english', sets: [[1, 2]] },
    { section: 'science', sets: [[3]] },
    { section: 'writing', sets: [[4]] },
  ],
});

test('what is handed in is every section that was entered, and no optional one that was passed over', () => {
  const entered = { enteredAt: 0, closedAt: null, closedBy: null };
  const met = questionsOfExam(aStart(blueprint), blueprint, {
    routes: {},
    legs: { english: entered, writing: entered },
  });
  expect(met.map(({ bound }) => bound.id)).toEqual([1, 2, 4]);
});
