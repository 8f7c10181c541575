import { findBestAttempt, computeRedoState } from '../rules.ts';
import type { ComparedRedo, RedoRow } from './redo.queries.ts';

const hundredthsToPoints = (hundredths: number | null): number | null =>
  hundredths === null ? null : hundredths / 100;

/** Maps a redo to the API's format. */
export const toRedo = (row: RedoRow, now: Date) => ({
  redoId: row.id,
  state: computeRedoState(row, now),
  questionIds: row.questionIds,
  redoDueAt: row.dueAt.toISOString(),
  askedAt: row.requestedAt.toISOString(),
  message: row.message,
  attemptId: row.attemptId,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  answered: row.answeredCount,
  score: hundredthsToPoints(row.score),
  scoreMax: hundredthsToPoints(row.scoreMax),
});

/** The points of a recipient's first attempt. */
export interface FirstAttemptResult {
  attemptId: number | null;
  /** Hundredths. */
  score: number | null;
  scoreMax: number | null;
  isHandedIn: boolean;
}

const hasSameItems = (first: readonly number[], second: readonly number[]): boolean =>
  first.length === second.length && first.every((id) => second.includes(id));

/**
 * Finds the best and the latest submitted attempt of a recipient; null if there is none. Once there are redos, both
 * count only the questions of the last redo, also for the first attempt, so that they can be compared.
 */
export const findBestAndLatest = (first: FirstAttemptResult, redos: readonly ComparedRedo[]) => {
  const { attemptId } = first;
  if (!first.isHandedIn || attemptId === null) return { best: null, latest: null };
  const submittedRedos = redos.flatMap((row) =>
    row.submittedAt && row.attemptId !== null ? [{ ...row, sat: row.attemptId }] : [],
  );
  const last = submittedRedos.at(-1);
  if (!last) {
    const result = {
      attemptId,
      redoId: null,
      score: hundredthsToPoints(first.score),
      scoreMax: hundredthsToPoints(first.scoreMax),
    };
    return { best: result.score === null ? null : result, latest: result };
  }
  const attempts = [
    {
      attemptId,
      redoId: null,
      score: hundredthsToPoints(last.firstScore),
      scoreMax: hundredthsToPoints(last.scoreMax),
    },
    ...submittedRedos
      .filter(({ questionIds }) => hasSameItems(questionIds, last.questionIds))
      .map((row) => ({
        attemptId: row.sat,
        redoId: row.id,
        score: hundredthsToPoints(row.score),
        scoreMax: hundredthsToPoints(row.scoreMax),
      })),
  ];
  return { best: findBestAttempt(attempts) ?? null, latest: attempts.at(-1) ?? null };
};
