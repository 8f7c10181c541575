import type {} from '@inkstone/marking/events';
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

/** A wrong answer or a teacher's coded note makes or feeds an entry; said again, only what changed reaches the book. */
export const subscribers: Subscribers = {
  'attempt.scored': async ({ attemptId, studentId, at, wrong }, { tx }) => {
    const fed = new Set(await listFedQuestions(tx, attemptId, 'attempt'));
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
  'mark.released': async ({ attemptId, studentId, at, questionIds, coded }, { tx }) => {
    const fed = new Set(await listFedQuestions(tx, attemptId, 'mark'));
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
