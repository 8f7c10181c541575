import { listNavigationUnits } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt/attempt-store.ts';

/** No question stands open any more: what comes now, such as a film, is no time on it. */
export const putAway = (store: AttemptStore): void => {
  const { questionId } = store.snapshot().state;
  if (questionId !== null) store.say({ kind: 'question-left', questionId });
};

/**
 * Takes up work beside a film: one that nobody has begun begins, since it has no directions of its own; of one that was
 * left in the midst of a question, the question is not open yet.
 */
export const takeUp = (store: AttemptStore): void => {
  if (store.snapshot().state.status !== 'fresh') return putAway(store);
  store.say({ kind: 'started' });
  const [leg] = listNavigationUnits(store.blueprint);
  if (leg) store.say({ kind: 'section-entered', sectionId: leg.section.id });
};
