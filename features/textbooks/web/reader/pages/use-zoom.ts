import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { anchorAt, holdAnchor, type Anchor } from './anchor.ts';

/** How large pages are shown: as one reads well, as wide as there is room, whole, or in shares of their real size. */
export type Zoom = 'auto' | 'width' | 'page' | number;

/** Pixels a point, where a page has its real size. */
const real = 96 / 72;
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [least, most] = [0.25, 5] as const;
const gutter = 24;
// Wider than this, lines are too long to be read well.
const readable = 1.5;

interface Room {
  width: number;
  height: number;
}

const useRoom = (scrollerRef: RefObject<HTMLElement | null>): Room | null => {
  const [room, setRoom] = useState<Room | null>(null);
  // Meets the layout: the room for the pages.
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

const scaleOf = (zoom: Zoom, room: Room | null, page: Room): number => {
  if (!room) return real;
  const wide = Math.max(room.width - gutter, 120) / page.width;
  if (zoom === 'auto') return Math.min(wide, readable * real);
  if (zoom === 'width') return Math.min(wide, most * real);
  if (zoom === 'page') return Math.min(wide, Math.max(room.height - gutter, 120) / page.height);
  return zoom * real;
};

/** The size at which pages are shown; the spot that is looked at stays where it is. */
export const useZoom = (scrollerRef: RefObject<HTMLElement | null>, page: Room) => {
  const [zoom, setZoom] = useState<Zoom>('auto');
  const room = useRoom(scrollerRef);
  const scale = scaleOf(zoom, room, page);
  const share = scale / real;
  const held = useRef<Anchor | null>(null);

  const hold = useCallback(
    (at?: { left: number; top: number }) => {
      const element = scrollerRef.current;
      if (!element) return;
      held.current = anchorAt(element, at ?? { left: element.clientWidth / 2, top: element.clientHeight / 3 });
    },
    [scrollerRef],
  );
  // Meets the layout: after the pages have got their new size.
  useLayoutEffect(() => {
    if (scrollerRef.current && held.current) holdAnchor(scrollerRef.current, held.current);
  }, [scrollerRef, scale]);
  // Meets the scrolling: where the window itself changes, what was looked at last is held.
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
    larger: () => to(steps.find((step) => step > share + 0.01) ?? share),
    smaller: () => to(steps.findLast((step) => step < share - 0.01) ?? share),
  };
};

export type ZoomState = ReturnType<typeof useZoom>;
