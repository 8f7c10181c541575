import { useState } from 'react';
import { lazyWithRetry } from '@inkstone/ui';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { Directions } from './directions.tsx';

const storageKey = 'inkstone.without-check';

/** Whether the student chose in this window to start an attempt without the environment check; survives a reload. */
const skipsCheck = (attemptId: number): boolean => {
  try {
    return sessionStorage.getItem(storageKey) === String(attemptId);
  } catch {
    return false;
  }
};

/** Stores that this window does not ask for the check before an attempt again. */
const skipCheck = (attemptId: number): void => {
  try {
    sessionStorage.setItem(storageKey, String(attemptId));
  } catch {
    // Without session storage it asks again after a reload.
  }
};

const EnvironmentReminder = lazyWithRetry(
  async () => (await import('../environment-check/environment-reminder.tsx')).EnvironmentReminder,
);

interface AttemptIntroductionProps {
  store: AttemptStore;
  onReopen: () => void;
}

/** The directions; before them, once, a reminder of the environment check where it is needed. */
export const AttemptIntroduction = ({ store, onReopen }: AttemptIntroductionProps) => {
  const { attemptId, environment, title } = store.started;
  const [skipsEnvironmentCheck, setSkipsEnvironmentCheck] = useState(() => skipsCheck(attemptId));
  if (environment !== 'unchecked' || skipsEnvironmentCheck) return <Directions store={store} />;
  const continueWithoutCheck = () => {
    skipCheck(attemptId);
    setSkipsEnvironmentCheck(true);
  };
  return <EnvironmentReminder title={title} onChecked={onReopen} onWithout={continueWithoutCheck} />;
};
