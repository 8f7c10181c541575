import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
      confirmed: [],
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
