import { expect, test } from 'vitest';
import { overdueMessageKey } from './overdue-message.ts';

const now = new Date('2026-03-02T12:00:00Z').getTime();

test.each([
  ['students who can still submit are late', 2, '2026-03-02T12:01:00Z', 'latePeople'],
  ['students who no longer can have not submitted', 2, '2026-03-02T12:00:00Z', 'neverHanded'],
  ['nothing is shown if everybody is in time', 0, null, null],
] as const)('%s', (_, late, lateUntil, word) => {
  expect(overdueMessageKey({ late, lateUntil }, now)).toBe(word);
});
