import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import { advanceByServer } from './advance.ts';
import { createAttemptState } from './state.ts';
import {
  answerQuestion as answerTo,
  at,
  buildWindow,
  now,
  playStory,
  startEvent,
  advanceOnce,
  type TimedEvent,
} from './testing.ts';
import { buildTimeline } from './timeline.ts';
import type { AttemptState } from './types.ts';

const contest = buildBlueprint({
  sections: [buildSectionRule('contest', { clock: buildClockRule(100) })],
  filled: [{ section: 'contest', sets: [[1], [2]] }],
});
const entered: TimedEvent = { at: 20, event: { kind: 'section-entered', sectionId: 'contest' } };
const answer = (seconds: number, more: Partial<TimedEvent> = {}): TimedEvent => ({ ...answerTo(seconds, 1), ...more });
const running = playStory(contest, [startEvent, entered]).state;

describe('an answer in time', () => {
  test('counts until its clock ends, which starts when the section is entered', () => {
    expect(advanceOnce(running, contest, answer(119.999)).verdict).toEqual({ is: 'applied', lateDelivered: false });
    expect(advanceOnce(running, contest, answer(120)).verdict).toEqual({ is: 'rejected', why: 'late' });
  });

  test('delivered within the grace period counts and is marked', () => {
    const step = advanceOnce(running, contest, answer(110, { receivedAt: 120 + 899.999 }));
    expect(step.verdict).toEqual({ is: 'applied', lateDelivered: true });
    expect(step.answer?.lateDelivered).toBe(true);
  });

  test('delivered after the grace period is stored and not scored', () => {
    const step = advanceOnce(running, contest, answer(110, { receivedAt: 120 + 900 }));
    expect(step.verdict).toEqual({ is: 'rejected', why: 'late' });
    expect(step.answer).toBeNull();
  });

  test.each([50, 60, 61])('received after submission does not count, claimed at %s of 60', (seconds) => {
    const submitted = playStory(contest, [startEvent, entered, { at: 60, event: { kind: 'submitted' } }]).state;
    const step = advanceOnce(submitted, contest, answer(seconds, { receivedAt: 70 }));
    expect(step.verdict).toEqual({ is: 'rejected', why: 'handedIn' });
    expect(step.answer).toBeNull();
  });

  test('received after a submission that followed the end of the clock does not count either', () => {
    const submitted: TimedEvent = { at: 130, event: { kind: 'submitted' } };
    const { state } = playStory(contest, [startEvent, entered, submitted]);
    expect(state).toMatchObject({ closedBy: 'clock', closedAt: at(120), submittedAt: at(130) });
    expect(advanceOnce(state, contest, answer(100, { receivedAt: 140 })).verdict).toEqual({
      is: 'rejected',
      why: 'handedIn',
    });
  });

  test('counts again once extra time has reopened an attempt that was submitted after its clock', () => {
    const { state } = playStory(contest, [startEvent, entered, { at: 130, event: { kind: 'submitted' } }]);
    const more = { blueprint: contest, ...now(140) };
    const open = advanceByServer(state, { kind: 'extended', seconds: 60 }, more).state;
    expect(open).toMatchObject({ status: 'running', closedBy: null });
    expect(advanceOnce(open, contest, answer(150)).verdict.is).toBe('applied');
  });

  test('is limited by the end of the window if there is no clock', () => {
    const window = buildWindow({ closesAt: at(60) });
    expect(advanceOnce(running, contest, answer(59.999, { window })).verdict.is).toBe('applied');
    expect(advanceOnce(running, contest, answer(60, { window })).verdict).toEqual({ is: 'rejected', why: 'late' });
  });

  test('a start outside the window is stored without effect', () => {
    const fresh = createAttemptState();
    expect(
      advanceOnce(fresh, contest, { ...startEvent, window: buildWindow({ opensAt: at(10) }) }).verdict,
    ).toMatchObject({
      why: 'notOpen',
    });
    expect(
      advanceOnce(fresh, contest, { ...startEvent, window: buildWindow({ closesAt: at(0) }) }).verdict,
    ).toMatchObject({
      why: 'late',
    });
  });

  test('starting late does not shorten the time as long as the window is open', () => {
    const late = playStory(contest, [
      { at: 5000, event: { kind: 'started' } },
      { at: 5010, event: { kind: 'section-entered', sectionId: 'contest' } },
    ]).state;
    expect(buildTimeline(late, contest, now(5010)).secondsLeft).toBe(100);
  });
});

describe('reading', () => {
  test.each<[string, AttemptState, number, string]>([
    ['before the window', createAttemptState(), -4000, 'notYet'],
    ['in the window', createAttemptState(), 0, 'ready'],
    ['after the window', createAttemptState(), 90_000, 'closed'],
    ['while the clock runs', running, 50, 'running'],
    ['at zero', running, 120, 'closed'],
  ])('%s', (_, state, seconds, status) => {
    expect(buildTimeline(state, contest, now(seconds)).status).toBe(status);
  });

  test('shows the remaining seconds, the next change and what is open', () => {
    expect(buildTimeline(running, contest, now(50))).toMatchObject({
      secondsLeft: 70,
      nextChangeAt: at(120),
      receivesUntil: null,
      segments: [{ id: 'contest', status: 'open', opensAt: at(20), closesAt: at(120) }],
    });
  });

  test('shows an expired clock as submitted, and until when answers are still received', () => {
    expect(buildTimeline(running, contest, now(130))).toMatchObject({
      closedBy: 'clock',
      closedAt: at(120),
      receivesUntil: at(1020),
      nextChangeAt: null,
      segments: [{ status: 'closed', closesAt: at(120) }],
    });
  });

  test('shows no times for a later section', () => {
    const ready = playStory(contest, [startEvent]).state;
    expect(buildTimeline(ready, contest, now(5)).segments[0]).toMatchObject({
      status: 'ahead',
      opensAt: null,
      closesAt: null,
    });
    expect(buildTimeline(ready, contest, now(5)).secondsLeft).toBeNull();
  });

  test('shows a soft clock below zero, which closes nothing', () => {
    const soft = buildBlueprint(
      { sections: [buildSectionRule('contest')], filled: [{ section: 'contest', sets: [[1]] }] },
      { mode: 'practice', timeLimitSeconds: 60 },
    );
    const state = playStory(soft, [startEvent, { ...entered, at: 0 }]).state;
    expect(buildTimeline(state, soft, now(90))).toMatchObject({
      status: 'running',
      secondsLeft: -30,
      clocks: [{ key: 'exam', atZero: 'overtime' }],
      nextChangeAt: at(86_400),
    });
    expect(advanceOnce(state, soft, answer(90)).verdict).toEqual({ is: 'applied', lateDelivered: false });
  });

  test('shows at most the time until the window closes; a soft clock shows its own time', () => {
    const window = buildWindow({ closesAt: at(60) });
    expect(buildTimeline(running, contest, now(50, window))).toMatchObject({
      secondsLeft: 10,
      windowSecondsLeft: 10,
      nextChangeAt: at(60),
    });
    expect(buildTimeline(running, contest, now(50))).toMatchObject({ secondsLeft: 70, windowSecondsLeft: 86_350 });
    const soft = buildBlueprint(
      { sections: [buildSectionRule('contest')], filled: [{ section: 'contest', sets: [[1]] }] },
      { mode: 'practice', timeLimitSeconds: 600 },
    );
    const practised = playStory(soft, [startEvent, entered]).state;
    expect(buildTimeline(practised, soft, now(50, window)).secondsLeft).toBe(570);
  });

  test('can hide a clock as far as the programme allows', () => {
    const hideable = buildBlueprint({
      sections: [buildSectionRule('contest', { clock: buildClockRule(600, { hideableUntilSeconds: 300 }) })],
      filled: [{ section: 'contest', sets: [[1]] }],
    });
    const state = playStory(hideable, [startEvent, entered]).state;
    expect(buildTimeline(state, hideable, now(30)).clocks[0]?.hideableUntilSeconds).toBe(300);
  });

  test('closes the attempt in the middle of a section when the clock of the whole exam ends', () => {
    const full = buildBlueprint(
      { sections: [buildSectionRule('contest')], filled: [{ section: 'contest', sets: [[1]] }] },
      { timeLimitSeconds: 60 },
    );
    const state = playStory(full, [startEvent, entered]).state;
    expect(buildTimeline(state, full, now(79)).secondsLeft).toBe(1);
    expect(buildTimeline(state, full, now(81))).toMatchObject({
      status: 'closed',
      closedBy: 'clock',
      closedAt: at(80),
    });
  });
});

describe('closing by the server', () => {
  const expire = (state: AttemptState, seconds: number) =>
    advanceByServer(state, { kind: 'expired' }, { blueprint: contest, ...now(seconds) });

  test('is recorded only after the grace period', () => {
    expect(expire(running, 1019.999).verdict).toEqual({ is: 'invalid', why: 'notLate' });
    expect(expire(running, 1020).state).toMatchObject({ status: 'closed', closedBy: 'clock', closedAt: at(120) });
  });

  test('is undone when the window is extended, if the window had closed the attempt', () => {
    const narrow = buildWindow({ closesAt: at(60) });
    const shut = advanceByServer(
      running,
      { kind: 'expired' },
      { blueprint: contest, now: at(2000), window: narrow },
    ).state;
    expect(shut).toMatchObject({ status: 'closed', closedBy: 'window' });
    expect(buildTimeline(shut, contest, { now: at(100), window: buildWindow() }).status).toBe('running');
    expect(buildTimeline(shut, contest, { now: at(100), window: narrow }).status).toBe('closed');
  });
});

describe('extra time', () => {
  const extend = (state: AttemptState, seconds: number, extra = 60) =>
    advanceByServer(state, { kind: 'extended', seconds: extra }, { blueprint: contest, ...now(seconds) }).state;

  test('is added to the running clock', () => {
    expect(buildTimeline(extend(running, 50), contest, now(50)).secondsLeft).toBe(130);
  });

  test('waits for the next clock if none is running', () => {
    const ready = extend(playStory(contest, [startEvent]).state, 5);
    expect(ready.extraSeconds).toBe(60);
    const state = playStory(contest, [entered], ready).state;
    expect(buildTimeline(state, contest, now(20)).secondsLeft).toBe(160);
    expect(state.extraSeconds).toBe(0);
  });

  test('that waits is added once, to every clock that starts with the section', () => {
    const both = buildBlueprint({
      sections: [
        buildSectionRule('first', { clock: buildClockRule(100) }),
        buildSectionRule('second', { clock: buildClockRule(100) }),
      ],
      filled: [
        { section: 'first', sets: [[1]] },
        { section: 'second', sets: [[2]] },
      ],
      variant: { clock: buildClockRule(150) },
    });
    const enter = (seconds: number, sectionId: string): TimedEvent => ({
      at: seconds,
      event: { kind: 'section-entered', sectionId },
    });
    const begun = playStory(both, [startEvent, enter(20, 'first')], createAttemptState(60)).state;
    expect(buildTimeline(begun, both, now(20)).clocks.map(({ secondsLeft }) => secondsLeft)).toEqual([210, 160]);
    const on = playStory(both, [enter(30, 'second')], begun).state;
    expect(buildTimeline(on, both, now(30)).clocks.map(({ secondsLeft }) => secondsLeft)).toEqual([200, 100]);
  });

  test('that waits is not added to the clock of a single question', () => {
    const tasks = buildBlueprint({
      sections: [
        buildSectionRule('tasks', {
          parts: [buildPartRule('main', { itemClock: buildClockRule(30), setClock: buildClockRule(90) })],
        }),
      ],
      filled: [{ section: 'tasks', sets: [[1]] }],
    });
    const begun = playStory(
      tasks,
      [
        startEvent,
        { at: 10, event: { kind: 'section-entered', sectionId: 'tasks' } },
        { at: 20, event: { kind: 'question-entered', questionId: 1 } },
      ],
      createAttemptState(60),
    ).state;
    const left = Object.fromEntries(
      Object.entries(begun.clocks).map(([key, { seconds, addedMs }]) => [key.split(':')[0], seconds + addedMs / 1000]),
    );
    expect(left).toEqual({ set: 150, item: 30 });
  });

  test('given after zero counts from the moment it is given', () => {
    expect(buildTimeline(extend(running, 500), contest, now(500))).toMatchObject({
      status: 'running',
      secondsLeft: 60,
    });
  });

  test('reopens what the clock had closed, but not what was submitted', () => {
    const shut = advanceByServer(running, { kind: 'expired' }, { blueprint: contest, ...now(2000) }).state;
    expect(buildTimeline(extend(shut, 3000), contest, now(3000))).toMatchObject({ status: 'running', secondsLeft: 60 });
    const submitted = playStory(contest, [startEvent, entered, { at: 60, event: { kind: 'submitted' } }]).state;
    expect(extend(submitted, 70)).toEqual(submitted);
  });
});

describe('reopening', () => {
  const submitted = playStory(contest, [startEvent, entered, { at: 60, event: { kind: 'submitted' } }]).state;
  const reopen = (state: AttemptState, seconds: number | null) =>
    advanceByServer(state, { kind: 'reopened', seconds }, { blueprint: contest, ...now(1000) }).state;

  test('restores the remaining time', () => {
    expect(buildTimeline(reopen(submitted, null), contest, now(1000))).toMatchObject({
      status: 'running',
      secondsLeft: 60,
    });
  });

  test('or sets the given seconds, also if the clock had closed the attempt', () => {
    expect(buildTimeline(reopen(submitted, 30), contest, now(1000)).secondsLeft).toBe(30);
    expect(buildTimeline(reopen(running, 30), contest, now(1000))).toMatchObject({
      status: 'running',
      secondsLeft: 30,
    });
  });
});
