import { describe, expect, test } from 'vitest';
import { aBlueprint, aClock, aPart, aSection } from '../blueprint/testing.ts';
import { advanceByServer } from './advance.ts';
import { answer, come, enter, now, played, started, stepOf } from './testing.ts';
import { timelineOf } from './timeline.ts';
import type { AttemptState } from './types.ts';

describe('clocks of questions', () => {
  const drill = aBlueprint({
    sections: [
      aSection('drill', {
        navigation: 'none',
        parts: [aPart('items', { itemClock: aClock(5), setClock: aClock(8) })],
      }),
    ],
    filled: [{ section: 'drill', sets: [[1, 2], [3]] }],
  });
  const begun = played(drill, [started, enter(0, 'drill')]).state;
  const at1 = stepOf(begun, drill, come(10, 1)).state;

  test('an item has its own seconds', () => {
    expect(stepOf(at1, drill, answer(14.999, 1)).verdict.is).toBe('applied');
    expect(stepOf(at1, drill, answer(15, 1)).verdict).toEqual({ is: 'kept', why: 'late' });
    expect(timelineOf(at1, drill, now(12)).clocks.map(({ key, secondsLeft }) => [key, secondsLeft])).toEqual([
      ['set:1001', 6],
      ['item:1', 3],
    ]);
  });

  test('the clock of the set goes on over its items', () => {
    const at2 = stepOf(at1, drill, come(14, 2)).state;
    expect(stepOf(at2, drill, answer(17.999, 2)).verdict.is).toBe('applied');
    expect(stepOf(at2, drill, answer(18, 2)).verdict).toEqual({ is: 'kept', why: 'late' });
  });

  test('forward only: what was left cannot be answered or entered again, what was claimed before leaving counts', () => {
    const at2 = stepOf(at1, drill, come(14, 2)).state;
    expect(stepOf(at2, drill, answer(15, 1)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
    expect(stepOf(at2, drill, { ...answer(13, 1), receivedAt: 15 }).verdict.is).toBe('applied');
    expect(stepOf(at2, drill, come(15, 1)).verdict).toMatchObject({
      why: 'wrongWay',
    });
  });
});

describe('more time among several clocks', () => {
  const timed = aBlueprint({
    sections: [
      aSection('drill', {
        navigation: 'none',
        clock: aClock(600),
        parts: [
          aPart('a', { clock: aClock(100), setClock: aClock(50), itemClock: aClock(5) }),
          aPart('b', { clock: aClock(100) }),
        ],
      }),
    ],
    filled: [
      { section: 'drill', part: 'a', sets: [[1], [2]] },
      { section: 'drill', part: 'b', sets: [[3]] },
    ],
  });
  const begun = played(timed, [started, enter(0, 'drill'), come(0, 1), come(4, 2)]).state;
  const by = (kind: 'extended' | 'reopened', state: AttemptState, seconds: number) =>
    advanceByServer(state, { kind, seconds: 60 }, { blueprint: timed, ...now(seconds) }).state;
  const left = (state: AttemptState, seconds: number) =>
    Object.fromEntries(timelineOf(state, timed, now(seconds)).clocks.map(({ key, secondsLeft }) => [key, secondsLeft]));

  test('all that run get it but the item’s own', () => {
    expect(left(by('extended', begun, 5), 5)).toEqual({
      'section:drill': 655,
      'part:drill/a': 155,
      'set:1002': 109,
      'item:2': 4,
    });
  });

  test('a set that was left gets nothing', () => {
    expect(by('extended', begun, 5).clocks['set:1001']).toEqual(begun.clocks['set:1001']);
  });

  test('reopened with seconds, every long clock has them and the item has what it had', () => {
    const submitted = played(timed, [{ at: 5, event: { kind: 'submitted' } }], begun).state;
    expect(left(by('reopened', submitted, 905), 905)).toEqual({
      'section:drill': 60,
      'part:drill/a': 60,
      'set:1002': 60,
      'item:2': 4,
    });
  });
});
