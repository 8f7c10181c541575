import { expect, test } from 'vitest';
import { secondsByQuestion, type TimedEvent } from './seconds-by-question.ts';

const noon = Date.UTC(2026, 2, 2, 12);

type Told = readonly [at: number, kind: string, questionId?: number];

const journal = (events: readonly Told[]): TimedEvent[] =>
  events.map(([at, kind, questionId = null]) => ({ kind, questionId, claimedAt: new Date(noon + at * 1000) }));

const countSeconds = (...events: readonly Told[]) => Object.fromEntries(secondsByQuestion(journal(events)));

test('the time of a question lasts from entering it to entering the next one', () => {
  expect(
    countSeconds([0, 'question-entered', 1], [20, 'answered', 1], [30, 'question-entered', 2], [45, 'submitted']),
  ).toEqual({
    1: 30,
    2: 15,
  });
});

test('a question that was left while a video plays gets no time from the video', () => {
  expect(
    countSeconds(
      [0, 'section-entered'],
      [60, 'question-entered', 1],
      [70, 'answered', 1],
      [75, 'question-left', 1],
      [200, 'question-entered', 2],
      [210, 'answered', 2],
      [212, 'question-left', 2],
      [400, 'submitted'],
    ),
  ).toEqual({ 1: 15, 2: 12 });
});

test('a question that is entered again gets the sum of both times', () => {
  expect(
    countSeconds(
      [0, 'question-entered', 1],
      [10, 'question-left', 1],
      [100, 'question-entered', 1],
      [105, 'question-left', 1],
    ),
  ).toEqual({ 1: 15 });
});

test('gaps of more than five minutes are not counted', () => {
  expect(countSeconds([0, 'question-entered', 1], [301, 'answered', 1], [311, 'submitted'])).toEqual({ 1: 10 });
});
