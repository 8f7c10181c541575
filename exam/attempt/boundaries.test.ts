import { describe, expect, test } from 'vitest';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '../blueprint/testing.ts';
import type { Blueprint } from '../blueprint/index.ts';
import { findAnswerEnd } from './timeliness.ts';
import {
  answerQuestion,
  at,
  buildWindow,
  enterQuestion,
  enterSection,
  finishSection,
  now,
  playSet,
  playStory,
  startEvent,
  advanceOnce,
  type TimedEvent,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';

const two = (item: object, second: object = {}, more: object = {}) =>
  buildBlueprint(
    {
      sections: [buildSectionRule('one', item), buildSectionRule('two', second)],
      filled: [
        { section: 'one', sets: [[1, 3]] },
        { section: 'two', sets: [[2]] },
      ],
    },
    more,
  );
const drill = (part: object) => two({ navigation: 'none', parts: [buildPartRule('main', part)] });
const twoParts = buildBlueprint({
  sections: [
    buildSectionRule('one', {
      navigation: 'part',
      parts: [buildPartRule('a', { clock: buildClockRule(60) }), buildPartRule('b')],
    }),
  ],
  filled: [
    { section: 'one', part: 'a', sets: [[1]] },
    { section: 'one', part: 'b', sets: [[2]] },
  ],
});
const revisited = buildBlueprint({
  sections: [
    buildSectionRule('one'),
    buildSectionRule('two', { clock: buildClockRule(50), revisits: ['one'] }),
    buildSectionRule('three'),
  ],
  filled: [
    { section: 'one', sets: [[1]] },
    { section: 'two', sets: [[2]] },
    { section: 'three', sets: [[4]] },
  ],
});
const windows = { prepSeconds: 15, responseSeconds: 45 };
const begun = [startEvent, enterSection(0, 'one'), enterQuestion(0, 1)];

/** Question 1 ends one minute after noon, for the named reason. */
const borders: [string, Blueprint, readonly TimedEvent[]][] = [
  ['the clock of a section', two({ clock: buildClockRule(60) }), begun],
  ['the clock of a module', twoParts, [startEvent, enterSection(0, 'one', 'a'), enterQuestion(0, 1)]],
  ['the clock of the whole exam', two({}, {}, { timeLimitSeconds: 60 }), begun],
  ['the clock of a question', drill({ itemClock: buildClockRule(60) }), begun],
  ['the clock of a set', drill({ setClock: buildClockRule(60) }), begun],
  ['the time to respond', drill({ windows }), begun],
  ['a section that can be revisited', revisited, [...begun, finishSection(5, 'one'), enterSection(10, 'two')]],
];

describe('the end that applies to an answer', () => {
  test.each(borders)('is %s', (_, blueprint, story) => {
    const { state } = playStory(blueprint, story);
    expect(findAnswerEnd(state, blueprint, 1)).toBe(at(60));
  });

  test('is the leaving of its section or the submission if these came first, and null if nothing ends it', () => {
    const blueprint = two({ clock: buildClockRule(60) });
    const { state } = playStory(blueprint, [...begun, finishSection(20, 'one')]);
    expect(findAnswerEnd(state, blueprint, 1)).toBe(at(20));
    const handedIn = playStory(blueprint, [...begun, { at: 15, event: { kind: 'submitted' } }]).state;
    expect(findAnswerEnd(handedIn, blueprint, 1)).toBe(at(15));
    expect(findAnswerEnd(playStory(two({}), begun).state, two({}), 1)).toBeNull();
    expect(findAnswerEnd(state, blueprint, 99)).toBeNull();
  });
});

describe('the end instant itself is too late', () => {
  test.each(borders)('%s', (_, blueprint, story) => {
    const { state } = playStory(blueprint, story);
    const counts = (seconds: number) =>
      advanceOnce(state, blueprint, answerQuestion(seconds, 1)).verdict.is === 'applied';
    expect([59.999, 60, 60.001].map(counts)).toEqual([true, false, false]);
  });

  test('the end of the window', () => {
    const blueprint = two({});
    const window = buildWindow({ closesAt: at(60) });
    const { state } = playStory(blueprint, begun);
    const counts = (seconds: number) =>
      advanceOnce(state, blueprint, { ...answerQuestion(seconds, 1), window }).verdict.is === 'applied';
    expect([59.999, 60, 60.001].map(counts)).toEqual([true, false, false]);
    const begins = (seconds: number) => playStory(blueprint, [{ ...startEvent, at: seconds, window }]).verdict.is;
    expect([59.999, 60].map(begins)).toEqual(['applied', 'rejected']);
  });

  test('leaving a section, and entering the next question in forward-only navigation', () => {
    const left = playStory(two({}), [...begun, finishSection(60, 'one')]).state;
    expect(advanceOnce(left, two({}), answerQuestion(60, 1)).verdict).toEqual({ is: 'rejected', why: 'sectionClosed' });
    const forward = drill({});
    const next = playStory(forward, [...begun, enterQuestion(60, 3)]).state;
    expect(advanceOnce(next, forward, answerQuestion(60, 1)).verdict).toEqual({ is: 'rejected', why: 'wrongWay' });
  });

  test('a break: from its end on the next section runs', () => {
    const blueprint = two({ breakAfter: buildBreakRule(50) }, { enters: 'atOnce', clock: buildClockRule(60) });
    const resting = playStory(blueprint, [...begun, finishSection(10, 'one')]).state;
    expect(buildTimeline(resting, blueprint, now(59.999)).status).toBe('break');
    expect(buildTimeline(resting, blueprint, now(60))).toMatchObject({ status: 'running', secondsLeft: 60 });
    expect(advanceOnce(resting, blueprint, answerQuestion(59.999, 2)).verdict).toEqual({
      is: 'rejected',
      why: 'notOpen',
    });
    expect(advanceOnce(resting, blueprint, answerQuestion(60, 2)).verdict.is).toBe('applied');
  });

  test('questions cannot be entered or recordings played at the end either', () => {
    const blueprint = two({ clock: buildClockRule(60) });
    const { state } = playStory(blueprint, begun);
    expect(advanceOnce(state, blueprint, enterQuestion(60, 3)).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
    expect(advanceOnce(state, blueprint, playSet(60, 1001)).verdict).toEqual({ is: 'rejected', why: 'notOpen' });
    expect(advanceOnce(state, blueprint, finishSection(60, 'one')).verdict).toEqual({
      is: 'rejected',
      why: 'alreadyDone',
    });
  });

  test('a recorder that stops automatically when a clock ends is in time, for every kind of clock', () => {
    const saved = (seconds: number): TimedEvent => {
      return { at: seconds, event: { kind: 'recording-saved', questionId: 1, recordingId: 'r' } };
    };
    for (const [, blueprint, story] of borders.slice(0, 6)) {
      const { state } = playStory(blueprint, story);
      const counts = (seconds: number) => advanceOnce(state, blueprint, saved(seconds)).verdict.is === 'applied';
      expect([60, 64.999, 65].map(counts)).toEqual([true, true, false]);
    }
    const left = playStory(two({}), [...begun, finishSection(60, 'one')]).state;
    expect(advanceOnce(left, two({}), saved(60)).verdict).toEqual({ is: 'rejected', why: 'sectionClosed' });
  });
});
