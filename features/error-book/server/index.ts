import type {} from '@inkstone/taking/events';
import type { Answer, Subscribers } from '@inkstone/call/server';
import { firstCard } from '../rules.ts';
import { readErrorDetail } from './error-detail.ts';
import { countDueBy, insertOccurrences, listFedQuestions, removeErrors, upsertEntries } from './error-book.queries.ts';
import { errorFilters } from './error-filters.ts';
import { listMyErrors, listStudentErrors } from './list-errors.ts';
import { reviewError } from './review-error.ts';

export { countDueBy };

export const answers: readonly Answer[] = [listMyErrors, listStudentErrors, errorFilters, readErrorDetail, reviewError];

/** A wrong answer makes or feeds an entry; scored again, only what changed reaches the book. */
export const subscribers: Subscribers = {
  'attempt.scored': async ({ attemptId, studentId, at, wrong }, { tx }) => {
    const fed = new Set(await listFedQuestions(tx, attemptId));
    const wrongNow = new Set(wrong.map(({ questionId }) => questionId));
    const errors = wrong.filter(({ questionId }) => !fed.has(questionId));
    const right = [...fed].filter((questionId) => !wrongNow.has(questionId));
    await removeErrors(tx, { attemptId, studentId, questionIds: right, at });
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
};
