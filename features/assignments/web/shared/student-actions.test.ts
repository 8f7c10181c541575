import { expect, test } from 'vitest';
import { getLateness } from './student-actions.ts';

const deadline = '2026-03-02T13:00:00Z';
const closesAt = '2026-03-04T13:00:00Z';
const open = { again: null, submittedAt: null, deadline, closesAt };
const at = (instant: string) => new Date(instant).getTime();

test('late answers are accepted until the assignment closes', () => {
  expect(getLateness(open, at('2026-03-01T08:00:00Z'))).toBe('taken');
  expect(getLateness(open, at('2026-03-04T12:59:59Z'))).toBe('taken');
  expect(getLateness(open, at(closesAt))).toBe('over');
});

test('the late hint is hidden after the hand-in and for assignments that close at the deadline', () => {
  const now = at('2026-03-03T08:00:00Z');
  expect(getLateness({ ...open, submittedAt: '2026-03-02T12:00:00Z' }, now)).toBeNull();
  expect(getLateness({ ...open, closesAt: deadline }, now)).toBeNull();
});
