import { cutText } from '@inkstone/base';
import { getLineRects, type TextLayers, type Rect } from '../pages/text-layers.ts';

/** The selection on one page. */
export interface SelectedLines {
  page: number;
  rects: Rect[];
  quote: string;
}

const maxRects = 200;
const maxQuoteLength = 2000;

const clipRange = (range: Range, text: Text): Range | null => {
  const part = document.createRange();
  part.selectNodeContents(text);
  if (text === range.startContainer) part.setStart(text, range.startOffset);
  if (text === range.endContainer) part.setEnd(text, range.endOffset);
  return part.collapsed ? null : part;
};

const joinLines = (lines: readonly Rect[]): Rect[] => {
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

/** The selected lines, page by page; empty where nothing on a page is selected. */
export const listSelectedLines = (layers: TextLayers): SelectedLines[] => {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  return [...layers]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([page, { leaf, spans }]): SelectedLines[] => {
      const parts = spans
        .filter((span) => range.intersectsNode(span))
        .flatMap((span) => (span.firstChild instanceof Text ? (clipRange(range, span.firstChild) ?? []) : []));
      const rects = joinLines(parts.flatMap((part) => getLineRects(part, leaf))).slice(0, maxRects);
      const quote = cutText(parts.map(String).join(' ').replaceAll(/\s+/g, ' ').trim(), maxQuoteLength);
      return rects.length > 0 && quote !== '' ? [{ page, rects, quote }] : [];
    });
};
