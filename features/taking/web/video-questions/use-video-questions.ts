import { useEffect } from 'react';
import { listNavigationUnits } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import type { Listening } from '../listening/listening-context.ts';
import { useAttempt } from '../launch/use-attempt.ts';
import { questionsForUnit, type QuestionContext } from '../attempt-session/question-context.ts';
import { useClockTransitions, useOptionalSnapshot } from '../attempt-session/use-attempt-store.ts';

/** Leaves the current question, so that a video that follows does not count as time on it. */
export const leaveQuestion = (store: AttemptStore): void => {
  const { questionId } = store.snapshot().state;
  if (questionId !== null) store.dispatch({ kind: 'question-left', questionId });
};

/**
 * Resumes the questions beside a video: starts a new attempt, which has no directions; in a started one, no question is
 * open yet.
 */
export const resumeQuestions = (store: AttemptStore): void => {
  if (store.snapshot().state.status !== 'fresh') return leaveQuestion(store);
  store.dispatch({ kind: 'started' });
  const [unit] = listNavigationUnits(store.blueprint);
  if (unit) store.dispatch({ kind: 'section-entered', sectionId: unit.section.id });
};

/** An open attempt whose questions are shown beside a video. */
export interface OpenVideoPanel {
  is: 'open';
  store: AttemptStore;
  snapshot: Snapshot;
  listening: Listening | null;
  /** All questions, numbered through the whole assignment. */
  questions: readonly QuestionContext[];
}

/** The state of the questions beside a video. */
export type VideoQuestionPanel =
  | OpenVideoPanel
  | { is: 'opening' }
  /** Another window is the writer. */
  | { is: 'held' }
  | { is: 'failed'; message: string; code: string };

/** The number of questions and of answered ones. */
export interface AnswerCounts {
  answered: number;
  total: number;
}

/** Counts the questions of one set, or of all. */
export const countAnswered = ({ questions, snapshot }: OpenVideoPanel, setId?: number): AnswerCounts => {
  const questionsOfSet = questions.filter(({ set }) => setId === undefined || set.id === setId);
  return {
    answered: questionsOfSet.filter(({ bound }) => (snapshot.replayState.answers[bound.id] ?? null) !== null).length,
    total: questionsOfSet.length,
  };
};

/** Resumes the questions once the attempt is open. */
const useResumedQuestions = (store: AttemptStore | null): void => {
  // The attempt opens some time after the page.
  useEffect(() => {
    if (store) resumeQuestions(store);
  }, [store]);
};

/** Opens the questions of a course in this window and keeps them in sync with the server until it closes. */
export const useVideoQuestions = (id: number): { panel: VideoQuestionPanel; open(takeOver: boolean): void } => {
  const { opening, open } = useAttempt({ kind: 'course', id });
  const store = opening.is === 'open' ? opening.store : null;
  const snapshot = useOptionalSnapshot(store);
  useResumedQuestions(store);
  useClockTransitions(store);
  if (opening.is === 'broken') throw opening.error;
  if (opening.is !== 'open' || !snapshot) return { panel: opening.is === 'open' ? { is: 'opening' } : opening, open };
  const { started, blueprint } = opening.store;
  const questions = listNavigationUnits(blueprint, snapshot.state.routes).flatMap(
    (unit) => questionsForUnit(started, unit, snapshot.state).questions,
  );
  return { panel: { is: 'open', store: opening.store, snapshot, listening: opening.listening, questions }, open };
};
