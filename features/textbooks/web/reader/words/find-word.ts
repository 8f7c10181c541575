import { getPageNumber } from '../pages/anchor.ts';
import { caretAt, getLetterIndex, rectsBetween, type TextLayer, type TextLayers } from '../pages/text-layers.ts';
import type { WordOccurrence } from './use-word-lookup.ts';
import { findBodyRange } from './running-heads.ts';
import { findSentenceAt, findEnglishWordAt } from './find-english-word.ts';

const findLayer = (layers: TextLayers, node: Node): { page: number; layer: TextLayer } | null => {
  const leaf = (node instanceof Element ? node : node.parentElement)?.closest('[data-leaf]');
  const page = leaf ? getPageNumber(leaf) : 0;
  const layer = layers.get(page);
  return layer ? { page, layer } : null;
};

const findWordAtOffset = (layers: TextLayers, node: Node, offset: number): WordOccurrence | null => {
  const on = findLayer(layers, node);
  if (!on) return null;
  const { page, layer } = on;
  const { displayText, places } = layer.flat;
  const match = findEnglishWordAt(displayText, getLetterIndex(layer, node, offset));
  const [from, last] = match ? [places[match.from], places[match.to - 1]] : [];
  if (!match || !from || !last) return null;
  const rects = rectsBetween(layer, from, { ...last, letter: last.letter + 1 });
  const [first] = rects;
  const box = layer.leaf.getBoundingClientRect();
  const anchor = first && {
    left: box.left + first[0] * box.width,
    top: box.top + first[1] * box.height,
    bottom: box.top + (first[1] + first[3]) * box.height,
  };
  const others = [...layers].flatMap(([number, pageLayer]) => (number === page ? [] : [pageLayer.flat]));
  const { from: start, to: end } = findBodyRange(layer.flat, others);
  const isInBody = match.from >= start && match.to <= end;
  const sentence = isInBody
    ? findSentenceAt(displayText.slice(start, end), match.from - start)
    : findSentenceAt(displayText, match.from);
  return { form: match.word, sentence, page, rects, anchor: anchor ?? null };
};

/** The word at a point of the window; null where there is none. */
export const findWordAt = (layers: TextLayers, { x, y }: { x: number; y: number }): WordOccurrence | null => {
  const caret = caretAt(x, y);
  const occurrence = caret && findWordAtOffset(layers, caret.node, caret.offset);
  const layer = occurrence && layers.get(occurrence.page);
  if (!occurrence || !layer) return null;
  const box = layer.leaf.getBoundingClientRect();
  const [left, top] = [(x - box.left) / box.width, (y - box.top) / box.height];
  const isOn = occurrence.rects.some(
    (rect) =>
      left >= rect[0] - 0.005 &&
      left <= rect[0] + rect[2] + 0.005 &&
      top >= rect[1] - 0.01 &&
      top <= rect[1] + rect[3] + 0.01,
  );
  return isOn ? occurrence : null;
};

/** The first word of the selection; null where nothing on a page is selected. */
export const findSelectedWord = (layers: TextLayers): WordOccurrence | null => {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const { startContainer, startOffset } = selection.getRangeAt(0);
  const selectedText = startContainer instanceof Text ? startContainer.data.slice(startOffset) : '';
  return findWordAtOffset(
    layers,
    startContainer,
    startOffset + (selectedText.length - selectedText.trimStart().length),
  );
};
