const listTextNodes = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
};

/** The text offset of a DOM position. */
export const getTextOffset = (root: Node, container: Node, offset: number): number => {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.setEnd(container, offset);
  return range.toString().length;
};

/** The range between two text offsets; null where the text is shorter. */
export const toTextRange = (root: Node, { from, to }: { from: number; to: number }): Range | null => {
  const range = document.createRange();
  let at = 0;
  let isBegun = false;
  for (const node of listTextNodes(root)) {
    const end = at + node.data.length;
    if (!isBegun && from < end) {
      range.setStart(node, from - at);
      isBegun = true;
    }
    if (isBegun && to <= end) {
      range.setEnd(node, to - at);
      return range;
    }
    at = end;
  }
  return null;
};

/** The browser's highlight of a name, into which every text of the window paints; absent where it has none. */
export const getHighlight = (name: string): Highlight | undefined => {
  if (!CSS.highlights) return undefined;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const highlight = new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
};

/** Scrolls the pane around a text until a part of it is in the upper third; without layout nothing moves. */
export const scrollPaneTo = (inside: Element, part: Element | Range): void => {
  const pane = inside.closest('[data-scrolls], section');
  const place = part.getBoundingClientRect?.();
  if (!pane || !place) return;
  const above = place.top - pane.getBoundingClientRect().top;
  pane.scrollTop = Math.max(0, pane.scrollTop + above - pane.clientHeight / 3);
};
