import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ZoomState } from './use-zoom.ts';

const spread = ([one, other]: readonly Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Grows and shrinks the pages under two fingers, or under the wheel with Ctrl. */
export const usePinch = (scroller: RefObject<HTMLElement | null>, { share, to }: ZoomState): void => {
  const zoomBy = useEffectEvent((factor: number, at: { x: number; y: number }, from = share) => {
    const box = scroller.current?.getBoundingClientRect();
    if (box) to(from * factor, { left: at.x - box.left, top: at.y - box.top });
  });
  const shareNow = useEffectEvent(() => share);
  // Meets wheel and fingers, which React hears too late to keep from the browser.
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
      began = touches.length === 2 ? { spread: spread([...touches]), share: shareNow() } : null;
    };
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!began || !one || !other || began.spread === 0) return;
      event.preventDefault();
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      zoomBy(spread([one, other]) / began.spread, middle, began.share);
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
