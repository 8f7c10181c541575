import { dayIn, daysBetween, fromWallTime, shiftDay } from '@inkstone/base';
import { readerZone, schoolZone } from '@inkstone/ui/time';

/** The day of a date field, in the reader's time zone. */
export const toDay = (at: Date): string => dayIn(at, readerZone().timeZone);

/** Noon of a day, as a date field takes it; null where there is none. */
export const toDate = (day: string): Date | null =>
  day === '' ? null : fromWallTime(`${day}T12:00`, readerZone().timeZone);

/** A period of days, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** The last weeks until today in the school's time zone, seven days each. */
export const lastWeeks = (weeks: number, now: Date, timeZone = schoolZone()): Period => {
  const today = dayIn(now, timeZone);
  return { from: shiftDay(today, 1 - weeks * 7), to: today };
};

/** The previous calendar month. */
export const lastMonth = (now: Date, timeZone = schoolZone()): Period => {
  const to = shiftDay(`${dayIn(now, timeZone).slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
};

/** Whether a period starts before it ends and lasts at most a year. */
export const isValidPeriod = ({ from, to }: Period): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days <= 366;
};
