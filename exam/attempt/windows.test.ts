import { describe, expect, test } from 'vitest';
import { aBlueprint, aClock, aPart, aSection } from '../blueprint/testing.ts';
import { at, come, enter, now, play, played, started, stepOf, type Timed } from './testing.ts';
import { timelineOf } from './timeline.ts';
import type { AttemptEvent, AttemptState } from './types.ts';
import { retakesLeft } from './windows.ts';

describe('recordings and windows', () => {
  const listening = aBlueprint({
    sections: [
      aSection('listening', { clock: aClock(60, { duringAudio: 'stops' }), parts: [aPart('main', { plays: 2 })] }),
    ],
    filled: [{ section: 'listening', sets: [[1], [2]], audioSeconds: 30 }],
  });
  const begun = played(listening, [started, enter(0, 'listening'), come(1, 1)]).state;

  test('the clock stands still while a recording plays', () => {
    const { state } = played(listening, [play(10, 1001)], begun);
    expect(timelineOf(state, listening, now(20))).toMatchObject({
      secondsLeft: 50,
      clocks: [{ stoppedUntil: at(40) }],
    });
    expect(timelineOf(state, listening, now(45)).secondsLeft).toBe(45);
  });

  test('two recordings over each other stop it once', () => {
    const { state } = played(listening, [play(10, 1001), play(20, 1001)], begun);
    expect(timelineOf(state, listening, now(60)).secondsLeft).toBe(40);
    const within = played(listening, [play(10, 1001), play(10, 1002)], begun).state;
    expect(timelineOf(within, listening, now(50)).secondsLeft).toBe(40);
  });

  test('a recording is heard as often as allowed', () => {
    const { state } = played(listening, [play(10, 1001), play(50, 1001)], begun);
    expect(state.plays).toEqual({ 1001: 2 });
    expect(stepOf(state, listening, play(90, 1001)).verdict).toEqual({ is: 'kept', why: 'noPlaysLeft' });
  });

  const windows = { readSeconds: 45, prepSeconds: 30, responseSeconds: 60 };
  const speakingRules = [aSection('speaking', { navigation: 'none', parts: [aPart('task', { plays: 1, windows })] })];
  const practising = aSection('speaking', { navigation: 'none', parts: [aPart('task', { windows })] });
  const spoken = { section: 'speaking', sets: [[1]], audioSeconds: 90 };
  const speaking = aBlueprint({ sections: speakingRules, filled: [spoken] });
  const reading = played(speaking, [started, enter(0, 'speaking'), come(0, 1)]).state;
  const phases = (state: AttemptState, seconds: readonly number[]) =>
    seconds.map((second) => timelineOf(state, speaking, now(second)).phase);
  const record = (seconds: number): Timed => ({
    at: seconds,
    event: { kind: 'recording-saved', questionId: 1, recordingId: 'r' },
  });

  test('reading, listening, preparing and responding follow each other', () => {
    expect(phases(reading, [10, 50, 136, 166, 226])).toEqual(['read', 'listen', 'prep', 'response', 'over']);
    expect(timelineOf(reading, speaking, now(140)).secondsLeft).toBe(25);
    expect(timelineOf(reading, speaking, now(50)).nextChangeAt).toBe(at(135));
  });

  test('without a recording preparing follows reading at once', () => {
    const quiet = aBlueprint({ sections: speakingRules, filled: [{ section: 'speaking', sets: [[1]] }] });
    const { state } = played(quiet, [started, enter(0, 'speaking'), come(0, 1)]);
    const phase = (second: number) => timelineOf(state, quiet, now(second)).phase;
    expect([10, 50, 80, 200].map(phase)).toEqual(['read', 'prep', 'response', 'over']);
  });

  test('preparation begins when the recording has really ended', () => {
    const { state } = played(speaking, [play(50, 1001)], reading);
    expect(phases(state, [139, 141, 171, 231])).toEqual(['listen', 'prep', 'response', 'over']);
    expect(timelineOf(state, speaking, now(141)).secondsLeft).toBe(29);
    const early = played(speaking, [play(5, 1001)], reading).state;
    expect(phases(early, [44, 94, 96])).toEqual(['read', 'listen', 'prep']);
    const shorter = aBlueprint({ sections: speakingRules, filled: [{ ...spoken, audioSeconds: 20 }] });
    const heard = played(shorter, [started, enter(0, 'speaking'), come(0, 1), play(2, 1001)]).state;
    expect(timelineOf(heard, shorter, now(46)).phase).toBe('prep');
  });

  test('a recording that is heard again puts nothing off', () => {
    const { state } = played(speaking, [play(45, 1001)], reading);
    expect(stepOf(state, speaking, play(180, 1001)).verdict).toEqual({ is: 'kept', why: 'noPlaysLeft' });
    const free = aBlueprint({ sections: [practising], filled: [spoken] });
    const begun = played(free, [started, enter(0, 'speaking'), come(0, 1), play(45, 1001), play(170, 1001)]).state;
    expect(timelineOf(begun, free, now(171)).phase).toBe('response');
    expect(begun.clocks['response:1']?.startedAt).toBe(at(165));
  });

  test('a slowed recording lasts longer', () => {
    const slow = aBlueprint({ sections: speakingRules, filled: [spoken] }, { playbackPercent: 75 });
    const { state } = played(slow, [started, enter(0, 'speaking'), come(0, 1), play(45, 1001)]);
    expect(state.clocks['prep:1']?.startedAt).toBe(at(165));
  });

  test('who is ready speaks at once', () => {
    const ready: AttemptEvent = { kind: 'prep-ended', questionId: 1 };
    const { state } = played(speaking, [{ at: 50, event: ready }], reading);
    expect(phases(state, [51, 109, 111])).toEqual(['response', 'response', 'over']);
    expect(stepOf(state, speaking, { at: 60, event: ready }).state.clocks).toEqual(state.clocks);
  });

  test('a recording that stops by itself at zero is in time, one long after is not', () => {
    expect(stepOf(reading, speaking, record(228)).verdict.is).toBe('applied');
    expect(stepOf(reading, speaking, record(235)).verdict).toEqual({ is: 'kept', why: 'late' });
  });

  describe('recorded again', () => {
    const again = (seconds: number): Timed => ({ at: seconds, event: { kind: 'retake-begun', questionId: 1 } });
    const once = aBlueprint({
      sections: [
        aSection('interview', { navigation: 'none', parts: [aPart('task', { windows: { ...windows, retakes: 1 } })] }),
      ],
      filled: [{ section: 'interview', sets: [[1], [2]], audioSeconds: 90 }],
    });
    const begun = played(once, [started, enter(0, 'interview'), come(0, 1), record(226)]).state;

    test('the whole time to speak begins anew, as often as the part allows', () => {
      const { state } = played(once, [again(240)], begun);
      const phase = (second: number) => timelineOf(state, once, now(second)).phase;
      expect([241, 299, 301].map(phase)).toEqual(['response', 'response', 'over']);
      expect(retakesLeft(begun, { part: once.sections[0]?.parts[0] ?? { windows: null }, question: { id: 1 } })).toBe(
        1,
      );
      expect(retakesLeft(state, { part: once.sections[0]?.parts[0] ?? { windows: null }, question: { id: 1 } })).toBe(
        0,
      );
      expect(stepOf(state, once, again(260)).verdict).toEqual({ is: 'kept', why: 'alreadyDone' });
    });

    test('what was recorded stays the answer until something new is kept in time', () => {
      const { state } = played(once, [again(240)], begun);
      expect(state.recordings).toEqual({ 1: ['r'] });
      const second = { kind: 'recording-saved', questionId: 1, recordingId: 's' } as const;
      const cleared = played(once, [{ at: 242, event: { kind: 'answered', questionId: 1, value: null } }], state).state;
      expect(stepOf(cleared, once, { at: 303, event: second }).answer?.value).toEqual({ recordings: ['s'] });
      expect(stepOf(cleared, once, { at: 310, event: second }).verdict).toEqual({ is: 'kept', why: 'late' });
    });

    test('not before one may speak, not behind, and not where the part says nothing of it', () => {
      expect(stepOf(begun, once, again(100)).verdict).toEqual({ is: 'kept', why: 'notOpen' });
      const further = played(once, [come(230, 2)], begun).state;
      expect(stepOf(further, once, again(240)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
      expect(stepOf(reading, speaking, again(170)).verdict).toEqual({ is: 'kept', why: 'alreadyDone' });
    });
  });

  test('entering the question again does not begin its windows again', () => {
    expect(phases(played(speaking, [come(60, 1)], reading).state, [170])).toEqual(['response']);
  });

  test('without a response window one responds as long as the section lasts', () => {
    const writing = aBlueprint({
      sections: [aSection('writing', { parts: [aPart('task', { windows: { readSeconds: 10, prepSeconds: 0 } })] })],
      filled: [{ section: 'writing', sets: [[1]] }],
    });
    const { state } = played(writing, [started, enter(0, 'writing'), come(0, 1)]);
    expect(timelineOf(state, writing, now(5000)).phase).toBe('response');
    const ended = stepOf(state, writing, { at: 11, event: { kind: 'prep-ended', questionId: 1 } });
    expect(ended.verdict.is).toBe('applied');
  });
});
