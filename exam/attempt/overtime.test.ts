import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import type { AssignmentChoices } from '../blueprint/bound-blueprint.ts';
import { advance, advanceByServer } from './advance.ts';
import { applyBatch } from './batch.ts';
import { appendEvent, createJournal } from './journal.ts';
import { allowsOvertime, overtimeStartFor } from './overtime.ts';
import { advanceOnce, at, buildWindow, enterQuestion, enterSection, now, playStory, startEvent } from './testing.ts';
import { buildTimeline } from './timeline.ts';
import type { BrowserEvent } from './wire.ts';

const bind = (choices: Partial<AssignmentChoices>, windows?: { responseSeconds: number }) =>
  buildBlueprint(
    {
      sections: [
        buildSectionRule('writing', {
          parts: [
            buildPartRule('texts', { types: ['essay'], ...(windows && { windows }) }),
            buildPartRule('choices', { types: ['choice'] }),
          ],
        }),
      ],
      filled: [
        { section: 'writing', part: 'texts', sets: [[1]], type: 'essay' },
        { section: 'writing', part: 'choices', sets: [[2]] },
      ],
    },
    { mode: 'practice', ...choices },
  );

const allowed = bind({ timeLimitSeconds: 600, allowsOvertime: true });
const begun = [startEvent, enterSection(0, 'writing'), enterQuestion(0, 1)];
const write = (seconds: number, value: unknown, questionId = 1) => ({
  at: seconds,
  event: { kind: 'answered' as const, questionId, value },
});
const running = playStory(allowed, begun).state;

describe('a text that may be written on after its time', () => {
  test('is the answer up to the last moment of its time, and is kept apart from then on', () => {
    const inTime = advanceOnce(running, allowed, write(599.999, 'In time.'));
    expect(inTime.answer).toMatchObject({ questionId: 1, value: 'In time.' });
    expect(inTime.overtime).toBeUndefined();

    const after = advanceOnce(inTime.state, allowed, write(600, 'In time. And over.'));
    expect(after.verdict).toEqual({ is: 'applied', lateDelivered: false });
    expect(after.answer).toBeNull();
    expect(after.overtime).toMatchObject({ questionId: 1, value: 'In time. And over.', timeUpAt: at(600) });
  });

  test('is judged by when it was written, if it arrives within the grace period', () => {
    const { answer, overtime } = advanceOnce(running, allowed, { ...write(590, 'In time.'), receivedAt: 1499 });
    expect(answer).toMatchObject({ value: 'In time.' });
    expect(overtime).toBeUndefined();
  });

  test('waits for a teacher where it claims to be in time but arrives after the grace period', () => {
    const held = advanceOnce(running, allowed, { ...write(590, 'In time?'), receivedAt: 1500 });
    expect(held).toMatchObject({
      verdict: { is: 'rejected', why: 'late' },
      answer: null,
      late: { value: 'In time?', claimedAt: at(590), dueAt: at(600) },
    });
    expect(held.overtime).toBeUndefined();
  });

  test('waits for a teacher where another window has written on over time, and takes nothing from either', () => {
    const over = playStory(allowed, [write(700, 'Over.')], running).state;
    const claim = { ...now(800), claimedAt: at(700), givenAt: at(590), seq: 9 };
    const step = advance(over, write(590, 'Unsent.').event, allowed, claim);
    expect([step.answer, step.overtime]).toEqual([null, undefined]);
    expect(step.late).toMatchObject({ value: 'Unsent.', claimedAt: at(590) });
  });

  test('counts again as written in time once more time was given', () => {
    const over = playStory(allowed, [write(700, 'Over.')], running).state;
    const { state } = advanceByServer(over, { kind: 'extended', seconds: 300 }, { blueprint: allowed, ...now(720) });
    // The clock goes on from the present, which is longer than what was given.
    expect(state).toMatchObject({ extendedSeconds: 300, clocks: { exam: { addedMs: 420_000 } } });
    expect(advanceOnce(state, allowed, write(800, 'Over. And on.')).answer).toMatchObject({ value: 'Over. And on.' });
    expect(advanceOnce(state, allowed, write(1100, 'Too long.')).overtime).toMatchObject({ timeUpAt: at(1020) });
  });

  test('takes nothing more once it was handed in, or once its window has closed', () => {
    const handedIn = playStory(allowed, [{ at: 610, event: { kind: 'submitted' } }], running).state;
    expect(advanceOnce(handedIn, allowed, write(620, 'More.'))).toMatchObject({
      verdict: { is: 'rejected', why: 'handedIn' },
      late: { value: 'More.' },
    });
    const late = { ...write(700, 'More.'), window: buildWindow({ closesAt: at(650) }) };
    const closed = advanceOnce(running, allowed, late);
    expect([closed.verdict, closed.overtime]).toEqual([{ is: 'rejected', why: 'late' }, undefined]);
  });

  test('goes on after the time to respond, which then runs below zero', () => {
    const timed = bind({ allowsOvertime: true }, { responseSeconds: 60 });
    const { state } = playStory(timed, begun);
    expect(overtimeStartFor(state, timed, 1)).toBe(at(60));
    expect(advanceOnce(state, timed, write(90, 'Over.')).overtime).toMatchObject({ timeUpAt: at(60) });
    expect(buildTimeline(state, timed, now(30))).toMatchObject({ isOvertime: false, secondsLeft: 30 });
    expect(buildTimeline(state, timed, now(72))).toMatchObject({
      isOvertime: true,
      secondsLeft: -12,
      clocks: [{ key: 'response:1', atZero: 'overtime' }],
    });
  });

  test('is over in a timeline from the moment its time is up', () => {
    expect(buildTimeline(running, allowed, now(599)).isOvertime).toBe(false);
    expect(buildTimeline(running, allowed, now(612))).toMatchObject({ isOvertime: true, secondsLeft: -12 });
  });
});

describe('what is not written on over time', () => {
  test('a question that is no text counts on after a soft limit', () => {
    expect(advanceOnce(running, allowed, write(700, 'a', 2))).toMatchObject({ answer: { value: 'a' } });
    expect(overtimeStartFor(running, allowed, 2)).toBeNull();
  });

  test('a text counts on after a soft limit where nothing is kept apart', () => {
    const soft = bind({ timeLimitSeconds: 600 });
    expect(allowsOvertime(soft)).toBe(false);
    const step = advanceOnce(playStory(soft, begun).state, soft, write(700, 'Over.'));
    expect([step.answer?.value, step.overtime]).toEqual(['Over.', undefined]);
  });

  test('a text is closed by its time to respond where nothing may be written on', () => {
    const timed = bind({}, { responseSeconds: 60 });
    expect(advanceOnce(playStory(timed, begun).state, timed, write(61, 'Over.'))).toMatchObject({
      verdict: { is: 'rejected', why: 'late' },
    });
  });

  test('a test never allows it, whatever its assignment says', () => {
    const mock = bind({ mode: 'test', timeLimitSeconds: 600, allowsOvertime: true });
    expect(allowsOvertime(mock)).toBe(false);
    const step = advanceOnce(playStory(mock, begun).state, mock, write(601, 'Over.'));
    expect(step).toMatchObject({ verdict: { is: 'rejected', why: 'late' }, answer: null });
    expect(step.overtime).toBeUndefined();
  });

  test('a text whose limit does not run has no time to be over', () => {
    const untimed = bind({ allowsOvertime: true });
    expect(overtimeStartFor(playStory(untimed, begun).state, untimed, 1)).toBeNull();
  });
});

test('a batch keeps the text that was written in time beside the last one that was written over time', () => {
  const texts: [number, string][] = [
    [590, 'One.'],
    [610, 'One. Two.'],
    [620, 'One. Two. Three.'],
  ];
  const events = texts.map(([seconds, value], index) => ({
    seq: index + 1,
    event: write(seconds, value).event,
    syncAt: at(0),
    syncWriterEpoch: 1,
    sinceSync: seconds * 1000,
  }));
  const outcome = applyBatch(running, events, { blueprint: allowed, moment: now(700) });
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      ack: 3,
      answers: [{ value: 'One.', seq: 1 }],
      overtime: [{ value: 'One. Two. Three.', seq: 3, timeUpAt: at(600) }],
    },
  });
});

test('text typed over time never replaces an entry that was typed in time', () => {
  const typed = (value: string): BrowserEvent => ({ kind: 'answered', questionId: 1, value });
  const stamp = (sinceSync: number, typedSince?: number) => ({
    ...{ syncId: 's1', syncAt: 0, sinceSync, typed: true, typedSince },
  });
  const inTime = appendEvent(createJournal({ writerEpoch: 1, ack: 0 }), typed('a'), stamp(9000));
  const over = appendEvent(inTime, typed('ab'), stamp(10_500, 10_000));
  expect(over.entries).toMatchObject([{ event: { value: 'a' } }, { event: { value: 'ab' } }]);
  const on = appendEvent(over, typed('abc'), stamp(11_000, 10_000));
  expect(on.entries).toMatchObject([{ event: { value: 'a' } }, { event: { value: 'abc' } }]);
});
