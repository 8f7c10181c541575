const isClear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

// A capture is a page of its own, whose nodes are not of this page's classes.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The words of a text, each on its own ground; a break between two lines falls between two of them. */
const wordsOf = (text: string, ground: string, page: Document): HTMLElement[] =>
  text.split(/(?<=\s)/).map((word) => {
    const span = page.createElement('span');
    span.style.backgroundColor = ground;
    span.textContent = word;
    return span;
  });

/** A capture fills the box around all lines of a wrapped part and so covers what is beside it; its words get the ground instead. */
export const washWords = (block: HTMLElement): void => {
  const view = block.ownerDocument.defaultView;
  if (!view) return;
  for (const part of block.querySelectorAll<HTMLElement>('ins, del, mark, span, b, em, button')) {
    const { display, backgroundColor } = view.getComputedStyle(part);
    if (display !== 'inline' || isClear(backgroundColor) || part.getClientRects().length < 2) continue;
    for (const child of [...part.childNodes]) {
      if (!isText(child)) continue;
      const words = wordsOf(child.data, backgroundColor, block.ownerDocument);
      for (const word of words) part.insertBefore(word, child);
      child.remove();
    }
    part.style.background = 'none';
  }
};
