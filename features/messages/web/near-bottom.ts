const withinPx = 20;

/** Whether a scrolled list is so near to its end that the next page is wanted. */
export const isNearBottom = (box: { scrollHeight: number; scrollTop: number; clientHeight: number }): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight <= withinPx;

/** The page to ask for next; undefined once it would be beyond the last. */
export const nextPage = (shown: number, totalPage: number): number | undefined =>
  shown + 1 <= totalPage ? shown + 1 : undefined;
