const isTransparent = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

// A capture is a separate document, whose nodes are not instances of this document's classes.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The words of a text, each with its own background; a line break falls between two of them. */
const wrapWords = (text: string, ground: string, page: Document): HTMLElement[] =>
  text.split(/(?<=\s)/).map((word) => {
    const span = page.createElement('span');
    span.style.backgroundColor = ground;
    span.textContent = word;
    return span;
  });

/**
 * A capture fills the bounding box of wrapped inline elements and covers their neighbours; the words get the background
 * instead.
 */
export const moveBackgroundToWords = (block: HTMLElement): void => {
  const view = block.ownerDocument.defaultView;
  if (!view) return;
  for (const part of block.querySelectorAll<HTMLElement>('ins, del, mark, span, b, em, button')) {
    const { display, backgroundColor } = view.getComputedStyle(part);
    if (display !== 'inline' || isTransparent(backgroundColor) || part.getClientRects().length < 2) continue;
    for (const child of [...part.childNodes]) {
      if (!isText(child)) continue;
      const words = wrapWords(child.data, backgroundColor, block.ownerDocument);
      for (const word of words) part.insertBefore(word, child);
      child.remove();
    }
    part.style.background = 'none';
  }
};
