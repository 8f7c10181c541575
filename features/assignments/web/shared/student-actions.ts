import type { StudentAssignment } from './families.ts';

/** The student's next action on an assignment; null if there is none. */
export const getStudentAction = (
  assignment: StudentAssignment,
  now: number,
): 'start' | 'goOn' | 'again' | 'report' | null => {
  if (assignment.again)
    return now >= new Date(assignment.again.redoDueAt).getTime() ? null : assignment.again.isBegun ? 'goOn' : 'again';
  if (assignment.state === 'complete' || assignment.state === 'toBeMarked')
    return assignment.reportOpen && !assignment.reportRests ? 'report' : null;
  if (assignment.state === 'notYet' || now >= new Date(assignment.closesAt).getTime()) return null;
  return assignment.state === 'onGoing' ? 'goOn' : 'start';
};

/** Whether nothing can be answered any more although nothing was submitted. */
export const isMissed = (assignment: StudentAssignment, now: number): boolean =>
  assignment.again === null &&
  (assignment.state === 'toDo' || assignment.state === 'onGoing') &&
  now >= new Date(assignment.closesAt).getTime();

/** Whether late submission is still possible, or was until it closed; null if never, or after submission. */
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
