import type {} from '@inkstone/marking/events';
import type {} from '@inkstone/taking/events';
import type { Answer, Subscribers } from '@inkstone/call/server';
import { firstCard } from '../rules.ts';
import { readErrorDetail, readErrorOfStudent } from './error-detail.ts';
import { countDue } from './error-book.queries.ts';
import { errorFilters } from './error-filters.ts';
import { listMyErrors, listStudentErrors } from './list-errors.ts';
import { insertOccurrences, listFed, removeErrors, removeRight, upsertEntries } from './feeding.queries.ts';
import { answerQuestion, reviewError } from './review-error.ts';
import { reviewedAgain } from './reviewed-again.ts';

export { countDue };

/** The answers to every call of the error book. */
export const answers: readonly Answer[] = [
  ...[listMyErrors, listStudentErrors, errorFilters, readErrorDetail, readErrorOfStudent],
  ...[reviewError, answerQuestion],
];

/** A wrong answer or a teacher's coded note makes or feeds an entry, a right answer of a redo reviews it; said again, only what changed reaches the book. */
export const subscribers: Subscribers = {
  'attempt.scored': async ({ attemptId, studentId, redoId, at, wrong, right }, { tx }) => {
    const fed = await listFed(tx, attemptId, 'attempt');
    const wrongNow = new Set(wrong.map(({ questionId }) => questionId));
    const errors = wrong.filter(({ questionId }) => !fed.wrong.includes(questionId));
    const mended = fed.wrong.filter((questionId) => !wrongNow.has(questionId));
    await removeErrors(tx, { attemptId, studentId, questionIds: mended, at });
    await removeRight(tx, { attemptId, studentId, questionIds: fed.right.filter((id) => wrongNow.has(id)) });
    const newlyRight = right.filter(({ questionId }) => !fed.right.includes(questionId));
    if (redoId !== null) await reviewedAgain(tx, { attemptId, studentId, at, right: newlyRight });
    if (errors.length === 0) return;
    const entries = await upsertEntries(tx, { studentId, at, card: firstCard(at), errors });
    await insertOccurrences(
      tx,
      errors.flatMap(({ questionId, value, secondsSpent }) => {
        const entryId = entries.get(questionId);
        if (entryId === undefined) return [];
        return { entryId, source: 'attempt' as const, attemptId, value, isRight: false, seconds: secondsSpent, at };
      }),
    );
  },
  'mark.released': async ({ attemptId, studentId, at, questionIds, coded }, { tx }) => {
    const fed = new Set((await listFed(tx, attemptId, 'mark')).wrong);
    const byQuestion = new Map(coded.map((note) => [note.questionId, note]));
    const gone = questionIds.filter((id) => fed.has(id) && !byQuestion.has(id));
    await removeErrors(tx, { attemptId, studentId, questionIds: gone, at });
    const errors = [...byQuestion.values()]
      .filter(({ questionId }) => !fed.has(questionId))
      .map(({ questionId, questionRevisionId, value }) => ({ questionId, questionRevisionId, value, secondsSpent: 0 }));
    if (errors.length === 0) return;
    const entries = await upsertEntries(tx, { studentId, at, card: firstCard(at), errors });
    await insertOccurrences(
      tx,
      errors.flatMap(({ questionId, value }) => {
        const entryId = entries.get(questionId);
        if (entryId === undefined) return [];
        return { entryId, source: 'mark' as const, attemptId, value, isRight: false, seconds: null, at };
      }),
    );
  },
};
