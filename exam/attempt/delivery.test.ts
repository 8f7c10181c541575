import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from './replay.ts';
import {
  applyAction,
  createWorld,
  deliverAll,
  lastSeen,
  findLostAnswers,
  findStrayValues,
  type Action,
} from './testing/delivery-model.ts';
import { lastWritten, replayServer, storedAnswers } from './testing/delivery-server.ts';
import { expandPatches } from './text-patching.ts';

const question = fc.integer({ min: 1, max: 4 });
const which = fc.nat({ max: 2 });

// Emoji with variation selectors, mathematical digits, joined emoji: sequences that must not be split.
const scrap = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '墨',
    '砚台',
    '\u{1F58B}\uFE0F',
    '\u{1D7D8}',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  ),
  fc.string({ minLength: 300, maxLength: 500 }),
);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('edit'),
      window: which,
      question: fc.integer({ min: 3, max: 4 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.oneof(fc.constant(0), fc.nat({ max: 3 }), fc.nat({ max: 400 })),
      insert: scrap,
      typed: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type'),
      window: which,
      question,
      value: fc.option(fc.string({ maxLength: 3 })),
      typed: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send'), window: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sendAhead'), window: which }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('arrive'), message: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose'), message: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('duplicate'), message: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), window: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeOver'), window: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sync'), window: which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), milliseconds: fc.integer({ min: 1, max: 20_000 }) }) },
) as fc.Arbitrary<Action>;

const story = fc.record({
  wallErrors: fc.tuple(
    fc.integer({ min: -7_200_000, max: 7_200_000 }),
    fc.integer({ min: -7_200_000, max: 7_200_000 }),
  ),
  actions: fc.array(action, { maxLength: 80, size: 'max' }),
});

const shown = (values: Record<number, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

describe('for any behaviour of the network, the browsers and their clocks', () => {
  test('the server ends with exactly what was last displayed to the student', () => {
    fc.assert(
      fc.property(story, ({ wallErrors, actions }) => {
        const world = createWorld(wallErrors);
        for (const action of actions) applyAction(world, action);
        deliverAll(world);
        expect(storedAnswers(world.server)).toEqual(lastSeen(world));
        expect(findStrayValues(world)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('nothing is removed from a journal before the server stores it, and `saved` is displayed only if that is true', () => {
    fc.assert(
      fc.property(story, ({ wallErrors, actions }) => {
        const world = createWorld(wallErrors);
        for (const action of actions) {
          applyAction(world, action);
          expect(findLostAnswers(world)).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('replaying the stored journal gives the same state and the same answers', () => {
    fc.assert(
      fc.property(story, ({ wallErrors, actions }) => {
        const world = createWorld(wallErrors);
        for (const action of actions) applyAction(world, action);
        deliverAll(world);
        expect(replayServer(world.server)).toEqual(world.server);
        const { whole: full, misfit } = expandPatches(world.server.events, {});
        expect(misfit).toBeNull();
        const texts = replay(full.map(({ event }) => event)).answers;
        expect({ ...texts }).toEqual(shown(lastWritten(world.server)));
      }),
      { numRuns: 1000 },
    );
  });
});

test('an answer that waited offline does not overwrite a later one from another device', () => {
  const world = createWorld([0, 3_600_000]);
  const type = (window: number, value: string): void =>
    applyAction(world, { do: 'type', window, question: 1, value, typed: false });
  applyAction(world, { do: 'send', window: 0 });
  applyAction(world, { do: 'arrive', message: 0 });
  type(0, 'early');
  applyAction(world, { do: 'takeOver', window: 2 });
  type(2, 'late');
  applyAction(world, { do: 'send', window: 2 });
  applyAction(world, { do: 'arrive', message: 1 });
  applyAction(world, { do: 'takeOver', window: 0 });
  applyAction(world, { do: 'reload', window: 0 });
  deliverAll(world);
  expect(storedAnswers(world.server)).toEqual({ 1: 'late#2' });
});
