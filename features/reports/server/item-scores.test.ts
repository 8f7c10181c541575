import { expect, test } from 'vitest';
import type { QuestionScore } from '@inkstone/exam/scoring';
import { paperStatistics } from '@inkstone/exam/statistics';
import { buildItemColumn } from './item-statistics.ts';

type Question = Parameters<typeof buildItemColumn>[0];
type ScoredAttempt = Parameters<typeof buildItemColumn>[2][number];

const question = {
  questionId: 1,
  type: 'choice',
  prompt: { text: '', options: [] },
  points: 100,
} as unknown as Question;

/** A student who was shown the question, with the result. */
const shownTo = (outcome: QuestionScore['outcome'], earned: number | null): ScoredAttempt => {
  const score = { questionId: 1, outcome, earned } as QuestionScore;
  return {
    row: { blueprint: { sections: [] } },
    answers: new Map(),
    shownScores: new Map([[1, score]]),
  } as unknown as ScoredAttempt;
};

test.each([
  ['blank for everybody, if the exam gives points for that', ['blank', 25], 0],
  ['wrong for everybody, if the exam deducts points for that', ['wrong', -25], 0],
  ['right for everybody', ['right', 100], 1],
  ['partly right for everybody', ['partial', 50], 0.5],
] as const)('a question that is %s has its own difficulty', (_, [outcome, earned], difficulty) => {
  const column = buildItemColumn(question, 'A', [shownTo(outcome, earned), shownTo(outcome, earned)]);
  expect(paperStatistics([column]).items).toMatchObject([{ difficulty }]);
});

test('an answer that waits for its mark has no score yet', () => {
  expect(buildItemColumn(question, 'A', [shownTo('toBeMarked', null)]).scores).toEqual([null]);
});
