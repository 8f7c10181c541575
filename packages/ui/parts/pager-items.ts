/** A page number, or a gap between two. */
export type PagerItem = { key: string; gap: true } | { key: string; gap: false; page: number };

/**
 * The pages that a pager shows: the first, the last, the current one with its neighbours; a gap where some are left
 * out.
 */
export const toPagerItems = (page: number, last: number): PagerItem[] => {
  const numbers = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 2) numbers.add(3);
  if (page >= last - 1) numbers.add(last - 2);
  const pages = [...numbers].filter((number) => number >= 1 && number <= last).sort((first, second) => first - second);
  return pages.flatMap((pageNumber, index) => {
    const before = pages[index - 1];
    const item: PagerItem = { key: `page ${pageNumber}`, gap: false, page: pageNumber };
    return before !== undefined && pageNumber - before > 1
      ? [{ key: `gap ${pageNumber}`, gap: true } as const, item]
      : [item];
  });
};
