/** A range of characters, from 0. */
export interface TextRange {
  from: number;
  to: number;
}

const getTextOffset = (node: Node, offset: number): number | null => {
  const element = node instanceof Element ? node : node.parentElement;
  const stretch = element?.closest('[data-from]');
  if (!stretch) return null;
  const inside = node.nodeType === Node.TEXT_NODE ? offset : offset > 0 ? (stretch.textContent?.length ?? 0) : 0;
  return Number(stretch.getAttribute('data-from')) + inside;
};

const trimRange = (text: string, { from, to }: TextRange): TextRange | null => {
  const selected = text.slice(from, to);
  const start = from + (selected.length - selected.trimStart().length);
  const end = to - (selected.length - selected.trimEnd().length);
  return start < end ? { from: start, to: end } : null;
};

/** The range selected by mouse inside an element; null where there is none. */
export const getSelectedRange = (root: Element, text: string): TextRange | null => {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const from = getTextOffset(range.startContainer, range.startOffset);
  const to = getTextOffset(range.endContainer, range.endOffset);
  return from === null || to === null ? null : trimRange(text, { from, to });
};

/** A selection by keyboard: the first word and the word at the cursor, by index. */
export interface WordSelection {
  anchor: number;
  focus: number;
}

/** Moves the cursor by words; Shift extends the selection. Up and Down move by ten words. */
export const moveSelection = (
  was: WordSelection | null,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  count: number,
): WordSelection | null => {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 10, ArrowUp: -10 };
  const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
  const step = steps[key];
  const end = ends[key];
  if (count === 0 || (step === undefined && end === undefined)) return null;
  const at = was ? was.focus + (step ?? 0) : 0;
  const focus = Math.min(count - 1, Math.max(0, end ?? at));
  return { anchor: shiftKey && was ? was.anchor : focus, focus };
};

/** The character range of selected words. */
export const toTextRange = ({ anchor, focus }: WordSelection, spans: readonly TextRange[]): TextRange | null => {
  const first = spans[Math.min(anchor, focus)];
  const last = spans[Math.max(anchor, focus)];
  return first && last ? { from: first.from, to: last.to } : null;
};

/** The words that a character range touches, as a keyboard selection; null where there are none. */
export const toWordSelection = ({ from, to }: TextRange, spans: readonly TextRange[]): WordSelection | null => {
  const anchor = spans.findIndex((span) => span.to > from);
  const focus = spans.findLastIndex((span) => span.from < to);
  return anchor === -1 || focus < anchor ? null : { anchor, focus };
};
