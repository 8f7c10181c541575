import type { RecorderPhase } from '@inkstone/exam/recorder';
import type { Timeline } from '@inkstone/exam/attempt';
import type { BoundPart, BoundQuestion } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { ResponseWindows } from '../recording/recorder-rules.ts';

interface QuestionInPart {
  part: BoundPart;
  question: BoundQuestion;
}

/** A question of the attempt with its part; undefined where there is none. */
export const findQuestion = ({ blueprint }: AttemptStore, questionId: number): QuestionInPart | undefined => {
  for (const section of blueprint.sections) {
    for (const part of section.parts) {
      const question = part.sets.flatMap((set) => set.questions).find(({ id }) => id === questionId);
      if (question) return { part, question };
    }
  }
  return undefined;
};

const phases: Readonly<Record<NonNullable<Timeline['phase']>, RecorderPhase>> = {
  read: 'before',
  listen: 'before',
  prep: 'prep',
  response: 'open',
  over: 'over',
};

/** The remaining time of a phase: all of it before, none of it after. */
const toRemaining = (timeline: Timeline, key: string, { seconds, isAhead }: { seconds: number; isAhead: boolean }) => {
  const running = timeline.clocks.find((clock) => clock.key === key);
  if (running) return { seconds, secondsLeft: Math.max(0, Math.min(seconds, running.secondsLeft)) };
  return { seconds, secondsLeft: isAhead ? seconds : 0 };
};

/** The preparation and response time of a question by the server's clock; null where its response is not timed. */
export const getResponseWindows = (store: AttemptStore, questionId: number): ResponseWindows | null => {
  const questionInPart = findQuestion(store, questionId);
  const windows = questionInPart?.part.windows;
  const responds = questionInPart?.question.responseSeconds ?? windows?.responseSeconds ?? 0;
  if (!questionInPart || !windows || responds === 0) return null;
  const leastSeconds = questionInPart.question.leastResponseSeconds ?? windows.leastResponseSeconds;
  const timeline = store.timeline();
  const phase = timeline.phase === null ? 'over' : phases[timeline.phase];
  const isBefore = phase === 'before';
  const prep = { seconds: windows.prepSeconds, isAhead: isBefore };
  const response = { seconds: responds, isAhead: isBefore || phase === 'prep' };
  return {
    phase,
    prep: windows.prepSeconds > 0 ? toRemaining(timeline, `prep:${questionId}`, prep) : null,
    response: toRemaining(timeline, `response:${questionId}`, response),
    ...(leastSeconds !== undefined && { leastSeconds }),
  };
};
