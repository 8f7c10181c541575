import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import { advanceByServer } from './advance.ts';
import { answerQuestion, enterQuestion, enterSection, now, playStory, startEvent, advanceOnce } from './testing.ts';
import { buildTimeline } from './timeline.ts';
import type { AttemptState } from './types.ts';

describe('clocks of questions', () => {
  const drill = buildBlueprint({
    sections: [
      buildSectionRule('drill', {
        navigation: 'none',
        parts: [buildPartRule('items', { itemClock: buildClockRule(5), setClock: buildClockRule(8) })],
      }),
    ],
    filled: [{ section: 'drill', sets: [[1, 2], [3]] }],
  });
  const begun = playStory(drill, [startEvent, enterSection(0, 'drill')]).state;
  const at1 = advanceOnce(begun, drill, enterQuestion(10, 1)).state;

  test('an item has its own time', () => {
    expect(advanceOnce(at1, drill, answerQuestion(14.999, 1)).verdict.is).toBe('applied');
    expect(advanceOnce(at1, drill, answerQuestion(15, 1)).verdict).toEqual({ is: 'rejected', why: 'late' });
    expect(buildTimeline(at1, drill, now(12)).clocks.map(({ key, secondsLeft }) => [key, secondsLeft])).toEqual([
      ['set:1001', 6],
      ['item:1', 3],
    ]);
  });

  test('the clock of a set continues across its items', () => {
    const at2 = advanceOnce(at1, drill, enterQuestion(14, 2)).state;
    expect(advanceOnce(at2, drill, answerQuestion(17.999, 2)).verdict.is).toBe('applied');
    expect(advanceOnce(at2, drill, answerQuestion(18, 2)).verdict).toEqual({ is: 'rejected', why: 'late' });
  });

  test('in forward-only navigation a question that was left cannot be answered or entered again; earlier claims count', () => {
    const at2 = advanceOnce(at1, drill, enterQuestion(14, 2)).state;
    expect(advanceOnce(at2, drill, answerQuestion(15, 1)).verdict).toEqual({ is: 'rejected', why: 'wrongWay' });
    expect(advanceOnce(at2, drill, { ...answerQuestion(13, 1), receivedAt: 15 }).verdict.is).toBe('applied');
    expect(advanceOnce(at2, drill, enterQuestion(15, 1)).verdict).toMatchObject({
      why: 'wrongWay',
    });
  });
});

describe('extra time with several clocks', () => {
  const timed = buildBlueprint({
    sections: [
      buildSectionRule('drill', {
        navigation: 'none',
        clock: buildClockRule(600),
        parts: [
          buildPartRule('a', {
            clock: buildClockRule(100),
            setClock: buildClockRule(50),
            itemClock: buildClockRule(5),
          }),
          buildPartRule('b', { clock: buildClockRule(100) }),
        ],
      }),
    ],
    filled: [
      { section: 'drill', part: 'a', sets: [[1], [2]] },
      { section: 'drill', part: 'b', sets: [[3]] },
    ],
  });
  const begun = playStory(timed, [
    startEvent,
    enterSection(0, 'drill'),
    enterQuestion(0, 1),
    enterQuestion(4, 2),
  ]).state;
  const by = (kind: 'extended' | 'reopened', state: AttemptState, seconds: number) =>
    advanceByServer(state, { kind, seconds: 60 }, { blueprint: timed, ...now(seconds) }).state;
  const left = (state: AttemptState, seconds: number) =>
    Object.fromEntries(
      buildTimeline(state, timed, now(seconds)).clocks.map(({ key, secondsLeft }) => [key, secondsLeft]),
    );

  test('is added to all running clocks except that of the item', () => {
    expect(left(by('extended', begun, 5), 5)).toEqual({
      'section:drill': 655,
      'part:drill/a': 155,
      'set:1002': 109,
      'item:2': 4,
    });
  });

  test('is not added to a set that was left', () => {
    expect(by('extended', begun, 5).clocks['set:1001']).toEqual(begun.clocks['set:1001']);
  });

  test('on reopening with seconds, all clocks get them except that of the item, which keeps its remaining time', () => {
    const submitted = playStory(timed, [{ at: 5, event: { kind: 'submitted' } }], begun).state;
    expect(left(by('reopened', submitted, 905), 905)).toEqual({
      'section:drill': 60,
      'part:drill/a': 60,
      'set:1002': 60,
      'item:2': 4,
    });
  });
});
