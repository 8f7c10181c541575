import { handleCall } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import { getQuestWithStudent as contract } from '../contract.ts';
import { listMeeting, listMet } from './assigning.queries.ts';
import { findPaperRef } from './pinned.queries.ts';

/** What the chosen students have already met of a paper. */
export const getQuestWithStudent = handleCall(contract, async ({ input, me, tx, notFound }) => {
  const { examId, studentIds, classIds } = input;
  const paper = await findPaperRef(tx, examId);
  if (!paper) return notFound();
  const withStaff = me.permissions.includes('publish_test');
  const { students, foreign } = await expandStudents(tx, { teacherId: me.id, studentIds, classIds, withStaff });
  if (foreign) return notFound();

  const ids = students.map(({ studentId }) => studentId);
  const seenBy = await listMeeting(tx, paper.paper_revision_id, ids);
  const questions = await listMet(tx, paper.paper_revision_id, ids);
  return {
    total: paper.question_count,
    students: ids.length,
    seenBy: seenBy.map(({ name_zh: nameZh, at, ...one }) => ({ ...one, nameZh, at: at.toISOString() })),
    questions: questions.map(({ question_id: questId, ...one }) => ({ ...one, questId })),
  };
});
