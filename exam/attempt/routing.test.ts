import { describe, expect, test } from 'vitest';
import { aBlueprint, aClock, aPart, aSection } from '../blueprint/testing.ts';
import type { AssignmentChoices } from '../blueprint/index.ts';
import { chooseRoute, isRouterMet, waitingForModule } from './routing.ts';
import { freshAttempt } from './state.ts';
import { answer, at, aWindow, come, enter, finish, now, played, started, stepOf } from './testing.ts';
import { timelineOf } from './timeline.ts';

const clock = aClock(600);
const math = aSection('math', {
  navigation: 'part',
  parts: [aPart('first', { clock }), aPart('hard', { clock }), aPart('easy', { clock })],
  adaptive: {
    kind: 'two-stage',
    router: 'first',
    routes: [
      { part: 'hard', atLeastPercent: 60 },
      { part: 'easy', atLeastPercent: 0 },
    ],
    estimate: true,
  },
});
const filled = [
  { section: 'math', part: 'first', sets: [[1, 2]] },
  { section: 'math', part: 'hard', sets: [[3]] },
  { section: 'math', part: 'easy', sets: [[4]] },
  { section: 'writing', sets: [[5]] },
];
const blueprintWith = (choices: Partial<AssignmentChoices> = {}) =>
  aBlueprint({ sections: [math, aSection('writing', { clock })], filled }, choices);
const blueprint = blueprintWith();
const inRouter = [started, enter(0, 'math'), come(0, 1), answer(10, 1)];

const chosen = (seconds: number, partId = 'hard') => {
  const { state } = played(blueprint, [...inRouter, finish(60, 'math')]);
  return chooseRoute(state, blueprint, { partId, at: at(seconds) });
};

describe('at the border of a module', () => {
  test('the attempt waits without a clock, by the press or by the clock, however long that takes', () => {
    const pressed = played(blueprint, [...inRouter, finish(60, 'math')]).state;
    expect(pressed.status).toBe('routing');
    expect(waitingForModule(pressed, blueprint)).toMatchObject({ section: { id: 'math' }, since: at(60) });
    const inTime = played(blueprint, inRouter).state;
    expect(timelineOf(inTime, blueprint, now(601))).toMatchObject({ status: 'routing', secondsLeft: null, clocks: [] });
    expect(timelineOf(pressed, blueprint, now(80_000)).status).toBe('routing');
  });

  test('nothing of the section can be entered or changed while it waits, and the end of the window is an end', () => {
    const { state } = played(blueprint, [...inRouter, finish(60, 'math')]);
    expect(stepOf(state, blueprint, enter(70, 'writing')).verdict).toEqual({ is: 'kept', why: 'notNow' });
    expect(stepOf(state, blueprint, answer(70, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(timelineOf(state, blueprint, now(86_401))).toMatchObject({ status: 'closed', closedBy: 'window' });
  });

  test('the module that was chosen is entered with its whole clock, the other one never is', () => {
    const { state } = played(blueprint, [enter(5000, 'math', 'hard'), come(5000, 3)], chosen(4000));
    expect(timelineOf(state, blueprint, now(5000))).toMatchObject({ status: 'running', secondsLeft: 600 });
    expect(stepOf(state, blueprint, answer(5001, 3)).answer).not.toBeNull();
    expect(stepOf(state, blueprint, answer(5001, 4)).verdict).toEqual({ is: 'refused', why: 'unknownQuestion' });
    expect(stepOf(state, blueprint, enter(5001, 'math', 'easy')).verdict).toEqual({
      is: 'refused',
      why: 'unknownSection',
    });
  });

  test('the module that was left stays left; what was given in time and comes late still counts', () => {
    const { state } = played(blueprint, [enter(100, 'math', 'easy')], chosen(90, 'easy'));
    expect(stepOf(state, blueprint, come(101, 2)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, enter(101, 'math', 'first')).verdict).toEqual({
      is: 'kept',
      why: 'sectionClosed',
    });
    const late = stepOf(state, blueprint, { ...answer(50, 2), receivedAt: 200 });
    expect(late.verdict).toEqual({ is: 'applied', lateDelivered: true });
  });

  test('the clock of the whole stands still, unless it was over before', () => {
    const timed = blueprintWith({ timeLimitSeconds: 1000 });
    const { state } = played(timed, [...inRouter, finish(60, 'math')]);
    expect(timelineOf(state, timed, now(5000)).status).toBe('routing');
    const later = chooseRoute(state, timed, { partId: 'hard', at: at(5000) });
    const { state: inside } = played(timed, [enter(5000, 'math', 'hard')], later);
    expect(timelineOf(inside, timed, now(5000)).secondsLeft).toBe(940);
    expect(timelineOf(inside, timed, now(5941))).toMatchObject({ status: 'closed', closedBy: 'clock' });
    const slow = played(timed, inRouter).state;
    expect(timelineOf(slow, timed, now(1001))).toMatchObject({ status: 'closed', closedAt: at(1000) });
  });

  test('nothing is chosen where nothing waits', () => {
    const { state } = played(blueprint, inRouter);
    expect(waitingForModule(state, blueprint)).toBeNull();
    expect(chooseRoute(state, blueprint, { partId: 'hard', at: at(20) })).toBe(state);
    const before = chosen(90);
    expect(chooseRoute(before, blueprint, { partId: 'easy', at: at(99) })).toBe(before);
  });

  test('a router is met once it was entered', () => {
    const [section] = blueprint.sections;
    if (!section) throw new Error('no section');
    expect(isRouterMet(freshAttempt(), section)).toBe(false);
    expect(isRouterMet(played(blueprint, inRouter, freshAttempt()).state, section)).toBe(true);
  });

  test('a window that moves reopens an attempt that waited as one that waits', () => {
    const { state } = played(blueprint, [...inRouter, finish(60, 'math')]);
    const submitted = stepOf(state, blueprint, { at: 70, event: { kind: 'submitted' } }).state;
    expect(submitted.status).toBe('closed');
    const closed = timelineOf(state, blueprint, now(200, aWindow({ closesAt: at(100) })));
    expect(closed.status).toBe('closed');
    expect(timelineOf(state, blueprint, now(200)).status).toBe('routing');
  });
});
