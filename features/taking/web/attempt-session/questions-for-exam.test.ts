import { expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart } from '../testing.tsx';
import { questionsForExam } from './question-context.ts';

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

test('every section that was entered is submitted, but no optional section that was skipped', () => {
  const entered = { enteredAt: 0, closedAt: null, closedBy: null };
  const contexts = questionsForExam(createStart(blueprint), blueprint, {
    routes: {},
    navigationUnits: { english: entered, writing: entered },
  });
  expect(contexts.map(({ bound }) => bound.id)).toEqual([1, 2, 4]);
});
