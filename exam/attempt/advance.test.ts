import { describe, expect, test } from 'vitest';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '../blueprint/testing.ts';
import { advanceByServer } from './advance.ts';
import { createAttemptState } from './state.ts';
import { at, buildWindow, playStory, advanceOnce, type TimedEvent } from './testing.ts';
import type { AttemptEvent, AttemptState, EventKind, Verdict } from './types.ts';

const adaptive = buildSectionRule('math', {
  navigation: 'part',
  parts: [buildPartRule('m1'), buildPartRule('hard'), buildPartRule('easy')],
  adaptive: {
    kind: 'two-stage',
    router: 'm1',
    routes: [
      { part: 'hard', atLeastPercent: 60 },
      { part: 'easy', atLeastPercent: 0 },
    ],
    estimate: true,
  },
});

const blueprint = buildBlueprint({
  sections: [
    buildSectionRule('reading', {
      clock: buildClockRule(600),
      breakAfter: buildBreakRule(300),
      parts: [buildPartRule('main', { windows: { prepSeconds: 15, responseSeconds: 45 }, plays: 1 })],
    }),
    adaptive,
  ],
  filled: [
    { section: 'reading', sets: [[1, 2], [3]], audioSeconds: 20, clips: { 1: 8.5 } },
    { section: 'math', part: 'm1', sets: [[11]] },
    { section: 'math', part: 'hard', sets: [[12]] },
    { section: 'math', part: 'easy', sets: [[13]] },
  ],
});

const started: TimedEvent = { at: 0, event: { kind: 'started' } };
const entered: TimedEvent = { at: 10, event: { kind: 'section-entered', sectionId: 'reading' } };
const atQuestion: TimedEvent = { at: 11, event: { kind: 'question-entered', questionId: 1 } };
const finished: TimedEvent = { at: 30, event: { kind: 'section-finished', sectionId: 'reading' } };
const rested: TimedEvent = { at: 31, event: { kind: 'break-ended' } };
const routed: readonly TimedEvent[] = [
  rested,
  { at: 32, event: { kind: 'section-entered', sectionId: 'math' } },
  { at: 33, event: { kind: 'section-finished', sectionId: 'math' } },
];
const handedIn: TimedEvent = { at: 30, event: { kind: 'submitted' } };

const states: Record<string, AttemptState> = {
  fresh: createAttemptState(),
  ready: playStory(blueprint, [started]).state,
  inSection: playStory(blueprint, [started, entered, atQuestion]).state,
  onBreak: playStory(blueprint, [started, entered, finished]).state,
  routing: playStory(blueprint, [started, entered, finished, ...routed]).state,
  closed: playStory(blueprint, [started, entered, handedIn]).state,
};

const events: Record<EventKind, AttemptEvent> = {
  started: { kind: 'started' },
  'section-asked': { kind: 'section-asked', sectionId: 'reading' },
  'section-entered': { kind: 'section-entered', sectionId: 'reading' },
  'question-entered': { kind: 'question-entered', questionId: 2 },
  'question-left': { kind: 'question-left', questionId: 1 },
  answered: { kind: 'answered', questionId: 1, value: 'a' },
  'answer-confirmed': { kind: 'answer-confirmed', questionId: 1 },
  'audio-played': { kind: 'audio-played', setId: 1001 },
  'clip-played': { kind: 'clip-played', questionId: 1 },
  'prep-ended': { kind: 'prep-ended', questionId: 1 },
  'retake-begun': { kind: 'retake-begun', questionId: 1 },
  'recording-saved': { kind: 'recording-saved', questionId: 1, recordingId: 'r1' },
  flagged: { kind: 'flagged', questionId: 1, on: true },
  eliminated: { kind: 'eliminated', questionId: 1, optionId: 'b', on: true },
  annotated: { kind: 'annotated', setId: 1001, noteId: 'n', note: 'x' },
  'section-finished': { kind: 'section-finished', sectionId: 'reading' },
  'break-started': { kind: 'break-started' },
  'break-ended': { kind: 'break-ended' },
  'focus-lost': { kind: 'focus-lost' },
  submitted: { kind: 'submitted' },
  'taken-over': { kind: 'taken-over', writerEpoch: 2 },
  expired: { kind: 'expired' },
  reopened: { kind: 'reopened', seconds: 60 },
  extended: { kind: 'extended', seconds: 60 },
};

const shortly = (verdict: Verdict): string => (verdict.is === 'applied' ? 'applied' : `${verdict.is} ${verdict.why}`);

const n = 'rejected notStarted';
const s = 'rejected sectionClosed';
const b = 'rejected onBreak';
const r = 'rejected notNow';
const h = 'rejected handedIn';
const f = 'rejected noFeedback';
const yes = 'applied';

/** Columns: fresh, ready (no section entered), inSection, onBreak, routing, closed by the student. */
const table: Record<EventKind, readonly [string, string, string, string, string, string]> = {
  started: [
    yes,
    'rejected alreadyDone',
    'rejected alreadyDone',
    'rejected alreadyDone',
    'rejected alreadyDone',
    'rejected alreadyDone',
  ],
  'section-asked': [n, yes, 'rejected alreadyDone', b, r, h],
  'section-entered': [n, yes, yes, b, r, h],
  'question-entered': [n, 'rejected notOpen', yes, b, r, h],
  'question-left': [n, yes, yes, b, r, h],
  answered: [n, 'rejected notOpen', yes, s, s, h],
  // Only where keys are shown at once (confirmation.test.ts).
  'answer-confirmed': [f, f, f, f, f, f],
  'audio-played': [n, 'rejected notOpen', yes, b, r, h],
  'clip-played': [n, 'rejected notOpen', yes, b, r, h],
  'prep-ended': [n, 'rejected notOpen', yes, b, r, h],
  'retake-begun': [n, 'rejected notOpen', 'rejected notOpen', b, r, h],
  'recording-saved': [n, 'rejected notOpen', yes, s, s, h],
  flagged: [n, yes, yes, b, r, h],
  eliminated: [n, yes, yes, b, r, h],
  annotated: [n, yes, yes, b, r, h],
  'section-finished': [n, 'rejected notOpen', yes, b, r, h],
  'break-started': [
    'rejected noBreak',
    'rejected noBreak',
    'rejected noBreak',
    yes,
    'rejected noBreak',
    'rejected noBreak',
  ],
  'break-ended': [
    'rejected noBreak',
    'rejected noBreak',
    'rejected noBreak',
    yes,
    'rejected noBreak',
    'rejected noBreak',
  ],
  'focus-lost': [n, yes, yes, b, r, h],
  submitted: [n, yes, yes, yes, yes, 'rejected alreadyDone'],
  'taken-over': [yes, yes, yes, yes, yes, yes],
  expired: [
    'invalid notLate',
    'invalid notLate',
    'invalid notLate',
    'invalid notLate',
    'invalid notLate',
    'rejected alreadyDone',
  ],
  reopened: ['invalid notLate', 'invalid notLate', 'invalid notLate', 'invalid notLate', 'invalid notLate', yes],
  extended: [yes, yes, yes, yes, yes, yes],
};

describe('every event in every state', () => {
  const cases = Object.entries(table).flatMap(([kind, row]) =>
    Object.keys(states).map((state, column) => [state, kind as EventKind, row[column]] as const),
  );

  test.each(cases)('%s, %s: %s', (state, kind, expected) => {
    const step = advanceOnce(states[state] ?? createAttemptState(), blueprint, { at: 40, event: events[kind] });
    expect(shortly(step.verdict)).toBe(expected);
    const untouched = step.verdict.is === 'applied' ? step.state : states[state];
    expect(step.state).toEqual(untouched);
  });

  test('only an answer that counts is returned for storing', () => {
    const step = advanceOnce(states['inSection'] ?? createAttemptState(), blueprint, {
      at: 40,
      event: events.answered,
    });
    expect(step.answer).toEqual({
      questionId: 1,
      value: 'a',
      claimedAt: at(40),
      seq: 1,
      lateDelivered: false,
      dueAt: null,
    });
    const late = advanceOnce(states['closed'] ?? createAttemptState(), blueprint, { at: 40, event: events.answered });
    expect(late.answer).toBeNull();
    expect(late.late).toMatchObject({ questionId: 1, value: 'a', claimedAt: at(40), dueAt: at(30) });
  });
});

describe('an invalid event', () => {
  const inSection = states['inSection'] ?? createAttemptState();
  test.each<[string, AttemptEvent]>([
    ['unknownSection', { kind: 'section-entered', sectionId: 'moon' }],
    ['unknownSection', { kind: 'section-asked', sectionId: 'moon' }],
    ['unknownSection', { kind: 'section-finished', sectionId: 'moon' }],
    ['unknownQuestion', { kind: 'question-entered', questionId: 99 }],
    ['unknownQuestion', { kind: 'question-left', questionId: 99 }],
    ['unknownQuestion', { kind: 'answered', questionId: 99, value: 'a' }],
    ['unknownQuestion', { kind: 'prep-ended', questionId: 99 }],
    ['unknownQuestion', { kind: 'retake-begun', questionId: 99 }],
    ['unknownQuestion', { kind: 'recording-saved', questionId: 99, recordingId: 'r' }],
    ['unknownQuestion', { kind: 'flagged', questionId: 99, on: true }],
    ['unknownSet', { kind: 'audio-played', setId: 99 }],
    ['unknownQuestion', { kind: 'clip-played', questionId: 99 }],
    ['unknownQuestion', { kind: 'clip-played', questionId: 2 }],
    ['unknownSet', { kind: 'annotated', setId: 99, noteId: 'n', note: 1 }],
    ['alreadyDone', { kind: 'taken-over', writerEpoch: 1 }],
  ])('is refused as %s: %j', (why, event) => {
    expect(advanceOnce(inSection, blueprint, { at: 40, event }).verdict).toEqual({ is: 'invalid', why });
  });
});

test('leaving the current question closes it; leaving another one changes nothing', () => {
  const at1 = states['inSection'] ?? createAttemptState();
  const left = (questionId: number) =>
    advanceOnce(at1, blueprint, { at: 40, event: { kind: 'question-left', questionId } }).state;
  expect(left(1)).toEqual({ ...at1, questionId: null, questionEnteredAt: null });
  expect(left(2)).toEqual(at1);
});

describe('tools and recordings', () => {
  test('a flag and an elimination can be set and removed', () => {
    const { state } = playStory(blueprint, [
      started,
      entered,
      { at: 11, event: { kind: 'flagged', questionId: 1, on: true } },
      { at: 12, event: { kind: 'flagged', questionId: 2, on: true } },
      { at: 13, event: { kind: 'flagged', questionId: 1, on: false } },
      { at: 14, event: { kind: 'eliminated', questionId: 1, optionId: 'a', on: true } },
      { at: 15, event: { kind: 'eliminated', questionId: 1, optionId: 'b', on: true } },
      { at: 16, event: { kind: 'eliminated', questionId: 1, optionId: 'a', on: false } },
    ]);
    expect(state.flagged).toEqual([2]);
    expect(state.eliminated).toEqual({ 1: ['b'] });
  });

  test('each loss of focus is counted', () => {
    const story = [started, entered, { at: 12, event: { kind: 'focus-lost' as const } }];
    expect(playStory(blueprint, [...story, { at: 13, event: { kind: 'focus-lost' } }]).state.focusLost).toBe(2);
  });

  test('an interrupted recording continues as a second part', () => {
    const { state } = playStory(blueprint, [
      started,
      entered,
      atQuestion,
      { at: 12, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r1' } },
      { at: 13, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r2' } },
    ]);
    expect(state.recordings).toEqual({ 1: ['r1', 'r2'] });
  });

  test('the recordings made so far are the answer to their question, without duplicates', () => {
    const first = playStory(blueprint, [
      started,
      entered,
      atQuestion,
      { at: 12, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r1' } },
    ]).state;
    const texts = (recordingId: string) =>
      advanceOnce(first, blueprint, { at: 13, event: { kind: 'recording-saved', questionId: 1, recordingId } }).answer;

    expect(texts('r2')).toMatchObject({ questionId: 1, value: { recordings: ['r1', 'r2'] } });
    expect(texts('r1')).toBeNull();
  });

  test('an answer that lists its recordings replaces the list, and the next recording is added to it', () => {
    const first = playStory(blueprint, [
      started,
      entered,
      atQuestion,
      { at: 12, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r1' } },
      { at: 13, event: { kind: 'answered', questionId: 1, value: { text: 'Hello', recordings: ['r1'] } } },
    ]).state;
    expect(first.recordings).toEqual({ 1: ['r1'] });
    const saved = { at: 14, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r2' } } as const;
    expect(advanceOnce(first, blueprint, saved).answer).toMatchObject({
      value: { recordings: ['r1', 'r2'] },
      isPart: true,
    });
    const input = {
      at: 14,
      event: { kind: 'answered', questionId: 1, value: { text: 'Hello', recordings: [] } },
    } as const;
    expect(advanceOnce(first, blueprint, input).state.recordings).toEqual({ 1: [] });
  });

  test('an answer that was cleared loses its recordings, and the next recording starts a new list', () => {
    const { state } = playStory(blueprint, [
      started,
      entered,
      atQuestion,
      { at: 12, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r1' } },
      { at: 13, event: { kind: 'answered', questionId: 1, value: null } },
      { at: 14, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r2' } },
    ]);
    expect(state.recordings).toEqual({ 1: ['r2'] });
  });
});

describe('an adaptive section', () => {
  const routing = states['routing'] ?? createAttemptState();

  test('a reopened attempt that waited for routing waits again', () => {
    const submitted = advanceOnce(routing, blueprint, { at: 60, event: { kind: 'submitted' } }).state;
    const again = advanceByServer(
      submitted,
      { kind: 'reopened', seconds: null },
      { blueprint, now: at(90), window: buildWindow() },
    );
    expect(again.state.status).toBe('routing');
  });
});

test('a state is unchanged after being stored as JSON', () => {
  for (const state of Object.values(states)) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});
