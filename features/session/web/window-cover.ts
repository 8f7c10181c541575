import { createListeners } from '@inkstone/base';

/** Why this window no longer shows its user's data. */
export interface WindowCover {
  personId: number;
  /** The page has unsaved input: it stays covered until it is reloaded. */
  isKept: boolean;
  /** Something could not be saved here because the user had signed out. */
  isRefused: boolean;
  /** The session has ended meanwhile; any current session is a new one. */
  hasEnded: boolean;
}

let cover: WindowCover | null = null;
const listeners = createListeners();

export const windowCover = {
  get: (): WindowCover | null => cover,
  subscribe: listeners.subscribe,
  set(next: WindowCover | null): void {
    cover = next;
    listeners.notify();
  },
};
