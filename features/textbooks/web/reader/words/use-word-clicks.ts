import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Layers } from '../pages/layers.ts';
import { wordUnder } from './find-word.ts';
import type { Met } from './use-word.ts';

const tapMs = 350;
const tapPixels = 24;

interface Tap {
  at: number;
  x: number;
  y: number;
}

const isSecond = (first: Tap | null, { at, x, y }: Tap): boolean =>
  first !== null && at - first.at < tapMs && Math.hypot(x - first.x, y - first.y) < tapPixels;

const isOwn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, [data-drawing]') !== null;

interface WordClicks {
  layers: Layers;
  /** Called for a word; and with null for a press beside any word. */
  onWord(met: Met | null): void;
  /** True where a press at a spot means something else. */
  takes?(event: MouseEvent): boolean;
}

/** Hears which word is clicked, or tapped twice: a single tap is how one scrolls. */
export const useWordClicks = (scroller: RefObject<HTMLElement | null>, { layers, onWord, takes }: WordClicks): void => {
  const heard = useEffectEvent((event: MouseEvent, before: Tap | null) => {
    // A press that has selected something was for that.
    if (isOwn(event.target) || document.getSelection()?.isCollapsed === false) return;
    if (takes?.(event)) return;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (isTouch && !isSecond(before, tap)) return;
    onWord(wordUnder(layers, tap));
  });
  // Meets the pointer.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let before: Tap | null = null;
    const click = (event: MouseEvent) => {
      heard(event, before);
      before = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [scroller]);
};
