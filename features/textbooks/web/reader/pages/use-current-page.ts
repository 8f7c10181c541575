import { useCallback, useEffect, useState, type RefObject } from 'react';
import { findCurrentPage, listVisiblePages } from '../reading/pages-seen.ts';
import { listPageBoxes } from './anchor.ts';

const dwellMs = 1000;

interface UseCurrentPageOptions {
  first: number;
  /** Called when pages have been visible for a second. */
  onSeen(page: number, seen: readonly number[]): void;
}

/** The current page, followed while scrolling. */
export const useCurrentPage = (
  scrollerRef: RefObject<HTMLElement | null>,
  { first, onSeen }: UseCurrentPageOptions,
) => {
  const [page, setPage] = useState(first);
  const look = useCallback(() => {
    const element = scrollerRef.current;
    if (!element) return null;
    const boxes = listPageBoxes(element);
    const read = findCurrentPage(boxes, element.clientHeight);
    if (read !== null) setPage(read);
    return { read, seen: listVisiblePages(boxes, element.clientHeight) };
  }, [scrollerRef]);
  // Observes the scrolling, with a timer.
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
