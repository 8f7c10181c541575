import { describe, expect, test } from 'vitest';
import { aBlueprint, aPart, aSection } from '../blueprint/testing.ts';
import { answer, come, enter, finish, played, started, stepOf } from './testing.ts';

const forward = (navigation: 'none' | 'task', sets: number[][], mode: 'test' | 'practice' = 'test') =>
  aBlueprint(
    { sections: [aSection('one', { navigation, parts: [aPart('main')] })], filled: [{ section: 'one', sets }] },
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
const wrongWay = { is: 'kept', why: 'wrongWay' };

describe.each(ways)('where one only goes forward (%s)', (navigation, sets) => {
  const story = [started, enter(0, 'one'), come(0, 1), come(10, 2), leave(20, 2)];

  test('a question that was put away in a test opens no way back', () => {
    const blueprint = forward(navigation, sets);
    const { state } = played(blueprint, story);
    expect(stepOf(state, blueprint, come(21, 1)).verdict).toEqual(wrongWay);
    expect(stepOf(state, blueprint, answer(21, 1)).verdict).toEqual(wrongWay);
    expect(stepOf(state, blueprint, { ...answer(9, 1), receivedAt: 21 }).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, answer(21, 2)).verdict.is).toBe('applied');
  });

  test('beside a film the one before may be taken up again', () => {
    const blueprint = forward(navigation, sets, 'practice');
    const { state } = played(blueprint, story);
    expect(stepOf(state, blueprint, come(21, 1)).verdict.is).toBe('applied');
  });
});

test('visiting an earlier section again opens no way back in the one that only goes forward', () => {
  const blueprint = aBlueprint({
    sections: [aSection('one'), aSection('two', { navigation: 'none', revisits: ['one'] })],
    filled: [
      { section: 'one', sets: [[1]] },
      { section: 'two', sets: [[2, 3]] },
    ],
  });
  const forth = [started, enter(0, 'one'), come(0, 1), finish(5, 'one'), enter(5, 'two'), come(6, 2), come(7, 3)];
  const away = played(blueprint, [...forth, come(8, 1)]).state;
  expect(stepOf(away, blueprint, answer(9, 1)).verdict.is).toBe('applied');
  expect(stepOf(away, blueprint, answer(9, 2)).verdict).toEqual(wrongWay);
  const { state } = played(blueprint, [...forth, enter(8, 'one'), enter(9, 'two')]);
  expect(stepOf(state, blueprint, come(10, 2)).verdict).toEqual(wrongWay);
  expect(stepOf(state, blueprint, come(10, 3)).verdict.is).toBe('applied');
});
