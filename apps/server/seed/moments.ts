import { dayIn, fromWallTime, shiftDay } from '@inkstone/base';
import { school, type Moment, type WeekMoment } from '@inkstone/content';

/** Days from a calendar day to a relative moment: from that day, or from its ISO week. */
const dayOffset = (today: string, moment: Moment | WeekMoment): number => {
  if ('days' in moment) return moment.days;
  const weekday = new Date(today).getUTCDay() || 7;
  return moment.weeks * 7 + moment.weekday - weekday;
};

/** Resolves a relative moment: days or weeks from the day of `now` in the school's zone, at a local time. */
export const momentAt = (now: Date, moment: Moment | WeekMoment): Date => {
  const today = dayIn(now, school.timeZone);
  return fromWallTime(`${shiftDay(today, dayOffset(today, moment))}T${moment.time.padStart(5, '0')}`, school.timeZone);
};
