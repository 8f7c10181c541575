import type { Handle } from '@inkstone/db';
import { listAttemptRows } from './student-assignments.queries.ts';
import { findBestAndLatest } from './redo-view.ts';
import { listRedos } from './redo.queries.ts';

/** One attempt of a recipient with its points. */
export interface RecipientAttempt {
  attemptId: number;
  /** The redo that it belongs to; null for the first attempt. */
  redoId: number | null;
  /** Number of questions: of the redo, or else of the whole assignment. */
  questions: number;
  startedAt: string;
  submittedAt: string | null;
  /** Points; null while they are not known. */
  score: number | null;
  scoreMax: number | null;
  /** The best of several attempts. */
  isBest: boolean;
}

const hundredthsToPoints = (hundredths: number | null): number | null =>
  hundredths === null ? null : hundredths / 100;
const iso = (at: Date): string => at.toISOString();

/** Reads the attempts of a recipient, oldest first; `questions` is the number of questions of the whole assignment. */
export const readRecipientAttempts = async (
  db: Handle,
  { recipientId, questions }: { recipientId: number; questions: number },
): Promise<RecipientAttempt[]> => {
  const attempts = await listAttemptRows(db, recipientId);
  const first = attempts.find(({ redoId }) => redoId === null);
  const { best } = findBestAndLatest(
    {
      attemptId: first?.id ?? null,
      score: first?.score ?? null,
      scoreMax: first?.scoreMax ?? null,
      isHandedIn: first !== undefined && first.submittedAt !== null,
    },
    await listRedos(db, [recipientId]),
  );
  return attempts.map((attempt) => ({
    attemptId: attempt.id,
    redoId: attempt.redoId,
    questions: attempt.questions ?? questions,
    startedAt: iso(attempt.startedAt),
    submittedAt: attempt.submittedAt === null ? null : iso(attempt.submittedAt),
    score: hundredthsToPoints(attempt.score),
    scoreMax: hundredthsToPoints(attempt.scoreMax),
    isBest: attempts.length > 1 && attempt.id === best?.attemptId,
  }));
};
