import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import {
  at,
  enterQuestion,
  enterSection,
  finishSection,
  now,
  playSet,
  playClip,
  playStory,
  startEvent,
  advanceOnce,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';
import type { AttemptState } from './types.ts';

const listeningWith = (plays: number | undefined, choices: Parameters<typeof buildBlueprint>[1] = {}) =>
  buildBlueprint(
    {
      sections: [
        buildSectionRule('listening', {
          clock: buildClockRule(600, { duringAudio: 'stops' }),
          parts: [buildPartRule('main', plays === undefined ? {} : { plays })],
        }),
        buildSectionRule('after', {}),
      ],
      filled: [
        { section: 'listening', sets: [[1, 2], [3]], audioSeconds: 30, clips: { 2: 7.5, 3: 10 } },
        { section: 'after', sets: [[4]] },
      ],
    },
    choices,
  );
const listening = listeningWith(1);
const begun = playStory(listening, [
  startEvent,
  enterSection(0, 'listening'),
  enterQuestion(1, 1),
  playSet(1, 1001),
  enterQuestion(40, 2),
]).state;
const leftAt = (state: AttemptState, second: number) => buildTimeline(state, listening, now(second)).secondsLeft;

describe('a clip of the recording', () => {
  test('is counted per question and stops the clock for its length', () => {
    const { state } = playStory(listening, [playClip(41, 2)], begun);
    expect(state.clipPlays).toEqual({ 2: 1 });
    expect(state.plays).toEqual(begun.plays);
    expect(buildTimeline(state, listening, now(42)).clocks).toMatchObject([{ stoppedUntil: at(48.5) }]);
    expect(leftAt(state, 42)).toBe(leftAt(begun, 41));
    expect(leftAt(state, 58.5)).toBe(leftAt(begun, 51));
  });

  test('can be played once if the part limits plays, however many plays its recordings have', () => {
    const { state } = playStory(listening, [playClip(41, 2)], begun);
    expect(advanceOnce(state, listening, playClip(60, 2)).verdict).toEqual({ is: 'rejected', why: 'noPlaysLeft' });
    expect(advanceOnce(state, listening, playClip(60, 3)).verdict.is).toBe('applied');
    const three = listeningWith(3);
    const again = playStory(three, [playClip(41, 2), playClip(60, 2)], begun);
    expect(again.verdict).toEqual({ is: 'rejected', why: 'noPlaysLeft' });
  });

  test('can be played any number of times without a limit', () => {
    const free = listeningWith(undefined, { mode: 'practice' });
    const story = [
      startEvent,
      enterSection(0, 'listening'),
      enterQuestion(1, 2),
      playClip(2, 2),
      playClip(4, 2),
      playClip(6, 2),
    ];
    expect(playStory(free, story).state.clipPlays).toEqual({ 2: 3 });
  });

  test('takes longer if recordings are slowed down', () => {
    const slow = listeningWith(1, { playbackPercent: 75 });
    const { state } = playStory(slow, [startEvent, enterSection(0, 'listening'), enterQuestion(1, 2), playClip(10, 2)]);
    expect(buildTimeline(state, slow, now(11)).clocks).toMatchObject([{ stoppedUntil: at(20) }]);
  });

  test('is refused for a question without a clip, and stored without effect after its section was left', () => {
    expect(advanceOnce(begun, listening, playClip(41, 1)).verdict).toEqual({ is: 'invalid', why: 'unknownQuestion' });
    const left = playStory(listening, [finishSection(50, 'listening')], begun).state;
    expect(advanceOnce(left, listening, playClip(51, 2)).verdict).toEqual({ is: 'rejected', why: 'notOpen' });
  });

  test('is part of the frozen blueprint only if the question has one', () => {
    const [first, second] = listening.sections[0]?.parts[0]?.sets[0]?.questions ?? [];
    expect(first).not.toHaveProperty('clipSeconds');
    expect(second).toMatchObject({ id: 2, clipSeconds: 7.5 });
  });

  test('delays preparation as a recording does', () => {
    const windows = { prepSeconds: 30, responseSeconds: 60 };
    const speaking = buildBlueprint({
      sections: [
        buildSectionRule('speaking', { navigation: 'none', parts: [buildPartRule('task', { plays: 1, windows })] }),
      ],
      filled: [{ section: 'speaking', sets: [[1]], audioSeconds: 20, clips: { 1: 10 } }],
    });
    const { state } = playStory(speaking, [
      startEvent,
      enterSection(0, 'speaking'),
      enterQuestion(0, 1),
      playSet(0, 1001),
      playClip(20, 1),
    ]);
    expect(state.clocks['prep:1']?.startedAt).toBe(at(30));
  });
});

test('a stored state without clip plays is read as no plays', () => {
  expect('clipPlays' in begun).toBe(false);
  expect(advanceOnce(begun, listening, playClip(41, 2)).state.clipPlays).toEqual({ 2: 1 });
});

test('however often and whenever it is played, a clip counts once and stops the clock once', () => {
  const requested = fc.array(fc.record({ question: fc.constantFrom(2, 3), wait: fc.nat({ max: 20 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(requested, (presses) => {
      let second = 41;
      const story = presses.map(({ question, wait }) => playClip((second += wait), question));
      const { state } = playStory(listening, story, begun);
      const heard = new Set(presses.map(({ question }) => question));
      expect(Object.values(state.clipPlays ?? {})).toEqual([...heard].map(() => 1));
      const gained = (state.clocks['section:listening']?.addedMs ?? 0) - 30_000;
      expect(gained).toBeLessThanOrEqual((heard.has(2) ? 7500 : 0) + (heard.has(3) ? 10_000 : 0));
      expect(gained).toBeGreaterThanOrEqual(heard.size > 0 ? 7500 : 0);
    }),
  );
});
