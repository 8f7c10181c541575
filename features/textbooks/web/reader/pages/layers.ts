import type { flatten, TextPlace } from '../find/find-in.ts';

/** A rectangle of a page: left, top, width, height, as shares of it. */
export type Rect = readonly [number, number, number, number];

/** The words that lie over a page, and their text in one piece. */
export interface Layer {
  leaf: HTMLElement;
  spans: readonly HTMLElement[];
  flat: ReturnType<typeof flatten>;
}

/** The words of the pages that are near, by page. */
export type Layers = Map<number, Layer>;

const four = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isSameLine = (one: Box, other: Box): boolean => {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > 0.6 * Math.min(one.bottom - one.top, other.bottom - other.top);
};

const joined = (boxes: readonly Box[]): Box[] => {
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

/** The lines that a stretch of a page's words covers, as shares of the page. */
export const rectsOf = (range: Range, leaf: HTMLElement): Rect[] => {
  const page = leaf.getBoundingClientRect();
  const boxes = [...range.getClientRects()]
    .filter(({ width, height }) => width > 0.5 && height > 0.5)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  return joined(boxes).map(({ left, top, right, bottom }): Rect => [
    four((left - page.left) / page.width),
    four((top - page.top) / page.height),
    four((right - left) / page.width),
    four((bottom - top) / page.height),
  ]);
};

/** The lines between two places of a page's text. */
export const rectsBetween = ({ leaf, spans }: Layer, from: TextPlace, to: TextPlace): Rect[] => {
  const [first, last] = [spans[from.piece]?.firstChild, spans[to.piece]?.firstChild];
  if (!(first instanceof Text) || !(last instanceof Text)) return [];
  const range = document.createRange();
  range.setStart(first, Math.min(from.letter, first.length));
  range.setEnd(last, Math.min(to.letter, last.length));
  return rectsOf(range, leaf);
};

/** Where a letter of a page's words stands in its text; -1 where it is not one of them. */
export const letterAt = ({ spans, flat }: Layer, node: Node, offset: number): number => {
  const piece = spans.findIndex((span) => span === node.parentElement);
  if (piece < 0) return -1;
  return flat.places.findIndex((place) => place.piece === piece && place.letter >= offset);
};

/** The letter of the document under a spot of the window. */
export const caretAt = (x: number, y: number): { node: Node; offset: number } | null => {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
};
