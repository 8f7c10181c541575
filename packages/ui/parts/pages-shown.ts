/** A page number, or the gap left between two. */
export type Shown = { key: string; gap: true } | { key: string; gap: false; page: number };

/** The pages a pager names: the first, the last, the present one with its neighbours; a gap where some are left out. */
export const pagesShown = (page: number, last: number): Shown[] => {
  const wanted = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 2) wanted.add(3);
  if (page >= last - 1) wanted.add(last - 2);
  const pages = [...wanted].filter((one) => one >= 1 && one <= last).sort((one, other) => one - other);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1];
    const shown: Shown = { key: `page ${one}`, gap: false, page: one };
    return before !== undefined && one - before > 1 ? [{ key: `gap ${one}`, gap: true } as const, shown] : [shown];
  });
};
