import { expect, test } from 'vitest';
import { defaultTimes, findDueTime, maxTries, retryDelayMs } from './rules.ts';

const shanghai = { timeZone: 'Asia/Shanghai', isDigested: true };
const at = (text: string) => new Date(`${text}+08:00`);

test('without quiet hours and digest a message leaves at once', () => {
  expect(findDueTime(at('2026-11-26T23:30'), defaultTimes, shanghai)).toEqual(at('2026-11-26T23:30'));
});

const night = { ...defaultTimes, quietFrom: 22 * 60, quietUntil: 7 * 60 };

test.each([
  ['before them', '2026-11-26T21:59', '2026-11-26T21:59'],
  ['at their beginning', '2026-11-26T22:00', '2026-11-27T07:00'],
  ['before midnight', '2026-11-26T23:30', '2026-11-27T07:00'],
  ['after midnight', '2026-11-27T03:00', '2026-11-27T07:00'],
  ['at their end', '2026-11-27T07:00', '2026-11-27T07:00'],
])('quiet hours that cross midnight hold a message back: %s', (_when, from, until) => {
  expect(findDueTime(at(from), night, shanghai)).toEqual(at(until));
});

test('quiet hours within a day, and hours of equal ends, which are none', () => {
  const noon = { ...defaultTimes, quietFrom: 12 * 60, quietUntil: 14 * 60 };
  expect(findDueTime(at('2026-11-26T13:00'), noon, shanghai)).toEqual(at('2026-11-26T14:00'));
  const none = { ...defaultTimes, quietFrom: 600, quietUntil: 600 };
  expect(findDueTime(at('2026-11-26T10:00'), none, shanghai)).toEqual(at('2026-11-26T10:00'));
});

test('a digest gathers until its next time, and then keeps the quiet hours', () => {
  const evening = { ...defaultTimes, digestAt: 18 * 60 };
  expect(findDueTime(at('2026-11-26T09:00'), evening, shanghai)).toEqual(at('2026-11-26T18:00'));
  expect(findDueTime(at('2026-11-26T18:01'), evening, shanghai)).toEqual(at('2026-11-27T18:00'));
  expect(findDueTime(at('2026-11-26T09:00'), { ...night, digestAt: 23 * 60 }, shanghai)).toEqual(
    at('2026-11-27T07:00'),
  );
});

test('what is not digested leaves at once', () => {
  const evening = { ...defaultTimes, digestAt: 18 * 60 };
  const push = { ...shanghai, isDigested: false };
  expect(findDueTime(at('2026-11-26T09:00'), evening, push)).toEqual(at('2026-11-26T09:00'));
});

test('the hours are those of the reader’s zone, over a change of clocks too', () => {
  const berlin = { timeZone: 'Europe/Berlin', isDigested: true };
  const during = new Date('2026-10-24T21:00:00Z');
  expect(findDueTime(during, night, berlin)).toEqual(new Date('2026-10-25T06:00:00Z'));
});

test('retries grow to six hours and end after more than a day', () => {
  const delays = Array.from({ length: maxTries - 1 }, (_none, index) => retryDelayMs(index + 1));
  expect(delays[0]).toBe(30_000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(6 * 3_600_000);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(8 * 3_600_000);
});
