import { useState } from 'react';
import { lazyWithRetry } from '@inkstone/ui';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { skipCheck, skipsCheck } from '../environment-check/skip-check.ts';
import { Directions } from './directions.tsx';

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
