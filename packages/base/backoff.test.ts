import { describe, expect, test } from 'vitest';
import { parseRetryAfter, waitBeforeRetry } from './backoff.ts';

describe('waiting before a retry', () => {
  test.each([
    [0, 1, 1000],
    [1, 0, 500],
    [1, 1, 1000],
    [4, 1, 8000],
    [20, 1, 60_000],
    [5000, 0.5, 45_000],
  ])('after %i failures with chance %d: %i ms', (failures, random, expected) => {
    expect(waitBeforeRetry(failures, { random })).toBe(expected);
  });

  test('is never shorter than the server asks for, and spread over a quarter of that', () => {
    expect(waitBeforeRetry(1, { random: 0, retryAfterMs: 7000 })).toBe(7000);
    expect(waitBeforeRetry(1, { random: 1, retryAfterMs: 7000 })).toBe(8750);
    expect(waitBeforeRetry(9, { random: 1, retryAfterMs: 7000 })).toBe(60_000);
  });

  test('doubles within the limits that it is given', () => {
    const limits = { firstMs: 30_000, maxMs: 3_600_000 };
    const waits = [1, 2, 3, 20].map((failures) => waitBeforeRetry(failures, { random: 1 }, limits));
    expect(waits).toEqual([30_000, 60_000, 120_000, 3_600_000]);
  });

  test.each([
    [null, null],
    ['', null],
    ['12', 12_000],
    ['nonsense', null],
    ['Mon, 02 Mar 2026 12:00:10 GMT', 10_000],
    ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ])('a Retry-After of %s is %s ms', (header, expected) => {
    expect(parseRetryAfter(header, Date.UTC(2026, 2, 2, 12))).toBe(expected);
  });
});
