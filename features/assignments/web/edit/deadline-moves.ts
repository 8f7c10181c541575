import { addDays, nextHalfHour } from '@inkstone/base';
import { schoolZone } from '@inkstone/ui/time';
import type { TeacherAssignment } from '../shared/families.ts';

/** How deadlines are moved: each by some days, or all to one date. */
export type DeadlineChoice = { kind: 'days'; days: number } | { kind: 'date'; date: Date | null };

/** One assignment with its new deadline. */
export interface DeadlineMove {
  item: TeacherAssignment;
  to: Date;
}

const computeNewDeadline = (
  item: TeacherAssignment,
  choice: DeadlineChoice,
  now: number,
  timeZone: string,
): Date | null => {
  if (choice.kind === 'date') return choice.date;
  const deadline = new Date(item.deadline).getTime();
  // A deadline keeps its time of day in the school's time zone; one in the past moves from the next half hour.
  return addDays(deadline > now ? deadline : nextHalfHour(now), choice.days, timeZone);
};

/** Plans the moves of a choice, and lists the assignments that open only after the new deadline. */
export const planDeadlineMoves = (
  items: readonly TeacherAssignment[],
  choice: DeadlineChoice,
  now: number,
  timeZone = schoolZone(),
): { moves: DeadlineMove[]; unmovable: TeacherAssignment[] } => {
  const moves: DeadlineMove[] = [];
  const unmovable: TeacherAssignment[] = [];
  for (const item of items) {
    const to = computeNewDeadline(item, choice, now, timeZone);
    if (!to) continue;
    if (to > new Date(item.beginsAt)) moves.push({ item, to });
    else unmovable.push(item);
  }
  return { moves, unmovable };
};

/** Counts unfinished and finished copies of some assignments. */
export const countCopies = (items: readonly TeacherAssignment[]): { unfinished: number; finished: number } => {
  const finished = items.reduce((sum, { submitted }) => sum + submitted, 0);
  return { finished, unfinished: items.reduce((sum, { total }) => sum + total, 0) - finished };
};
