import { expect, test } from 'vitest';
import { countCopies, planDeadlineMoves } from './deadline-moves.ts';
import type { TeacherAssignment } from '../shared/families.ts';

const now = Date.parse('2026-03-02T08:00:00.000Z');
const anItem = (change: Partial<TeacherAssignment>): TeacherAssignment =>
  ({ beginsAt: '2026-03-01T08:00:00.000Z', deadline: '2026-03-05T08:00:00.000Z', ...change }) as TeacherAssignment;

test('days count from each deadline, or from now if it has passed', () => {
  const open = anItem({ id: 1 });
  const over = anItem({ id: 2, deadline: '2026-03-01T12:00:00.000Z' });
  const { moves } = planDeadlineMoves([open, over], { kind: 'days', days: 3 }, now);
  expect(moves.map(({ to }) => to.toISOString())).toEqual(['2026-03-08T08:00:00.000Z', '2026-03-05T08:00:00.000Z']);
});

test('a deadline that has passed moves to a full or half hour', () => {
  const over = anItem({ deadline: '2026-03-01T12:00:00.000Z' });
  const { moves } = planDeadlineMoves([over], { kind: 'days', days: 1 }, Date.parse('2026-03-02T08:07:41.000Z'));
  expect(moves.map(({ to }) => to.toISOString())).toEqual(['2026-03-03T08:30:00.000Z']);
});

test('a single date skips recipients who start after it', () => {
  const later = anItem({ id: 2, beginsAt: '2026-03-09T08:00:00.000Z' });
  const date = new Date('2026-03-07T08:00:00.000Z');
  const { moves, unmovable } = planDeadlineMoves([anItem({ id: 1 }), later], { kind: 'date', date }, now);
  expect(moves.map(({ item }) => item.id)).toEqual([1]);
  expect(unmovable).toEqual([later]);
});

test('nothing moves without a date', () => {
  expect(planDeadlineMoves([anItem({})], { kind: 'date', date: null }, now)).toEqual({ moves: [], unmovable: [] });
});

test('copies are counted over the whole selection, by what a later deadline or more minutes does with them', () => {
  const items = [
    anItem({ submitted: 9, total: 18, reopens: 1, clockOver: 2, staysClosed: 3 }),
    anItem({ submitted: 2, total: 2, reopens: 0, clockOver: 0, staysClosed: 1 }),
  ];
  const counts = { finished: 4, unfinished: 9, staysClosed: 4 };
  expect(countCopies(items, 'deadline')).toEqual({ ...counts, reopened: 1, clockOver: 2 });
  expect(countCopies(items, 'minutes')).toEqual({ ...counts, reopened: 3, clockOver: 0 });
});

test('a deadline keeps its time of day at the school across daylight saving', () => {
  const saturday = anItem({ deadline: '2026-11-01T01:00:00.000Z', beginsAt: '2026-10-01T08:00:00.000Z' });
  const currentTime = Date.parse('2026-10-30T08:00:00.000Z');
  const { moves } = planDeadlineMoves([saturday], { kind: 'days', days: 7 }, currentTime, 'America/New_York');
  // Saturday 31 October and Saturday 7 November, 21:00 in New York.
  expect(moves.map(({ to }) => to.toISOString())).toEqual(['2026-11-08T02:00:00.000Z']);
});
