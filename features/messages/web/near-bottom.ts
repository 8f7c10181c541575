const withinPx = 20;

/** Whether a list is scrolled close enough to its end to load the next page. */
export const isNearBottom = (box: { scrollHeight: number; scrollTop: number; clientHeight: number }): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight <= withinPx;

/** The next page to load; undefined after the last. */
export const nextPage = (shown: number, totalPage: number): number | undefined =>
  shown + 1 <= totalPage ? shown + 1 : undefined;
