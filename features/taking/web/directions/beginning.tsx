import { useState } from 'react';
import { lazyWithRetry } from '@inkstone/ui';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { goWithoutCheck, goesWithoutCheck } from '../environment/without-check.ts';
import { Directions } from './directions.tsx';

const CheckFirst = lazyWithRetry(async () => (await import('../environment/check-first.tsx')).CheckFirst);

interface BeginningProps {
  store: AttemptStore;
  onAskAgain: () => void;
}

/** The directions; before them, once, the reminder of the environment check where the work listens or records. */
export const Beginning = ({ store, onAskAgain }: BeginningProps) => {
  const { attemptId, environment, title } = store.started;
  const [isWithout, setWithout] = useState(() => goesWithoutCheck(attemptId));
  if (environment !== 'unchecked' || isWithout) return <Directions store={store} />;
  const goWithout = () => {
    goWithoutCheck(attemptId);
    setWithout(true);
  };
  return <CheckFirst title={title} onChecked={onAskAgain} onWithout={goWithout} />;
};
