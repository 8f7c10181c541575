/** One word of a text that can be marked. */
export interface Word {
  where: string;
  from: number;
  to: number;
}

/** The words between two of the same text: where the selection began, and where the cursor is. */
export interface WordSelection {
  anchor: number;
  focus: number;
}

/** The words of a text with their offsets. */
export const listWords = (where: string, text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ where, from: index, to: index + word.length }));

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -10,
  ArrowDown: 10,
  PageUp: -50,
  PageDown: 50,
  Home: -Infinity,
  End: Infinity,
};

/** The selection after a key; Shift extends it inside its text. Null where the key does not move it. */
export const moveSelection = (
  words: readonly Word[],
  { anchor, focus }: WordSelection,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): WordSelection | null => {
  const step = steps[key];
  const text = words[anchor]?.where;
  if (step === undefined || text === undefined) return null;
  const [first, last] = shiftKey
    ? [words.findIndex(({ where }) => where === text), words.findLastIndex(({ where }) => where === text)]
    : [0, words.length - 1];
  const next = Math.min(last, Math.max(first, focus + step));
  return { anchor: shiftKey ? anchor : next, focus: next };
};

/** The part of a text from the first to the last selected word; null where there is no word. */
export const toWordSpan = (words: readonly Word[], { anchor, focus }: WordSelection): Word | null => {
  const [first, last] = [words[Math.min(anchor, focus)], words[Math.max(anchor, focus)]];
  return first && last ? { where: first.where, from: first.from, to: last.to } : null;
};
