import { describe, expect, test } from 'vitest';
import { legsOf } from '../blueprint/index.ts';
import { aBlueprint, aClock, aPart, aSection } from '../blueprint/testing.ts';
import { arrivalSeconds, giveContent, isContentGiven, isContentHeld, legAsked } from './content.ts';
import { settled } from './flow.ts';
import { chooseRoute } from './routing.ts';
import { at, aWindow, enter, finish, now, played, started, stepOf, type Timed } from './testing.ts';
import { timelineOf } from './timeline.ts';
import type { AttemptState } from './types.ts';

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
const sections = [
  aSection('reading', { clock, navigation: 'none', parts: [aPart('one'), aPart('two')] }),
  aSection('listening', { clock }),
  math,
];
const filled = [
  { section: 'reading', part: 'one', sets: [[1]] },
  { section: 'reading', part: 'two', sets: [[2]] },
  { section: 'listening', sets: [[3]], audioSeconds: 60 },
  { section: 'math', part: 'first', sets: [[11]] },
  { section: 'math', part: 'hard', sets: [[12]] },
  { section: 'math', part: 'easy', sets: [[13]] },
];
const blueprint = aBlueprint({ sections, filled });

const ask = (seconds: number, sectionId: string, partId?: string): Timed => ({
  at: seconds,
  event: { kind: 'section-asked', sectionId, ...(partId !== undefined && { partId }) },
});
const given = (state: AttemptState, rules = blueprint): string[] =>
  legsOf(rules, state.routes).flatMap((leg) => (isContentGiven(state, rules, leg) ? [leg.id] : []));

test('practice, and a test of one section that does not adapt, hold nothing back', () => {
  const one = aBlueprint({ sections: [aSection('math')], filled: [{ section: 'math', sets: [[1]] }] });
  expect(isContentHeld(one)).toBe(false);
  expect(isContentHeld(aBlueprint({ sections, filled }, { mode: 'practice' }))).toBe(false);
  expect(isContentHeld(blueprint)).toBe(true);
});

test('nothing is given before it was asked for, and a section that is asked for comes alone and whole', () => {
  const begun = played(blueprint, [started]).state;
  expect(given(begun)).toEqual([]);
  const asked = stepOf(begun, blueprint, ask(10, 'reading')).state;
  expect(given(asked)).toEqual([]);
  expect(legAsked(asked, blueprint)?.id).toBe('reading/one');
  const state = giveContent(asked, blueprint, at(12));
  expect(given(state)).toEqual(['reading/one', 'reading/two']);
  expect(state.waits).toEqual([{ sectionId: 'reading', from: at(10), until: at(12) }]);
});

test('the one section of a paper is there from the beginning, its second module only when it is asked for', () => {
  const short = aBlueprint({ sections: [math], filled: filled.slice(3) });
  const begun = played(short, [started]).state;
  expect(given(begun, short)).toEqual(['math/first']);
  const left = played(short, [started, enter(1, 'math'), finish(60, 'math')]).state;
  const routed = chooseRoute(left, short, { partId: 'hard', at: at(70) });
  expect(given(routed, short)).toEqual(['math/first']);
  expect(routed.waits).toEqual([{ sectionId: 'math', from: at(60), until: at(70) }]);
  const asked = stepOf(routed, short, ask(80, 'math', 'hard')).state;
  expect(given(giveContent(asked, short, at(80)), short)).toEqual(['math/first', 'math/hard']);
});

describe('what is ahead is not to be had', () => {
  const inReading = played(blueprint, [started, enter(0, 'reading')]).state;

  test.each([
    ['while a section is open', inReading, ask(5, 'listening'), 'notOpen'],
    ['by passing one over', played(blueprint, [started]).state, ask(5, 'listening'), 'notOpen'],
    ['twice', inReading, ask(5, 'reading'), 'alreadyDone'],
  ] as const)('%s', (_, state, event, why) => {
    expect(stepOf(state, blueprint, event).verdict).toEqual({ is: 'kept', why });
  });

  test('a section that was entered is given, with its clock running', () => {
    expect(given(inReading)).toEqual(['reading/one', 'reading/two']);
    expect(timelineOf(inReading, blueprint, now(100)).secondsLeft).toBe(500);
  });
});

const atBorder = played(blueprint, [started, enter(0, 'reading'), finish(60, 'reading'), finish(61, 'reading')]).state;

describe('what was given begins', () => {
  const asked = stepOf(atBorder, blueprint, ask(100, 'listening')).state;
  const state = giveContent(asked, blueprint, at(5000));

  test('when it is entered, with the whole clock, however long the network was away before it was given', () => {
    expect(timelineOf(asked, blueprint, now(4999))).toMatchObject({ status: 'running', secondsLeft: null });
    const entered = stepOf(state, blueprint, enter(5020, 'listening')).state;
    expect(timelineOf(entered, blueprint, now(5020)).secondsLeft).toBe(600);
  });

  test('by itself once it had time to arrive: longer where recordings come with it', () => {
    const end = 5000 + arrivalSeconds.recordings;
    expect(timelineOf(state, blueprint, now(end - 0.001)).secondsLeft).toBeNull();
    expect(timelineOf(state, blueprint, now(end + 10)).secondsLeft).toBe(590);
    const reading = giveContent(played(blueprint, [started, ask(0, 'reading')]).state, blueprint, at(0));
    expect(timelineOf(reading, blueprint, now(arrivalSeconds.text + 10)).secondsLeft).toBe(590);
  });
});

test('the clock of the whole stands still until what was asked for is given, unless it was over before', () => {
  const timed = aBlueprint({ sections, filled }, { timeLimitSeconds: 1000 });
  const story = [started, enter(0, 'reading'), finish(60, 'reading'), finish(61, 'reading'), ask(100, 'listening')];
  const waiting = played(timed, story).state;
  const window = aWindow();
  expect(settled(waiting, timed, { at: at(2000), window }).status).toBe('running');
  const state = giveContent(waiting, timed, at(2000));
  const entered = stepOf(state, timed, enter(2000, 'listening')).state;
  expect(timelineOf(entered, timed, now(2000)).secondsLeft).toBe(900);
  const late = stepOf(played(timed, story.slice(0, 4)).state, timed, ask(1001, 'listening'));
  expect(late.verdict).toEqual({ is: 'kept', why: 'handedIn' });
});

test('sections between which one comes and goes are given together', () => {
  const free = [aSection('a', { navigation: 'exam' }), aSection('b', { navigation: 'exam' })];
  const rules = aBlueprint({
    sections: free,
    filled: [
      { section: 'a', sets: [[1]] },
      { section: 'b', sets: [[2]] },
    ],
  });
  const state = giveContent(played(rules, [started, ask(0, 'a')]).state, rules, at(1));
  expect(given(state, rules)).toEqual(['a', 'b']);
});
