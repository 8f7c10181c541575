import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import {
  answerQuestion,
  at,
  enterQuestion,
  enterSection,
  finishSection,
  now,
  playStory,
  startEvent,
  advanceOnce,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';

describe('one-way sections', () => {
  const blueprint = buildBlueprint({
    sections: [
      buildSectionRule('one', { clock: buildClockRule(60) }),
      buildSectionRule('extra', { optional: true }),
      buildSectionRule('two', { clock: buildClockRule(60) }),
    ],
    filled: [
      { section: 'one', sets: [[1]] },
      { section: 'extra', sets: [[5]] },
      { section: 'two', sets: [[2]] },
    ],
  });

  test('a section that was left stays closed', () => {
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'one'),
      finishSection(10, 'one'),
      enterSection(11, 'two'),
    ]);
    expect(advanceOnce(state, blueprint, enterSection(12, 'one')).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
    expect(advanceOnce(state, blueprint, enterQuestion(12, 1)).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
    expect(advanceOnce(state, blueprint, answerQuestion(12, 1)).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
    expect(advanceOnce(state, blueprint, finishSection(12, 'one')).verdict).toEqual({
      is: 'rejected',
      why: 'alreadyDone',
    });
  });

  test('an answer given before leaving that arrives afterwards counts as delivered late', () => {
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'one'),
      finishSection(10, 'one'),
      enterSection(11, 'two'),
    ]);
    const verdict = { is: 'applied', lateDelivered: true };
    expect(advanceOnce(state, blueprint, { ...answerQuestion(5, 1), receivedAt: 40 }).verdict).toEqual(verdict);
  });

  test('an optional section can be skipped and is then closed', () => {
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'one'),
      finishSection(10, 'one'),
      enterSection(11, 'two'),
    ]);
    expect(state.sectionId).toBe('two');
    expect(advanceOnce(state, blueprint, enterSection(12, 'extra')).verdict).toEqual({
      is: 'rejected',
      why: 'sectionClosed',
    });
  });

  test('a required section cannot be skipped', () => {
    const { state } = playStory(blueprint, [startEvent]);
    expect(advanceOnce(state, blueprint, enterSection(1, 'two')).verdict).toEqual({ is: 'rejected', why: 'notOpen' });
  });

  test('entering the next section leaves the previous one', () => {
    const { state } = playStory(blueprint, [startEvent, enterSection(0, 'one'), enterSection(10, 'extra')]);
    expect(state.navigationUnits['one']).toMatchObject({ closedAt: at(10), closedBy: 'student' });
  });

  test('at zero the section ends and the attempt continues; after the last section it is submitted', () => {
    const { state } = playStory(blueprint, [startEvent, enterSection(0, 'one')]);
    expect(buildTimeline(state, blueprint, now(61))).toMatchObject({ status: 'running', secondsLeft: null });
    const inTwo = playStory(blueprint, [enterSection(100, 'extra'), enterSection(110, 'two')], state).state;
    expect(inTwo.navigationUnits['one']).toMatchObject({ closedAt: at(60), closedBy: 'clock' });
    expect(buildTimeline(inTwo, blueprint, now(171))).toMatchObject({ status: 'closed', closedAt: at(170) });
  });

  test('an answer in a section that its clock closed is late', () => {
    const { state } = playStory(blueprint, [startEvent, enterSection(0, 'one')]);
    expect(advanceOnce(state, blueprint, answerQuestion(61, 1)).verdict).toEqual({ is: 'rejected', why: 'late' });
  });

  test('returning to the section that is open is allowed', () => {
    const { state } = playStory(blueprint, [startEvent, enterSection(0, 'one'), enterQuestion(1, 1)]);
    expect(advanceOnce(state, blueprint, enterSection(5, 'one')).state).toMatchObject({
      sectionId: 'one',
      questionId: null,
    });
  });
});

describe('navigation', () => {
  const withScope = (navigation: 'task' | 'part' | 'exam', more = {}) =>
    buildBlueprint({
      sections: [
        buildSectionRule('one', { navigation, parts: [buildPartRule('a'), buildPartRule('b')], ...more }),
        buildSectionRule('two', { navigation, parts: [buildPartRule('c')] }),
      ],
      filled: [
        { section: 'one', part: 'a', sets: [[1, 2], [3]] },
        { section: 'one', part: 'b', sets: [[4]] },
        { section: 'two', part: 'c', sets: [[5]] },
      ],
    });

  test('inside a task navigation is free, between tasks only forward', () => {
    const blueprint = withScope('task');
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'one'),
      enterQuestion(1, 2),
      enterQuestion(2, 1),
    ]);
    expect(state.questionId).toBe(1);
    const next = advanceOnce(state, blueprint, enterQuestion(3, 3)).state;
    expect(advanceOnce(next, blueprint, enterQuestion(4, 2)).verdict).toEqual({ is: 'rejected', why: 'wrongWay' });
  });

  test('inside a part navigation is free, and a part that was left is closed', () => {
    const blueprint = withScope('part');
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'one'),
      enterQuestion(1, 3),
      enterQuestion(2, 1),
    ]);
    expect(state.questionId).toBe(1);
    const next = playStory(blueprint, [finishSection(5, 'one')], state).state;
    expect(next).toMatchObject({ sectionId: 'one', partId: 'b' });
    expect(advanceOnce(next, blueprint, enterQuestion(6, 1)).verdict).toEqual({ is: 'rejected', why: 'sectionClosed' });
  });

  test('with free navigation in the whole exam nothing closes before the end, and sections can be entered in any order', () => {
    const blueprint = withScope('exam');
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'two'),
      enterSection(1, 'one'),
      finishSection(2, 'one'),
      enterSection(3, 'two'),
    ]);
    expect(advanceOnce(state, blueprint, answerQuestion(4, 1)).verdict.is).toBe('applied');
    expect(advanceOnce(state, blueprint, enterQuestion(4, 4)).verdict.is).toBe('applied');
    expect(advanceOnce(state, blueprint, answerQuestion(4, 5)).verdict.is).toBe('applied');
  });

  test('a later section can allow revisiting an earlier one', () => {
    const blueprint = buildBlueprint({
      sections: [buildSectionRule('frq-a'), buildSectionRule('frq-b', { revisits: ['frq-a'] })],
      filled: [
        { section: 'frq-a', sets: [[1]] },
        { section: 'frq-b', sets: [[2]] },
      ],
    });
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'frq-a'),
      finishSection(1, 'frq-a'),
      enterSection(2, 'frq-b'),
    ]);
    expect(advanceOnce(state, blueprint, enterSection(3, 'frq-a')).verdict.is).toBe('applied');
    expect(advanceOnce(state, blueprint, enterQuestion(3, 1)).verdict.is).toBe('applied');
    expect(advanceOnce(state, blueprint, answerQuestion(3, 1)).verdict.is).toBe('applied');
  });

  test('revisited questions use the clock of the open section after their own has run out', () => {
    const blueprint = buildBlueprint({
      sections: [
        buildSectionRule('frq-a', { clock: buildClockRule(60) }),
        buildSectionRule('frq-b', { clock: buildClockRule(100), revisits: ['frq-a'] }),
      ],
      filled: [
        { section: 'frq-a', sets: [[1]] },
        { section: 'frq-b', sets: [[2]] },
      ],
    });
    const steps = [
      startEvent,
      enterSection(0, 'frq-a'),
      finishSection(10, 'frq-a'),
      enterSection(20, 'frq-b'),
      enterQuestion(90, 1),
    ];
    const { state } = playStory(blueprint, steps);
    expect(buildTimeline(state, blueprint, now(90))).toMatchObject({ status: 'running', secondsLeft: 30 });
    expect(advanceOnce(state, blueprint, answerQuestion(100, 1)).verdict.is).toBe('applied');
    expect(advanceOnce(state, blueprint, answerQuestion(130, 1)).verdict.is).not.toBe('applied');
  });
});

test('a part with its own directions starts its clock with its first question', () => {
  const directions = { en: 'Part 1.', zh: '第一组。' };
  const part = (id: string) => buildPartRule(id, { clock: buildClockRule(60), directions });
  const parted = buildBlueprint({
    sections: [buildSectionRule('listening', { navigation: 'none', parts: [part('a'), part('b')] })],
    filled: [
      { section: 'listening', part: 'a', sets: [[1]] },
      { section: 'listening', part: 'b', sets: [[2]] },
    ],
  });
  const { state } = playStory(parted, [startEvent, enterSection(0, 'listening')]);
  expect(buildTimeline(state, parted, now(500))).toMatchObject({ status: 'running', secondsLeft: null });
  const read = playStory(parted, [enterQuestion(500, 1)], state).state;
  expect(buildTimeline(read, parted, now(550)).secondsLeft).toBe(10);
  const shut = buildTimeline(read, parted, now(700));
  expect(shut.segments.map(({ status }) => status)).toEqual(['closed', 'open']);
  expect(shut.secondsLeft).toBeNull();
});

describe('in forward-only navigation', () => {
  const blueprint = buildBlueprint({
    sections: [
      buildSectionRule('listening', {
        navigation: 'none',
        parts: [
          buildPartRule('one', { clock: buildClockRule(60), directions: { en: 'Listen.', zh: '听。' } }),
          buildPartRule('two'),
        ],
      }),
    ],
    filled: [
      { section: 'listening', part: 'one', sets: [[1, 2]] },
      { section: 'listening', part: 'two', sets: [[3]] },
    ],
  });

  test('entering the section again does not allow going back', () => {
    const { state } = playStory(blueprint, [
      startEvent,
      enterSection(0, 'listening'),
      enterQuestion(1, 1),
      enterQuestion(5, 2),
      enterSection(6, 'listening'),
    ]);
    expect(state.questionId).toBe(2);
    expect(advanceOnce(state, blueprint, enterQuestion(7, 1)).verdict).toEqual({ is: 'rejected', why: 'wrongWay' });
    expect(advanceOnce(state, blueprint, answerQuestion(7, 1)).verdict).toEqual({ is: 'rejected', why: 'wrongWay' });
  });

  test('a question cannot be answered without entering it, which would bypass its clock', () => {
    const { state } = playStory(blueprint, [startEvent, enterSection(0, 'listening')]);
    expect(advanceOnce(state, blueprint, answerQuestion(500, 1)).verdict).toEqual({ is: 'rejected', why: 'notOpen' });
    const { state: there } = playStory(blueprint, [enterQuestion(500, 1)], state);
    expect(advanceOnce(there, blueprint, answerQuestion(559, 1)).verdict.is).toBe('applied');
    expect(advanceOnce(there, blueprint, answerQuestion(561, 1)).verdict).toEqual({ is: 'rejected', why: 'late' });
  });

  test('a question with windows cannot be answered or recorded before they are open', () => {
    const spoken = buildBlueprint({
      sections: [
        buildSectionRule('speaking', {
          navigation: 'none',
          parts: [buildPartRule('one', { windows: { prepSeconds: 15, responseSeconds: 45 } })],
        }),
      ],
      filled: [{ section: 'speaking', sets: [[1]] }],
    });
    const { state } = playStory(spoken, [startEvent, enterSection(0, 'speaking')]);
    const saved = { at: 600, event: { kind: 'recording-saved' as const, questionId: 1, recordingId: 'r1' } };
    expect(advanceOnce(state, spoken, saved).verdict).toEqual({ is: 'rejected', why: 'notOpen' });
  });
});
