import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildSectionRule } from '../blueprint/testing.ts';
import { applyBatch, isNewer, judgeClaimedTime } from './batch.ts';
import { createAttemptState } from './state.ts';
import { at, buildWindow } from './testing.ts';
import type { AttemptEvent, AttemptState, JournalEvent } from './types.ts';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('contest')],
  filled: [{ section: 'contest', sets: [[1], [2]] }],
});
const moment = { now: at(100), window: buildWindow() };
const event = (seq: number, what: AttemptEvent, more: Partial<JournalEvent> = {}): JournalEvent => ({
  seq,
  event: what,
  syncAt: at(0),
  syncWriterEpoch: 1,
  sinceSync: seq * 1000,
  ...more,
});
const answered = (seq: number, value: unknown, questionId = 1) => event(seq, { kind: 'answered', questionId, value });
const begin = [event(1, { kind: 'started' }), event(2, { kind: 'section-entered', sectionId: 'contest' })];

const apply = (events: readonly JournalEvent[], state: AttemptState = createAttemptState()) => {
  const outcome = applyBatch(state, events, { blueprint, moment });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

describe('a batch', () => {
  test('is applied in order whatever the order of its events', () => {
    const result = apply([answered(4, 'b'), ...begin, answered(3, 'a')]);
    expect(result.ack).toBe(4);
    expect(result.answers).toEqual([
      { questionId: 1, value: 'b', claimedAt: at(4), seq: 4, lateDelivered: false, dueAt: null },
    ]);
    expect(result.accepted.map(({ seq, verdict }) => [seq, verdict.is])).toEqual([
      [1, 'applied'],
      [2, 'applied'],
      [3, 'applied'],
      [4, 'applied'],
    ]);
  });

  test('stops at a gap', () => {
    expect(apply([...begin, answered(4, 'b')])).toMatchObject({ ack: 2, answers: [] });
  });

  test('skips events that are already stored', () => {
    const before = apply([...begin, answered(3, 'a')]).state;
    expect(apply([...begin, answered(3, 'other')], before)).toMatchObject({ ack: 3, accepted: [], answers: [] });
  });

  test('acknowledges events without effect as well, so that the queue continues', () => {
    const result = apply([...begin, answered(3, 'a', 99), answered(4, 'b')]);
    expect(result.ack).toBe(4);
    expect(result.accepted[2]?.verdict).toEqual({ is: 'invalid', why: 'unknownQuestion' });
  });

  test('returns the last answer per question, cleared ones as null', () => {
    const result = apply([...begin, answered(3, 'a'), answered(4, 'c', 2), answered(5, null)]);
    expect(result.answers.map(({ questionId, value }) => [questionId, value])).toEqual([
      [1, null],
      [2, 'c'],
    ]);
  });

  test('from a browser that was taken over is refused unchanged', () => {
    const taken: AttemptState = { ...createAttemptState(), writerEpoch: 2 };
    expect(applyBatch(taken, begin, { blueprint, moment })).toEqual({ ok: false, code: 'attempt.heldElsewhere' });
  });

  test('without events changes nothing', () => {
    expect(apply([]).state).toEqual(createAttemptState());
  });
});

describe('a claim of time', () => {
  test.each([
    ['is counted from its sync', 5000, {}, 5],
    ['is never later than now', 500_000, {}, 100],
    ['never goes back for one writer', 5000, { claimedAt: { 1: at(50) } }, 50],
    ['is not earlier than the latest claim of another writer', 5000, { claimedAt: { 2: at(50) } }, 50],
    ['is never before its sync', -5000, {}, 0],
  ])('%s', (_, sinceSync, state, seconds) => {
    const claim = event(1, { kind: 'started' }, { sinceSync });
    const judged = { claimedAt: at(seconds), givenAt: at(seconds) };
    expect(judgeClaimedTime({ ...createAttemptState(), ...state }, claim, at(100))).toEqual(judged);
  });

  test.each([
    [
      'from before a takeover keeps its own time among the answers',
      10_000,
      { 2: at(50) },
      { claimedAt: 50, givenAt: 10 },
    ],
    ['from before it is the lower bound if it is the latest', 70_000, { 2: at(50) }, { claimedAt: 70, givenAt: 70 }],
    ['from before it never goes back for its own writer', 10_000, { 1: at(20) }, { claimedAt: 20, givenAt: 20 }],
    ['from before it is never before its signed sync', -10_000, {}, { claimedAt: 0, givenAt: 0 }],
    ['from before it is never later than now', 500_000, {}, { claimedAt: 100, givenAt: 100 }],
  ])('%s', (_, sinceSync, claimedAt, judged) => {
    const origin = { syncAt: at(0), syncWriterEpoch: 1, sinceSync };
    const claim = event(9, { kind: 'focus-lost' }, { syncAt: at(60), syncWriterEpoch: 3, sinceSync: -50_000, origin });
    expect(judgeClaimedTime({ ...createAttemptState(), claimedAt }, claim, at(100))).toEqual({
      claimedAt: at(judged.claimedAt),
      givenAt: at(judged.givenAt),
    });
  });
});

test.each([
  [2, 1, 1, 9, true],
  [1, 9, 2, 1, false],
  [1, 2, 1, 1, true],
  [1, 1, 1, 1, false],
])('an answer claimed at %i with number %i is newer than one at %i with %i: %s', (a, seqA, b, seqB, newer) => {
  expect(isNewer({ claimedAt: a, seq: seqA }, { claimedAt: b, seq: seqB })).toBe(newer);
});
