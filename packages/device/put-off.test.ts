import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { putOff } from './put-off.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waits = { firstMs: 100, mostMs: 300 };

/** After how many milliseconds the act comes. */
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
  const later = putOff(act, waits);
  later.to(10);
  later.to(50);
  expect(comesAfter(act)).toBe(50);
  later.to(10);
  later.stop();
  expect(comesAfter(act)).toBeNaN();
});

test('each failure waits twice as long, up to the longest, until it went well', () => {
  const act = vi.fn<() => void>();
  const later = putOff(act, waits);
  const failures = [1, 2, 3, 4].map(() => {
    later.again();
    return comesAfter(act);
  });
  expect(failures).toEqual([100, 200, 300, 300]);
  later.wentWell();
  later.again();
  expect(comesAfter(act)).toBe(100);
});
