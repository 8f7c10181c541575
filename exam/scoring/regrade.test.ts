import { expect, test } from 'vitest';
import { findRegradeChanges } from './regrade.ts';
import { sampleTypes } from './testing.ts';

const requested = {
  before: { prompt: null, key: 'a' },
  after: { prompt: null, key: 'b' },
  rule: { right: 600, wrong: 0, blank: 150 },
  answers: [
    { attemptId: 1, value: 'a' },
    { attemptId: 2, value: 'b' },
    { attemptId: 3, value: 'c' },
    { attemptId: 4, value: null },
    { attemptId: 5, value: 'b', points: 300 },
  ],
};
const question = { type: 'letter', points: 600 };

test('a new key lists exactly the attempts whose points change, with the old and new points', () => {
  const changes = findRegradeChanges(question, requested, sampleTypes);
  expect(changes.map(({ attemptId, from, to }) => [attemptId, from.earned, to.earned, to.outcome])).toEqual([
    [1, 600, 0, 'wrong'],
    [2, 0, 600, 'right'],
    [5, 0, 300, 'right'],
  ]);
});

test('reverting a key restores the points of everybody', () => {
  const there = findRegradeChanges(question, requested, sampleTypes);
  const back = findRegradeChanges(
    question,
    { ...requested, before: requested.after, after: requested.before },
    sampleTypes,
  );
  expect(back).toEqual(there.map(({ attemptId, from, to }) => ({ attemptId, from: to, to: from })));
});

test('a question that a teacher marks is not changed by a key', () => {
  const essay = { ...requested, before: { prompt: null, key: null }, after: { prompt: null, key: null } };
  expect(findRegradeChanges({ type: 'essay', points: 500 }, essay, sampleTypes)).toEqual([]);
});
