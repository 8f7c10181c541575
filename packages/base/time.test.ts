import { expect, test } from 'vitest';
import {
  calendarDayText,
  dayMonthText,
  dayText,
  instantText,
  lengthText,
  nearInstantText,
  noWrap,
  zoneSuffix,
  zoneText,
} from './time.ts';

const at = '2026-11-25T17:00:00Z';
const now = Date.parse('2026-11-24T17:00:00Z');

test('an instant is shown in the reader’s zone, which is named if the school has another time', () => {
  const london = { timeZone: 'Europe/London', schoolZone: 'Asia/Shanghai' };
  expect(instantText(at, 'en', london)).toBe('25 Nov 2026, 17:00 (United Kingdom time)');
  expect(instantText(at, 'zh', london)).toBe('2026年11月25日 17:00（英国时间）');
  expect(nearInstantText(at, 'en', now, london)).toBe('Wed 25 Nov, 17:00 (United Kingdom time)');
  expect(nearInstantText(at, 'zh', now, london)).toBe('11月25日 周三 17:00（英国时间）');
  expect(dayText(at, 'en', london)).toBe('25 Nov 2026');
});

test('at the school, and where the clocks agree, no zone is named', () => {
  const school = { timeZone: 'Asia/Shanghai', schoolZone: 'Asia/Shanghai' };
  expect(instantText(at, 'en', school)).toBe('26 Nov 2026, 01:00');
  expect(zoneSuffix(at, 'en', { timeZone: 'Asia/Singapore', schoolZone: 'Asia/Shanghai' })).toBe('');
  expect(zoneSuffix(at, 'en', { timeZone: 'Europe/London' })).toBe('');
  // The zones differ in winter only.
  const zones = { timeZone: 'Europe/London', schoolZone: 'Atlantic/Reykjavik' };
  expect(zoneSuffix(at, 'en', zones)).toBe('');
  expect(zoneSuffix('2026-07-25T17:00:00Z', 'en', zones)).toBe(' (United Kingdom time)');
});

test('a zone has a display name', () => {
  expect(zoneText(at, 'en', 'America/New_York')).toBe('New York time');
  expect(zoneText(at, 'zh', 'America/New_York')).toBe('纽约时间');
});

test('a line may only break before the name of the zone', () => {
  const zone = { timeZone: 'America/New_York', schoolZone: 'Asia/Shanghai' };
  expect(noWrap(instantText(at, 'en', zone))).toBe('25\u00a0Nov\u00a02026,\u00a012:00 (New York time)');
  expect(noWrap(instantText(at, 'en', { timeZone: 'UTC' }))).toBe('25\u00a0Nov\u00a02026,\u00a017:00');
  expect(noWrap(instantText(at, 'zh', zone)).replaceAll('\u2060', '')).toBe('2026年11月25日\u00a012:00（纽约时间）');
});

test.each([
  [3150, '52 min 30 s', '52 分钟 30 秒'],
  [2880, '48 min', '48 分钟'],
  [45, '45 s', '45 秒'],
  [3601, '1 h 1 s', '1 小时 1 秒'],
  [0, '0 min', '0 分钟'],
])('a clock of %i seconds is as long as it is, to the second', (seconds, en, zh) => {
  expect(lengthText(seconds, 'en')).toBe(en);
  expect(lengthText(seconds, 'zh')).toBe(zh);
});

test('a calendar day is the same in every zone', () => {
  expect(calendarDayText('2026-11-21', 'en')).toBe('21 Nov 2026');
  expect(dayMonthText('2026-09-05', 'en')).toBe('5 Sep');
  expect(dayMonthText('2026-09-05', 'zh')).toBe('9月5日');
});
