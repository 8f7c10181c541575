import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRetryAfter, waitBeforeRetry } from './backoff.ts';
import { emptyReplayState, replay } from './replay.ts';
import { shuffleBySeed } from './shuffle.ts';

describe('shuffling', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];

  test('keeps every item, and the order for a seed is always the same', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const once = shuffleBySeed(list, seed);
        expect(once).toEqual(shuffleBySeed(list, seed));
        const ascending = (low: number, high: number) => low - high;
        expect(once.toSorted(ascending)).toEqual(list.toSorted(ascending));
      }),
    );
  });

  test('does not change between versions, so that stored attempts keep their order', () => {
    expect(shuffleBySeed(items, '12:34').join('')).toBe('ecbad');
  });

  test('puts every item first about equally often', () => {
    const first = Array.from({ length: 5000 }, (_, seed) => shuffleBySeed(items, `${seed}:1`)[0]);
    for (const item of items) expect(Math.abs(first.filter((value) => value === item).length - 1000)).toBeLessThan(150);
  });
});

describe('what a student sees', () => {
  const saved = (recordingId: string) => ({ kind: 'recording-saved', questionId: 1, recordingId }) as const;

  test('recordings are the answer, each part once, in recording order', () => {
    const { answers } = replay([saved('a'), saved('b'), saved('a')]);
    expect(answers).toEqual({ 1: { recordings: ['a', 'b'] } });
  });

  test('after clearing, only the next recording is the answer', () => {
    const { answers } = replay([saved('a'), { kind: 'answered', questionId: 1, value: null }, saved('b')]);
    expect(answers).toEqual({ 1: { recordings: ['b'] } });
  });
});

describe('waiting before a retry', () => {
  test.each([
    [0, 1, 1000],
    [1, 0, 500],
    [1, 1, 1000],
    [4, 1, 8000],
    [20, 1, 60_000],
    [5000, 0.5, 45_000],
  ])('after %i failures with chance %d: %i ms', (failures, random, expected) => {
    expect(waitBeforeRetry(failures, { random })).toBe(expected);
  });

  test('is never shorter than the server asks for', () => {
    expect(waitBeforeRetry(1, { random: 1, retryAfterMs: 7000 })).toBe(7000);
    expect(waitBeforeRetry(9, { random: 1, retryAfterMs: 7000 })).toBe(60_000);
  });

  test.each([
    [null, null],
    ['', null],
    ['12', 12_000],
    ['nonsense', null],
    ['Mon, 02 Mar 2026 12:00:10 GMT', 10_000],
    ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ])('a Retry-After of %s is %s ms', (header, expected) => {
    expect(parseRetryAfter(header, Date.UTC(2026, 2, 2, 12))).toBe(expected);
  });
});

describe('replaying', () => {
  test('shows the last value of everything', () => {
    const seen = replay([
      { kind: 'answered', questionId: 1, value: 'a' },
      { kind: 'answered', questionId: 1, value: 'b' },
      { kind: 'answered', questionId: 2, value: 'c' },
      { kind: 'answered', questionId: 2, value: null },
      { kind: 'flagged', questionId: 1, on: true },
      { kind: 'flagged', questionId: 2, on: true },
      { kind: 'flagged', questionId: 1, on: false },
      { kind: 'eliminated', questionId: 1, optionId: 'x', on: true },
      { kind: 'annotated', setId: 3, noteId: 'n', note: 'one' },
      { kind: 'annotated', setId: 3, noteId: 'm', note: 'two' },
      { kind: 'annotated', setId: 3, noteId: 'n', note: null },
      { kind: 'focus-lost' },
    ]);
    expect(seen).toEqual({
      answers: { 1: 'b' },
      flagged: [2],
      eliminated: { 1: ['x'] },
      notes: { 3: { m: 'two' } },
    });
  });

  test('continues from the server’s state', () => {
    const from = { ...emptyReplayState, answers: { 1: 'a', 2: 'b' } };
    expect(replay([{ kind: 'answered', questionId: 1, value: undefined }], from).answers).toEqual({ 2: 'b' });
  });
});
