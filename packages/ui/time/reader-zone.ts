import { atHour, dayIn, isTimeZone, type ReaderZone } from '@inkstone/base';

let device: string | undefined;

/** The time zone that this device is set to. */
export const deviceZone = (): string => {
  if (device !== undefined) return device;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  device = isTimeZone(timeZone) ? timeZone : 'UTC';
  return device;
};

let current: ReaderZone | null = null;

/** The time zone in which this page shows instants: the signed-in person's, otherwise the device's. */
export const readerZone = (): ReaderZone => current ?? { timeZone: deviceZone() };

/** The school's time zone, in which its days and weeks are counted; the device's where nobody is signed in. */
export const schoolZone = (): string => current?.schoolZone ?? deviceZone();

/** Sets the reader's time zone; null returns to the device's. */
export const setReaderZone = (zone: ReaderZone | null): void => {
  current = zone;
};

/** 21:00 in the reader's time zone, some calendar days after an instant: the deadline that a form proposes. */
export const eveningAfter = (from: number, days: number): Date =>
  atHour(from, { days, hour: 21 }, readerZone().timeZone);

/** Whether two instants are on the same calendar day in the reader's time zone. */
export const isSameDay = (first: Date | string | number, second: Date | string | number): boolean => {
  const { timeZone } = readerZone();
  return dayIn(new Date(first), timeZone) === dayIn(new Date(second), timeZone);
};
