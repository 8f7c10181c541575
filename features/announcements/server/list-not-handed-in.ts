import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { isInFamily } from '@inkstone/exam/assignment-kinds';
import { listNotHandedIn as contract } from '../contract.ts';
import { findGivenAssignment, listWaitingStudents } from './announcements.queries.ts';

/** Who has not handed in an assignment of the caller, or not read its textbook to the end. */
export const listNotHandedIn = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const assignment = await findGivenAssignment(tx, { assignmentId: input.assignmentId, teacherId: me.id });
  if (!assignment) return notFound();
  const students = await listWaitingStudents(tx, assignment);
  return {
    title: localizedName(language, assignment.title, assignment.titleZh),
    task: isInFamily(assignment.kind, 'textbook') ? ('read' as const) : ('handIn' as const),
    students: students.map(({ studentId, name, nameZh }) => ({
      id: studentId,
      name: localizedName(language, name, nameZh),
    })),
  };
});
