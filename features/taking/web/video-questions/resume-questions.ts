import { listNavigationUnits } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';

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
