import { describe, expect, test } from 'vitest';
import { aBlueprint, aBreak, aClock, aPart, aSection } from '../blueprint/testing.ts';
import type { Blueprint } from '../blueprint/index.ts';
import { findAnswerEnd } from './answering.ts';
import { answer, at, aWindow, come, enter, finish, now, play, played, started, stepOf, type Timed } from './testing.ts';
import { timelineOf } from './timeline.ts';

const two = (one: object, other: object = {}, more: object = {}) =>
  aBlueprint(
    {
      sections: [aSection('one', one), aSection('two', other)],
      filled: [
        { section: 'one', sets: [[1, 3]] },
        { section: 'two', sets: [[2]] },
      ],
    },
    more,
  );
const drill = (part: object) => two({ navigation: 'none', parts: [aPart('main', part)] });
const twoParts = aBlueprint({
  sections: [aSection('one', { navigation: 'part', parts: [aPart('a', { clock: aClock(60) }), aPart('b')] })],
  filled: [
    { section: 'one', part: 'a', sets: [[1]] },
    { section: 'one', part: 'b', sets: [[2]] },
  ],
});
const revisited = aBlueprint({
  sections: [aSection('one'), aSection('two', { clock: aClock(50), revisits: ['one'] }), aSection('three')],
  filled: [
    { section: 'one', sets: [[1]] },
    { section: 'two', sets: [[2]] },
    { section: 'three', sets: [[4]] },
  ],
});
const windows = { prepSeconds: 15, responseSeconds: 45 };
const begun = [started, enter(0, 'one'), come(0, 1)];

/** Question 1 ends a minute after noon, by what the name says. */
const borders: [string, Blueprint, readonly Timed[]][] = [
  ['the clock of a section', two({ clock: aClock(60) }), begun],
  ['the clock of a module', twoParts, [started, enter(0, 'one', 'a'), come(0, 1)]],
  ['the clock of the whole', two({}, {}, { timeLimitSeconds: 60 }), begun],
  ['the clock of a question', drill({ itemClock: aClock(60) }), begun],
  ['the clock of a set', drill({ setClock: aClock(60) }), begun],
  ['the time to respond', drill({ windows }), begun],
  ['a section that lets one come back', revisited, [...begun, finish(5, 'one'), enter(10, 'two')]],
];

describe('the end that an answer met', () => {
  test.each(borders)('is %s', (_, blueprint, story) => {
    const { state } = played(blueprint, story);
    expect(findAnswerEnd(state, blueprint, 1)).toBe(at(60));
  });

  test('is the leaving of its section or the hand-in where these came first, and none while nothing ends it', () => {
    const blueprint = two({ clock: aClock(60) });
    const { state } = played(blueprint, [...begun, finish(20, 'one')]);
    expect(findAnswerEnd(state, blueprint, 1)).toBe(at(20));
    const handedIn = played(blueprint, [...begun, { at: 15, event: { kind: 'submitted' } }]).state;
    expect(findAnswerEnd(handedIn, blueprint, 1)).toBe(at(15));
    expect(findAnswerEnd(played(two({}), begun).state, two({}), 1)).toBeNull();
    expect(findAnswerEnd(state, blueprint, 99)).toBeNull();
  });
});

describe('the instant of an end is after it', () => {
  test.each(borders)('%s', (_, blueprint, story) => {
    const { state } = played(blueprint, story);
    const counts = (seconds: number) => stepOf(state, blueprint, answer(seconds, 1)).verdict.is === 'applied';
    expect([59.999, 60, 60.001].map(counts)).toEqual([true, false, false]);
  });

  test('the end of the window', () => {
    const blueprint = two({});
    const window = aWindow({ closesAt: at(60) });
    const { state } = played(blueprint, begun);
    const counts = (seconds: number) =>
      stepOf(state, blueprint, { ...answer(seconds, 1), window }).verdict.is === 'applied';
    expect([59.999, 60, 60.001].map(counts)).toEqual([true, false, false]);
    const begins = (seconds: number) => played(blueprint, [{ ...started, at: seconds, window }]).verdict.is;
    expect([59.999, 60].map(begins)).toEqual(['applied', 'kept']);
  });

  test('leaving a section, and coming to the next question where one only goes forward', () => {
    const left = played(two({}), [...begun, finish(60, 'one')]).state;
    expect(stepOf(left, two({}), answer(60, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    const forward = drill({});
    const next = played(forward, [...begun, come(60, 3)]).state;
    expect(stepOf(next, forward, answer(60, 1)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
  });

  test('a break: at its end the next section runs', () => {
    const blueprint = two({ breakAfter: aBreak(50) }, { enters: 'atOnce', clock: aClock(60) });
    const resting = played(blueprint, [...begun, finish(10, 'one')]).state;
    expect(timelineOf(resting, blueprint, now(59.999)).status).toBe('break');
    expect(timelineOf(resting, blueprint, now(60))).toMatchObject({ status: 'running', secondsLeft: 60 });
    expect(stepOf(resting, blueprint, answer(59.999, 2)).verdict).toEqual({ is: 'kept', why: 'notOpen' });
    expect(stepOf(resting, blueprint, answer(60, 2)).verdict.is).toBe('applied');
  });

  test('nothing is moved or played at the end either', () => {
    const blueprint = two({ clock: aClock(60) });
    const { state } = played(blueprint, begun);
    expect(stepOf(state, blueprint, come(60, 3)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, play(60, 1001)).verdict).toEqual({ is: 'kept', why: 'notOpen' });
    expect(stepOf(state, blueprint, finish(60, 'one')).verdict).toEqual({ is: 'kept', why: 'alreadyDone' });
  });

  test('a recorder that stops by itself as a clock ends is in time, at every border that is a clock', () => {
    const saved = (seconds: number): Timed => {
      return { at: seconds, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r' } };
    };
    for (const [, blueprint, story] of borders.slice(0, 6)) {
      const { state } = played(blueprint, story);
      const counts = (seconds: number) => stepOf(state, blueprint, saved(seconds)).verdict.is === 'applied';
      expect([60, 64.999, 65].map(counts)).toEqual([true, true, false]);
    }
    const left = played(two({}), [...begun, finish(60, 'one')]).state;
    expect(stepOf(left, two({}), saved(60)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
  });
});
