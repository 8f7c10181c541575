import { useEffect } from 'react';
import { fetchConfirm, fetchMath, fetchQuestionMenu } from '@inkstone/ui';
import type { AttemptStore } from './attempt-store.ts';
import { fetchToolsMenu } from './tools-button.tsx';
import { fetchToolPanels } from './top-bar.tsx';

// What the page needs first comes first.
const restMs = 1500;

const fetchAll = ({ started }: AttemptStore): void => {
  const hasMath = JSON.stringify(started.sets).includes('data-math');
  const fetches = [fetchConfirm(), fetchQuestionMenu(), fetchToolPanels(), fetchToolsMenu(), hasMath && fetchMath()];
  // What does not come now is fetched when it is needed.
  for (const fetched of fetches) if (fetched) fetched.catch(() => undefined);
};

/** Fetches what the window needs later (menus, panels, questions, formulas), so that work goes on without a network. */
export const useAhead = (store: AttemptStore): void => {
  // Meets the network when the page has come to rest.
  useEffect(() => {
    const timer = setTimeout(() => fetchAll(store), restMs);
    return () => clearTimeout(timer);
  }, [store]);
};
