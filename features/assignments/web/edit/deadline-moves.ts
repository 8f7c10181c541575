import { addDays, nextHalfHour } from '@inkstone/base';
import { schoolZone } from '@inkstone/ui/time';
import type { TeacherAssignment } from '../shared/families.ts';

/** How far deadlines are moved: some days each, or all to one date. */
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
  // A deadline keeps its time of day at the school; from now on, none falls on an odd minute.
  return addDays(deadline > now ? deadline : nextHalfHour(now), choice.days, timeZone);
};

/** The moves that a choice comes to, and what it cannot move because that opens only later. */
export const planDeadlineMoves = (
  items: readonly TeacherAssignment[],
  choice: DeadlineChoice,
  now: number,
  timeZone = schoolZone(),
): { moves: DeadlineMove[]; unmovable: TeacherAssignment[] } => {
  const moves: DeadlineMove[] = [];
  const leftOut: TeacherAssignment[] = [];
  for (const item of items) {
    const to = computeNewDeadline(item, choice, now, timeZone);
    if (!to) continue;
    if (to > new Date(item.beginsAt)) moves.push({ item, to });
    else leftOut.push(item);
  }
  return { moves, unmovable: leftOut };
};

/** How many copies are unfinished and finished in some assignments. */
export const countCopies = (items: readonly TeacherAssignment[]): { unfinished: number; finished: number } => {
  const finished = items.reduce((sum, { submitted }) => sum + submitted, 0);
  return { finished, unfinished: items.reduce((sum, { total }) => sum + total, 0) - finished };
};
