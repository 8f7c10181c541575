import type {} from '@inkstone/marking/events';
import type {} from '@inkstone/session/events';
import type {} from '@inkstone/taking/events';
import type { CallHandler, Subscribers } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { firstCard, isPoor } from '../rules.ts';
import { readErrorDetail, readErrorOfStudent } from './error-detail.ts';
import { dueDayAt } from './due-day.ts';
import { countDue } from './error-book.queries.ts';
import { errorFilters } from './error-filters.ts';
import { listMyErrors, listStudentErrors } from './list-errors.ts';
import { insertOccurrences, listFed, removeOccurrences, upsertEntries, type NewError } from './feeding.queries.ts';
import { markedAnew } from './marked-anew.ts';
import { readErrorsBelow } from './marked-work.queries.ts';
import { reschedule } from './reschedule.ts';
import { answerQuestion, reviewError } from './review-error.ts';
import { reviewedAgain } from './reviewed-again.ts';

export { countDue, dueDayAt };

/** The answers to every call of the error book. */
export const handlers: readonly CallHandler[] = [
  ...[listMyErrors, listStudentErrors, errorFilters, readErrorDetail, readErrorOfStudent],
  ...[reviewError, answerQuestion],
];

/** Makes or finds the entries of wrong answers and keeps the answers with them; gives the entries. */
const feed = async (
  tx: Tx,
  it: { attemptId: number; studentId: number; source: 'attempt' | 'mark'; at: Date; isChange: boolean },
  errors: readonly NewError[],
): Promise<number[]> => {
  if (errors.length === 0) return [];
  const { attemptId, studentId, source, at, isChange } = it;
  const entries = await upsertEntries(tx, { studentId, at, card: firstCard(at), isChange, errors });
  await insertOccurrences(
    tx,
    errors.flatMap(({ questionId, value, secondsSpent: seconds }) => {
      const entryId = entries.get(questionId);
      if (entryId === undefined) return [];
      return { entryId, source, attemptId, value, isRight: false, rating: null, seconds, at };
    }),
  );
  return [...entries.values()];
};

/** A wrong answer or a teacher's coded note makes or feeds an entry, a right answer of a redo reviews it; said again, only what changed reaches the book. */
export const subscribers: Subscribers = {
  'attempt.scored': async ({ attemptId, studentId, redoId, at, endedAt, isFirst, wrong, right }, { tx, services }) => {
    const { timeZone } = services.school;
    const its = { attemptId, studentId, source: 'attempt' as const };
    const fed = await listFed(tx, attemptId, 'attempt');
    const wrongNow = new Set(wrong.map(({ questionId }) => questionId));
    const mended = fed.wrong.filter((questionId) => !wrongNow.has(questionId));
    const spoilt = fed.right.filter((questionId) => wrongNow.has(questionId));
    const changed = await removeOccurrences(tx, { ...its, questionIds: [...mended, ...spoilt] });
    const newlyRight = right.filter(({ questionId }) => !fed.right.includes(questionId));
    if (redoId !== null) changed.push(...(await reviewedAgain(tx, { ...its, endedAt, right: newlyRight, timeZone })));
    const errors = wrong.filter(({ questionId }) => !fed.wrong.includes(questionId));
    changed.push(...(await feed(tx, { ...its, at: endedAt, isChange: !isFirst }, errors)));
    await reschedule(tx, { entryIds: changed, at, timeZone });
  },
  'mark.released': async (released, { tx, services }) => {
    const { attemptId, studentId, teacherId, at, questionIds, coded, marked } = released;
    const { timeZone } = services.school;
    const its = { attemptId, studentId, source: 'mark' as const };
    const fed = new Set((await listFed(tx, attemptId, 'mark')).wrong);
    const errorsBelow = await readErrorsBelow(tx, teacherId);
    const poor = marked.filter(({ share, value }) => isPoor(share, errorsBelow) && value !== null);
    const byQuestion = new Map([...poor, ...coded].map((error) => [error.questionId, error]));
    const gone = questionIds.filter((id) => fed.has(id) && !byQuestion.has(id));
    const changed = await removeOccurrences(tx, { ...its, questionIds: gone });
    const errors = [...byQuestion.values()]
      .filter(({ questionId }) => !fed.has(questionId))
      .map(({ questionId, questionRevisionId, value }) => ({
        questionId,
        questionRevisionId,
        value,
        secondsSpent: null,
      }));
    changed.push(...(await feed(tx, { ...its, at, isChange: false }, errors)));
    await reschedule(tx, { entryIds: changed, at, timeZone });
  },
  'errorsBelow.changed': (changed, { tx, services }) =>
    markedAnew(tx, { ...changed, timeZone: services.school.timeZone }),
};
