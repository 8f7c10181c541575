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

/** By whose clock this page tells instants: the signed-in person's, for anybody else the device's. */
export const readerZone = (): ReaderZone => current ?? { timeZone: deviceZone() };

/** The school's time zone, by which days and weeks of the school are counted; the device's where nobody is signed in. */
export const schoolZone = (): string => current?.schoolZone ?? deviceZone();

/** Sets whose clock counts; null gives it back to the device. */
export const setReaderZone = (zone: ReaderZone | null): void => {
  current = zone;
};

/** Nine in the evening by the reader's clock, some calendar days from a moment: the deadline that a form proposes. */
export const eveningAfter = (from: number, days: number): Date =>
  atHour(from, { days, hour: 21 }, readerZone().timeZone);

/** Whether two instants are of one calendar day by the reader's clock. */
export const isSameDay = (first: Date | string | number, second: Date | string | number): boolean => {
  const { timeZone } = readerZone();
  return dayIn(new Date(first), timeZone) === dayIn(new Date(second), timeZone);
};
