import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import {
  at,
  enterQuestion,
  enterSection,
  now,
  playSet,
  playStory,
  startEvent,
  advanceOnce,
  type TimedEvent,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';
import type { AttemptEvent, AttemptState } from './types.ts';
import { countRetakesLeft } from './windows.ts';

describe('recordings and windows', () => {
  const listening = buildBlueprint({
    sections: [
      buildSectionRule('listening', {
        clock: buildClockRule(60, { duringAudio: 'stops' }),
        parts: [buildPartRule('main', { plays: 2 })],
      }),
    ],
    filled: [{ section: 'listening', sets: [[1], [2]], audioSeconds: 30 }],
  });
  const begun = playStory(listening, [startEvent, enterSection(0, 'listening'), enterQuestion(1, 1)]).state;

  test('the clock is stopped while a recording plays', () => {
    const { state } = playStory(listening, [playSet(10, 1001)], begun);
    expect(buildTimeline(state, listening, now(20))).toMatchObject({
      secondsLeft: 50,
      clocks: [{ stoppedUntil: at(40) }],
    });
    expect(buildTimeline(state, listening, now(45)).secondsLeft).toBe(45);
  });

  test('two overlapping recordings stop it only once', () => {
    const { state } = playStory(listening, [playSet(10, 1001), playSet(20, 1001)], begun);
    expect(buildTimeline(state, listening, now(60)).secondsLeft).toBe(40);
    const within = playStory(listening, [playSet(10, 1001), playSet(10, 1002)], begun).state;
    expect(buildTimeline(within, listening, now(50)).secondsLeft).toBe(40);
  });

  test('a recording can be played as often as allowed', () => {
    const { state } = playStory(listening, [playSet(10, 1001), playSet(50, 1001)], begun);
    expect(state.plays).toEqual({ 1001: 2 });
    expect(advanceOnce(state, listening, playSet(90, 1001)).verdict).toEqual({ is: 'rejected', why: 'noPlaysLeft' });
  });

  const windows = { readSeconds: 45, prepSeconds: 30, responseSeconds: 60 };
  const speakingRules = [
    buildSectionRule('speaking', { navigation: 'none', parts: [buildPartRule('task', { plays: 1, windows })] }),
  ];
  const practising = buildSectionRule('speaking', { navigation: 'none', parts: [buildPartRule('task', { windows })] });
  const spoken = { section: 'speaking', sets: [[1]], audioSeconds: 90 };
  const speaking = buildBlueprint({ sections: speakingRules, filled: [spoken] });
  const reading = playStory(speaking, [startEvent, enterSection(0, 'speaking'), enterQuestion(0, 1)]).state;
  const phases = (state: AttemptState, seconds: readonly number[]) =>
    seconds.map((second) => buildTimeline(state, speaking, now(second)).phase);
  const record = (seconds: number): TimedEvent => ({
    at: seconds,
    event: { kind: 'recording-saved', questionId: 1, recordingId: 'r' },
  });

  test('reading, listening, preparing and responding follow each other', () => {
    expect(phases(reading, [10, 50, 136, 166, 226])).toEqual(['read', 'listen', 'prep', 'response', 'over']);
    expect(buildTimeline(reading, speaking, now(140)).secondsLeft).toBe(25);
    expect(buildTimeline(reading, speaking, now(50)).nextChangeAt).toBe(at(135));
  });

  test('without a recording preparing follows reading directly', () => {
    const quiet = buildBlueprint({ sections: speakingRules, filled: [{ section: 'speaking', sets: [[1]] }] });
    const { state } = playStory(quiet, [startEvent, enterSection(0, 'speaking'), enterQuestion(0, 1)]);
    const phase = (second: number) => buildTimeline(state, quiet, now(second)).phase;
    expect([10, 50, 80, 200].map(phase)).toEqual(['read', 'prep', 'response', 'over']);
  });

  test('preparation starts when the recording has actually ended', () => {
    const { state } = playStory(speaking, [playSet(50, 1001)], reading);
    expect(phases(state, [139, 141, 171, 231])).toEqual(['listen', 'prep', 'response', 'over']);
    expect(buildTimeline(state, speaking, now(141)).secondsLeft).toBe(29);
    const early = playStory(speaking, [playSet(5, 1001)], reading).state;
    expect(phases(early, [44, 94, 96])).toEqual(['read', 'listen', 'prep']);
    const shorter = buildBlueprint({ sections: speakingRules, filled: [{ ...spoken, audioSeconds: 20 }] });
    const heard = playStory(shorter, [
      startEvent,
      enterSection(0, 'speaking'),
      enterQuestion(0, 1),
      playSet(2, 1001),
    ]).state;
    expect(buildTimeline(heard, shorter, now(46)).phase).toBe('prep');
  });

  test('a repeated play delays nothing', () => {
    const { state } = playStory(speaking, [playSet(45, 1001)], reading);
    expect(advanceOnce(state, speaking, playSet(180, 1001)).verdict).toEqual({ is: 'rejected', why: 'noPlaysLeft' });
    const free = buildBlueprint({ sections: [practising], filled: [spoken] });
    const begun = playStory(free, [
      startEvent,
      enterSection(0, 'speaking'),
      enterQuestion(0, 1),
      playSet(45, 1001),
      playSet(170, 1001),
    ]).state;
    expect(buildTimeline(begun, free, now(171)).phase).toBe('response');
    expect(begun.clocks['response:1']?.startedAt).toBe(at(165));
  });

  test('a play that is repeated while preparing gives no more time to prepare', () => {
    const free = buildBlueprint({ sections: [practising], filled: [spoken] });
    const { state } = playStory(free, [
      startEvent,
      enterSection(0, 'speaking'),
      enterQuestion(0, 1),
      playSet(45, 1001),
      playSet(160, 1001),
    ]);
    expect(state.plays).toEqual({ 1001: 2 });
    expect(state.clocks['response:1']?.startedAt).toBe(at(165));
  });

  test('a set without a recording plays nothing that gives time to prepare', () => {
    const quiet = buildBlueprint({ sections: [practising], filled: [{ section: 'speaking', sets: [[1]] }] });
    const entered = [startEvent, enterSection(0, 'speaking'), enterQuestion(0, 1)];
    const { state } = playStory(quiet, [...entered, playSet(50, 1001), playSet(74, 1001)]);
    expect(state.clocks['response:1']?.startedAt).toBe(at(75));
  });

  test('a recording that is slowed down lasts longer', () => {
    const slow = buildBlueprint({ sections: speakingRules, filled: [spoken] }, { playbackPercent: 75 });
    const { state } = playStory(slow, [
      startEvent,
      enterSection(0, 'speaking'),
      enterQuestion(0, 1),
      playSet(45, 1001),
    ]);
    expect(state.clocks['prep:1']?.startedAt).toBe(at(165));
  });

  test('ending the preparation early starts the response', () => {
    const ready: AttemptEvent = { kind: 'prep-ended', questionId: 1 };
    const { state } = playStory(speaking, [{ at: 50, event: ready }], reading);
    expect(phases(state, [51, 109, 111])).toEqual(['response', 'response', 'over']);
    expect(advanceOnce(state, speaking, { at: 60, event: ready }).state.clocks).toEqual(state.clocks);
  });

  test('a recording that stops automatically at zero is in time, one long after is not', () => {
    expect(advanceOnce(reading, speaking, record(228)).verdict.is).toBe('applied');
    expect(advanceOnce(reading, speaking, record(235)).verdict).toEqual({ is: 'rejected', why: 'late' });
  });

  describe('a retake', () => {
    const again = (seconds: number): TimedEvent => ({ at: seconds, event: { kind: 'retake-begun', questionId: 1 } });
    const once = buildBlueprint({
      sections: [
        buildSectionRule('interview', {
          navigation: 'none',
          parts: [buildPartRule('task', { windows: { ...windows, retakes: 1 } })],
        }),
      ],
      filled: [{ section: 'interview', sets: [[1], [2]], audioSeconds: 90 }],
    });
    const begun = playStory(once, [startEvent, enterSection(0, 'interview'), enterQuestion(0, 1), record(226)]).state;

    test('restarts the whole response time, as often as the part allows', () => {
      const { state } = playStory(once, [again(240)], begun);
      const phase = (second: number) => buildTimeline(state, once, now(second)).phase;
      expect([241, 299, 301].map(phase)).toEqual(['response', 'response', 'over']);
      expect(
        countRetakesLeft(begun, { part: once.sections[0]?.parts[0] ?? { windows: null }, question: { id: 1 } }),
      ).toBe(1);
      expect(
        countRetakesLeft(state, { part: once.sections[0]?.parts[0] ?? { windows: null }, question: { id: 1 } }),
      ).toBe(0);
      expect(advanceOnce(state, once, again(260)).verdict).toEqual({ is: 'rejected', why: 'alreadyDone' });
    });

    test('keeps the previous recording as the answer until a new one is saved in time', () => {
      const { state } = playStory(once, [again(240)], begun);
      expect(state.recordings).toEqual({ 1: ['r'] });
      const second = { kind: 'recording-saved', questionId: 1, recordingId: 's' } as const;
      const cleared = playStory(
        once,
        [{ at: 242, event: { kind: 'answered', questionId: 1, value: null } }],
        state,
      ).state;
      expect(advanceOnce(cleared, once, { at: 303, event: second }).answer?.value).toEqual({ recordings: ['s'] });
      expect(advanceOnce(cleared, once, { at: 310, event: second }).verdict).toEqual({ is: 'rejected', why: 'late' });
    });

    test('is not possible before the response, in an earlier question, or in a part without retakes', () => {
      expect(advanceOnce(begun, once, again(100)).verdict).toEqual({ is: 'rejected', why: 'notOpen' });
      const further = playStory(once, [enterQuestion(230, 2)], begun).state;
      expect(advanceOnce(further, once, again(240)).verdict).toEqual({ is: 'rejected', why: 'wrongWay' });
      expect(advanceOnce(reading, speaking, again(170)).verdict).toEqual({ is: 'rejected', why: 'alreadyDone' });
    });
  });

  test('entering the question again does not restart its windows', () => {
    expect(phases(playStory(speaking, [enterQuestion(60, 1)], reading).state, [170])).toEqual(['response']);
  });

  test('without a response window the response can last as long as the section', () => {
    const writing = buildBlueprint({
      sections: [
        buildSectionRule('writing', {
          parts: [buildPartRule('task', { windows: { readSeconds: 10, prepSeconds: 0 } })],
        }),
      ],
      filled: [{ section: 'writing', sets: [[1]] }],
    });
    const { state } = playStory(writing, [startEvent, enterSection(0, 'writing'), enterQuestion(0, 1)]);
    expect(buildTimeline(state, writing, now(5000)).phase).toBe('response');
    const ended = advanceOnce(state, writing, { at: 11, event: { kind: 'prep-ended', questionId: 1 } });
    expect(ended.verdict.is).toBe('applied');
  });
});
