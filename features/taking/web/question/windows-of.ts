import type { RecorderPhase } from '@inkstone/exam/recorder';
import type { Timeline } from '@inkstone/exam/attempt';
import type { BoundPart, BoundQuestion } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Windows } from '../recording/recorder-rules.ts';

interface Found {
  part: BoundPart;
  question: BoundQuestion;
}

/** The question of an attempt with its part; undefined for one that it does not have. */
export const findIn = ({ blueprint }: AttemptStore, questionId: number): Found | undefined => {
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

/** What is left of a window: all of it before its phase, none of it after. */
const leftOf = (timeline: Timeline, key: string, { seconds, isAhead }: { seconds: number; isAhead: boolean }) => {
  const running = timeline.clocks.find((clock) => clock.key === key);
  if (running) return { seconds, secondsLeft: Math.max(0, Math.min(seconds, running.secondsLeft)) };
  return { seconds, secondsLeft: isAhead ? seconds : 0 };
};

/** Preparation and response of a question by the server's clock; null where it has no window to respond in. */
export const windowsOf = (store: AttemptStore, questionId: number): Windows | null => {
  const found = findIn(store, questionId);
  const windows = found?.part.windows;
  const responds = found?.question.responseSeconds ?? windows?.responseSeconds ?? 0;
  if (!found || !windows || responds === 0) return null;
  const timeline = store.timeline();
  const phase = timeline.phase === null ? 'over' : phases[timeline.phase];
  const isBefore = phase === 'before';
  const prep = { seconds: windows.prepSeconds, isAhead: isBefore };
  const response = { seconds: responds, isAhead: isBefore || phase === 'prep' };
  return {
    phase,
    prep: windows.prepSeconds > 0 ? leftOf(timeline, `prep:${questionId}`, prep) : null,
    response: leftOf(timeline, `response:${questionId}`, response),
    ...(windows.leastResponseSeconds !== undefined && { leastSeconds: windows.leastResponseSeconds }),
  };
};
