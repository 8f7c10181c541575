import { describe, expect, test } from 'vitest';
import { aBlueprint, aClock, aPart, aSection } from '../blueprint/testing.ts';
import { answer, at, come, enter, finish, now, played, started, stepOf } from './testing.ts';
import { timelineOf } from './timeline.ts';

describe('one-way sections', () => {
  const blueprint = aBlueprint({
    sections: [
      aSection('one', { clock: aClock(60) }),
      aSection('extra', { optional: true }),
      aSection('two', { clock: aClock(60) }),
    ],
    filled: [
      { section: 'one', sets: [[1]] },
      { section: 'extra', sets: [[5]] },
      { section: 'two', sets: [[2]] },
    ],
  });

  test('a section that was left stays left', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), finish(10, 'one'), enter(11, 'two')]);
    expect(stepOf(state, blueprint, enter(12, 'one')).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, come(12, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, answer(12, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
    expect(stepOf(state, blueprint, finish(12, 'one')).verdict).toEqual({ is: 'kept', why: 'alreadyDone' });
  });

  test('an answer from before the leaving that comes after it counts as delivered late', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), finish(10, 'one'), enter(11, 'two')]);
    const verdict = { is: 'applied', lateDelivered: true };
    expect(stepOf(state, blueprint, { ...answer(5, 1), receivedAt: 40 }).verdict).toEqual(verdict);
  });

  test('an optional section may be passed over, and is then gone', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), finish(10, 'one'), enter(11, 'two')]);
    expect(state.sectionId).toBe('two');
    expect(stepOf(state, blueprint, enter(12, 'extra')).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
  });

  test('a section that is due cannot be passed over', () => {
    const { state } = played(blueprint, [started]);
    expect(stepOf(state, blueprint, enter(1, 'two')).verdict).toEqual({ is: 'kept', why: 'notOpen' });
  });

  test('entering the next one leaves the one before', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), enter(10, 'extra')]);
    expect(state.legs['one']).toMatchObject({ closedAt: at(10), closedBy: 'student' });
  });

  test('at zero a section moves on and the attempt goes on; after the last one it is handed in', () => {
    const { state } = played(blueprint, [started, enter(0, 'one')]);
    expect(timelineOf(state, blueprint, now(61))).toMatchObject({ status: 'running', secondsLeft: null });
    const inTwo = played(blueprint, [enter(100, 'extra'), enter(110, 'two')], state).state;
    expect(inTwo.legs['one']).toMatchObject({ closedAt: at(60), closedBy: 'clock' });
    expect(timelineOf(inTwo, blueprint, now(171))).toMatchObject({ status: 'closed', closedAt: at(170) });
  });

  test('an answer of a section that its clock closed is late', () => {
    const { state } = played(blueprint, [started, enter(0, 'one')]);
    expect(stepOf(state, blueprint, answer(61, 1)).verdict).toEqual({ is: 'kept', why: 'late' });
  });

  test('coming back to the section that is open is free', () => {
    const { state } = played(blueprint, [started, enter(0, 'one'), come(1, 1)]);
    expect(stepOf(state, blueprint, enter(5, 'one')).state).toMatchObject({ sectionId: 'one', questionId: null });
  });
});

describe('navigation', () => {
  const withScope = (navigation: 'task' | 'part' | 'exam', more = {}) =>
    aBlueprint({
      sections: [
        aSection('one', { navigation, parts: [aPart('a'), aPart('b')], ...more }),
        aSection('two', { navigation, parts: [aPart('c')] }),
      ],
      filled: [
        { section: 'one', part: 'a', sets: [[1, 2], [3]] },
        { section: 'one', part: 'b', sets: [[4]] },
        { section: 'two', part: 'c', sets: [[5]] },
      ],
    });

  test('inside a task one moves freely, between tasks only forward', () => {
    const blueprint = withScope('task');
    const { state } = played(blueprint, [started, enter(0, 'one'), come(1, 2), come(2, 1)]);
    expect(state.questionId).toBe(1);
    const next = stepOf(state, blueprint, come(3, 3)).state;
    expect(stepOf(next, blueprint, come(4, 2)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
  });

  test('inside a part one moves freely, a part that was left is closed', () => {
    const blueprint = withScope('part');
    const { state } = played(blueprint, [started, enter(0, 'one'), come(1, 3), come(2, 1)]);
    expect(state.questionId).toBe(1);
    const next = played(blueprint, [finish(5, 'one')], state).state;
    expect(next).toMatchObject({ sectionId: 'one', partId: 'b' });
    expect(stepOf(next, blueprint, come(6, 1)).verdict).toEqual({ is: 'kept', why: 'sectionClosed' });
  });

  test('where the whole exam is free, nothing closes before the end and one enters in any order', () => {
    const blueprint = withScope('exam');
    const { state } = played(blueprint, [started, enter(0, 'two'), enter(1, 'one'), finish(2, 'one'), enter(3, 'two')]);
    expect(stepOf(state, blueprint, answer(4, 1)).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, come(4, 4)).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, answer(4, 5)).verdict.is).toBe('applied');
  });

  test('a later section may let one revisit an earlier one', () => {
    const blueprint = aBlueprint({
      sections: [aSection('frq-a'), aSection('frq-b', { revisits: ['frq-a'] })],
      filled: [
        { section: 'frq-a', sets: [[1]] },
        { section: 'frq-b', sets: [[2]] },
      ],
    });
    const { state } = played(blueprint, [started, enter(0, 'frq-a'), finish(1, 'frq-a'), enter(2, 'frq-b')]);
    expect(stepOf(state, blueprint, enter(3, 'frq-a')).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, come(3, 1)).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, answer(3, 1)).verdict.is).toBe('applied');
  });

  test('what is revisited goes by the clock of the section that is open, after its own has run out', () => {
    const blueprint = aBlueprint({
      sections: [
        aSection('frq-a', { clock: aClock(60) }),
        aSection('frq-b', { clock: aClock(100), revisits: ['frq-a'] }),
      ],
      filled: [
        { section: 'frq-a', sets: [[1]] },
        { section: 'frq-b', sets: [[2]] },
      ],
    });
    const steps = [started, enter(0, 'frq-a'), finish(10, 'frq-a'), enter(20, 'frq-b'), come(90, 1)];
    const { state } = played(blueprint, steps);
    expect(timelineOf(state, blueprint, now(90))).toMatchObject({ status: 'running', secondsLeft: 30 });
    expect(stepOf(state, blueprint, answer(100, 1)).verdict.is).toBe('applied');
    expect(stepOf(state, blueprint, answer(130, 1)).verdict.is).not.toBe('applied');
  });
});

test('a part with directions of its own starts its clock with its first question', () => {
  const directions = { en: 'Part 1.', zh: '第一组。' };
  const part = (id: string) => aPart(id, { clock: aClock(60), directions });
  const parted = aBlueprint({
    sections: [aSection('listening', { navigation: 'none', parts: [part('a'), part('b')] })],
    filled: [
      { section: 'listening', part: 'a', sets: [[1]] },
      { section: 'listening', part: 'b', sets: [[2]] },
    ],
  });
  const { state } = played(parted, [started, enter(0, 'listening')]);
  expect(timelineOf(state, parted, now(500))).toMatchObject({ status: 'running', secondsLeft: null });
  const read = played(parted, [come(500, 1)], state).state;
  expect(timelineOf(read, parted, now(550)).secondsLeft).toBe(10);
  const shut = timelineOf(read, parted, now(700));
  expect(shut.segments.map(({ status }) => status)).toEqual(['closed', 'open']);
  expect(shut.secondsLeft).toBeNull();
});

describe('where one only goes forward', () => {
  const blueprint = aBlueprint({
    sections: [
      aSection('listening', {
        navigation: 'none',
        parts: [aPart('one', { clock: aClock(60), directions: { en: 'Listen.', zh: '听。' } }), aPart('two')],
      }),
    ],
    filled: [
      { section: 'listening', part: 'one', sets: [[1, 2]] },
      { section: 'listening', part: 'two', sets: [[3]] },
    ],
  });

  test('entering the section again is no way back', () => {
    const { state } = played(blueprint, [
      started,
      enter(0, 'listening'),
      come(1, 1),
      come(5, 2),
      enter(6, 'listening'),
    ]);
    expect(state.questionId).toBe(2);
    expect(stepOf(state, blueprint, come(7, 1)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
    expect(stepOf(state, blueprint, answer(7, 1)).verdict).toEqual({ is: 'kept', why: 'wrongWay' });
  });

  test('who leaves out the entering of a question does not answer it without its clock', () => {
    const { state } = played(blueprint, [started, enter(0, 'listening')]);
    expect(stepOf(state, blueprint, answer(500, 1)).verdict).toEqual({ is: 'kept', why: 'notOpen' });
    const { state: there } = played(blueprint, [come(500, 1)], state);
    expect(stepOf(there, blueprint, answer(559, 1)).verdict.is).toBe('applied');
    expect(stepOf(there, blueprint, answer(561, 1)).verdict).toEqual({ is: 'kept', why: 'late' });
  });

  test('what has windows is neither said nor written before they are open', () => {
    const spoken = aBlueprint({
      sections: [
        aSection('speaking', {
          navigation: 'none',
          parts: [aPart('one', { windows: { prepSeconds: 15, responseSeconds: 45 } })],
        }),
      ],
      filled: [{ section: 'speaking', sets: [[1]] }],
    });
    const { state } = played(spoken, [started, enter(0, 'speaking')]);
    const saved = { at: 600, event: { kind: 'recording-saved' as const, questionId: 1, recordingId: 'r1' } };
    expect(stepOf(state, spoken, saved).verdict).toEqual({ is: 'kept', why: 'notOpen' });
  });
});
