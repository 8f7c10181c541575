import { describe, expect, test } from 'vitest';
import { aBlueprint, aClock, aPart, aSection } from '../blueprint/testing.ts';
import { at, aWindow, played, stepOf, type Timed } from './testing.ts';
import { timelineOf } from './timeline.ts';
import type { AttemptEvent, AttemptState } from './types.ts';

const started: Timed = { at: 0, event: { kind: 'started' } };
const enter = (seconds: number, sectionId: string, partId?: string): Timed => ({
  at: seconds,
  event: { kind: 'section-entered', sectionId, ...(partId !== undefined && { partId }) },
});
const finish = (seconds: number, sectionId: string): Timed => ({
  at: seconds,
  event: { kind: 'section-finished', sectionId },
});
const come = (seconds: number, questionId: number): Timed => ({
  at: seconds,
  event: { kind: 'question-entered', questionId },
});
const answer = (seconds: number, questionId: number): Timed => ({
  at: seconds,
  event: { kind: 'answered', questionId, value: 'a' },
});
const play = (seconds: number, setId: number): Timed => ({ at: seconds, event: { kind: 'audio-played', setId } });
const now = (seconds: number) => ({ now: at(seconds), window: aWindow() });

describe('one-way sections', () => {
  const blueprint = aBlueprint({
    sections: [
      aSection('one', { clock: aClock(60) }),
      aSection('extra', { optional: true }),
      aSection('two', { clock: aClock(60) }),
    ],
    filled: [
      { section: 'one', sets: [[1]] },
      { section: 'extra', sets: [[5]] },
      { section: 'two', sets: [[2]] },
    ],
  });

  test('a section that was left stays left', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), finish(10, 'one'), enter(11, 'two')]);
    expect(stepOf(state, blueprint, enter(12, 'one')).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, come(12, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, answer(12, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, finish(12, 'one')).verdict).toEqual({ is: 'kept', why: 'alreadyDone' });
  });

  test('an answer from before the leaving that comes after it counts as delivered late', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), finish(10, 'one'), enter(11, 'two')]);
    const verdict = { is: 'applied', lateDelivered: true };
    expect(stepOf(state, blueprint, { ...answer(5, 1), receivedAt: 40 }).verdict).toEqual(verdict);
  });

  test('an optional section may be passed over, and is then gone', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), finish(10, 'one'), enter(11, 'two')]);
    expect(state.sectionId).toBe('two');
    expect(stepOf(state, blueprint, enter(12, 'extra')).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
  });

  test('a section that is due cannot be passed over', () => {
    const { state } = played(blueprint, [started]);
    expect(stepOf(state, blueprint, enter(1, 'two')).verdict).toEqual({ is: 'kept', why: 'notOpen' });
  });

  test('entering the next one leaves the one before', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), enter(10, 'extra')]);
    expect(state.legs['one']).toMatchObject({ closedAt: at(10), closedBy: 'student' });
  });

  test('at zero a section moves on and the attempt goes on; after the last one it is handed in', () => {
    const { state } = played(blueprint, [started, enter(0, 'one')]);
    expect(timelineOf(state, blueprint, now(61))).toMatchObject({ status: 'running', secondsLeft: null });
    const inTwo = played(blueprint, [enter(100, 'extra'), enter(110, 'two')], state).state;
    expect(inTwo.legs['one']).toMatchObject({ closedAt: at(60), closedBy: 'clock' });
    expect(timelineOf(inTwo, blueprint, now(171))).toMatchObject({ status: 'closed', closedAt: at(170) });
  });

  test('an answer of a section that its clock closed is late', () => {
    const { state } = played(blueprint, [started, enter(0, 'one')]);
    expect(stepOf(state, blueprint, answer(61, 1)).verdict).toEqual({ is: 'kept', why: 'late' });
  });

  test('coming back to the section that is open is free', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), come(1, 1)]);
    expect(stepOf(state, blueprint, enter(5, 'one')).state).toMatchObject({ sectionId: 'one', questionId: null });
  });
});

describe('navigation', () => {
  const withScope = (navigation: 'task' | 'part' | 'exam', more = {}) =>
    aBlueprint({
      sections: [
        aSection('one', { navigation, parts: [aPart('a'), aPart('b')], ...more }),
        aSection('two', { navigation, parts: [aPart('c')] }),
      ],
      filled: [
        { section: 'one', part: 'a', sets: [[1, 2], [3]] },
        { section: 'one', part: 'b', sets: [[4]] },
        { section: 'two', part: 'c', sets: [[5]] },
      ],
    });

  test('inside a task one moves freely, between tasks only forward', () => {
    const blueprint = withScope('task');
    const { state } = played(blueprint, [started, enter(0, 'one'), come(1, 2), come(2, 1)]);
    expect(state.questionId).toBe(1);
    const next = stepOf(state, blueprint, come(3, 3)).state;
    expect(stepOf(next, blueprint, come(4, 2)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
  });

  test('inside a part one moves freely, a part that was left is closed', () => {
    const blueprint = withScope('part');
    const { state } = played(blueprint, [started, enter(0, 'one'), come(1, 3), come(2, 1)]);
    expect(state.questionId).toBe(1);
    const next = played(blueprint, [finish(5, 'one')], state).state;
    expect(next).toMatchObject({ sectionId: 'one', partId: 'b' });
    expect(stepOf(next, blueprint, come(6, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
  });

  test('where the whole exam is free, nothing closes before the end and one enters in any order', () => {
    const blueprint = withScope('exam');
    const { state } = played(blueprint, [started, enter(0, 'two'), enter(1, 'one'), finish(2, 'one'), enter(3, 'two')]);
    expect(stepOf(state, blueprint, answer(4, 1)).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, come(4, 4)).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, answer(4, 5)).verdict.is).toBe('applied');
  });

  test('a later section may let one revisit an earlier one', () => {
    const blueprint = aBlueprint({
      sections: [aSection('frq-a'), aSection('frq-b', { revisits: ['frq-a'] })],
      filled: [
        { section: 'frq-a', sets: [[1]] },
        { section: 'frq-b', sets: [[2]] },
      ],
    });
    const { state } = played(blueprint, [started, enter(0, 'frq-a'), finish(1, 'frq-a'), enter(2, 'frq-b')]);
    expect(stepOf(state, blueprint, enter(3, 'frq-a')).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, come(3, 1)).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, answer(3, 1)).verdict.is).toBe('applied');
  });
});

describe('breaks', () => {
  const withBreak = (more = {}, last = {}) =>
    aBlueprint({
      sections: [
        aSection('one', { breakAfter: { seconds: 300, ...more } }),
        aSection('two', { clock: aClock(60), ...last }),
      ],
      filled: [
        { section: 'one', sets: [[1]] },
        { section: 'two', sets: [[2]] },
      ],
    });
  const resting = (blueprint: ReturnType<typeof withBreak>): AttemptState =>
    played(blueprint, [started, enter(0, 'one'), finish(10, 'one')]).state;

  test('begin when the section is left and show what is left of them', () => {
    const blueprint = withBreak();
    expect(timelineOf(resting(blueprint), blueprint, now(100))).toMatchObject({
      status: 'break',
      breakSecondsLeft: 210,
      nextChangeAt: at(310),
    });
  });

  test('end by themselves; the next section waits for the student', () => {
    const blueprint = withBreak();
    expect(timelineOf(resting(blueprint), blueprint, now(311))).toMatchObject({ status: 'running', secondsLeft: null });
    expect(stepOf(resting(blueprint), blueprint, enter(400, 'two')).verdict.is).toBe('applied');
  });

  test('where the programme says so, the next section starts with the end of the break', () => {
    const blueprint = withBreak({}, { enters: 'atOnce' });
    expect(timelineOf(resting(blueprint), blueprint, now(330)).secondsLeft).toBe(40);
  });

  test('fall away when the optional section that they serve was not taken', () => {
    expect(resting(withBreak({ onlyIfTaken: 'writing' })).status).toBe('running');
    expect(resting(withBreak({ onlyIfTaken: 'two' })).status).toBe('break');
  });

  test('there is none after the last section', () => {
    const blueprint = aBlueprint({
      sections: [aSection('one', { breakAfter: { seconds: 300 } })],
      filled: [{ section: 'one', sets: [[1]] }],
    });
    expect(played(blueprint, [started, enter(0, 'one'), finish(10, 'one')]).state.status).toBe('running');
  });

  test('a window that closes during a break closes the attempt; moved on, the break goes on', () => {
    const blueprint = withBreak();
    const narrow = aWindow({ closesAt: at(100) });
    expect(timelineOf(resting(blueprint), blueprint, { now: at(200), window: narrow }).closedBy).toBe('window');
    const shut: AttemptState = { ...resting(blueprint), status: 'closed', closedAt: at(100), closedBy: 'window' };
    expect(timelineOf(shut, blueprint, now(200)).status).toBe('break');
  });
});

test('a part with directions of its own starts its clock with its first question', () => {
  const directions = { en: 'Part 1.', zh: '第一组。' };
  const part = (id: string) => aPart(id, { clock: aClock(60), directions });
  const parted = aBlueprint({
    sections: [aSection('listening', { navigation: 'none', parts: [part('a'), part('b')] })],
    filled: [
      { section: 'listening', part: 'a', sets: [[1]] },
      { section: 'listening', part: 'b', sets: [[2]] },
    ],
  });
  const { state } = played(parted, [started, enter(0, 'listening')]);
  expect(timelineOf(state, parted, now(500))).toMatchObject({ status: 'running', secondsLeft: null });
  const read = played(parted, [come(500, 1)], state).state;
  expect(timelineOf(read, parted, now(550)).secondsLeft).toBe(10);
  const shut = timelineOf(read, parted, now(700));
  expect(shut.segments.map(({ status }) => status)).toEqual(['closed', 'open']);
  expect(shut.secondsLeft).toBeNull();
});

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

describe('where one only goes forward', () => {
  const blueprint = aBlueprint({
    sections: [
      aSection('listening', {
        navigation: 'none',
        parts: [aPart('one', { clock: aClock(60), directions: { en: 'Listen.', zh: '听。' } }), aPart('two')],
      }),
    ],
    filled: [
      { section: 'listening', part: 'one', sets: [[1, 2]] },
      { section: 'listening', part: 'two', sets: [[3]] },
    ],
  });

  test('entering the section again is no way back', () => {
    const { state } = played(blueprint, [
      started,
      enter(0, 'listening'),
      come(1, 1),
      come(5, 2),
      enter(6, 'listening'),
    ]);
    expect(state.questionId).toBe(2);
    expect(stepOf(state, blueprint, come(7, 1)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
    expect(stepOf(state, blueprint, answer(7, 1)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
  });

  test('who leaves out the entering of a question does not answer it without its clock', () => {
    const { state } = played(blueprint, [started, enter(0, 'listening')]);
    expect(stepOf(state, blueprint, answer(500, 1)).verdict).toEqual({ is: 'kept', why: 'notOpen' });
    const { state: there } = played(blueprint, [come(500, 1)], state);
    expect(stepOf(there, blueprint, answer(559, 1)).verdict.is).toBe('applied');
    expect(stepOf(there, blueprint, answer(561, 1)).verdict).toEqual({ is: 'kept', why: 'late' });
  });

  test('what has windows is neither said nor written before they are open', () => {
    const spoken = aBlueprint({
      sections: [
        aSection('speaking', {
          navigation: 'none',
          parts: [aPart('one', { windows: { prepSeconds: 15, responseSeconds: 45 } })],
        }),
      ],
      filled: [{ section: 'speaking', sets: [[1]] }],
    });
    const { state } = played(spoken, [started, enter(0, 'speaking')]);
    const saved = { at: 600, event: { kind: 'recording-saved' as const, questionId: 1, recordingId: 'r1' } };
    expect(stepOf(state, spoken, saved).verdict).toEqual({ is: 'kept', why: 'notOpen' });
  });
});
