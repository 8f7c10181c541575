import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '../blueprint/testing.ts';
import { findQuestionLocation, listNavigationUnits } from '../blueprint/index.ts';
import { advanceByServer } from './advance.ts';
import { applyBatch, type AcceptedEvent } from './batch.ts';
import { clocksForUnit, clocksForQuestion, getClockEnd } from './clocks.ts';
import { createAttemptState } from './state.ts';
import { buildWindow, noon } from './testing.ts';
import type { AttemptEvent, AttemptState, Instant, JournalEvent } from './types.ts';

const graceSeconds = 20;
const window = buildWindow({ closesAt: noon + 90_000, graceSeconds });
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

/** The attempt on the server, with all accepted events and their times. */
interface World {
  now: Instant;
  state: AttemptState;
  /** Syncs that the server has issued. */
  syncs: { syncAt: Instant; syncWriterEpoch: number }[];
  /** Events written by the client and not yet sent. */
  held: Omit<JournalEvent, 'seq'>[];
  taken: (AcceptedEvent & { receivedAt: Instant; before: AttemptState })[];
  log: ({ event: JournalEvent; receivedAt: Instant } | { writerEpoch: number; at: Instant })[];
}

const aWorld = (): World => ({
  now: noon,
  state: createAttemptState(),
  syncs: [{ syncAt: noon, syncWriterEpoch: 1 }],
  held: [],
  taken: [],
  log: [],
});

/** Sends the held events, each as its own batch, so that the state before each is known. */
const deliver = (world: World): void => {
  for (const written of world.held) {
    const event = { ...written, seq: world.state.ack + 1 };
    const outcome = applyBatch(world.state, [event], { blueprint, moment: { now: world.now, window } });
    if (!outcome.ok) continue;
    const before = world.state;
    world.state = outcome.value.state;
    world.log.push({ event, receivedAt: world.now });
    for (const accepted of outcome.value.accepted) world.taken.push({ ...accepted, receivedAt: world.now, before });
  }
  world.held = [];
  world.syncs.push({ syncAt: world.now, syncWriterEpoch: world.state.writerEpoch });
};

const takeOver = (world: World): void => {
  const writerEpoch = world.state.writerEpoch + 1;
  world.log.push({ writerEpoch, at: world.now });
  const by = { blueprint, now: world.now, window };
  world.state = advanceByServer(world.state, { kind: 'taken-over', writerEpoch }, by).state;
  world.syncs.push({ syncAt: world.now, syncWriterEpoch: writerEpoch });
};

/** When a question ends, computed only from the clocks and sections of a state. */
const endIn = (state: AttemptState, questionId: number): Instant => {
  const place = findQuestionLocation(listNavigationUnits(blueprint, state.routes), questionId);
  if (!place) throw new Error('no such question');
  const keys = [...clocksForUnit(blueprint, place.unit), ...clocksForQuestion(place)].map(({ key }) => key);
  const ends = keys.flatMap((key) => (state.clocks[key] ? [getClockEnd(state.clocks[key])] : []));
  return Math.min(
    window.closesAt,
    state.closedAt ?? window.closesAt,
    state.navigationUnits[place.unit.id]?.closedAt ?? Infinity,
    ...ends,
  );
};

const questionId = fc.integer({ min: 1, max: 7 });
const getSection = (id: number) =>
  id < 4 ? { sectionId: 'drill' } : id < 6 ? { sectionId: 'parts' } : { sectionId: 'free' };
const texts: fc.Arbitrary<AttemptEvent> = fc.oneof(
  { weight: 6, arbitrary: questionId.map((id) => ({ kind: 'answered' as const, questionId: id, value: id })) },
  { weight: 4, arbitrary: questionId.map((id) => ({ kind: 'question-entered' as const, questionId: id })) },
  { weight: 3, arbitrary: questionId.map((id) => ({ kind: 'section-entered' as const, ...getSection(id) })) },
  { weight: 2, arbitrary: questionId.map((id) => ({ kind: 'section-finished' as const, ...getSection(id) })) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'break-ended' as const }, { kind: 'submitted' as const }) },
);
const deed = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      event: texts,
      offset: fc.integer({ min: -40_000, max: 40_000 }),
      sync: fc.nat(),
      origin: fc.option(fc.nat()),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 12_000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeOver' as const) }) },
);

/** A client that makes arbitrary claims, based on any sync that it was ever issued. */
const cheat = (deeds: readonly (typeof deed extends fc.Arbitrary<infer Deed> ? Deed : never)[]): World => {
  const world = aWorld();
  const begin = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'drill' }] as const;
  world.held.push(...begin.map((event) => ({ event, syncAt: noon, syncWriterEpoch: 1, sinceSync: 0 })));
  for (const action of deeds) {
    if (action.do === 'wait') world.now += action.ms;
    if (action.do === 'deliver') deliver(world);
    if (action.do === 'takeOver') takeOver(world);
    if (action.do !== 'say') continue;
    const own = world.syncs.filter(({ syncWriterEpoch }) => syncWriterEpoch === world.state.writerEpoch);
    const sync = own[action.sync % own.length];
    const origin = action.origin === null ? undefined : world.syncs[action.origin % world.syncs.length];
    if (!sync) continue;
    const claim = { ...sync, sinceSync: action.offset };
    world.held.push({
      event: action.event,
      ...claim,
      ...(origin && { origin: { ...origin, sinceSync: action.offset } }),
    });
  }
  world.now += 1000;
  deliver(world);
  return world;
};

describe('for any claims of a browser', () => {
  test('no answer counts that was received after its end and the grace period', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 5, maxLength: 40, size: 'max' }), (deeds) => {
        for (const { answer, receivedAt, before } of cheat(deeds).taken) {
          if (!answer) continue;
          const end = endIn(before, answer.questionId);
          expect(receivedAt).toBeLessThan(end + graceSeconds * 1000);
          expect(answer.dueAt === null ? receivedAt < end : answer.dueAt <= end).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('no answer counts after submission, or in a section that was already left', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 5, maxLength: 40, size: 'max' }), (deeds) => {
        const { taken } = cheat(deeds);
        const handIn = taken.find(({ event, verdict }) => event.kind === 'submitted' && verdict.is === 'applied');
        for (const { seq, answer, before } of taken) {
          if (!answer) continue;
          expect(seq).toBeLessThan(handIn?.seq ?? Infinity);
          const place = findQuestionLocation(listNavigationUnits(blueprint, before.routes), answer.questionId);
          expect(before.navigationUnits[place?.unit.id ?? '']?.closedBy).not.toBe('student');
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('the journal as received leads to the same state', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 5, maxLength: 40, size: 'max' }), (deeds) => {
        const { log, state, now } = cheat(deeds);
        let again = createAttemptState();
        for (const entry of log) {
          if ('writerEpoch' in entry) {
            const event = { kind: 'taken-over' as const, writerEpoch: entry.writerEpoch };
            again = advanceByServer(again, event, { blueprint, now: entry.at, window }).state;
            continue;
          }
          const { event, receivedAt } = entry;
          const outcome = applyBatch(again, [{ ...event, receivedAt }], { blueprint, moment: { now, window } });
          if (outcome.ok) again = outcome.value.state;
        }
        expect(again).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });
});

test('the answers that an honest browser gives in time count, whenever they arrive within the grace period', () => {
  const step = fc.record({
    ms: fc.integer({ min: 1, max: 3000 }),
    delivers: fc.boolean(),
    value: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const world = aWorld();
      const say = (event: AttemptEvent): void => {
        const sync = world.syncs.at(-1) ?? { syncAt: noon, syncWriterEpoch: 1 };
        world.held.push({ event, ...sync, sinceSync: world.now - sync.syncAt });
      };
      say({ kind: 'started' });
      say({ kind: 'section-entered', sectionId: 'drill' });
      const input = new Map<number, unknown>();
      let itemEndsAt = 0;
      let heldSince = world.now;
      steps.forEach(({ ms, delivers, value }, index) => {
        // Three items of five seconds, each entered when the previous one is left or has ended.
        const item = Math.min(3, Math.floor(index / 4) + 1);
        if (index % 4 === 0 && index < 12) {
          say({ kind: 'question-entered', questionId: item });
          itemEndsAt = world.now + 5000;
        }
        if (world.now < itemEndsAt) {
          say({ kind: 'answered', questionId: item, value });
          input.set(item, value);
        }
        world.now += ms;
        if (!delivers && world.now - heldSince + 3000 < graceSeconds * 1000) return;
        deliver(world);
        heldSince = world.now;
      });
      deliver(world);
      const answers = new Map<number, unknown>();
      for (const { answer } of world.taken) if (answer) answers.set(answer.questionId, answer.value);
      expect(answers).toEqual(input);
    }),
    { numRuns: 1000 },
  );
});
