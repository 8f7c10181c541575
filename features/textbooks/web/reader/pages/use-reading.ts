import { useCallback, useEffect, useState, type RefObject } from 'react';
import { pageRead, pagesInSight } from '../reading/pages-seen.ts';
import { boxesOf } from './anchor.ts';

const dwellMs = 1000;

interface ReadingParts {
  first: number;
  /** Called when pages have been in sight for a second. */
  onSeen(page: number, seen: readonly number[]): void;
}

/** The page that is read, followed as one scrolls. */
export const useReading = (scrollerRef: RefObject<HTMLElement | null>, { first, onSeen }: ReadingParts) => {
  const [page, setPage] = useState(first);
  const look = useCallback(() => {
    const element = scrollerRef.current;
    if (!element) return null;
    const boxes = boxesOf(element);
    const read = pageRead(boxes, element.clientHeight);
    if (read !== null) setPage(read);
    return { read, seen: pagesInSight(boxes, element.clientHeight) };
  }, [scrollerRef]);
  // Meets the scrolling and the clock.
  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const dwelt = () => {
      const { read, seen = [] } = look() ?? {};
      if (read && document.visibilityState === 'visible') onSeen(read, seen);
    };
    const moved = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => void look());
      clearTimeout(timer);
      timer = setTimeout(dwelt, dwellMs);
    };
    moved();
    element.addEventListener('scroll', moved, { passive: true });
    const observer = new ResizeObserver(moved);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      element.removeEventListener('scroll', moved);
      observer.disconnect();
    };
  }, [scrollerRef, look, onSeen]);
  return page;
};
