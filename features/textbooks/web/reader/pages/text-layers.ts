import type { flattenText, TextPosition } from '../find/find-matches.ts';

/** A rectangle of a page: left, top, width, height, as shares of it. */
export type Rect = readonly [number, number, number, number];

/** The text layer of a page, and its text as one string. */
export interface TextLayer {
  leaf: HTMLElement;
  spans: readonly HTMLElement[];
  flat: ReturnType<typeof flattenText>;
}

/** The text layers of nearby pages, by page number. */
export type TextLayers = Map<number, TextLayer>;

const roundShare = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isSameLine = (a: Box, b: Box): boolean => {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.6 * Math.min(a.bottom - a.top, b.bottom - b.top);
};

const joinBoxes = (boxes: readonly Box[]): Box[] => {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const gap = box.bottom - box.top;
    if (last && isSameLine(last, box) && box.left - last.right < gap && last.left - box.right < gap) {
      last.left = Math.min(last.left, box.left);
      last.right = Math.max(last.right, box.right);
      last.top = Math.min(last.top, box.top);
      last.bottom = Math.max(last.bottom, box.bottom);
    } else lines.push({ ...box });
  }
  return lines;
};

/** The lines that a range of a page's text covers, as shares of the page. */
export const getLineRects = (range: Range, leaf: HTMLElement): Rect[] => {
  const page = leaf.getBoundingClientRect();
  const boxes = [...range.getClientRects()]
    .filter(({ width, height }) => width > 0.5 && height > 0.5)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  return joinBoxes(boxes).map(({ left, top, right, bottom }): Rect => [
    roundShare((left - page.left) / page.width),
    roundShare((top - page.top) / page.height),
    roundShare((right - left) / page.width),
    roundShare((bottom - top) / page.height),
  ]);
};

/** The lines between two positions of a page's text. */
export const rectsBetween = ({ leaf, spans }: TextLayer, from: TextPosition, to: TextPosition): Rect[] => {
  const [first, last] = [spans[from.piece]?.firstChild, spans[to.piece]?.firstChild];
  if (!(first instanceof Text) || !(last instanceof Text)) return [];
  const range = document.createRange();
  range.setStart(first, Math.min(from.letter, first.length));
  range.setEnd(last, Math.min(to.letter, last.length));
  return getLineRects(range, leaf);
};

/** The index of a letter in a page's text; -1 where it is not part of it. */
export const getLetterIndex = ({ spans, flat }: TextLayer, node: Node, offset: number): number => {
  const piece = spans.findIndex((span) => span === node.parentElement);
  if (piece < 0) return -1;
  return flat.places.findIndex((place) => place.piece === piece && place.letter >= offset);
};

/** The caret position at a point of the window. */
export const caretAt = (x: number, y: number): { node: Node; offset: number } | null => {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
};
