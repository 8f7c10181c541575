import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { View } from '../engine/view.ts';
import { moveView, zoomView } from './view-moves.ts';

const viewKeys: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: (view) => moveView(view, { x: -0.1, y: 0 }),
  ArrowRight: (view) => moveView(view, { x: 0.1, y: 0 }),
  ArrowUp: (view) => moveView(view, { x: 0, y: 0.1 }),
  ArrowDown: (view) => moveView(view, { x: 0, y: -0.1 }),
  '+': (view) => zoomView(view, 0.8),
  '=': (view) => zoomView(view, 0.8),
  '-': (view) => zoomView(view, 1.25),
};

const walkKeys: Readonly<Record<string, { along?: number; across?: number }>> = {
  ArrowLeft: { along: -1 },
  ArrowRight: { along: 1 },
  ArrowUp: { across: -1 },
  ArrowDown: { across: 1 },
};

interface GraphKeys {
  frame: RefObject<HTMLElement | null>;
  view: View;
  onView: (view: View) => void;
  onReset: () => void;
  isWalking: boolean;
  onWalk: (move: { along?: number; across?: number }) => void;
  onEndWalk: () => void;
}

/** The keys of the plane. */
export const useGraphKeys = ({ frame, view, onView, onReset, isWalking, onWalk, onEndWalk }: GraphKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const { key } = event;
    if (isWalking && key === 'Escape') onEndWalk();
    else if (isWalking && walkKeys[key]) onWalk(walkKeys[key]);
    else if (key === 'Enter') onWalk({ along: 1 });
    else if (key === '0' || key === 'Home') onReset();
    else if (viewKeys[key]) onView(viewKeys[key](view));
    else return false;
    return true;
  });
  // Listens on the plane itself, so that Escape ends a walk and does not reach the panel, which would close.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => {
      if (!press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
};
