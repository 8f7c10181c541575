import { createContext, use, useSyncExternalStore } from 'react';
import type * as parts from './parts.tsx';
import type { Sound } from './sound.ts';
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

/** The first of some sounds that was not heard to its end; undefined where all were, or nothing is heard here. */
export const useUnheard = (sounds: readonly Sound[]): Sound | undefined => {
  const listening = useListening();
  const read = () => listening && sounds.find(({ key }) => !listening.desk.view(key).isHeard)?.key;
  const key = useSyncExternalStore(listening?.desk.subscribe ?? never, read);
  return sounds.find((sound) => sound.key === key);
};
