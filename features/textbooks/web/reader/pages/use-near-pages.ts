import { useEffect, useState, type RefObject } from 'react';
import { getPageNumber } from './anchor.ts';

/** The pages that are visible or within a window's height above and below. */
export const useNearPages = (scroller: RefObject<HTMLElement | null>, pages: number): ReadonlySet<number> => {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  // Observes the scrolling.
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const seen = (entries: readonly IntersectionObserverEntry[]) =>
      setNear((was) => {
        const next = new Set(was);
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) next.add(getPageNumber(target));
          else next.delete(getPageNumber(target));
        }
        return next;
      });
    const observer = new IntersectionObserver(seen, { root, rootMargin: '100% 0px' });
    for (const leaf of root.querySelectorAll('[data-leaf]')) observer.observe(leaf);
    return () => observer.disconnect();
  }, [scroller, pages]);
  return near;
};
