import type { Highlight } from './highlights.ts';

const blocks = 'p, li, h2, h3, h4, blockquote, td, th, figcaption';

/** The text nodes of a passage; rendered formulas are left out. */
const textNodes = (root: Element): Text[] => {
  const isWord = (node: Node) =>
    node.parentElement?.closest('[data-math]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, isWord);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
};

/** The text of a passage, as highlight offsets count it. */
export const getPassageText = (root: Element): string =>
  textNodes(root)
    .map(({ data }) => data)
    .join('');

const removeMarks = (root: Element): void => {
  for (const mark of root.querySelectorAll('mark[data-highlight]')) mark.replaceWith(...mark.childNodes);
  for (const block of root.querySelectorAll('[data-marked]')) block.removeAttribute('data-marked');
  root.normalize();
};

const wrapText = (node: Text, from: number, to: number, { id, colour }: Highlight, number: number, isEnd: boolean) => {
  const rest = from > 0 ? node.splitText(from) : node;
  if (to - from < rest.length) rest.splitText(to - from);
  const mark = document.createElement('mark');
  mark.dataset['highlight'] = id;
  mark.dataset['colour'] = colour;
  if (isEnd) mark.dataset['number'] = String(number);
  rest.replaceWith(mark);
  mark.append(rest);
  mark.closest(blocks)?.setAttribute('data-marked', '');
};

/** Draws highlights into a passage, replacing earlier ones; numbered from 1 in order. */
export const drawMarks = (root: Element, highlights: readonly Highlight[]): void => {
  removeMarks(root);
  for (const [index, highlight] of highlights.entries()) {
    let at = 0;
    for (const node of textNodes(root)) {
      const [start, end] = [at, at + node.length];
      at = end;
      const [from, to] = [Math.max(highlight.from, start), Math.min(highlight.to, end)];
      if (from < to && node.data.slice(from - start, to - start).trim() !== '') {
        wrapText(node, from - start, to - start, highlight, index + 1, to === highlight.to);
      }
    }
  }
};

const getTextOffset = (root: Element, node: Node, offset: number): number => {
  const point = document.createRange();
  point.setStart(node, offset);
  let at = 0;
  for (const text of textNodes(root)) {
    if (text === node) return at + offset;
    if (point.comparePoint(text, 0) > 0) return at;
    at += text.length;
  }
  return at;
};

/** The selected range of a passage without spaces at its ends; null where there is none. */
export const getSelectedRange = (root: Element): { from: number; to: number } | null => {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const words = getPassageText(root);
  let [from, to] = [
    getTextOffset(root, range.startContainer, range.startOffset),
    getTextOffset(root, range.endContainer, range.endOffset),
  ];
  while (from < to && /\s/.test(words.charAt(from))) from += 1;
  while (from < to && /\s/.test(words.charAt(to - 1))) to -= 1;
  return from < to ? { from, to } : null;
};

/** Moves the selection by a word with the arrow keys, and extends it with Shift; true where the key was handled. */
export const moveByWord = (root: Element, key: string, isGrowing: boolean): boolean => {
  const selection = document.getSelection();
  if (!selection || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return false;
  if (!selection.anchorNode || !root.contains(selection.anchorNode)) {
    const [first] = textNodes(root);
    if (first) selection.collapse(first, 0);
  }
  const way = key === 'ArrowRight' ? 'forward' : 'backward';
  if (!isGrowing) {
    if (way === 'forward') selection.collapseToEnd();
    else selection.collapseToStart();
  }
  selection.modify('extend', way, 'word');
  return true;
};
