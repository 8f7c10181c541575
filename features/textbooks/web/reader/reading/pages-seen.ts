/** Pages as the server takes them: `3,5-8`; at most as many ranges as one request may contain. */
export const formatPageRanges = (pages: Iterable<number>): string => {
  const sorted = [...new Set(pages)].toSorted((a, b) => a - b);
  const stretches: [number, number][] = [];
  for (const page of sorted) {
    const last = stretches.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else stretches.push([page, page]);
  }
  return stretches
    .slice(0, maxRanges)
    .map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`))
    .join(',');
};

const maxRanges = 50;

/** Parses page ranges. */
export const parsePageRanges = (spelled: string): number[] =>
  spelled
    .split(',')
    .filter(Boolean)
    .flatMap((stretch) => {
      const [from = 0, to = from] = stretch.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, step) => from + step);
    });

/** A page's extent in the window, in pixels from the window's top. */
export interface PageBox {
  page: number;
  top: number;
  bottom: number;
}

const minVisibleShare = 0.6;

/** The visible pages: most of the page, or most of the window. */
export const listVisiblePages = (boxes: readonly PageBox[], height: number): number[] =>
  boxes
    .filter(({ top, bottom }) => {
      const shown = Math.min(bottom, height) - Math.max(top, 0);
      return shown >= minVisibleShare * Math.min(bottom - top, height);
    })
    .map(({ page }) => page);

/** The current page: the one at a third of the window's height, or else the nearest. */
export const findCurrentPage = (boxes: readonly PageBox[], height: number): number | null => {
  const line = height / 3;
  const distance = ({ top, bottom }: PageBox) => (top > line ? top - line : Math.max(0, line - bottom));
  const [nearest] = boxes.toSorted((a, b) => distance(a) - distance(b) || a.page - b.page);
  return nearest?.page ?? null;
};
