import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { createRetryTimer } from './retry-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waits = { firstMs: 100, maxMs: 300 };

/** Ms until the action runs. */
const comesAfter = (act: Mock<() => void>): number => {
  act.mockClear();
  for (let ms = 1; ms <= 1000; ms += 1) {
    vi.advanceTimersByTime(1);
    if (act.mock.calls.length > 0) return ms;
  }
  return Number.NaN;
};

test('of several moments the last one counts, and none once it is stopped', () => {
  const act = vi.fn<() => void>();
  const later = createRetryTimer(act, waits);
  later.schedule(10);
  later.schedule(50);
  expect(comesAfter(act)).toBe(50);
  later.schedule(10);
  later.stop();
  expect(comesAfter(act)).toBeNaN();
});

test('each failure waits twice as long, up to the longest, until it went well', () => {
  const act = vi.fn<() => void>();
  const later = createRetryTimer(act, waits);
  const failures = [1, 2, 3, 4].map(() => {
    later.scheduleRetry();
    return comesAfter(act);
  });
  expect(failures).toEqual([100, 200, 300, 300]);
  later.reset();
  later.scheduleRetry();
  expect(comesAfter(act)).toBe(100);
});
