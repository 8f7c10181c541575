import { pageOfLeaf } from '../pages/anchor.ts';
import { caretAt, letterAt, rectsBetween, type Layer, type Layers } from '../pages/layers.ts';
import type { Met } from './use-word.ts';
import { bodyWithin } from './running-heads.ts';
import { sentenceAt, wordAt } from './word-at.ts';

const layerOf = (layers: Layers, node: Node): { page: number; layer: Layer } | null => {
  const leaf = (node instanceof Element ? node : node.parentElement)?.closest('[data-leaf]');
  const page = leaf ? pageOfLeaf(leaf) : 0;
  const layer = layers.get(page);
  return layer ? { page, layer } : null;
};

const wordIn = (layers: Layers, node: Node, offset: number): Met | null => {
  const on = layerOf(layers, node);
  if (!on) return null;
  const { page, layer } = on;
  const { shown, places } = layer.flat;
  const found = wordAt(shown, letterAt(layer, node, offset));
  const [from, last] = found ? [places[found.from], places[found.to - 1]] : [];
  if (!found || !from || !last) return null;
  const rects = rectsBetween(layer, from, { ...last, letter: last.letter + 1 });
  const [first] = rects;
  const box = layer.leaf.getBoundingClientRect();
  const beside = first && {
    left: box.left + first[0] * box.width,
    top: box.top + first[1] * box.height,
    bottom: box.top + (first[1] + first[3]) * box.height,
  };
  const others = [...layers].flatMap(([number, other]) => (number === page ? [] : [other.flat]));
  const { from: start, to: end } = bodyWithin(layer.flat, others);
  const isInBody = found.from >= start && found.to <= end;
  const sentence = isInBody ? sentenceAt(shown.slice(start, end), found.from - start) : sentenceAt(shown, found.from);
  return { form: found.word, sentence, page, rects, beside: beside ?? null };
};

/** The word under a spot of the window; null where there is none, or the spot is beside it. */
export const wordUnder = (layers: Layers, { x, y }: { x: number; y: number }): Met | null => {
  const caret = caretAt(x, y);
  const met = caret && wordIn(layers, caret.node, caret.offset);
  const layer = met && layers.get(met.page);
  if (!met || !layer) return null;
  const box = layer.leaf.getBoundingClientRect();
  const [left, top] = [(x - box.left) / box.width, (y - box.top) / box.height];
  const isOn = met.rects.some(
    (rect) =>
      left >= rect[0] - 0.005 &&
      left <= rect[0] + rect[2] + 0.005 &&
      top >= rect[1] - 0.01 &&
      top <= rect[1] + rect[3] + 0.01,
  );
  return isOn ? met : null;
};

/** The first word of what is selected; null where nothing of a page is. */
export const wordSelected = (layers: Layers): Met | null => {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const { startContainer, startOffset } = selection.getRangeAt(0);
  const said = startContainer instanceof Text ? startContainer.data.slice(startOffset) : '';
  return wordIn(layers, startContainer, startOffset + (said.length - said.trimStart().length));
};
