import { dayIn, daysBetween, fromWallTime, shiftDay } from '@inkstone/base';
import { readerZone, schoolZone } from '@inkstone/ui/time';

/** The day that was chosen in a field, which tells it by the reader's clock. */
export const dayOf = (at: Date): string => dayIn(at, readerZone().timeZone);

/** The noon of a day as a field takes it; null where there is none. */
export const dateOf = (day: string): Date | null =>
  day === '' ? null : fromWallTime(`${day}T12:00`, readerZone().timeZone);

/** A period of days, both in. */
export interface Period {
  from: string;
  to: string;
}

/** So many weeks that end today, by the school's calendar: seven days each. */
export const lastWeeks = (weeks: number, now: Date, timeZone = schoolZone()): Period => {
  const today = dayIn(now, timeZone);
  return { from: shiftDay(today, 1 - weeks * 7), to: today };
};

/** The calendar month before this one. */
export const lastMonth = (now: Date, timeZone = schoolZone()): Period => {
  const to = shiftDay(`${dayIn(now, timeZone).slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
};

/** Whether a period begins before it ends and lasts a year at most. */
export const isPeriod = ({ from, to }: Period): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days <= 366;
};

/** The Mondays from the first of some weeks to the last, the oldest first: also those of weeks that are not among them. */
export const mondaysThrough = (weeks: readonly { monday: string }[]): string[] => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return [];
  const count = Math.round(daysBetween(first.monday, last.monday) / 7) + 1;
  return Array.from({ length: count }, (_, index) => shiftDay(first.monday, index * 7));
};
