import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAction, createWorld, deliverAll, hasArrived, type Action, type World } from './model/outbox-world.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd');
const which = fc.nat({ max: 5 });

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('change' as const), key }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), key }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('arrive' as const), which }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('respond' as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lose' as const), which }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('write' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('endWrite' as const), hasRoom: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('changeElsewhere' as const), key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('endElsewhere' as const), hasRoom: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resolve' as const), key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard' as const), key }) },
);
const story = fc.array(action, { maxLength: 80, size: 'max' });
const lanes = fc.constantFrom('one' as const, 'each' as const);
const batch = fc.integer({ min: 1, max: 3 });

const forAnyStory = (check: (world: World, actions: readonly Action[]) => void, merges: boolean): void =>
  fc.assert(
    fc.property(story, lanes, batch, (actions, laneKind, batchSize) =>
      check(createWorld({ lanes: laneKind, batchSize, merges }), actions),
    ),
    { numRuns: 1000 },
  );

describe.each([
  ['values that replace each other', false],
  ['values that are merged', true],
])('%s, for any behaviour of the network, the device and the page', (_, merges) => {
  test('at each moment nothing is lost, repeated differently, sent twice at once, or wrongly shown as stored on the device', () => {
    forAnyStory((world, actions) => {
      for (const step of actions) {
        applyAction(world, step);
        expect(world.faults).toEqual([]);
      }
    }, merges);
  });

  test('with a working network and device everything arrives except refused values and those that wait for a choice, which stay', () => {
    forAnyStory((world, actions) => {
      for (const step of actions) applyAction(world, step);
      deliverAll(world);
      expect(world.faults).toEqual([]);
      const waiting = [...world.state.items.values()].map(({ phase }) => phase.is);
      expect(waiting.filter((phase) => phase !== 'refused' && phase !== 'aside')).toEqual([]);
      expect([...world.device.keys()].sort()).toEqual([...world.state.items.keys()].sort());
      for (const [name, value] of world.latest) {
        const isWaiting = world.state.items.get(name)?.value === value;
        expect(isWaiting || hasArrived(world, name, value)).toBe(true);
      }
    }, merges);
  });
});
