import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from '../engine/values.ts';
import type { View } from '../engine/view.ts';
import { moveView, pointAt, zoomView } from './view-moves.ts';

interface GraphPointer {
  frame: RefObject<HTMLElement | null>;
  view: View;
  onView: (view: View) => void;
  /** Called where the plane is touched without being dragged. */
  onTouch: (point: Point) => void;
}

// A press that moves less, in pixels, is a touch.
const touchReach = 6;

const shareIn = (frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const box = frame.getBoundingClientRect();
  return { x: (clientX - box.left) / (box.width || 1), y: (clientY - box.top) / (box.height || 1) };
};

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** Moves the plane by dragging, zooms it by two fingers or the wheel, and hears of touches. */
export const useGraphPointer = ({ frame, view, onView, onTouch }: GraphPointer) => {
  const pressed = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  useWheel(frame, (share, by) => onView(zoomView(view, by, pointAt(view, share))));
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = [...pressed.current.values()];
    if (!pressed.current.has(event.pointerId)) return;
    pressed.current.set(event.pointerId, shareIn(event.currentTarget, event));
    travelled.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (travelled.current < touchReach) return;
    const after = [...pressed.current.values()];
    const [from, to] = [middle(before), middle(after)];
    const moved = moveView(view, { x: from.x - to.x, y: to.y - from.y });
    const [wideBefore, wideAfter] = [spread(before), spread(after)];
    const isPinch = after.length === 2 && wideBefore > 0 && wideAfter > 0;
    onView(isPinch ? zoomView(moved, wideBefore / wideAfter, pointAt(moved, to)) : moved);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const place = pressed.current.get(event.pointerId);
    pressed.current.delete(event.pointerId);
    if (place && travelled.current < touchReach && event.type === 'pointerup') onTouch(pointAt(view, place));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      if (pressed.current.size === 0) travelled.current = 0;
      pressed.current.set(event.pointerId, shareIn(event.currentTarget, event));
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
  };
};

/** Zooms by the wheel; the page does not scroll meanwhile. */
const useWheel = (frame: RefObject<HTMLElement | null>, zoom: (share: Point, by: number) => void) => {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!frame.current) return;
    event.preventDefault();
    zoom(shareIn(frame.current, event), Math.exp(Math.max(-1, Math.min(1, event.deltaY / 300))));
  });
  // React listens to wheels passively, which could not hold the page.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);
};
