import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import type { AssignmentChoices } from '../blueprint/index.ts';
import { chooseRoute, isRouterEntered, findPendingRoute } from './routing.ts';
import { createAttemptState } from './state.ts';
import {
  answerQuestion,
  at,
  buildWindow,
  enterQuestion,
  enterSection,
  finishSection,
  now,
  playStory,
  startEvent,
  advanceOnce,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';

const router = { earned: 200, possible: 200 };

const clock = buildClockRule(600);
const math = buildSectionRule('math', {
  navigation: 'part',
  parts: [buildPartRule('first', { clock }), buildPartRule('hard', { clock }), buildPartRule('easy', { clock })],
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
  buildBlueprint({ sections: [math, buildSectionRule('writing', { clock })], filled }, choices);
const blueprint = blueprintWith();
const inRouter = [startEvent, enterSection(0, 'math'), enterQuestion(0, 1), answerQuestion(10, 1)];

const chosen = (seconds: number, partId = 'hard') => {
  const { state } = playStory(blueprint, [...inRouter, finishSection(60, 'math')]);
  return chooseRoute(state, blueprint, { partId, router, at: at(seconds) });
};

describe('at the end of the first module', () => {
  test('what led to the choice is stored with it', () => {
    expect(chosen(70)).toMatchObject({ routes: { math: 'hard' }, routerPoints: { math: router } });
  });

  test('the attempt waits without a clock, after a click or after the clock, for any length of time', () => {
    const pressed = playStory(blueprint, [...inRouter, finishSection(60, 'math')]).state;
    expect(pressed.status).toBe('routing');
    expect(findPendingRoute(pressed, blueprint)).toMatchObject({ section: { id: 'math' }, since: at(60) });
    const inTime = playStory(blueprint, inRouter).state;
    expect(buildTimeline(inTime, blueprint, now(601))).toMatchObject({
      status: 'routing',
      secondsLeft: null,
      clocks: [],
    });
    expect(buildTimeline(pressed, blueprint, now(80_000)).status).toBe('routing');
  });

  test('nothing in the section can be entered or changed while it waits, and the window’s end closes the attempt', () => {
    const { state } = playStory(blueprint, [...inRouter, finishSection(60, 'math')]);
    expect(advanceOnce(state, blueprint, enterSection(70, 'writing')).verdict).toEqual({
      is: 'rejected',
      why: 'notNow',
    });
    expect(advanceOnce(state, blueprint, answerQuestion(70, 1)).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
    expect(buildTimeline(state, blueprint, now(86_401))).toMatchObject({ status: 'closed', closedBy: 'window' });
  });

  test('the chosen module is entered with its full time, and the other one cannot be entered', () => {
    const { state } = playStory(blueprint, [enterSection(5000, 'math', 'hard'), enterQuestion(5000, 3)], chosen(4000));
    expect(buildTimeline(state, blueprint, now(5000))).toMatchObject({ status: 'running', secondsLeft: 600 });
    expect(advanceOnce(state, blueprint, answerQuestion(5001, 3)).answer).not.toBeNull();
    expect(advanceOnce(state, blueprint, answerQuestion(5001, 4)).verdict).toEqual({
      is: 'invalid',
      why: 'unknownQuestion',
    });
    expect(advanceOnce(state, blueprint, enterSection(5001, 'math', 'easy')).verdict).toEqual({
      is: 'invalid',
      why: 'unknownSection',
    });
  });

  test('the first module stays closed; answers given in time that arrive later still count', () => {
    const { state } = playStory(blueprint, [enterSection(100, 'math', 'easy')], chosen(90, 'easy'));
    expect(advanceOnce(state, blueprint, enterQuestion(101, 2)).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
    expect(advanceOnce(state, blueprint, enterSection(101, 'math', 'first')).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
    const late = advanceOnce(state, blueprint, { ...answerQuestion(50, 2), receivedAt: 200 });
    expect(late.verdict).toEqual({ is: 'applied', lateDelivered: true });
  });

  test('the clock of the whole exam is stopped, unless it was already over', () => {
    const timed = blueprintWith({ timeLimitSeconds: 1000 });
    const { state } = playStory(timed, [...inRouter, finishSection(60, 'math')]);
    expect(buildTimeline(state, timed, now(5000)).status).toBe('routing');
    const later = chooseRoute(state, timed, { partId: 'hard', router, at: at(5000) });
    const { state: inside } = playStory(timed, [enterSection(5000, 'math', 'hard')], later);
    expect(buildTimeline(inside, timed, now(5000)).secondsLeft).toBe(940);
    expect(buildTimeline(inside, timed, now(5941))).toMatchObject({ status: 'closed', closedBy: 'clock' });
    const slow = playStory(timed, inRouter).state;
    expect(buildTimeline(slow, timed, now(1001))).toMatchObject({ status: 'closed', closedAt: at(1000) });
  });

  test('no module is chosen if the attempt does not wait for one', () => {
    const { state } = playStory(blueprint, inRouter);
    expect(findPendingRoute(state, blueprint)).toBeNull();
    expect(chooseRoute(state, blueprint, { partId: 'hard', router, at: at(20) })).toBe(state);
    const before = chosen(90);
    expect(chooseRoute(before, blueprint, { partId: 'easy', router, at: at(99) })).toBe(before);
  });

  test('a router counts as entered once its section was entered', () => {
    const [section] = blueprint.sections;
    if (!section) throw new Error('no section');
    expect(isRouterEntered(createAttemptState(), section)).toBe(false);
    expect(isRouterEntered(playStory(blueprint, inRouter, createAttemptState()).state, section)).toBe(true);
  });

  test('extending the window reopens an attempt that waited for routing in the same state', () => {
    const { state } = playStory(blueprint, [...inRouter, finishSection(60, 'math')]);
    const submitted = advanceOnce(state, blueprint, { at: 70, event: { kind: 'submitted' } }).state;
    expect(submitted.status).toBe('closed');
    const closed = buildTimeline(state, blueprint, now(200, buildWindow({ closesAt: at(100) })));
    expect(closed.status).toBe('closed');
    expect(buildTimeline(state, blueprint, now(200)).status).toBe('routing');
  });
});
