import { expect, test } from 'vitest';
import { aBlueprint, aPart, aSection } from '@inkstone/exam/blueprint/testing';
import { aStart } from '../testing.tsx';
import { questionsOfExam } from './place-in-exam.ts';

const blueprint = aBlueprint({
  sections: [
    aSection('english'),
    aSection('science', { optional: true }),
    aSection('writing', { optional: true, parts: [aPart('main', { types: [] })] }),
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
