import { dayStartIn, nextDayIn } from '@inkstone/base';
import { maxNewPerDay } from '../rules.ts';
import type { DueDay } from './error-book.queries.ts';

/** The school's day of an instant: what is due by its end is due today. */
export const getDueDay = (now: Date, timeZone: string): DueDay => ({
  start: dayStartIn(now, timeZone),
  end: nextDayIn(now, timeZone),
  maxNew: maxNewPerDay,
});
