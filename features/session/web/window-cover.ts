import { createListeners } from '@inkstone/base';

/** Why this window shows nothing of its person any more. */
export interface WindowCover {
  personId: number;
  /** Something in this window must not be taken away without a word: it stays covered until it is loaded anew. */
  isKept: boolean;
  /** Something was to be kept here after the person had left, and was not. */
  isRefused: boolean;
  /** Their session has ended since: one that there is now is a new one. */
  hasEnded: boolean;
}

let cover: WindowCover | null = null;
const listeners = createListeners();

/** Whether and why this window is covered. */
export const windowCover = {
  get: (): WindowCover | null => cover,
  subscribe: listeners.subscribe,
  set(next: WindowCover | null): void {
    cover = next;
    listeners.notify();
  },
};
