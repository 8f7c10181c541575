import { useEffect, useId, useSyncExternalStore } from 'react';

let waiting: readonly string[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly string[]): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a tip may show itself now: of several that are due, one is shown until it is dismissed. */
export const useTipTurn = (isDue: boolean): boolean => {
  const id = useId();
  const first = useSyncExternalStore(subscribe, () => waiting[0]);
  useEffect(() => {
    if (!isDue) return undefined;
    change([...waiting, id]);
    return () => change(waiting.filter((tip) => tip !== id));
  }, [id, isDue]);
  return isDue && first === id;
};
