import { expect, test } from 'vitest';
import { overdueMessageKey } from './overdue-message.ts';

const now = new Date('2026-03-02T12:00:00Z').getTime();

test.each([
  ['who can still hand in is late', 2, '2026-03-02T12:01:00Z', 'latePeople'],
  ['who no longer can has not handed in', 2, '2026-03-02T12:00:00Z', 'neverHanded'],
  ['nothing is said where everybody is in time', 0, null, null],
] as const)('%s', (_, late, lateUntil, word) => {
  expect(overdueMessageKey({ late, lateUntil }, now)).toBe(word);
});
