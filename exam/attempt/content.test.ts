import { describe, expect, test } from 'vitest';
import { listNavigationUnits } from '../blueprint/index.ts';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import {
  contentArrivalSeconds,
  releaseContent,
  isContentReleased,
  isContentReleasedInStages,
  findRequestedUnit,
} from './content.ts';
import { applyElapsedTime } from './transitions.ts';
import { chooseRoute } from './routing.ts';
import {
  at,
  buildWindow,
  enterSection,
  finishSection,
  now,
  playStory,
  startEvent,
  advanceOnce,
  type TimedEvent,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';
import type { AttemptState } from './types.ts';

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
});
const sections = [
  buildSectionRule('reading', { clock, navigation: 'none', parts: [buildPartRule('one'), buildPartRule('two')] }),
  buildSectionRule('listening', { clock }),
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
const blueprint = buildBlueprint({ sections, filled });

const ask = (seconds: number, sectionId: string, partId?: string): TimedEvent => ({
  at: seconds,
  event: { kind: 'section-asked', sectionId, ...(partId !== undefined && { partId }) },
});
const input = (state: AttemptState, rules = blueprint): string[] =>
  listNavigationUnits(rules, state.routes).flatMap((unit) => (isContentReleased(state, rules, unit) ? [unit.id] : []));

test('practice, and a test with one section that is not adaptive, deliver all content at once', () => {
  const item = buildBlueprint({ sections: [buildSectionRule('math')], filled: [{ section: 'math', sets: [[1]] }] });
  expect(isContentReleasedInStages(item)).toBe(false);
  expect(isContentReleasedInStages(buildBlueprint({ sections, filled }, { mode: 'practice' }))).toBe(false);
  expect(isContentReleasedInStages(blueprint)).toBe(true);
});

test('nothing is delivered before it is requested, and a requested section is delivered alone and completely', () => {
  const begun = playStory(blueprint, [startEvent]).state;
  expect(input(begun)).toEqual([]);
  const requested = advanceOnce(begun, blueprint, ask(10, 'reading')).state;
  expect(input(requested)).toEqual([]);
  expect(findRequestedUnit(requested, blueprint)?.id).toBe('reading/one');
  const state = releaseContent(requested, blueprint, at(12));
  expect(input(state)).toEqual(['reading/one', 'reading/two']);
  expect(state.waits).toEqual([{ sectionId: 'reading', from: at(10), until: at(12) }]);
});

test('the only section of a paper is delivered at the start, its second module only on request', () => {
  const short = buildBlueprint({ sections: [math], filled: filled.slice(3) });
  const begun = playStory(short, [startEvent]).state;
  expect(input(begun, short)).toEqual(['math/first']);
  const left = playStory(short, [startEvent, enterSection(1, 'math'), finishSection(60, 'math')]).state;
  const routed = chooseRoute(left, short, { partId: 'hard', router: allRight, at: at(70) });
  expect(input(routed, short)).toEqual(['math/first']);
  expect(routed.waits).toEqual([{ sectionId: 'math', from: at(60), until: at(70) }]);
  const requested = advanceOnce(routed, short, ask(80, 'math', 'hard')).state;
  expect(input(releaseContent(requested, short, at(80)), short)).toEqual(['math/first', 'math/hard']);
});

describe('later content cannot be requested', () => {
  const inReading = playStory(blueprint, [startEvent, enterSection(0, 'reading')]).state;

  test.each([
    ['while a section is open', inReading, ask(5, 'listening'), 'notOpen'],
    [
      'while an earlier section was not taken',
      playStory(blueprint, [startEvent]).state,
      ask(5, 'listening'),
      'notOpen',
    ],
    ['twice', inReading, ask(5, 'reading'), 'alreadyDone'],
  ] as const)('%s', (_, state, event, why) => {
    expect(advanceOnce(state, blueprint, event).verdict).toEqual({ is: 'rejected', why });
  });

  test('a section that was entered is delivered, with its clock running', () => {
    expect(input(inReading)).toEqual(['reading/one', 'reading/two']);
    expect(buildTimeline(inReading, blueprint, now(100)).secondsLeft).toBe(500);
  });
});

const atBorder = playStory(blueprint, [
  startEvent,
  enterSection(0, 'reading'),
  finishSection(60, 'reading'),
  finishSection(61, 'reading'),
]).state;

describe('the clock of delivered content starts', () => {
  const requested = advanceOnce(atBorder, blueprint, ask(100, 'listening')).state;
  const state = releaseContent(requested, blueprint, at(5000));

  test('with its full time when the section is entered, however long the network was down before delivery', () => {
    expect(buildTimeline(requested, blueprint, now(4999))).toMatchObject({ status: 'running', secondsLeft: null });
    const entered = advanceOnce(state, blueprint, enterSection(5020, 'listening')).state;
    expect(buildTimeline(entered, blueprint, now(5020)).secondsLeft).toBe(600);
  });

  test('automatically after the time for loading, which is longer with recordings', () => {
    const end = 5000 + contentArrivalSeconds.recordings;
    expect(buildTimeline(state, blueprint, now(end - 0.001)).secondsLeft).toBeNull();
    expect(buildTimeline(state, blueprint, now(end + 10)).secondsLeft).toBe(590);
    const reading = releaseContent(playStory(blueprint, [startEvent, ask(0, 'reading')]).state, blueprint, at(0));
    expect(buildTimeline(reading, blueprint, now(contentArrivalSeconds.text + 10)).secondsLeft).toBe(590);
  });
});

test('the clock of the whole exam is stopped until the requested content is delivered, unless it was already over', () => {
  const timed = buildBlueprint({ sections, filled }, { timeLimitSeconds: 1000 });
  const story = [
    startEvent,
    enterSection(0, 'reading'),
    finishSection(60, 'reading'),
    finishSection(61, 'reading'),
    ask(100, 'listening'),
  ];
  const waiting = playStory(timed, story).state;
  const window = buildWindow();
  expect(applyElapsedTime(waiting, timed, { at: at(2000), window }).status).toBe('running');
  const state = releaseContent(waiting, timed, at(2000));
  const entered = advanceOnce(state, timed, enterSection(2000, 'listening')).state;
  expect(buildTimeline(entered, timed, now(2000)).secondsLeft).toBe(900);
  const late = advanceOnce(playStory(timed, story.slice(0, 4)).state, timed, ask(1001, 'listening'));
  expect(late.verdict).toEqual({ is: 'rejected', why: 'handedIn' });
});

test('sections with free navigation between them are delivered together', () => {
  const free = [buildSectionRule('a', { navigation: 'exam' }), buildSectionRule('b', { navigation: 'exam' })];
  const rules = buildBlueprint({
    sections: free,
    filled: [
      { section: 'a', sets: [[1]] },
      { section: 'b', sets: [[2]] },
    ],
  });
  const state = releaseContent(playStory(rules, [startEvent, ask(0, 'a')]).state, rules, at(1));
  expect(input(state, rules)).toEqual(['a', 'b']);
});
