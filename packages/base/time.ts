import { zoneOffset } from './calendar.ts';
import type { Language, LocalizedText } from './message-set.ts';

const pad = (number: number): string => String(number).padStart(2, '0');

/** Formats seconds as h:mm:ss, without a sign. */
export const clockText = (seconds: number): string => {
  const wholeSeconds = Math.abs(Math.trunc(seconds));
  return `${Math.floor(wholeSeconds / 3600)}:${pad(Math.floor(wholeSeconds / 60) % 60)}:${pad(wholeSeconds % 60)}`;
};

/** Minutes and seconds as `0:45`, with hours only where needed. */
export const shortTime = (seconds: number): string => clockText(seconds).replace(/^0:0?/, '');

/** Rounds an instant up to the next half hour, for proposed times in forms. */
export const nextHalfHour = (at: number): Date => new Date(Math.ceil(at / 1_800_000) * 1_800_000);

/** Splits a span into days, hours and minutes; negative spans are zero. */
export const toTimeSpan = (milliseconds: number): { days: number; hours: number; minutes: number } => {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
};

/** `2 days 4 h 5 min`, `4 h 30 min`, `12 min`; in Chinese `2 天 4 小时 5 分钟`. Units of zero are omitted. */
export const spanText = (milliseconds: number, language: Language): string => {
  const { days, hours, minutes } = toTimeSpan(milliseconds);
  const zh = language === 'zh';
  const units = [
    { count: days, name: zh ? '天' : days === 1 ? 'day' : 'days' },
    { count: hours, name: zh ? '小时' : 'h' },
    { count: minutes, name: zh ? '分钟' : 'min' },
  ];
  const shown = units.filter(({ count }) => count > 0);
  return (shown.length > 0 ? shown : units.slice(-1)).map(({ count, name }) => `${count} ${name}`).join(' ');
};

/** The length of a clock: like `spanText`, with the seconds that a whole minute leaves: `52 min 30 s`, `52 分钟 30 秒`. */
export const lengthText = (seconds: number, language: Language): string => {
  const rest = Math.ceil(seconds) % 60;
  const restText = `${rest} ${language === 'zh' ? '秒' : 's'}`;
  if (seconds > 0 && seconds < 60) return restText;
  const text = spanText(seconds * 1000, language);
  return rest === 0 ? text : `${text} ${restText}`;
};

/** `lengthText` in both languages, for a sentence that may be shown in both. */
export const localizedLength = (seconds: number): LocalizedText => ({
  en: lengthText(seconds, 'en'),
  zh: lengthText(seconds, 'zh'),
});

/** The reader's time zone; it is shown if its clocks differ from the school's. */
export interface ReaderZone {
  timeZone: string;
  /** The school's zone; if it is unknown, no zone is shown. */
  schoolZone?: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const dateFormatFor = (language: Language, kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${kind} ${options.timeZone ?? ''}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', options);
  formats.set(key, format);
  return format;
};

/** The display name of a time zone: `New York time`, `纽约时间`. */
export const zoneText = (at: Date | string | number, language: Language, timeZone: string): string => {
  const format = dateFormatFor(language, 'zone', { timeZone, timeZoneName: 'shortGeneric' });
  const part = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName');
  return (part?.value ?? timeZone).replace(' Time', ' time');
};

/** The zone's name in brackets where its clocks differ from the school's at that instant, else empty. */
export const zoneSuffix = (at: Date | string, language: Language, { timeZone, schoolZone }: ReaderZone): string => {
  const instant = new Date(at);
  if (!schoolZone || zoneOffset(instant, timeZone) === zoneOffset(instant, schoolZone)) return '';
  const name = zoneText(instant, language, timeZone);
  return language === 'zh' ? `（${name}）` : ` (${name})`;
};

/**
 * `21 Nov 2026, 18:30` or `2026年11月21日 18:30` in the reader's zone, with the zone's name where the school's clocks
 * differ.
 */
export const instantText = (at: Date | string, language: Language, zone: ReaderZone): string => {
  const between = language === 'zh' ? ' ' : ', ';
  const text = `${dayText(at, language, zone)}${between}${hourMinuteText(at, language, zone)}`;
  return `${text}${zoneSuffix(at, language, zone)}`;
};

// The text before the zone's name.
const beforeZoneName = /^[^(（]*[^ (（]/u;
// Browsers may break a line next to a Han character even without a space.
const hanBoundary = /(?<=.)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=.)/gu;

/** Prevents line breaks within the text of an instant, except before the zone's name. */
export const noWrap = (text: string): string =>
  text.replace(beforeZoneName, (instant) => instant.replaceAll(' ', '\u00a0').replace(hanBoundary, '\u2060'));

/** `21 Nov 2026` or `2026年11月21日`. */
export const dayText = (at: Date | string, language: Language, { timeZone }: ReaderZone): string =>
  dateFormatFor(language, 'day', {
    timeZone,
    year: 'numeric',
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
  })
    .format(new Date(at))
    .replace('Sept', 'Sep');

/** A calendar day, `2026-11-21`, as `21 Nov 2026` or `2026年11月21日`. */
export const calendarDayText = (day: string, language: Language): string => dayText(day, language, { timeZone: 'UTC' });

/** A calendar day without its year, `21 Nov` or `11月21日`, for chart axes. */
export const dayMonthText = (day: string, language: Language): string =>
  dateFormatFor(language, 'month', { timeZone: 'UTC', month: language === 'zh' ? 'long' : 'short', day: 'numeric' })
    .format(new Date(day))
    .replace('Sept', 'Sep');

const yearIn = (at: Date | string | number, timeZone: string): string =>
  dateFormatFor('en', 'year', { timeZone, year: 'numeric' }).format(new Date(at));

/** `Sat 21 Nov, 18:30` or `11月21日 周六 18:30` in the year of `now`; other years as by `instantText`. */
export const nearInstantText = (
  at: Date | string,
  language: Language,
  now: Date | number,
  zone: ReaderZone,
): string => {
  const { timeZone } = zone;
  if (yearIn(at, timeZone) !== yearIn(now, timeZone)) return instantText(at, language, zone);
  const weekday = dateFormatFor(language, 'weekday', { timeZone, weekday: 'short' }).format(new Date(at));
  const zh = language === 'zh';
  const day = dateFormatFor(language, 'month', { timeZone, month: zh ? 'long' : 'short', day: 'numeric' })
    .format(new Date(at))
    .replace('Sept', 'Sep');
  const time = hourMinuteText(at, language, zone);
  return `${zh ? `${day} ${weekday} ${time}` : `${weekday} ${day}, ${time}`}${zoneSuffix(at, language, zone)}`;
};

/** `18:30`, 24-hour clock. */
export const hourMinuteText = (at: Date | string, language: Language, { timeZone }: ReaderZone): string =>
  dateFormatFor(language, 'time', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  );

/** `10:42:05`, 24-hour clock. */
export const secondText = (at: Date | string, language: Language, { timeZone }: ReaderZone): string =>
  dateFormatFor(language, 'second', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
