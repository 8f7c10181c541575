import {
  advanceByServer,
  createAttemptState,
  buildTimeline,
  type AttemptEvent,
  type AttemptState,
  type Timeline,
} from '@inkstone/exam/attempt';
import type { Blueprint, PaperSection } from '@inkstone/exam/blueprint';

const numberQuestions = (first: number, types: readonly string[]) =>
  types.map((type, index) => ({ id: first + index, type, points: 100 }));

export const choices = (count: number): string[] => Array.from({ length: count }, () => 'choice');

/** A set whose questions have its number and two digits: the first of set 3 is 300. */
export const buildSet = (id: number, types: readonly string[]): PaperSection['sets'][number] => ({
  id,
  questions: numberQuestions(id * 100, types),
});

/** A passage; its last question is a summary or a table. */
export const buildPassage = (id: number, last: string, count: number): PaperSection['sets'][number] =>
  buildSet(id, [...choices(count - 2), 'insert-sentence', last]);

/** A set with a recording. */
export const buildListeningSet = (
  id: number,
  audioSeconds: number,
  types: readonly string[],
): PaperSection['sets'][number] => ({
  ...buildSet(id, types),
  audioSeconds,
});

const window = { opensAt: 0, closesAt: 10 ** 9, graceSeconds: 900 };

/** Simulates one student taking a test, second by second; events happen at the end of each second. */
export function simulateAttempt(blueprint: Blueprint) {
  let now = 1_000_000;
  let state: AttemptState = createAttemptState();
  const say = (event: AttemptEvent): string => {
    const { verdict, state: next } = advanceByServer(state, event, { blueprint, now, window });
    state = next;
    return verdict.is === 'applied' ? 'applied' : verdict.why;
  };
  const look = (): Timeline => buildTimeline(state, blueprint, { now, window });
  say({ kind: 'started' });
  return {
    say,
    look,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    enter: (sectionId: string, partId?: string) =>
      say({ kind: 'section-entered', sectionId, ...(partId && { partId }) }),
    leave: (sectionId: string, partId?: string) =>
      say({ kind: 'section-finished', sectionId, ...(partId && { partId }) }),
    come: (questionId: number) => say({ kind: 'question-entered', questionId }),
    answer: (questionId: number) => say({ kind: 'answered', questionId, value: 'x' }),
    hear: (setId: number) => say({ kind: 'audio-played', setId }),
    record: (questionId: number) => say({ kind: 'recording-saved', questionId, recordingId: `r${questionId}` }),
    segments: () => look().segments.map(({ id, status }) => `${id} ${status}`),
  };
}

export type SimulatedAttempt = ReturnType<typeof simulateAttempt>;

/** Plays a set to its end and answers its questions, ten seconds each. */
export const playAndAnswer = (attempt: SimulatedAttempt, set: number, seconds: number, questions: number): string[] => {
  const verdicts = [attempt.come(set * 100), attempt.hear(set)];
  attempt.pass(seconds);
  for (let id = set * 100; id < set * 100 + questions; id += 1) {
    verdicts.push(attempt.come(id));
    attempt.pass(10);
    verdicts.push(attempt.answer(id));
  }
  return verdicts;
};
