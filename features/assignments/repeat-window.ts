import { addDays, beginningOfDay, dayIn, daysBetween, mondayIn } from '@inkstone/base';

/** The days of a term, of the school's calendar. */
export interface TermDays {
  firstDay: string;
  lastDay: string;
}

interface RepeatFacts {
  beginsAt: Date;
  deadline: Date;
  /** The term in which the work was given; null: in none. */
  from: TermDays | null;
  /** The term for which it is given again; null: for none. */
  to: TermDays | null;
  now: Date;
  timeZone: string;
}

const mondayBefore = (day: string): string => mondayIn(Date.parse(`${day}T00:00:00Z`), 'UTC');

/** The first whole number of weeks, at least the given days, after which an instant is not before another. */
const findDays = (at: Date, { least, days, timeZone }: { least: Date; days: number; timeZone: string }): number => {
  const missing = daysBetween(dayIn(addDays(at, days, timeZone), timeZone), dayIn(least, timeZone));
  const nearest = days + 7 * Math.max(0, Math.floor(missing / 7));
  return addDays(at, nearest, timeZone) >= least ? nearest : nearest + 7;
};

/**
 * Proposes when work is given again: on the same weekdays at the same hours of the school's zone, in the same week of
 * the other term, or the first week after it in which the beginning lies ahead.
 */
export const proposeWindow = ({ beginsAt, deadline, from, to, now, timeZone }: RepeatFacts) => {
  const toOtherTerm = from && to ? daysBetween(mondayBefore(from.firstDay), mondayBefore(to.firstDay)) : 0;
  const termStart = to ? beginningOfDay(to.firstDay, timeZone) : now;
  const days = findDays(beginsAt, { least: termStart > now ? termStart : now, days: toOtherTerm, timeZone });
  const proposed = { beginsAt: addDays(beginsAt, days, timeZone), deadline: addDays(deadline, days, timeZone) };
  const lastDay = dayIn(proposed.deadline, timeZone);
  return { ...proposed, isOutsideTerm: to !== null && lastDay > to.lastDay };
};
