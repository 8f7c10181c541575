import { dayStartIn, nextDayIn } from '@inkstone/base';
import { mostNewADay } from '../rules.ts';
import type { DueDay } from './error-book.queries.ts';

/** The school's day on which an instant lies: what is due by its end is due today. */
export const dueDayAt = (now: Date, timeZone: string): DueDay => ({
  start: dayStartIn(now, timeZone),
  end: nextDayIn(now, timeZone),
  mostNew: mostNewADay,
});
