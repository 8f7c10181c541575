import { expect, test } from 'vitest';
import type { RunningClock, Timeline } from '@inkstone/exam/attempt';
import { detectTimeChange, type AttemptTime } from './time-change.ts';

const clock = (seconds: number, addedSeconds = 0): RunningClock => ({
  startedAt: 0,
  seconds,
  addedMs: addedSeconds * 1000,
  stoppedUntil: null,
});
const noon = '2026-03-02T12:00:00.000Z';
const later = '2026-03-02T12:05:00.000Z';

/** The time-related part of an attempt. */
const opened = (
  clocks: Record<string, RunningClock>,
  more: {
    closesAt?: string;
    windowVersion?: number;
    extraSeconds?: number;
    status?: Timeline['status'];
    secondsLeft?: number | null;
  } = {},
): AttemptTime => {
  const { closesAt = noon, extraSeconds = 0, status = 'running', secondsLeft = null } = more;
  const { windowVersion = closesAt === noon ? 1 : 2 } = more;
  return {
    schedule: { closesAt, windowVersion },
    state: { clocks, extraSeconds },
    timeline: { status, secondsLeft },
  };
};

const first = { 'part:math/first': clock(600) };
const second = { ...first, 'part:math/second': clock(1800) };

test.each<[string, AttemptTime, AttemptTime, ReturnType<typeof detectTimeChange>]>([
  ['the clock of a second module that begins', opened(first), opened(second, { secondsLeft: 1800 }), null],
  [
    'a clock that was stopped while a module was chosen',
    opened({ exam: clock(600) }),
    opened({ exam: clock(600, 300) }),
    null,
  ],
  ['nothing', opened(first), opened(first), null],
  ['a window moved for another student', opened(first), opened(first, { windowVersion: 2 }), null],
  [
    'more time on the clock',
    opened(first),
    opened({ 'part:math/first': clock(600, 300) }, { closesAt: later }),
    { minutes: 5 },
  ],
  [
    'more time on the clock within the same window',
    opened(first),
    opened({ 'part:math/first': clock(600, 300) }, { windowVersion: 2 }),
    { minutes: 5 },
  ],
  [
    'more time for a clock that has not started',
    opened({}),
    opened({}, { closesAt: later, extraSeconds: 300 }),
    { minutes: 5 },
  ],
  ['another end of the window', opened(first), opened(first, { closesAt: later }), { closesAt: later }],
  [
    'the reopening of what the clock had closed',
    opened(first, { status: 'closed' }),
    opened(first, { closesAt: later, secondsLeft: 240 }),
    { minutes: 4 },
  ],
])('reports %s to the student', (_, before, after, expected) => {
  expect(detectTimeChange(before, after)).toEqual(expected);
});
