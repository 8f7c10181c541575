import { createContext, use, useSyncExternalStore } from 'react';
import type * as parts from './parts.tsx';
import type { Sounds } from './sounds.ts';

/** What an attempt with recordings brings along; its code comes only where something is heard. */
export interface Listening extends Sounds {
  parts: typeof parts;
}

/** The recordings of the attempt in this window; null where nothing is heard. */
export const ListeningContext = createContext<Listening | null>(null);

/** The recordings of this attempt; null where nothing is heard. */
export const useListening = (): Listening | null => use(ListeningContext);

const never = () => () => undefined;

/** Whether a set's recording was heard to its end; true where it has none. */
export const useIsHeard = (setId: number | null): boolean => {
  const listening = useListening();
  const read = () => listening === null || setId === null || listening.desk.view(setId).isHeard;
  return useSyncExternalStore(listening?.desk.subscribe ?? never, read);
};
