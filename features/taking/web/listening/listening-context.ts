import { createContext, use, useSyncExternalStore } from 'react';
import type * as parts from './listening-parts.tsx';
import type { Sound } from './sound.ts';
import type { ListeningServices } from './audio-player.ts';

/** The audio services and components of an attempt; loaded only where it has recordings. */
export interface Listening extends ListeningServices {
  parts: typeof parts;
}

/** The audio of the attempt in this window; null where it has no recordings. */
export const ListeningContext = createContext<Listening | null>(null);

/** The audio of this attempt; null where it has no recordings. */
export const useListening = (): Listening | null => use(ListeningContext);

const noSubscription = () => () => undefined;

/** The first sound that was not played to the end; undefined where all were, or there are none. */
export const useUnheardSound = (sounds: readonly Sound[]): Sound | undefined => {
  const listening = useListening();
  const read = () => listening && sounds.find(({ key }) => !listening.player.view(key).isHeard)?.key;
  const key = useSyncExternalStore(listening?.player.subscribe ?? noSubscription, read);
  return sounds.find((sound) => sound.key === key);
};
