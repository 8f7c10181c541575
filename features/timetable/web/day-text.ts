import type { Language } from '@inkstone/base';

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** Texts of a calendar day, which has no time zone. */
const formatDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tags[language], { ...options, timeZone: 'UTC' }).format(new Date(day));

/** `Mon 2 Mar` in English, `3月2日周一` in Chinese. */
export const shortDayText = (day: string, language: Language): string =>
  formatDay(day, language, { weekday: 'short', day: 'numeric', month: 'short' });

/** `Monday, 2 March 2026`. */
export const longDayText = (day: string, language: Language): string =>
  formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `2 March 2026`. */
export const plainDayText = (day: string, language: Language): string =>
  formatDay(day, language, { day: 'numeric', month: 'long', year: 'numeric' });

/** The name of an ISO weekday. */
export const weekdayText = (weekday: number, language: Language): string =>
  // The first of June 2026 is a Monday.
  formatDay(`2026-06-0${weekday}`, language, { weekday: 'short' });
