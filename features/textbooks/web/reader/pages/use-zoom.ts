import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { anchorAt, restoreAnchor, type Anchor } from './anchor.ts';

/** The zoom level: a readable default, the available width, the whole page, or a factor of its real size. */
export type Zoom = 'auto' | 'width' | 'page' | number;

/** Pixels per point at a page's real size. */
const pixelsPerPoint = 96 / 72;
const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [least, most] = [0.25, 5] as const;
const gutter = 24;
// Wider lines would be hard to read.
const maxReadableScale = 1.5;

interface Size {
  width: number;
  height: number;
}

const useContainerSize = (scrollerRef: RefObject<HTMLElement | null>): Size | null => {
  const [room, setRoom] = useState<Size | null>(null);
  // Observes the available space.
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return room;
};

const computeScale = (zoom: Zoom, room: Size | null, page: Size): number => {
  if (!room) return pixelsPerPoint;
  const wide = Math.max(room.width - gutter, 120) / page.width;
  if (zoom === 'auto') return Math.min(wide, maxReadableScale * pixelsPerPoint);
  if (zoom === 'width') return Math.min(wide, most * pixelsPerPoint);
  if (zoom === 'page') return Math.min(wide, Math.max(room.height - gutter, 120) / page.height);
  return zoom * pixelsPerPoint;
};

/** The zoom of the pages; the point in view stays in place. */
export const useZoom = (scrollerRef: RefObject<HTMLElement | null>, page: Size) => {
  const [zoom, setZoom] = useState<Zoom>('auto');
  const room = useContainerSize(scrollerRef);
  const scale = computeScale(zoom, room, page);
  const share = scale / pixelsPerPoint;
  const anchor = useRef<Anchor | null>(null);

  const hold = useCallback(
    (at?: { left: number; top: number }) => {
      const element = scrollerRef.current;
      if (!element) return;
      anchor.current = anchorAt(element, at ?? { left: element.clientWidth / 2, top: element.clientHeight / 3 });
    },
    [scrollerRef],
  );
  // Restores the position after the pages have their new size.
  useLayoutEffect(() => {
    if (scrollerRef.current && anchor.current) restoreAnchor(scrollerRef.current, anchor.current);
  }, [scrollerRef, scale]);
  // Keeps the last visible point in place when the window is resized.
  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    const note = () => hold();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scrollerRef, hold]);

  const to = useCallback(
    (next: Zoom, at?: { left: number; top: number }) => {
      hold(at);
      setZoom(typeof next === 'number' ? Math.min(most, Math.max(least, next)) : next);
    },
    [hold],
  );
  return {
    zoom,
    /** Pixels a point. */
    scale,
    /** Share of the real size. */
    share,
    to,
    larger: () => to(zoomSteps.find((step) => step > share + 0.01) ?? share),
    smaller: () => to(zoomSteps.findLast((step) => step < share - 0.01) ?? share),
  };
};

export type ZoomState = ReturnType<typeof useZoom>;
