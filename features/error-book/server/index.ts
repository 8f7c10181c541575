import type {} from '@inkstone/bank/events';
import type {} from '@inkstone/marking/events';
import type {} from '@inkstone/session/events';
import type {} from '@inkstone/taking/events';
import type { CallHandler, Subscribers } from '@inkstone/call/server';
import { findRecipientAssignment } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import { isSelfKind } from '@inkstone/exam/assignment-kinds';
import { firstCard, isBelowThreshold, getDueDay } from '../rules.ts';
import { getMyError, getStudentError } from './get-error.ts';
import { countDue, listStudentsWithEntry } from './error-book.queries.ts';
import { getErrorFilters } from './get-error-filters.ts';
import { listMyErrors, listStudentErrors } from './list-errors.ts';
import {
  insertOccurrences,
  listRecordedAnswers,
  removeOccurrences,
  upsertEntries,
  type NewError,
} from './occurrences.queries.ts';
import { updateLeftPoints } from './error-points.queries.ts';
import { applyErrorThreshold } from './apply-error-threshold.ts';
import { readErrorsBelow } from './marked-answers.queries.ts';
import { rescheduleEntries } from './reschedule.ts';
import { reviewQuestion, reviewError } from './review-error.ts';
import { recordReviews } from './record-reviews.ts';
import { createOwnPractice } from './own-practice/create-own-practice.ts';
import { discardOwnPractice } from './own-practice/discard-own-practice.ts';
import { getPracticeOptions } from './own-practice/get-practice-options.ts';
import { listPracticeSections } from './own-practice/list-practice-sections.ts';
import { listOwnPractice, listStudentPractice } from './own-practice/list-own-practice.ts';

export { personData } from './person-data.ts';
export { countDue, getDueDay, listStudentsWithEntry };

/** The handlers of all calls of the error book. */
export const handlers: readonly CallHandler[] = [
  ...[listMyErrors, listStudentErrors, getErrorFilters, getMyError, getStudentError],
  ...[reviewError, reviewQuestion],
  ...[
    getPracticeOptions,
    listPracticeSections,
    createOwnPractice,
    listOwnPractice,
    listStudentPractice,
    discardOwnPractice,
  ],
];

/** Whether an attempt is practice that its student put together. */
const isOwnPractice = async (tx: Tx, key: { assignmentId: number; studentId: number }): Promise<boolean> => {
  const work = await findRecipientAssignment(tx, key);
  return work !== undefined && isSelfKind(work.assignment.kind);
};

/** Adds wrong answers to the book; returns their entries. */
const addErrors = async (
  tx: Tx,
  cause: { attemptId: number; studentId: number; source: 'attempt' | 'mark'; at: Date; isChange: boolean },
  errors: readonly NewError[],
): Promise<number[]> => {
  if (errors.length === 0) return [];
  const { attemptId, studentId, source, at, isChange } = cause;
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

/**
 * Adds wrong answers and coded notes of teachers to the book, and records right answers of a redo, and of practice of the
 * student's own, as reviews; repeated events change only the differences.
 */
export const subscribers: Subscribers = {
  'attempt.scored': async (
    { attemptId, assignmentId, studentId, redoId, at, endedAt, isFirst, wrong, right },
    { tx, services },
  ) => {
    const { timeZone } = services.school;
    const attemptKey = { attemptId, studentId, source: 'attempt' as const };
    const recorded = await listRecordedAnswers(tx, attemptId, 'attempt');
    const wrongNow = new Set(wrong.map(({ questionId }) => questionId));
    const nowRight = recorded.wrong.filter((questionId) => !wrongNow.has(questionId));
    const nowWrong = recorded.right.filter((questionId) => wrongNow.has(questionId));
    const changed = await removeOccurrences(tx, { ...attemptKey, questionIds: [...nowRight, ...nowWrong] });
    const newlyRight = right.filter(({ questionId }) => !recorded.right.includes(questionId));
    if (redoId !== null || (await isOwnPractice(tx, { assignmentId, studentId })))
      changed.push(...(await recordReviews(tx, { ...attemptKey, endedAt, right: newlyRight, timeZone })));
    const errors = wrong.filter(({ questionId }) => !recorded.wrong.includes(questionId));
    changed.push(...(await addErrors(tx, { ...attemptKey, at: endedAt, isChange: !isFirst }, errors)));
    await rescheduleEntries(tx, { entryIds: changed, at, timeZone });
  },
  'attempt.removed': async ({ attemptId, studentId, at }, { tx, services }) => {
    const { timeZone } = services.school;
    const { wrong, right } = await listRecordedAnswers(tx, attemptId, 'attempt');
    const key = { attemptId, studentId, source: 'attempt' as const, questionIds: [...wrong, ...right] };
    await rescheduleEntries(tx, { entryIds: await removeOccurrences(tx, key), at, timeZone });
  },
  'mark.released': async (payload, { tx, services }) => {
    const { attemptId, studentId, teacherId, at, questionIds, coded, marked } = payload;
    const { timeZone } = services.school;
    const attemptKey = { attemptId, studentId, source: 'mark' as const };
    const recorded = new Set((await listRecordedAnswers(tx, attemptId, 'mark')).wrong);
    const errorsBelow = await readErrorsBelow(tx, teacherId);
    const belowThreshold = marked.filter(({ share, value }) => isBelowThreshold(share, errorsBelow) && value !== null);
    const byQuestion = new Map([...belowThreshold, ...coded].map((error) => [error.questionId, error]));
    const removedIds = questionIds.filter((id) => recorded.has(id) && !byQuestion.has(id));
    const changed = await removeOccurrences(tx, { ...attemptKey, questionIds: removedIds });
    const errors = [...byQuestion.values()]
      .filter(({ questionId }) => !recorded.has(questionId))
      .map(({ questionId, questionRevisionId, value }) => ({
        questionId,
        questionRevisionId,
        value,
        secondsSpent: null,
      }));
    changed.push(...(await addErrors(tx, { ...attemptKey, at, isChange: false }, errors)));
    await rescheduleEntries(tx, { entryIds: changed, at, timeZone });
  },
  'knowledgePoint.left': ({ pointId }, { tx }) => updateLeftPoints(tx, pointId),
  'errorsBelow.changed': (changed, { tx, services }) =>
    applyErrorThreshold(tx, { ...changed, timeZone: services.school.timeZone }),
};
