/** Undo and redo history of a text. */
export interface TextHistory {
  past: readonly string[];
  future: readonly string[];
  /** When the last step was added, so that fast typing is one step; milliseconds. */
  at: number;
}

export const emptyHistory: TextHistory = { past: [], future: [], at: 0 };

const maxSteps = 200;
const coalesceMs = 800;

/** Records a change of `before`; changes in quick succession are undone together. */
export const recordChange = (history: TextHistory, before: string, at: number): TextHistory => {
  const isTogether = history.past.length > 0 && at - history.at < coalesceMs;
  const past = isTogether ? history.past : [...history.past, before].slice(-maxSteps);
  return { past, future: [], at };
};

/** Undoes one step; null where there is none. */
export const undo = (history: TextHistory, now: string): { history: TextHistory; text: string } | null => {
  const text = history.past.at(-1);
  if (text === undefined) return null;
  return { text, history: { past: history.past.slice(0, -1), future: [now, ...history.future], at: 0 } };
};

/** Redoes one step; null where there is none. */
export const redo = (history: TextHistory, now: string): { history: TextHistory; text: string } | null => {
  const [text, ...future] = history.future;
  if (text === undefined) return null;
  return { text, history: { past: [...history.past, now], future, at: 0 } };
};
