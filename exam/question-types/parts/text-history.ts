/** What can be undone and redone of a text that is being written. */
export interface TextHistory {
  past: readonly string[];
  future: readonly string[];
  /** When the last step was added, so that quick typing is one step; milliseconds. */
  at: number;
}

/** Nothing written yet. */
export const emptyHistory: TextHistory = { past: [], future: [], at: 0 };

const maxSteps = 200;
const coalesceMs = 800;

/** A change was made to `before`; changes that follow each other quickly are undone together. */
export const recordChange = (history: TextHistory, before: string, at: number): TextHistory => {
  const isTogether = history.past.length > 0 && at - history.at < coalesceMs;
  const past = isTogether ? history.past : [...history.past, before].slice(-maxSteps);
  return { past, future: [], at };
};

/** One step back from `now`; null where there is none. */
export const undo = (history: TextHistory, now: string): { history: TextHistory; text: string } | null => {
  const text = history.past.at(-1);
  if (text === undefined) return null;
  return { text, history: { past: history.past.slice(0, -1), future: [now, ...history.future], at: 0 } };
};

/** One step forward again from `now`; null where there is none. */
export const redo = (history: TextHistory, now: string): { history: TextHistory; text: string } | null => {
  const [text, ...future] = history.future;
  if (text === undefined) return null;
  return { text, history: { past: [...history.past, now], future, at: 0 } };
};
