import { beginningOfDay, dayIn, shiftDay } from './calendar.ts';

/** The start of an instant's day in a zone. */
export const dayStartIn = (at: Date, timeZone: string): Date => beginningOfDay(dayIn(at, timeZone), timeZone);

/** The start of the next day in a zone; a day may have 23 or 25 hours. */
export const nextDayIn = (at: Date, timeZone: string): Date =>
  beginningOfDay(shiftDay(dayIn(at, timeZone), 1), timeZone);
