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

/** How many copies of some assignments a later deadline, or more minutes, changes in which way. */
export interface CopyCounts {
  /** Not handed in: due later. */
  unfinished: number;
  /** Handed in by the student: as it was. */
  finished: number;
  /** Closed by a clock or the deadline: open again. */
  reopened: number;
  /** Stay closed because a clock of the exam was over, which a later deadline does not move. */
  clockOver: number;
  /** Stay closed because the report was open to the student. */
  staysClosed: number;
}

/** Counts the copies of some assignments by what a later deadline, or more minutes, does with them. */
export const countCopies = (items: readonly TeacherAssignment[], by: 'deadline' | 'minutes'): CopyCounts => {
  const sum = (count: (item: TeacherAssignment) => number): number =>
    items.reduce((total, item) => total + count(item), 0);
  const clockOver = sum((item) => item.clockOver);
  const reopens = sum((item) => item.reopens);
  return {
    unfinished: sum((item) => item.total - item.submitted),
    finished: sum((item) => item.submitted - item.reopens - item.clockOver - item.staysClosed),
    reopened: by === 'minutes' ? reopens + clockOver : reopens,
    clockOver: by === 'minutes' ? 0 : clockOver,
    staysClosed: sum((item) => item.staysClosed),
  };
};
