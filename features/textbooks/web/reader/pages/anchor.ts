/** A spot of a page that shall stay where it is while the pages grow or shrink. */
export interface Anchor {
  page: number;
  /** The spot, as shares of the page. */
  x: number;
  y: number;
  /** Where it is shown, in pixels from the top left corner of the scroller. */
  left: number;
  top: number;
}

const leafOf = (scroller: HTMLElement, page: number): HTMLElement | null =>
  scroller.querySelector(`[data-leaf="${page}"]`);

const leavesOf = (scroller: HTMLElement): HTMLElement[] => [...scroller.querySelectorAll<HTMLElement>('[data-leaf]')];

/** The page of a leaf. */
export const pageOfLeaf = (leaf: Element): number => Number(leaf.getAttribute('data-leaf'));

/** The leaves with what they cover of the scroller, in pixels from its top. */
export const boxesOf = (scroller: HTMLElement): { page: number; top: number; bottom: number }[] => {
  const from = scroller.getBoundingClientRect().top;
  return leavesOf(scroller).map((leaf) => {
    const { top, bottom } = leaf.getBoundingClientRect();
    return { page: pageOfLeaf(leaf), top: top - from, bottom: bottom - from };
  });
};

/** What is shown at a spot of the scroller. */
export const anchorAt = (scroller: HTMLElement, at: { left: number; top: number }): Anchor | null => {
  const from = scroller.getBoundingClientRect();
  const spot = { x: from.left + at.left, y: from.top + at.top };
  const leaves = leavesOf(scroller).map((leaf) => ({ leaf, box: leaf.getBoundingClientRect() }));
  const found = leaves.find(({ box }) => box.bottom > spot.y) ?? leaves.at(-1);
  if (!found) return null;
  const { leaf, box } = found;
  const share = (length: number, of: number) => (of === 0 ? 0 : length / of);
  return {
    page: pageOfLeaf(leaf),
    x: share(spot.x - box.left, box.width),
    y: share(spot.y - box.top, box.height),
    ...at,
  };
};

/** Scrolls so that the anchor is shown where it was. */
export const holdAnchor = (scroller: HTMLElement, { page, x, y, left, top }: Anchor): void => {
  const leaf = leafOf(scroller, page);
  if (!leaf) return;
  const [from, box] = [scroller.getBoundingClientRect(), leaf.getBoundingClientRect()];
  scroller.scrollTop += box.top + y * box.height - from.top - top;
  scroller.scrollLeft += box.left + x * box.width - from.left - left;
};

const air = 12;

/** Scrolls to a page, or to a height on it given as a share. */
export const scrollToPage = (scroller: HTMLElement, page: number, share = 0): void => {
  const leaf = leafOf(scroller, page);
  if (!leaf) return;
  const [from, box] = [scroller.getBoundingClientRect(), leaf.getBoundingClientRect()];
  const room = share > 0 ? scroller.clientHeight / 3 : air;
  scroller.scrollTop += box.top + share * box.height - from.top - room;
};
