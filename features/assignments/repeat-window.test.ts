import { wallTime } from '@inkstone/base';
import { expect, test } from 'vitest';
import { proposeWindow } from './repeat-window.ts';

const fall = { firstDay: '2026-09-01', lastDay: '2026-12-18' };
const spring = { firstDay: '2027-01-11', lastDay: '2027-05-28' };
// A Wednesday of the third week of the fall, in summer time of New York.
const given = { beginsAt: new Date('2026-09-16T12:30:00Z'), deadline: new Date('2026-09-20T22:00:00Z') };
const zone = 'America/New_York';

const propose = (change: Partial<Parameters<typeof proposeWindow>[0]>) => {
  const facts = { ...given, from: fall, to: spring, now: new Date('2026-12-20T12:00:00Z'), timeZone: zone, ...change };
  const { beginsAt, deadline, isOutsideTerm } = proposeWindow(facts);
  return [wallTime(beginsAt, facts.timeZone), wallTime(deadline, facts.timeZone), isOutsideTerm];
};

test('in another term it comes in the same week, on the same weekday at the same hour, over a change of clocks', () => {
  expect(propose({})).toEqual(['2027-01-27T08:30:00', '2027-01-31T18:00:00', false]);
});

test('where that week has passed it comes in the first one that lies ahead', () => {
  expect(propose({ now: new Date('2027-02-03T13:29:00Z') })).toEqual([
    '2027-02-03T08:30:00',
    '2027-02-07T18:00:00',
    false,
  ]);
  expect(propose({ now: new Date('2027-02-03T13:31:00Z') })).toEqual([
    '2027-02-10T08:30:00',
    '2027-02-14T18:00:00',
    false,
  ]);
});

test('in the same term, or without terms, it is moved by whole weeks until it lies ahead', () => {
  const now = new Date('2026-10-27T12:00:00Z');
  const later = ['2026-10-28T08:30:00', '2026-11-01T18:00:00', false];
  expect(propose({ to: fall, now })).toEqual(later);
  expect(propose({ from: null, to: null, now })).toEqual(later);
});

test('what has not begun keeps its times in the same term', () => {
  expect(propose({ to: fall, now: new Date('2026-09-02T12:00:00Z') })).toEqual([
    '2026-09-16T08:30:00',
    '2026-09-20T18:00:00',
    false,
  ]);
});

test('work of no term is not begun before a coming term', () => {
  expect(propose({ from: null })).toEqual(['2027-01-13T08:30:00', '2027-01-17T18:00:00', false]);
});

test('what would lie after the last day of the term says so', () => {
  expect(propose({ to: { firstDay: '2027-01-11', lastDay: '2027-01-30' } })[2]).toBe(true);
  expect(propose({ to: fall, now: new Date('2026-12-15T12:00:00Z') })).toEqual([
    '2026-12-16T08:30:00',
    '2026-12-20T18:00:00',
    true,
  ]);
});
