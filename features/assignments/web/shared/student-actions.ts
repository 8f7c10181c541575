import type { StudentAssignment } from './families.ts';

/** What a student can do with a piece of work now; null where there is nothing to do. */
export const getStudentAction = (
  assignment: StudentAssignment,
  now: number,
): 'start' | 'goOn' | 'again' | 'report' | null => {
  if (assignment.again)
    return now >= new Date(assignment.again.redoDueDate).getTime() ? null : assignment.again.isBegun ? 'goOn' : 'again';
  if (assignment.state === 'complete' || assignment.state === 'toBeMarked')
    return assignment.reportOpen && !assignment.reportRests ? 'report' : null;
  if (assignment.state === 'notYet' || now >= new Date(assignment.closesAt).getTime()) return null;
  return assignment.state === 'onGoing' ? 'goOn' : 'start';
};

/** Whether nothing can be answered any more although nothing was handed in. */
export const isMissed = (assignment: StudentAssignment, now: number): boolean =>
  assignment.again === null &&
  (assignment.state === 'toDo' || assignment.state === 'onGoing') &&
  now >= new Date(assignment.closesAt).getTime();

/** Whether late work is still taken, or was until it closed; null where it never is, or where it was handed in already. */
export const getLateness = (
  {
    again,
    submittedAt,
    closesAt,
    deadline,
  }: Pick<StudentAssignment, 'again' | 'submittedAt' | 'closesAt' | 'deadline'>,
  now: number,
): 'taken' | 'over' | null => {
  if (again || submittedAt || closesAt === deadline) return null;
  return now < new Date(closesAt).getTime() ? 'taken' : 'over';
};
