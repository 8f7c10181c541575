import { createListeners } from '@inkstone/base';

/** Why this window shows nothing of its person any more. */
export interface Covered {
  personId: number;
  /** Something in this window must not be taken away without a word: it stays covered until it is loaded anew. */
  isKept: boolean;
  /** Something was to be kept here after the person had left, and was not. */
  isRefused: boolean;
  /** Their session has ended since: one that there is now is a new one. */
  hasEnded: boolean;
}

let covered: Covered | null = null;
const listeners = createListeners();

/** Whether and why this window is covered. */
export const coveredWindow = {
  get: (): Covered | null => covered,
  subscribe: listeners.subscribe,
  set(next: Covered | null): void {
    covered = next;
    listeners.notify();
  },
};
