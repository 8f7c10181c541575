import type { Draft } from './draft.ts';

/** What a marker can undo. */
export interface DraftHistory {
  /** Records a draft that is about to be changed. */
  record(before: Draft, after: Draft): void;
  /** The draft before the last change; undefined where there is none. */
  undo(): Draft | undefined;
  clear(): void;
}

const groupMs = 1500;
const maxSteps = 100;

/** Creates an empty history; continuous typing is one step. */
export const createDraftHistory = (now: () => number): DraftHistory => {
  let steps: readonly Draft[] = [];
  let changedAt = 0;
  return {
    record(before, after) {
      const isTyping = after.comment !== before.comment && now() - changedAt < groupMs;
      if (!isTyping) steps = [...steps.slice(1 - maxSteps), before];
      changedAt = now();
    },
    undo() {
      const last = steps.at(-1);
      steps = steps.slice(0, -1);
      changedAt = 0;
      return last;
    },
    clear() {
      steps = [];
      changedAt = 0;
    },
  };
};
