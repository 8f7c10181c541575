import { daysBetween, fromWallTime, shiftDay, wallTime } from '@inkstone/base';
import type { Span } from './span.ts';

/** When a series of sessions takes place, by the calendar. */
export interface Recurrence {
  /** ISO weekdays, Monday is 1. */
  weekdays: readonly number[];
  /** First calendar day on which a session can be, such as `2026-11-25`. */
  fromDay: string;
  /** Last calendar day on which a session can be. */
  toDay: string;
  /** 1 is every week, 2 every other one; weeks begin on Monday and are counted from that of the first day. */
  intervalWeeks: number;
}

/** The most sessions of one series. */
export const maxOccurrences = 400;

/** The longest span of a series in days, so that no day list grows without end. */
const maxDays = 3 * 366;

/** The ISO weekday of a calendar day: Monday is 1, Sunday 7. */
export const weekdayFor = (day: string): number => new Date(day).getUTCDay() || 7;

/** The Monday of a calendar day's week. */
export const mondayFor = (day: string): string => shiftDay(day, 1 - weekdayFor(day));

/** The calendar days of a series in order; one more than `maxOccurrences` where there are too many. */
export const listOccurrenceDays = ({ weekdays, fromDay, toDay, intervalWeeks }: Recurrence): string[] => {
  const days: string[] = [];
  const firstMonday = mondayFor(fromDay);
  const lastDay = Math.min(daysBetween(fromDay, toDay), maxDays);
  for (let offset = 0; offset <= lastDay && days.length <= maxOccurrences; offset += 1) {
    const day = shiftDay(fromDay, offset);
    const week = daysBetween(firstMonday, mondayFor(day)) / 7;
    if (week % intervalWeeks === 0 && weekdays.includes(weekdayFor(day))) days.push(day);
  }
  return days;
};

/** Weekdays moved by some calendar days. */
export const shiftWeekdays = (weekdays: readonly number[], days: number): number[] =>
  weekdays.map((weekday) => ((((weekday - 1 + days) % 7) + 7) % 7) + 1).sort((a, b) => a - b);

/** A session by the calendar: a day and local times such as `09:30`. */
export interface LocalTimes {
  day: string;
  begins: string;
  ends: string;
}

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The instants of a session by the calendar in a zone; null where it would not end after it begins. Where a change of
 * clocks swallows the time between, the session keeps its length.
 */
export const toSpan = ({ day, begins, ends }: LocalTimes, timeZone: string): Span | null => {
  const minutes = minutesIn(ends) - minutesIn(begins);
  if (minutes <= 0) return null;
  const from = fromWallTime(`${day}T${begins}`, timeZone);
  const to = fromWallTime(`${day}T${ends}`, timeZone);
  return { from, to: to > from ? to : new Date(from.getTime() + minutes * 60_000) };
};

/** The day and local times of a session in a zone. */
export const toLocalTimes = ({ from, to }: Span, timeZone: string): LocalTimes => ({
  day: wallTime(from, timeZone).slice(0, 10),
  begins: wallTime(from, timeZone).slice(11, 16),
  ends: wallTime(to, timeZone).slice(11, 16),
});

/** A holiday by its first and last day. */
export interface HolidayDays {
  fromDay: string;
  toDay: string;
}

/** The holiday in which a calendar day lies. */
export const findHoliday = <Holiday extends HolidayDays>(
  day: string,
  holidays: readonly Holiday[],
): Holiday | undefined => holidays.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
