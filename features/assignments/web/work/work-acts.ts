import type { WorkItem } from './families.ts';

/** What a student can do with a piece of work now; null where there is nothing to do. */
export const actOf = (work: WorkItem, now: number): 'start' | 'goOn' | 'again' | 'report' | null => {
  if (work.again)
    return now >= new Date(work.again.redoDueDate).getTime() ? null : work.again.isBegun ? 'goOn' : 'again';
  if (work.state === 'complete' || work.state === 'toBeMarked')
    return work.reportOpen && !work.reportRests ? 'report' : null;
  if (work.state === 'notYet' || now >= new Date(work.closesAt).getTime()) return null;
  return work.state === 'onGoing' ? 'goOn' : 'start';
};

/** Whether nothing can be answered any more although nothing was handed in. */
export const isMissed = (work: WorkItem, now: number): boolean =>
  work.again === null &&
  (work.state === 'toDo' || work.state === 'onGoing') &&
  now >= new Date(work.closesAt).getTime();

/** Whether late work is still taken, or was until it closed; null where it never is, or where it was handed in already. */
export const latenessOf = (
  { again, submittedAt, closesAt, deadline }: Pick<WorkItem, 'again' | 'submittedAt' | 'closesAt' | 'deadline'>,
  now: number,
): 'taken' | 'over' | null => {
  if (again || submittedAt || closesAt === deadline) return null;
  return now < new Date(closesAt).getTime() ? 'taken' : 'over';
};
