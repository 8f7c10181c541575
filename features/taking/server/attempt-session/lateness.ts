import type { Handle } from '@inkstone/db';
import { findAnswerEnd } from '@inkstone/exam/attempt';
import type { Lateness } from '../../contract.ts';
import { listBlueprints } from '../attempt.queries.ts';

/** Finds the deadline for an answer to a question of an attempt; null where nothing has ended it. */
type FindAnswerEnd = (attemptId: number, questionId: number) => Date | null;

/** Loads the states of some attempts and returns a lookup of their answers' deadlines. */
export const readAnswerEnds = async (db: Handle, attemptIds: readonly number[]): Promise<FindAnswerEnd> => {
  const rules = new Map((await listBlueprints(db, attemptIds)).map((row) => [row.id, row]));
  return (attemptId, questionId) => {
    const row = rules.get(attemptId);
    const end = row ? findAnswerEnd(row.state, row.blueprint, questionId) : null;
    return end === null ? null : new Date(end);
  };
};

/**
 * The instants before which bytes should have arrived: the submission, and the end of their question's clock or
 * section; null where there is none.
 */
interface LatenessBounds {
  handedInAt: Date | null;
  answerEnd: Date | null;
}

// Bytes that arrive within a minute were on their way.
const wholeMinutes = (from: Date | null, to: Date): number =>
  from === null ? 0 : Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));

/**
 * Computes how late bytes arrived after the submission, or else after the end of their question. A reference given in
 * time says nothing about when the bytes were made.
 */
export const computeLateness = (arrivedAt: Date, { handedInAt, answerEnd }: LatenessBounds): Lateness => {
  const minutes = wholeMinutes(handedInAt, arrivedAt);
  if (minutes > 0) return { arrivedAt: arrivedAt.toISOString(), minutes };
  const afterEnd = wholeMinutes(answerEnd, arrivedAt);
  return afterEnd > 0 ? { arrivedAt: arrivedAt.toISOString(), minutes: afterEnd, after: 'clock' } : null;
};
