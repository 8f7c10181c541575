import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '../blueprint/testing.ts';
import { advanceByServer } from './advance.ts';
import { applyBatch } from './batch.ts';
import { rebaseAttempt } from './rebase.ts';
import { createAttemptState, reopenWith } from './state.ts';
import { at, buildWindow } from './testing.ts';
import { buildTimeline } from './timeline.ts';
import { applyElapsedTime } from './transitions.ts';
import type { AttemptEvent, AttemptState, AttemptWindow, JournalEvent } from './types.ts';

const blueprint = buildBlueprint({
  sections: [
    buildSectionRule('drill', {
      navigation: 'none',
      parts: [buildPartRule('items', { itemClock: buildClockRule(5) })],
      breakAfter: buildBreakRule(4),
    }),
    buildSectionRule('parts', {
      navigation: 'part',
      parts: [buildPartRule('a', { clock: buildClockRule(15) }), buildPartRule('b')],
    }),
    buildSectionRule('free', { clock: buildClockRule(20), enters: 'atOnce' }),
  ],
  filled: [
    { section: 'drill', sets: [[1, 2, 3]] },
    { section: 'parts', part: 'a', sets: [[4]] },
    { section: 'parts', part: 'b', sets: [[5]] },
    { section: 'free', sets: [[6, 7]] },
  ],
});

const single = buildBlueprint({
  sections: [buildSectionRule('free', { clock: buildClockRule(20) })],
  filled: [{ section: 'free', sets: [[6, 7]] }],
});

const questionId = fc.integer({ min: 1, max: 7 });
const toSection = (id: number) => (id < 4 ? 'drill' : id < 6 ? 'parts' : 'free');
const event: fc.Arbitrary<AttemptEvent> = fc.oneof(
  { weight: 4, arbitrary: questionId.map((id) => ({ kind: 'question-entered' as const, questionId: id })) },
  { weight: 3, arbitrary: questionId.map((id) => ({ kind: 'section-entered' as const, sectionId: toSection(id) })) },
  { weight: 2, arbitrary: questionId.map((id) => ({ kind: 'section-finished' as const, sectionId: toSection(id) })) },
  { weight: 2, arbitrary: questionId.map((id) => ({ kind: 'flagged' as const, questionId: id, on: true })) },
  {
    weight: 2,
    arbitrary: questionId.map((id) => ({
      kind: 'recording-saved' as const,
      questionId: id,
      recordingId: `take ${id}`,
    })),
  },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'break-ended' as const }, { kind: 'focus-lost' as const }) },
);

/** A journal that begins with Start, with up to eight seconds between its events. */
const journal = fc
  .array(fc.record({ event, wait: fc.integer({ min: 0, max: 8 }) }), { maxLength: 14 })
  .map((events): JournalEvent[] => {
    let seconds = 0;
    const all = [{ event: { kind: 'started' as const }, wait: 0 }, ...events];
    return all.map(({ event: content, wait }, index) => {
      seconds += wait;
      return { seq: index + 1, event: content, syncAt: at(0), syncWriterEpoch: 1, sinceSync: seconds * 1000 };
    });
  });

const claimedSecond = ({ sinceSync }: JournalEvent): number => sinceSync / 1000;

const receive = (
  state: AttemptState,
  events: readonly JournalEvent[],
  {
    seconds,
    window,
    blueprint: rules = blueprint,
  }: { seconds: number; window: AttemptWindow; blueprint?: typeof blueprint },
): AttemptState => {
  const outcome = applyBatch(state, events, { blueprint: rules, moment: { now: at(seconds), window } });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.state;
};

/** What a page knows: the browser keeps neither acknowledgement nor the claims of earlier writers. */
const toPageState = ({ ack: _, claimedAt: __, ...state }: AttemptState) => state;

const scheduleChanges = fc.oneof(
  fc.record({ do: fc.constant('extend' as const), seconds: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constant('move' as const), seconds: fc.integer({ min: 20, max: 120 }) }),
);

describe('a rebased attempt', () => {
  test('is what the server has once it receives the rest, whatever was moved in between', () => {
    fc.assert(
      fc.property(
        journal,
        fc.nat(),
        scheduleChanges,
        fc.integer({ min: 20, max: 60 }),
        fc.nat({ max: 8 }),
        (events, cut, scheduleChange, closesAfter, wait) => {
          const ack = cut % (events.length + 1);
          const [received, pending] = [events.slice(0, ack), events.slice(ack)];
          const window = buildWindow({ closesAt: at(closesAfter) });
          const changedAt = Math.max(0, ...received.map(claimedSecond)) + wait;
          const seconds = Math.max(changedAt, ...events.map(claimedSecond)) + wait;
          const before = receive(createAttemptState(), received, { seconds: changedAt, window });

          const later = buildWindow({
            closesAt: at(scheduleChange.do === 'move' ? scheduleChange.seconds : closesAfter + scheduleChange.seconds),
          });
          const now = { at: at(changedAt), window: later };
          const server =
            scheduleChange.do === 'extend'
              ? advanceByServer(
                  before,
                  { kind: 'extended', seconds: scheduleChange.seconds },
                  { blueprint, now: now.at, window: later },
                ).state
              : reopenWith(before, (state) => applyElapsedTime(state, blueprint, now));

          const page = rebaseAttempt(
            server,
            pending.map(({ seq, event: content, syncAt, sinceSync }) => ({
              seq,
              event: content,
              at: syncAt + sinceSync,
            })),
            { blueprint, moment: { now: at(seconds), window: later } },
          );
          const complete = receive(server, pending, { seconds, window: later });
          const settled = applyElapsedTime(complete, blueprint, { at: at(seconds), window: later });
          expect(toPageState(page.state)).toEqual(toPageState(settled));
          expect(page.lastClaim).toBe(Math.max(0, ...Object.values(complete.claimedAt)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('keeps an unsent answer in the minutes that were added after the old end', () => {
    const window = buildWindow({ closesAt: at(60) });
    const story: JournalEvent[] = [
      { kind: 'started' as const },
      { kind: 'section-entered' as const, sectionId: 'free' },
      { kind: 'question-entered' as const, questionId: 6 },
    ].map((content, index) => ({ seq: index + 1, event: content, syncAt: at(0), syncWriterEpoch: 1, sinceSync: 0 }));
    const closed = applyElapsedTime(
      receive(createAttemptState(), story, { blueprint: single, seconds: 1, window }),
      single,
      {
        at: at(61),
        window,
      },
    );
    expect(closed.status).toBe('closed');
    const later = buildWindow({ closesAt: at(660) });
    const extension = { kind: 'extended' as const, seconds: 600 };
    const server = advanceByServer(closed, extension, { blueprint: single, now: at(61), window: later }).state;
    const recording = { kind: 'recording-saved' as const, questionId: 6, recordingId: 'take' };
    const { state } = rebaseAttempt(server, [{ seq: 4, event: recording, at: at(62) }], {
      blueprint: single,
      moment: { now: at(63), window: later },
    });
    expect(state.recordings).toEqual({ 6: ['take'] });
    expect(buildTimeline(state, single, { now: at(63), window: later })).toMatchObject({
      status: 'running',
      secondsLeft: 597,
    });
  });

  test('takes no event from the future and none from before the latest claim', () => {
    const window = buildWindow();
    const started = receive(
      createAttemptState(),
      [{ seq: 1, event: { kind: 'started' }, syncAt: at(0), syncWriterEpoch: 1, sinceSync: 10_000 }],
      { blueprint: single, seconds: 10, window },
    );
    const enter = (seconds: number) => ({
      seq: 2,
      event: { kind: 'section-entered' as const, sectionId: 'free' },
      at: at(seconds),
    });
    const enteredAt = (seconds: number) =>
      rebaseAttempt(started, [enter(seconds)], { blueprint: single, moment: { now: at(20), window } }).state
        .navigationUnits['free']?.enteredAt;
    expect([enteredAt(5), enteredAt(15), enteredAt(25)]).toEqual([at(10), at(15), at(20)]);
  });
});
