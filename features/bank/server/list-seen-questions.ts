import { handleCall } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import { listSeenQuestions as contract } from '../contract.ts';
import { listStudentsWhoSaw, listSeenQuestionRows } from './seen-questions.queries.ts';
import { findPaperRef } from './pinned-content.queries.ts';

/** Which questions of a paper the chosen students have seen before. */
export const listSeenQuestions = handleCall(contract, async ({ input, me, tx, notFound }) => {
  const { paperId, studentIds, classIds } = input;
  const paper = await findPaperRef(tx, paperId);
  if (!paper) return notFound();
  const withStaff = me.permissions.includes('publish_test');
  const { students, foreign } = await expandStudents(tx, { teacherId: me.id, studentIds, classIds, withStaff });
  if (foreign) return notFound();

  const ids = students.map(({ studentId }) => studentId);
  const seenBy = await listStudentsWhoSaw(tx, paper.paperRevisionId, ids);
  const questions = await listSeenQuestionRows(tx, paper.paperRevisionId, ids);
  return {
    total: paper.questionCount,
    students: ids.length,
    seenBy: seenBy.map(({ at, ...student }) => ({ ...student, at: at.toISOString() })),
    questions: questions.map(({ questionId, ...question }) => ({ ...question, questionId })),
  };
});
