import { rectsOf, type Layers, type Rect } from '../pages/layers.ts';

/** What is selected on one page. */
export interface SelectedLines {
  page: number;
  rects: Rect[];
  quote: string;
}

const mostRects = 200;
const mostLetters = 2000;

const within = (range: Range, text: Text): Range | null => {
  const part = document.createRange();
  part.selectNodeContents(text);
  if (text === range.startContainer) part.setStart(text, range.startOffset);
  if (text === range.endContainer) part.setEnd(text, range.endOffset);
  return part.collapsed ? null : part;
};

const joined = (lines: readonly Rect[]): Rect[] => {
  const rows: Rect[] = [];
  for (const rect of lines) {
    const last = rows.at(-1);
    const isSameRow = last && Math.abs(last[1] - rect[1]) < rect[3] * 0.4 && rect[0] - (last[0] + last[2]) < 0.03;
    if (last && isSameRow && rect[0] >= last[0]) {
      const right = Math.max(last[0] + last[2], rect[0] + rect[2]);
      const [top, bottom] = [Math.min(last[1], rect[1]), Math.max(last[1] + last[3], rect[1] + rect[3])];
      rows[rows.length - 1] = [last[0], top, right - last[0], bottom - top];
    } else rows.push(rect);
  }
  return rows.map(([x, y, width, height]): Rect => [x, y, Math.min(width, 1 - x), Math.min(height, 1 - y)]);
};

/** The lines that are selected, page by page; empty where nothing of a page is. */
export const selectedLines = (layers: Layers): SelectedLines[] => {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  return [...layers]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([page, { leaf, spans }]): SelectedLines[] => {
      const parts = spans
        .filter((span) => range.intersectsNode(span))
        .flatMap((span) => (span.firstChild instanceof Text ? (within(range, span.firstChild) ?? []) : []));
      const rects = joined(parts.flatMap((part) => rectsOf(part, leaf))).slice(0, mostRects);
      const quote = parts.map(String).join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, mostLetters);
      return rects.length > 0 && quote !== '' ? [{ page, rects, quote }] : [];
    });
};
