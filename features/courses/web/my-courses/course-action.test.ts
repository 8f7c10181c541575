import { expect, test } from 'vitest';
import type { MyCourse } from '../../contract.ts';
import { getCourseAction } from './course-action.ts';

const now = Date.parse('2026-03-02T08:00:00Z');
const open = { state: 'toDo', watched: 0, reportOpen: false, closesAt: '2026-03-05T08:00:00Z' };
const course = (change: object) => ({ ...open, ...change }) as MyCourse;

test.each([
  [{}, 'start'],
  [{ watched: 4 }, 'goOn'],
  [{ state: 'onGoing' }, 'goOn'],
  [{ state: 'notYet' }, null],
  [{ closesAt: '2026-03-01T08:00:00Z' }, null],
  [{ state: 'complete', reportOpen: true }, 'report'],
  [{ state: 'complete' }, 'watchAgain'],
  [{ state: 'toBeMarked' }, 'watchAgain'],
] as const)('%j offers: %s', (change, action) => {
  expect(getCourseAction(course(change), now)).toBe(action);
});
