import { dayIn, daysAsMs, fromWallTime, shiftDay, waitBeforeRetry, wallTime } from '@inkstone/base';

/** When a person wants to hear by mail and push; times are minutes of the day in the person's zone. */
export interface DeliveryTimes {
  /** Beginning and end of the hours without mail and push; both null where there are none. */
  quietFrom: number | null;
  quietUntil: number | null;
  /** When the mails of a day come as one; null: each by itself, at once. */
  digestAt: number | null;
}

/** Times of a person who has chosen nothing. */
export const defaultTimes: DeliveryTimes = { quietFrom: null, quietUntil: null, digestAt: null };

const minutesPerDay = 1440;

const minuteIn = (at: Date, timeZone: string): number => toMinute(wallTime(at, timeZone).slice(11, 16));

/** A minute of the day as `07:30`. */
export const minuteText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minute of the day of a text such as `07:30`. */
export const toMinute = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The next instant, from `at` on, when the clocks of a zone show a minute of the day. */
const nextMinute = (at: Date, minute: number, timeZone: string): Date => {
  const day = dayIn(at, timeZone);
  const today = fromWallTime(`${day}T${minuteText(minute)}`, timeZone);
  return today >= at ? today : fromWallTime(`${shiftDay(day, 1)}T${minuteText(minute)}`, timeZone);
};

/** Whether a minute lies in the quiet hours, which may cross midnight; hours of equal ends are none. */
const isQuiet = (minute: number, from: number, until: number): boolean => {
  const span = (until - from + minutesPerDay) % minutesPerDay;
  return (minute - from + minutesPerDay) % minutesPerDay < span;
};

/** Moves an instant out of the quiet hours, to their end. */
const afterQuietHours = (at: Date, { quietFrom, quietUntil }: DeliveryTimes, timeZone: string): Date => {
  if (quietFrom === null || quietUntil === null) return at;
  return isQuiet(minuteIn(at, timeZone), quietFrom, quietUntil) ? nextMinute(at, quietUntil, timeZone) : at;
};

/** When a message leaves by a way: not before `earliest`, with the day's digest where mails are gathered, never in quiet hours. */
export const findDueTime = (
  earliest: Date,
  times: DeliveryTimes,
  { timeZone, isDigested }: { timeZone: string; isDigested: boolean },
): Date => {
  const gathered = isDigested && times.digestAt !== null ? nextMinute(earliest, times.digestAt, timeZone) : earliest;
  return afterQuietHours(gathered, times, timeZone);
};

/** Failures after which a delivery is given up: about a day and a half with the delays of `retryDelayMs`. */
export const maxTries = 12;

/** Milliseconds from a number of failures to the next try: doubling from half a minute, at most six hours. */
export const retryDelayMs = (failures: number): number =>
  waitBeforeRetry(failures, { random: 1 }, { firstMs: 30_000, maxMs: 6 * 3_600_000 });

/** A message older than this is not sent: its reader has the bell, and the news is none any more. */
export const maxMessageAgeMs = daysAsMs(3);

/** For how many days the page of a class shows what its members were sent. */
export const classNoticeDays = 14;
