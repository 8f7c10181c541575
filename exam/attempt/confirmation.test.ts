import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildSectionRule } from '../blueprint/testing.ts';
import type { Blueprint } from '../blueprint/index.ts';
import { advanceByServer } from './advance.ts';
import { applyBatch } from './batch.ts';
import { hasInstantFeedback, isAnswerFinal } from './confirmation.ts';
import { replay } from './replay.ts';
import { createAttemptState } from './state.ts';
import {
  advanceOnce,
  answerQuestion,
  at,
  buildWindow,
  enterSection,
  finishSection,
  playStory,
  startEvent,
  type TimedEvent,
} from './testing.ts';
import { judgeAnswer } from './timeliness.ts';

const withFeedback = (blueprint: Blueprint): Blueprint => ({
  ...blueprint,
  sections: blueprint.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      sets: part.sets.map((set) => ({
        ...set,
        questions: set.questions.map((question) => ({ ...question, hasInstantFeedback: true as const })),
      })),
    })),
  })),
});

const plain = buildBlueprint({
  sections: [buildSectionRule('one', { clock: buildClockRule(600) }), buildSectionRule('two')],
  filled: [
    { section: 'one', sets: [[1, 2]] },
    { section: 'two', sets: [[3]] },
  ],
});
const blueprint = withFeedback(plain);

const confirm = (seconds: number, questionId: number): TimedEvent => ({
  at: seconds,
  event: { kind: 'answer-confirmed', questionId },
});
const begun = [startEvent, enterSection(0, 'one')];
const confirmed = [...begun, answerQuestion(10, 1), confirm(20, 1)];
const window = buildWindow();

describe('a confirmed answer', () => {
  test('is final: no later answer counts, whatever time it claims, nor waits for a teacher', () => {
    const { state, verdict } = playStory(blueprint, confirmed);
    expect(verdict).toEqual({ is: 'applied', lateDelivered: false });
    expect(isAnswerFinal(state, 1)).toBe(true);
    for (const seconds of [-500, 0, 10, 15, 30, 700, 90_000]) {
      const result = advanceOnce(state, blueprint, {
        ...answerQuestion(seconds, 1),
        receivedAt: Math.max(seconds, 30),
      });
      expect(result).toMatchObject({ verdict: { is: 'rejected', why: 'answerFinal' }, answer: null });
      expect(result.late).toBeUndefined();
      expect(result.overtime).toBeUndefined();
    }
  });

  test('takes neither a clearing nor a recording', () => {
    const { state } = playStory(blueprint, confirmed);
    const cleared = advanceOnce(state, blueprint, { at: 30, event: { kind: 'answered', questionId: 1, value: null } });
    const recorded = advanceOnce(state, blueprint, {
      at: 30,
      event: { kind: 'recording-saved', questionId: 1, recordingId: 'r' },
    });
    for (const result of [cleared, recorded]) {
      expect(result).toMatchObject({ state, verdict: { is: 'rejected', why: 'answerFinal' }, answer: null });
      expect(result.late).toBeUndefined();
    }
  });

  test('leaves other questions open', () => {
    const { answer } = playStory(blueprint, [...confirmed, answerQuestion(30, 2)]);
    expect(answer).toMatchObject({ questionId: 2, value: 'a' });
  });

  test('stays final in an attempt that is reopened', () => {
    const submitted = playStory(blueprint, [...confirmed, { at: 40, event: { kind: 'submitted' } }]).state;
    const by = { blueprint, now: at(50), window };
    const reopened = advanceByServer(submitted, { kind: 'reopened', seconds: 60 }, by).state;
    expect(advanceOnce(reopened, blueprint, answerQuestion(55, 1)).verdict).toMatchObject({ why: 'answerFinal' });
  });

  test('is not changed by an imported file', () => {
    const { state } = playStory(blueprint, confirmed);
    const claim = { now: at(60), window, claimedAt: at(5), questionId: 1, recording: false };
    expect(judgeAnswer(state, blueprint, claim)).toMatchObject({ counts: false, why: 'answerFinal' });
  });

  test('is confirmed once', () => {
    const { verdict } = playStory(blueprint, [...confirmed, confirm(30, 1)]);
    expect(verdict).toEqual({ is: 'rejected', why: 'alreadyDone' });
  });

  test('is shown as it was confirmed in the window that wrote later answers', () => {
    const events = [
      { kind: 'answered', questionId: 1, value: 'a' },
      { kind: 'answer-confirmed', questionId: 1 },
      { kind: 'answered', questionId: 1, value: 'b' },
      { kind: 'answered', questionId: 1, value: null },
    ] as const;
    expect(replay(events).answers).toEqual({ 1: 'a' });
  });
});

describe('no key is shown', () => {
  test.each([
    ['of a question without an answer', [...begun, confirm(5, 1)], 'notAnswered'],
    [
      'of a question whose answer was cleared',
      [
        ...begun,
        answerQuestion(5, 1),
        { at: 6, event: { kind: 'answered', questionId: 1, value: null } },
        confirm(7, 1),
      ],
      'notAnswered',
    ],
    ['of a section that was not entered', [...begun, answerQuestion(5, 3), confirm(6, 3)], 'notOpen'],
    [
      'after the section was left',
      [...begun, answerQuestion(5, 1), finishSection(6, 'one'), confirm(7, 1)],
      'sectionClosed',
    ],
    ['after the clock has ended', [...begun, answerQuestion(5, 1), confirm(700, 1)], 'late'],
    ['before the attempt is started', [confirm(0, 1)], 'notStarted'],
  ] satisfies [string, TimedEvent[], string][])('%s', (_, story, why) => {
    const { verdict, state } = playStory(blueprint, story);
    expect(verdict).toEqual({ is: 'rejected', why });
    expect(state.confirmedQuestions).toBeUndefined();
  });

  test('of a question that the attempt does not have', () => {
    expect(playStory(blueprint, [...begun, confirm(5, 99)]).verdict).toEqual({ is: 'invalid', why: 'unknownQuestion' });
  });

  test('by rules that show keys with the report alone', () => {
    const { verdict } = playStory(plain, confirmed);
    expect(verdict).toEqual({ is: 'rejected', why: 'noFeedback' });
    expect([hasInstantFeedback(plain), hasInstantFeedback(blueprint)]).toEqual([false, true]);
  });
});

test('what an earlier window wrote and had not sent changes nothing after another window confirmed', () => {
  const before = playStory(blueprint, begun).state;
  const toEvents = (state: typeof before, events: readonly TimedEvent[]) =>
    events.map(({ event, at: seconds }, index) => ({
      ...{ event, seq: state.ack + index + 1, syncWriterEpoch: state.writerEpoch },
      ...{ syncAt: at(0), sinceSync: seconds * 1000 },
    }));
  const receive = (state: typeof before, events: ReturnType<typeof toEvents>, seconds: number) => {
    const outcome = applyBatch(state, events, { blueprint, moment: { now: at(seconds), window } });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value;
  };
  const takeOver = (state: typeof before, writerEpoch: number) =>
    advanceByServer(state, { kind: 'taken-over', writerEpoch }, { blueprint, now: at(30), window }).state;
  const second = takeOver(before, 2);
  const answered = receive(second, toEvents(second, [answerQuestion(31, 1), confirm(32, 1)]), 33).state;
  const third = takeOver(answered, 3);
  const unsent = toEvents(third, [
    { ...answerQuestion(5, 1), event: { kind: 'answered', questionId: 1, value: 'b' } },
  ]).map((event) => ({ ...event, origin: { syncAt: at(0), syncWriterEpoch: 1, sinceSync: -5000 } }));
  const { accepted, answers } = receive(third, unsent, 40);
  expect(accepted).toMatchObject([{ verdict: { is: 'rejected', why: 'answerFinal' }, answer: null }]);
  expect(accepted[0]?.late).toBeUndefined();
  expect(answers).toEqual([]);
});

test('the state holds nothing of it in an attempt without it', () => {
  const { state } = playStory(plain, [...begun, answerQuestion(10, 1)], createAttemptState());
  expect(state).not.toHaveProperty('answeredQuestions');
});
