import { useEffect, useSyncExternalStore } from 'react';
import { listNavigationUnits } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import type { Listening } from '../listening/listening-context.ts';
import { useAttempt } from '../opening/use-attempt.ts';
import { questionsOfLeg, type Met } from '../place/place-in-exam.ts';
import { useClosing } from '../window/use-exam-watch.ts';
import { takeUp } from './at-hand.ts';

/** An open attempt whose questions stand beside something else. */
export interface OpenBeside {
  is: 'open';
  store: AttemptStore;
  snapshot: Snapshot;
  listening: Listening | null;
  /** Every question, numbered through the whole. */
  questions: readonly Met[];
}

/** The questions beside something else, as far as they are open. */
export type Beside =
  | OpenBeside
  | { is: 'opening' }
  /** Another window holds them. */
  | { is: 'held' }
  | { is: 'failed'; message: string; code: string };

/** How many questions there are, and how many have an answer. */
export interface Counts {
  answered: number;
  total: number;
}

/** The counts of one question set, or of all. */
export const countsOf = ({ questions, snapshot }: OpenBeside, setId?: number): Counts => {
  const asked = questions.filter(({ set }) => setId === undefined || set.id === setId);
  return {
    answered: asked.filter(({ bound }) => (snapshot.seen.answers[bound.id] ?? null) !== null).length,
    total: asked.length,
  };
};

const never = () => () => undefined;

/** Takes the questions up when they have opened. */
const useTakenUp = (store: AttemptStore | null): void => {
  // Meets the attempt, which opens some time after the page.
  useEffect(() => {
    if (store) takeUp(store);
  }, [store]);
};

/** Opens the questions of a course in this window, and keeps them in touch with the server until it goes. */
export const useBeside = (id: number): { beside: Beside; open(takeOver: boolean): void } => {
  const { opening, open } = useAttempt({ kind: 'course', id });
  const store = opening.is === 'open' ? opening.store : null;
  const snapshot = useSyncExternalStore(store?.subscribe ?? never, () => store?.snapshot() ?? null);
  useTakenUp(store);
  useClosing(store);
  if (opening.is === 'broken') throw opening.error;
  if (opening.is !== 'open' || !snapshot) return { beside: opening.is === 'open' ? { is: 'opening' } : opening, open };
  const { started, blueprint } = opening.store;
  const questions = listNavigationUnits(blueprint, snapshot.state.routes).flatMap(
    (leg) => questionsOfLeg(started, leg, snapshot.state).questions,
  );
  return { beside: { is: 'open', store: opening.store, snapshot, listening: opening.listening, questions }, open };
};
