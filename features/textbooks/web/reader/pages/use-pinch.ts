import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ZoomState } from './use-zoom.ts';

const getTouchDistance = ([a, b]: readonly Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** Zooms the pages by pinch, or by wheel with Ctrl. */
export const usePinch = (scroller: RefObject<HTMLElement | null>, { share, to }: ZoomState): void => {
  const zoomBy = useEffectEvent((factor: number, at: { x: number; y: number }, from = share) => {
    const box = scroller.current?.getBoundingClientRect();
    if (box) to(from * factor, { left: at.x - box.left, top: at.y - box.top });
  });
  const shareNow = useEffectEvent(() => share);
  // Native listeners, because React's passive ones cannot prevent the browser's own zoom.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let began: { spread: number; share: number } | null = null;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const step = Math.min(40, Math.max(-40, event.deltaY));
      zoomBy(Math.exp(-step / 200), { x: event.clientX, y: event.clientY });
    };
    const start = ({ touches }: TouchEvent) => {
      began = touches.length === 2 ? { spread: getTouchDistance([...touches]), share: shareNow() } : null;
    };
    const move = (event: TouchEvent) => {
      const [firstTouch, secondTouch] = event.touches;
      if (!began || !firstTouch || !secondTouch || began.spread === 0) return;
      event.preventDefault();
      const middle = {
        x: (firstTouch.clientX + secondTouch.clientX) / 2,
        y: (firstTouch.clientY + secondTouch.clientY) / 2,
      };
      zoomBy(getTouchDistance([firstTouch, secondTouch]) / began.spread, middle, began.share);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
    };
  }, [scroller]);
};
