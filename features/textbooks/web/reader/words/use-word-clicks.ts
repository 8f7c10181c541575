import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { TextLayers } from '../pages/text-layers.ts';
import { findWordAt } from './find-word.ts';
import type { WordOccurrence } from './use-word-lookup.ts';

const tapMs = 350;
const tapPixels = 24;

interface Tap {
  at: number;
  x: number;
  y: number;
}

const isDoubleTap = (first: Tap | null, { at, x, y }: Tap): boolean =>
  first !== null && at - first.at < tapMs && Math.hypot(x - first.x, y - first.y) < tapPixels;

const isInteractive = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, [data-drawing]') !== null;

interface WordClicks {
  layers: TextLayers;
  /** Called with a word, or with null for a click beside any word. */
  onWord(occurrence: WordOccurrence | null): void;
  /** True where a click has another meaning. */
  handlesClick?(event: MouseEvent): boolean;
}

/** Detects clicks and double taps on words; a single tap is left to scrolling. */
export const useWordClicks = (
  scroller: RefObject<HTMLElement | null>,
  { layers, onWord, handlesClick }: WordClicks,
): void => {
  const onClick = useEffectEvent((event: MouseEvent, before: Tap | null) => {
    // A click that ended a selection is ignored.
    if (isInteractive(event.target) || document.getSelection()?.isCollapsed === false) return;
    if (handlesClick?.(event)) return;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (isTouch && !isDoubleTap(before, tap)) return;
    onWord(findWordAt(layers, tap));
  });
  // Listens to the pointer.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let before: Tap | null = null;
    const click = (event: MouseEvent) => {
      onClick(event, before);
      before = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [scroller]);
};
