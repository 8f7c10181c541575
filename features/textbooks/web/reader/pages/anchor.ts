/** A point of a page that stays in place while the pages are zoomed. */
export interface Anchor {
  page: number;
  /** The point, as shares of the page. */
  x: number;
  y: number;
  /** Its position, in pixels from the top left corner of the scroller. */
  left: number;
  top: number;
}

const findPageElement = (scroller: HTMLElement, page: number): HTMLElement | null =>
  scroller.querySelector(`[data-leaf="${page}"]`);

const listPageElements = (scroller: HTMLElement): HTMLElement[] => [
  ...scroller.querySelectorAll<HTMLElement>('[data-leaf]'),
];

/** The page number of a page element. */
export const getPageNumber = (leaf: Element): number => Number(leaf.getAttribute('data-leaf'));

/** The rendered pages with their extent in the scroller, in pixels from its top. */
export const listPageBoxes = (scroller: HTMLElement): { page: number; top: number; bottom: number }[] => {
  const from = scroller.getBoundingClientRect().top;
  return listPageElements(scroller).map((leaf) => {
    const { top, bottom } = leaf.getBoundingClientRect();
    return { page: getPageNumber(leaf), top: top - from, bottom: bottom - from };
  });
};

/** The page point at a position of the scroller. */
export const anchorAt = (scroller: HTMLElement, at: { left: number; top: number }): Anchor | null => {
  const from = scroller.getBoundingClientRect();
  const spot = { x: from.left + at.left, y: from.top + at.top };
  const leaves = listPageElements(scroller).map((leaf) => ({ leaf, box: leaf.getBoundingClientRect() }));
  const match = leaves.find(({ box }) => box.bottom > spot.y) ?? leaves.at(-1);
  if (!match) return null;
  const { leaf, box } = match;
  const share = (length: number, of: number) => (of === 0 ? 0 : length / of);
  return {
    page: getPageNumber(leaf),
    x: share(spot.x - box.left, box.width),
    y: share(spot.y - box.top, box.height),
    ...at,
  };
};

/** Scrolls so that the anchor is back at its position. */
export const restoreAnchor = (scroller: HTMLElement, { page, x, y, left, top }: Anchor): void => {
  const leaf = findPageElement(scroller, page);
  if (!leaf) return;
  const [from, box] = [scroller.getBoundingClientRect(), leaf.getBoundingClientRect()];
  scroller.scrollTop += box.top + y * box.height - from.top - top;
  scroller.scrollLeft += box.left + x * box.width - from.left - left;
};

const topMarginPx = 12;

/** Scrolls to a page, or to a height on it given as a share. */
export const scrollToPage = (scroller: HTMLElement, page: number, share = 0): void => {
  const leaf = findPageElement(scroller, page);
  if (!leaf) return;
  const [from, box] = [scroller.getBoundingClientRect(), leaf.getBoundingClientRect()];
  const room = share > 0 ? scroller.clientHeight / 3 : topMarginPx;
  scroller.scrollTop += box.top + share * box.height - from.top - room;
};
