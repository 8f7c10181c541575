import { defineScoring } from '../type.ts';
import type { Score } from '../type.ts';
import { countAnswers } from './type.ts';
import type { Prompt, Table } from './type.ts';

/** Number of options in their right category. */
export const rightPlaces = (answer: Table, key: Table): number =>
  key.flatMap((ids, index) => ids.filter((id) => answer[index]?.includes(id))).length;

/** The first two right answers earn nothing, each further one a point: 5 answers give 3 points (programmes.md 1.3). */
const scoreCurrent = (right: number, answers: number): Score => ({
  earned: 100 * Math.max(0, right - 2),
  possible: 100 * Math.max(1, answers - 2),
});

/**
 * Scoring of older tests: a point for each pair of right answers, and one more when all are right: 7 answers give 4
 * points (programmes.md 1.3).
 */
const scoreLegacy = (right: number, answers: number): Score => ({
  earned: 100 * (right === answers ? Math.ceil(answers / 2) : Math.floor(right / 2)),
  possible: 100 * Math.ceil(answers / 2),
});

/** A table with at least this many answers is scored like older tests. */
const legacyFromAnswers = 7;

/** Scores an answer by the rules documented in `type.ts`. */
export const categoryTableScoring = defineScoring<Prompt, Table, Table>({
  score: (answer = [], key) =>
    (countAnswers(key) >= legacyFromAnswers ? scoreLegacy : scoreCurrent)(rightPlaces(answer, key), countAnswers(key)),
});
