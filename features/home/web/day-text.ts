import { zoneText, type Language } from '@inkstone/base';
import type { Translate } from '@inkstone/ui';
import { readerZone } from '@inkstone/ui/time';
import type { numbers } from '../messages.ts';

const getLocaleTag = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en-GB');

/** Date and time in the reader's time zone: `Sat 21 Nov 2026, 13:00 · China time`. */
export const nowText = (now: number, language: Language): string => {
  const { timeZone } = readerZone();
  const day = new Intl.DateTimeFormat(getLocaleTag(language), {
    timeZone,
    weekday: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    month: language === 'zh' ? 'long' : 'short',
    year: 'numeric',
  }).format(now);
  const time = new Intl.DateTimeFormat(getLocaleTag(language), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const moment = `${day.replace('Sept', 'Sep').replace('星期', ' 星期')}${language === 'zh' ? ' ' : ', '}${time.format(now)}`;
  // A no-break space keeps the dot at the end of a line.
  return `${moment}\u00a0· ${zoneText(now, language, timeZone)}`;
};

/** `Monday 23 November` or `11月23日（周一）`. */
export const dayName = (at: number, language: Language): string => {
  const { timeZone } = readerZone();
  const day = { timeZone, day: 'numeric', month: 'long' } as const;
  const tag = getLocaleTag(language);
  if (language === 'en') return new Intl.DateTimeFormat(tag, { ...day, weekday: 'long' }).format(at);
  const weekday = new Intl.DateTimeFormat(tag, { timeZone, weekday: 'short' }).format(at);
  // A word joiner prevents a line break between month and day.
  return `${new Intl.DateTimeFormat(tag, day).format(at).replace('月', '月\u2060')}（${weekday}）`;
};

/** A number at the start of a sentence: in words up to ten. */
export const numberWord = (count: number, t: Translate<Extract<keyof (typeof numbers)['pairs'], string>>): string => {
  const key = `n${count}`;
  return t.has(key) ? t(key) : String(count);
};
