import { bestOf, redoState } from '../rules.ts';
import type { ComparedRedo, RedoRow } from './redo.queries.ts';

const pointsOf = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** A redo as the wire names it. */
export const redoOf = (row: RedoRow, now: Date) => ({
  redoId: row.id,
  state: redoState(row, now),
  questIds: row.questionIds,
  redoDueDate: row.dueAt.toISOString(),
  askedAt: row.askedAt.toISOString(),
  message: row.message,
  attemptId: row.attemptId,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  answered: row.answeredCount,
  score: pointsOf(row.score),
  scoreMax: pointsOf(row.scoreMax),
});

/** The first sitting of a recipient, as far as its points go. */
export interface FirstSitting {
  attemptId: number | null;
  /** Hundredths. */
  score: number | null;
  scoreMax: number | null;
  isHandedIn: boolean;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * The best and the latest of what a recipient has handed in; null where nothing was. Once questions were done again both
 * speak of these questions alone, the first sitting's share of them too, so that like is compared with like.
 */
export const resultsOf = (first: FirstSitting, redos: readonly ComparedRedo[]) => {
  const { attemptId } = first;
  if (!first.isHandedIn || attemptId === null) return { best: null, latest: null };
  const done = redos.flatMap((row) =>
    row.submittedAt && row.attemptId !== null ? [{ ...row, sat: row.attemptId }] : [],
  );
  const last = done.at(-1);
  if (!last) {
    const only = { attemptId, redoId: null, score: pointsOf(first.score), scoreMax: pointsOf(first.scoreMax) };
    return { best: only.score === null ? null : only, latest: only };
  }
  const sittings = [
    { attemptId, redoId: null, score: pointsOf(last.firstScore), scoreMax: pointsOf(last.scoreMax) },
    ...done
      .filter(({ questionIds }) => isSame(questionIds, last.questionIds))
      .map((row) => ({
        attemptId: row.sat,
        redoId: row.id,
        score: pointsOf(row.score),
        scoreMax: pointsOf(row.scoreMax),
      })),
  ];
  return { best: bestOf(sittings) ?? null, latest: sittings.at(-1) ?? null };
};
