import { expect, test } from 'vitest';
import { getDaySpan, spanAround, resolveSpan } from './rules.ts';

test.each([
  ['Asia/Shanghai', '2026-03-02T15:59:59Z', '2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
  ['Asia/Shanghai', '2026-03-02T16:00:00Z', '2026-03-02T16:00:00.000Z', '2026-03-03T16:00:00.000Z'],
  ['UTC', '2026-03-02T00:00:00Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
  // Clocks leap from midnight to one: the day begins at one.
  ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
])('a day in %s at %s lasts from midnight to midnight', (zone, at, from, to) => {
  const span = getDaySpan(new Date(at), zone);
  expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
});

test('a range longer than 100 days is cut after 100', () => {
  const requested = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
  expect(resolveSpan(requested, new Date('2026-03-02T08:00:00Z'), 'UTC').to.toISOString()).toBe(
    '2026-04-11T00:00:00.000Z',
  );
});

test('the range around a lesson reaches to its neighbours, or two weeks if there is none', () => {
  const [at, earlier] = [new Date('2026-03-15T09:00:00Z'), new Date('2026-03-12T09:00:00Z')];
  expect(spanAround({ beginsAt: at, before: earlier, timeZone: 'UTC' })).toEqual({
    from: earlier,
    to: new Date('2026-03-29T09:00:00Z'),
  });
  expect(spanAround({ beginsAt: at, after: new Date('2026-03-18T09:00:00Z'), timeZone: 'UTC' }).from).toEqual(
    new Date('2026-03-01T09:00:00Z'),
  );
});
