import { expect, test } from 'vitest';
import type { SetSummary } from '../../contract.ts';
import { takeNewestRevision, withChoice } from './chosen-questions.ts';

const toQuestion = (id: number): SetSummary['questions'][number] => ({ id, type: 'choice', points: 100 });
const buildSet = (ids: readonly number[], version = 1): SetSummary => ({
  ...{ setId: 1, revisionId: version, version, newestVersion: 2, isHidden: false, isRestricted: false },
  ...{ title: 'Set', titleZh: null, programme: 'amc', subject: 'math', questions: ids.map(toQuestion) },
});
const set = buildSet([1, 2, 3]);
const choose = (...ids: number[]) => withChoice(set, { questions: set.questions, chosenIds: new Set(ids) });

test('chosen questions stand in the order of the set, with how many it has', () => {
  expect(choose(3, 1)).toMatchObject({ allQuestionCount: 3, questions: [{ id: 1 }, { id: 3 }] });
});

test('a set of which all is chosen is whole', () => {
  expect(withChoice(choose(2), { questions: set.questions, chosenIds: new Set([1, 2, 3]) })).toEqual(set);
});

test('a newer revision keeps what was chosen, as far as it is there', () => {
  expect(takeNewestRevision(choose(1, 2), buildSet([4, 2, 5], 2))).toMatchObject({
    version: 2,
    allQuestionCount: 3,
    questions: [{ id: 2 }],
  });
});

test('a newer revision is whole where the set was, and where nothing chosen is left', () => {
  const newest = buildSet([4, 5], 2);
  expect(takeNewestRevision(set, newest)).toEqual(newest);
  expect(takeNewestRevision(choose(1), newest)).toEqual(newest);
});
