import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import {
  answerQuestion,
  enterQuestion,
  enterSection,
  finishSection,
  playStory,
  startEvent,
  advanceOnce,
} from './testing.ts';

const forward = (navigation: 'none' | 'task', sets: number[][], mode: 'test' | 'practice' = 'test') =>
  buildBlueprint(
    {
      sections: [buildSectionRule('one', { navigation, parts: [buildPartRule('main')] })],
      filled: [{ section: 'one', sets }],
    },
    { mode },
  );
const ways: ['none' | 'task', number[][]][] = [
  ['none', [[1, 2]]],
  ['task', [[1], [2]]],
];

const leave = (seconds: number, questionId: number) => ({
  at: seconds,
  event: { kind: 'question-left' as const, questionId },
});
const wrongWay = { is: 'rejected', why: 'wrongWay' };

describe.each(ways)('in forward-only navigation (%s)', (navigation, sets) => {
  const story = [startEvent, enterSection(0, 'one'), enterQuestion(0, 1), enterQuestion(10, 2), leave(20, 2)];

  test('a question that was left in a test cannot be entered again', () => {
    const blueprint = forward(navigation, sets);
    const { state } = playStory(blueprint, story);
    expect(advanceOnce(state, blueprint, enterQuestion(21, 1)).verdict).toEqual(wrongWay);
    expect(advanceOnce(state, blueprint, answerQuestion(21, 1)).verdict).toEqual(wrongWay);
    expect(advanceOnce(state, blueprint, { ...answerQuestion(9, 1), receivedAt: 21 }).verdict.is).toBe('applied');
    expect(advanceOnce(state, blueprint, answerQuestion(21, 2)).verdict.is).toBe('applied');
  });

  test('a question beside a video can be entered again', () => {
    const blueprint = forward(navigation, sets, 'practice');
    const { state } = playStory(blueprint, story);
    expect(advanceOnce(state, blueprint, enterQuestion(21, 1)).verdict.is).toBe('applied');
  });
});

test('returning to an earlier section does not allow going back in a forward-only section', () => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('one'), buildSectionRule('two', { navigation: 'none', revisits: ['one'] })],
    filled: [
      { section: 'one', sets: [[1]] },
      { section: 'two', sets: [[2, 3]] },
    ],
  });
  const forth = [
    startEvent,
    enterSection(0, 'one'),
    enterQuestion(0, 1),
    finishSection(5, 'one'),
    enterSection(5, 'two'),
    enterQuestion(6, 2),
    enterQuestion(7, 3),
  ];
  const away = playStory(blueprint, [...forth, enterQuestion(8, 1)]).state;
  expect(advanceOnce(away, blueprint, answerQuestion(9, 1)).verdict.is).toBe('applied');
  expect(advanceOnce(away, blueprint, answerQuestion(9, 2)).verdict).toEqual(wrongWay);
  const { state } = playStory(blueprint, [...forth, enterSection(8, 'one'), enterSection(9, 'two')]);
  expect(advanceOnce(state, blueprint, enterQuestion(10, 2)).verdict).toEqual(wrongWay);
  expect(advanceOnce(state, blueprint, enterQuestion(10, 3)).verdict.is).toBe('applied');
});
