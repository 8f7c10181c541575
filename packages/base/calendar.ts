/**
 * Calendar arithmetic in a time zone. A calendar day is not always 24 hours: where clocks change it has 23 or 25, and in some
 * zones it does not begin at 00:00. Zones are IANA names; a calendar day is written `2026-11-25`.
 */

/** One hour in ms, for spans such as an expiry, never for steps between calendar days. */
export const hourMs = 3_600_000;

/** Days of 24 hours in ms, for expiries and clean-up. Use `addDays` for calendar days. */
export const daysAsMs = (days: number): number => days * 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat | null>();

const formatFor = (timeZone: string): Intl.DateTimeFormat | null => {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
  let format: Intl.DateTimeFormat | null = null;
  try {
    const options = { ...numeric, minute: 'numeric', second: 'numeric', hourCycle: 'h23', timeZone } as const;
    format = new Intl.DateTimeFormat('en-US', options);
  } catch {
    // An unknown zone; see `isTimeZone`.
  }
  formats.set(timeZone, format);
  return format;
};

const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether a text is the name of a known time zone. */
export const isTimeZone = (text: string): boolean =>
  text.length <= 64 && zoneName.test(text) && formatFor(text) !== null;

/** The offset of a zone from UTC at an instant, in ms; positive to the east. */
export const zoneOffset = (at: Date | number, timeZone: string): number => {
  const format = formatFor(timeZone);
  if (!format) throw new RangeError(`unknown time zone: ${timeZone}`);
  const instant = Math.floor(Number(at) / 1000) * 1000;
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(instant)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
};

/**
 * The instant of a wall time, given as if it were UTC. An ambiguous time is the earlier one; a skipped time is moved
 * forward by the change.
 */
const fromWallMs = (wall: number, timeZone: string): Date => {
  const before = zoneOffset(wall - daysAsMs(1), timeZone);
  const after = zoneOffset(wall + daysAsMs(1), timeZone);
  const fitting = [before, after].filter((offset) => zoneOffset(wall - offset, timeZone) === offset);
  return new Date(wall - (fitting.length > 0 ? Math.max(...fitting) : before));
};

const wallMs = (at: Date | number, timeZone: string): number => Number(at) + zoneOffset(at, timeZone);

/** The wall time in a zone at an instant, as `2026-11-25T18:30:00`. */
export const wallTime = (at: Date | number, timeZone: string): string =>
  new Date(wallMs(at, timeZone)).toISOString().slice(0, 19);

/** The instant of a wall time such as `2026-11-25T18:30` or `2026-11-25 18:30:00`. */
export const fromWallTime = (text: string, timeZone: string): Date =>
  fromWallMs(Date.parse(`${text.replace(' ', 'T')}Z`), timeZone);

/** The calendar day in a zone at an instant. */
export const dayIn = (at: Date | number, timeZone: string): string => wallTime(at, timeZone).slice(0, 10);

/** The first instant of a calendar day in a zone. */
export const beginningOfDay = (day: string, timeZone: string): Date => fromWallTime(`${day}T00:00:00`, timeZone);

/** A calendar day moved by some days. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + daysAsMs(days)).toISOString().slice(0, 10);

/** The number of days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / daysAsMs(1));

/** An instant moved by some calendar days, at the same wall time. */
export const addDays = (at: Date | number, days: number, timeZone: string): Date => {
  const wall = wallMs(at, timeZone);
  return days === 0 ? new Date(Number(at)) : fromWallMs(wall + daysAsMs(days), timeZone);
};

/** A full hour on a calendar day relative to an instant. */
export const atHour = (at: Date | number, { days, hour }: { days: number; hour: number }, timeZone: string): Date =>
  fromWallTime(`${shiftDay(dayIn(at, timeZone), days)}T${String(hour).padStart(2, '0')}:00`, timeZone);

/** The Monday of an instant's week in a zone. */
export const mondayIn = (at: Date | number, timeZone: string): string => {
  const day = dayIn(at, timeZone);
  return shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7));
};

/** The ISO week of a calendar day, as `2026-W47`. */
export const isoWeek = (day: string): string => {
  const thursday = shiftDay(day, 3 - ((new Date(day).getUTCDay() + 6) % 7));
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
};

/** The Monday of an ISO week, such as `2026-11-16` for `2026-W47`. */
export const isoWeekMonday = (week: string): string => {
  // The fourth of January always lies in the first week.
  const fourth = `${week.slice(0, 4)}-01-04`;
  const firstMonday = shiftDay(fourth, -((new Date(fourth).getUTCDay() + 6) % 7));
  return shiftDay(firstMonday, 7 * (Number(week.slice(6)) - 1));
};

/** The start of an instant's day in a zone. */
export const dayStartIn = (at: Date, timeZone: string): Date => beginningOfDay(dayIn(at, timeZone), timeZone);

/** The start of the next day in a zone; a day may have 23 or 25 hours. */
export const nextDayIn = (at: Date, timeZone: string): Date =>
  beginningOfDay(shiftDay(dayIn(at, timeZone), 1), timeZone);
