import * as fc from 'fast-check';
import { Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { dayIn, daysBetween, nextDayIn, wallTime } from '@inkstone/base';
import {
  firstCard,
  computeGrade,
  reviewCard,
  computeEntryState,
  wasReviewedOn,
  type AnswerHistoryEntry,
} from './rules.ts';

const now = new Date('2026-03-01T08:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

test('a first error is due again within a day', () => {
  const due = new Date(firstCard(now).due);
  expect(due > now).toBe(true);
  expect(due < later(1)).toBe(true);
});

test.each([
  [{ isRight: false, withHelp: false, wasRightBefore: true }, Rating.Again],
  [{ isRight: false, withHelp: true, wasRightBefore: false }, Rating.Again],
  [{ isRight: true, withHelp: true, wasRightBefore: true }, Rating.Hard],
  [{ isRight: true, withHelp: false, wasRightBefore: false }, Rating.Good],
  [{ isRight: true, withHelp: false, wasRightBefore: true }, Rating.Easy],
])('grades %j as %i', (answer, grade) => {
  expect(computeGrade(answer)).toBe(grade);
});

test('repeated right answers lengthen the intervals until the entry leaves the book', () => {
  let card = firstCard(now);
  let at = now;
  const spans: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    at = new Date(card.due);
    const next = reviewCard(card, Rating.Good, at);
    spans.push(next.card.scheduled_days);
    card = next.card;
    if (next.isKnown) break;
  }
  expect(spans.toSorted((a, b) => a - b)).toEqual(spans);
  expect(spans.at(-1)).toBeGreaterThanOrEqual(60);
});

test('a right answer with help never removes the entry from the book', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
      const known = reviewCard(firstCard(now), Rating.Good, later(1)).card;
      expect(reviewCard(known, Rating.Hard, later(days)).isKnown).toBe(false);
    }),
  );
});

test('for any answers, the next review is in the future and the card survives serialization', () => {
  const grades = fc.constantFrom(Rating.Again, Rating.Hard, Rating.Good, Rating.Easy);
  fc.assert(
    fc.property(
      fc.array(fc.record({ grade: grades, wait: fc.integer({ min: 0, max: 90 }) }), { maxLength: 12 }),
      (rounds) => {
        let card = firstCard(now);
        let at = now;
        for (const { grade, wait } of rounds) {
          at = new Date(at.getTime() + wait * 86_400_000);
          card = reviewCard(card, grade, at).card;
          expect(new Date(card.due) > at).toBe(true);
        }
        expect(JSON.parse(JSON.stringify(card))).toEqual(card);
      },
    ),
  );
});

test('the state of an entry follows its answers, and is null without an error', () => {
  const wrong = (at: Date) => ({ source: 'attempt', isRight: false, rating: null, at }) satisfies AnswerHistoryEntry;
  const tried = (rating: number, at: Date) =>
    ({ source: 'practice', isRight: rating > 1, rating, at }) satisfies AnswerHistoryEntry;
  expect(computeEntryState([])).toBeNull();
  expect(computeEntryState([tried(Rating.Good, now)])).toBeNull();
  expect(computeEntryState([wrong(now)])).toEqual({
    ...{ errorCount: 1, firstErrorAt: now, recentErrorAt: now, card: firstCard(now), removedAt: null },
  });
  expect(computeEntryState([wrong(now), tried(Rating.Hard, later(1)), wrong(later(2))])).toEqual({
    ...{ errorCount: 2, firstErrorAt: now, recentErrorAt: later(2), card: firstCard(later(2)), removedAt: null },
  });
  expect(computeEntryState([wrong(now)], 'UTC', later(1))).toMatchObject({ removedAt: later(1), errorCount: 1 });
  expect(computeEntryState([wrong(now), wrong(later(2))], 'UTC', later(1))).toMatchObject({ removedAt: null });
  expect(computeEntryState([wrong(now), tried(Rating.Again, later(1))])).toMatchObject({
    ...{ errorCount: 2, recentErrorAt: later(1), card: reviewCard(firstCard(now), Rating.Again, later(1)).card },
  });
  const known = computeEntryState([wrong(now), tried(Rating.Easy, later(20)), tried(Rating.Easy, later(80))]);
  expect(known).toMatchObject({ errorCount: 1, removedAt: later(80) });
  const answers = [wrong(now), tried(Rating.Easy, later(20)), tried(Rating.Easy, later(80))];
  for (const days of [80.01, 90]) {
    const right = computeEntryState([...answers, tried(Rating.Hard, later(days))]);
    expect(right).toMatchObject({ removedAt: later(80) });
    expect(computeEntryState([...answers, tried(Rating.Again, later(days))])).toMatchObject({ removedAt: null });
  }
});

test('a review without a stored rating counts as good, or as easy after a right one', () => {
  const wrong = { source: 'attempt', isRight: false, rating: null, at: now } as const;
  const right = (days: number, rating: number | null) =>
    ({ source: 'practice', isRight: true, rating, at: later(days) }) as const;
  expect(computeEntryState([wrong, right(1, null), right(5, null)])).toEqual(
    computeEntryState([wrong, right(1, Rating.Good), right(5, Rating.Easy)]),
  );
  expect(computeEntryState([wrong, right(1, Rating.Hard)])).not.toEqual(computeEntryState([wrong, right(1, null)]));
});

describe('the day of a review', () => {
  const zone = 'Asia/Shanghai';
  const first = (at: Date) => reviewCard(firstCard(now), Rating.Good, at, { timeZone: zone, wasReviewedToday: false });
  const again = { timeZone: zone, wasReviewedToday: true };

  test('further right answers on the same day do not change the card, even thirteen times in four minutes', () => {
    let { card } = first(later(3));
    const once = card;
    for (let press = 1; press < 13; press += 1) {
      const at = new Date(later(3).getTime() + press * 20_000);
      const next = reviewCard(card, Rating.Easy, at, again);
      expect(next.isKnown).toBe(false);
      card = next.card;
    }
    expect(card).toEqual(once);
  });

  test('a wrong answer is due again on the same day, and a right one after it on the school’s next day', () => {
    const wrong = reviewCard(first(later(3)).card, Rating.Again, later(9), { timeZone: zone, wasReviewedToday: false });
    expect(new Date(wrong.card.due) < nextDayIn(later(9), zone)).toBe(true);
    const right = reviewCard(wrong.card, Rating.Good, later(9), again);
    expect(right.card).toEqual({ ...wrong.card, due: nextDayIn(later(9), zone).toISOString() });
  });

  test('is in the school’s time zone: an hour before and after midnight are two different days', () => {
    const at = new Date('2026-03-05T15:30:00Z');
    const answers = [{ source: 'practice' as const, isRight: true, rating: Rating.Good, at }];
    expect(wasReviewedOn(answers, new Date('2026-03-05T15:59:00Z'), zone)).toBe(true);
    expect(wasReviewedOn(answers, new Date('2026-03-05T16:00:00Z'), zone)).toBe(false);
    expect(wasReviewedOn([{ source: 'attempt', isRight: false, at }], at, zone)).toBe(false);
  });

  test('is the same if an entry is recomputed from its answers', () => {
    const wrong = { source: 'attempt', isRight: false, rating: null, at: now } as const;
    const right = (at: Date) => ({ source: 'practice', isRight: true, rating: Rating.Good, at }) as const;
    const minutes = Array.from({ length: 12 }, (_, at) => right(new Date(later(3).getTime() + (at + 1) * 20_000)));
    expect(computeEntryState([wrong, right(later(3)), ...minutes], zone)).toEqual(
      computeEntryState([wrong, right(later(3))], zone),
    );
  });
});

describe('days between reviews', () => {
  const reviewAt = (zone: string, times: readonly string[]) => {
    const [first = '', ...rest] = times;
    let card = firstCard(new Date(first));
    for (const time of rest)
      ({ card } = reviewCard(card, Rating.Good, new Date(time), { timeZone: zone, wasReviewedToday: false }));
    return card;
  };

  test('are those of the school, not of UTC: nine in the morning and seven on the next day are a day apart', () => {
    const inLondon = reviewAt('Europe/London', ['2026-01-05T09:00:00Z', '2026-01-06T07:00:00Z']);
    for (const [zone, times] of [
      ['Asia/Shanghai', ['2026-01-05T01:00:00Z', '2026-01-05T23:00:00Z']],
      ['America/Los_Angeles', ['2026-01-05T17:00:00Z', '2026-01-06T15:00:00Z']],
      ['Pacific/Auckland', ['2026-01-04T20:00:00Z', '2026-01-05T18:00:00Z']],
    ] as const) {
      const card = reviewAt(zone, times);
      expect(card.stability).toBe(inLondon.stability);
    }
  });

  test('that are one day in the school count as one, though a day of UTC ends between them', () => {
    const card = reviewAt('Asia/Shanghai', ['2026-01-05T23:00:00Z', '2026-01-06T01:00:00Z']);
    const inLondon = reviewAt('Europe/London', ['2026-01-05T07:00:00Z', '2026-01-05T09:00:00Z']);
    expect(card.stability).toBe(inLondon.stability);
  });

  test.each([
    ['spring', '2026-03-04T05:30:00Z', '2026-03-05T05:30:00Z', '2026-03-06T05:30:00Z'],
    ['autumn', '2026-10-28T04:30:00Z', '2026-10-29T04:30:00Z', '2026-10-30T04:30:00Z'],
  ])('keep the hour over the change of clocks in %s', (_season, ...times) => {
    const zone = 'America/New_York';
    const card = reviewAt(zone, times);
    expect(card.scheduled_days).toBeGreaterThan(1);
    expect(wallTime(new Date(card.due), zone).slice(11)).toBe(wallTime(new Date(times.at(-1) ?? ''), zone).slice(11));
    expect(daysBetween(dayIn(new Date(times.at(-1) ?? ''), zone), dayIn(new Date(card.due), zone))).toBe(
      card.scheduled_days,
    );
  });
});

test('a right answer that a teacher marked is the review of its day', () => {
  const at = new Date('2026-03-02T10:00:00Z');
  expect(wasReviewedOn([{ source: 'mark', isRight: true, at }], at, 'UTC')).toBe(true);
  expect(wasReviewedOn([{ source: 'mark', isRight: false, at }], at, 'UTC')).toBe(false);
});
