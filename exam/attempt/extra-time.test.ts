import { describe, expect, test } from 'vitest';
import { extendBlueprint } from '../blueprint/index.ts';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '../blueprint/testing.ts';
import { chooseRoute } from './routing.ts';
import { createAttemptState } from './state.ts';
import {
  advanceOnce,
  answerQuestion,
  at,
  enterQuestion,
  enterSection,
  finishSection,
  now,
  playSet,
  playStory,
  startEvent,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';

const allRight = { earned: 200, possible: 200 };

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
  breakAfter: buildBreakRule(600, { endsEarly: false, ends: 'byStudent' }),
});
const blueprint = extendBlueprint(
  buildBlueprint({
    sections: [math, buildSectionRule('writing', { clock })],
    filled: [
      { section: 'math', part: 'first', sets: [[1, 2]] },
      { section: 'math', part: 'hard', sets: [[3]] },
      { section: 'math', part: 'easy', sets: [[4]] },
      { section: 'writing', sets: [[5]] },
    ],
  }),
  50,
);
const inRouter = [startEvent, enterSection(0, 'math'), enterQuestion(0, 1)];

describe('time and a half in a test that adapts', () => {
  test('an answer counts until the end of the longer clock, and is late at it', () => {
    const open = playStory(blueprint, inRouter).state;
    expect(advanceOnce(open, blueprint, answerQuestion(899, 1)).verdict).toEqual({
      ...{ is: 'applied', lateDelivered: false },
    });
    expect(advanceOnce(open, blueprint, answerQuestion(900, 1)).verdict.is).toBe('rejected');
  });

  test('the module that was chosen and the section after it last as long as the first', () => {
    const routing = playStory(blueprint, [...inRouter, finishSection(60, 'math')]).state;
    const second = chooseRoute(routing, blueprint, { partId: 'hard', router: allRight, at: at(70) });
    const entered = playStory(blueprint, [enterSection(80, 'math', 'hard')], second).state;
    expect(buildTimeline(entered, blueprint, now(80)).secondsLeft).toBe(900);
    expect(buildTimeline(entered, blueprint, now(979)).status).toBe('running');
    expect(buildTimeline(entered, blueprint, now(980)).status).toBe('break');
    const last = playStory(
      blueprint,
      [{ at: 1880, event: { kind: 'break-ended' } }, { ...enterSection(1890, 'writing') }],
      entered,
    ).state;
    expect(buildTimeline(last, blueprint, now(1890)).secondsLeft).toBe(900);
    expect(buildTimeline(last, blueprint, now(2790))).toMatchObject({ status: 'closed', closedBy: 'clock' });
  });

  test('the break that cannot be ended early is longer, and is ended at any time after its own length', () => {
    const routing = playStory(blueprint, [...inRouter, finishSection(60, 'math')]).state;
    const second = chooseRoute(routing, blueprint, { partId: 'easy', router: allRight, at: at(70) });
    const resting = playStory(blueprint, [enterSection(80, 'math', 'easy'), finishSection(100, 'math')], second).state;
    expect(buildTimeline(resting, blueprint, now(100)).breakSecondsLeft).toBe(900);
    const endBreakAt = (seconds: number) =>
      advanceOnce(resting, blueprint, { at: seconds, event: { kind: 'break-ended' } }).verdict;
    expect(endBreakAt(699)).toEqual({ is: 'rejected', why: 'onBreak' });
    expect(endBreakAt(700).is).toBe('applied');
  });

  test('minutes that a teacher adds come on top, on the first clock', () => {
    const state = playStory(blueprint, inRouter, createAttemptState(120)).state;
    expect(buildTimeline(state, blueprint, now(0)).secondsLeft).toBe(1020);
  });
});

test('with time and a half a recording lasts as long as it lasts, and the answer after it half as long again', () => {
  const windows = { prepSeconds: 20, responseSeconds: 60 };
  const speakingTask = extendBlueprint(
    buildBlueprint({
      sections: [buildSectionRule('speaking', { navigation: 'none', parts: [buildPartRule('main', { windows })] })],
      filled: [{ section: 'speaking', sets: [[1]], audioSeconds: 40 }],
    }),
    50,
  );
  const { state } = playStory(speakingTask, [
    ...[startEvent, enterSection(0, 'speaking'), enterQuestion(0, 1), playSet(0, 1001)],
  ]);
  const phaseAfter = (seconds: number) => buildTimeline(state, speakingTask, now(seconds)).phase;
  expect([39, 40, 69, 70, 159, 160].map(phaseAfter)).toEqual([
    ...['listen', 'prep', 'prep', 'response', 'response', 'over'],
  ]);
});
