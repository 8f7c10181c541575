import { expect, test } from 'vitest';
import type { Timeline } from '@inkstone/exam/attempt';
import { detectTimeChange, type AttemptTime } from './time-change.ts';

const noon = '2026-03-02T12:00:00.000Z';
const later = '2026-03-02T12:05:00.000Z';

/** The time-related part of an attempt. */
const opened = (
  more: {
    closesAt?: string;
    windowVersion?: number;
    extendedSeconds?: number;
    status?: Timeline['status'];
    secondsLeft?: number | null;
  } = {},
): AttemptTime => {
  const { closesAt = noon, status = 'running', secondsLeft = null, extendedSeconds } = more;
  const { windowVersion = closesAt === noon ? 1 : 2 } = more;
  return {
    schedule: { closesAt, windowVersion },
    state: extendedSeconds === undefined ? {} : { extendedSeconds },
    timeline: { status, secondsLeft },
  };
};

test.each<[string, AttemptTime, AttemptTime, ReturnType<typeof detectTimeChange>]>([
  ['the clock of a second module that begins', opened(), opened({ secondsLeft: 1800 }), null],
  ['nothing', opened(), opened(), null],
  ['a window moved for another student', opened(), opened({ windowVersion: 2 }), null],
  [
    'a clock that stood still while the window of another student moved',
    opened({ secondsLeft: 300 }),
    opened({ secondsLeft: 600, windowVersion: 2 }),
    null,
  ],
  ['more time in a later window', opened(), opened({ closesAt: later, extendedSeconds: 300 }), { minutes: 5 }],
  ['more time within the same window', opened(), opened({ windowVersion: 2, extendedSeconds: 300 }), { minutes: 5 }],
  [
    'more time for the second time',
    opened({ extendedSeconds: 300 }),
    opened({ windowVersion: 2, extendedSeconds: 900 }),
    { minutes: 10 },
  ],
  [
    'more time on a clock that was below zero',
    opened({ secondsLeft: -600 }),
    opened({ secondsLeft: 300, windowVersion: 2, extendedSeconds: 300 }),
    { minutes: 5 },
  ],
  ['another end of the window', opened(), opened({ closesAt: later }), { closesAt: later }],
  [
    'the reopening of what the clock had closed, with what is left',
    opened({ status: 'closed' }),
    opened({ closesAt: later, secondsLeft: 240 }),
    { reopenedMinutes: 4 },
  ],
  [
    'the reopening of what has no clock',
    opened({ status: 'closed' }),
    opened({ closesAt: later }),
    { closesAt: later },
  ],
])('reports %s to the student', (_, before, after, expected) => {
  expect(detectTimeChange(before, after)).toEqual(expected);
});
