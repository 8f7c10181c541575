import { findRecipientAssignment } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { listQuestions } from '@inkstone/exam/blueprint';
import { saveSelfMarks as contract } from '../../contract.ts';
import { upsertSelfMarks } from '../attempt.queries.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';

/** Stores the student's own marks of a submitted attempt, if the assignment asks for them. */
export const saveSelfMarks = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const row = await findOwnAttempt(tx, { attemptId: input.attemptId, studentId: me.id });
  if (!row?.submittedAt) return notFound();
  const sitting = await findRecipientAssignment(tx, { assignmentId: row.assignmentId, studentId: me.id });
  if (!sitting?.assignment.isSelfMarked) return notFound();
  const possible = new Map(listQuestions(row.blueprint).map(({ id, points }) => [id, points]));
  // One row per question: of two marks the later one counts.
  const earnedByQuestion = new Map(input.marks.map(({ questionId, earned }) => [questionId, earned]));
  const marks = [...earnedByQuestion].flatMap(([questionId, earned]) => {
    const maxPoints = possible.get(questionId);
    if (maxPoints === undefined) return [];
    return {
      attemptId: row.id,
      questionId,
      earned: Math.min(earned, maxPoints),
      possible: maxPoints,
      at: now,
    };
  });
  await upsertSelfMarks(tx, marks);
  return { kept: marks.length };
});
