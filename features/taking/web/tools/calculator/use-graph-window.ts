import { useEffect, useMemo, useRef, useState } from 'react';
import { readViewState, saveViewState } from '../../attempt-session/view-state-storage.ts';
import type { Size, View } from './engine/view.ts';
import { initialViewFor } from './graph/view-moves.ts';

const usualSize: Size = { width: 320, height: 320 };

/** The size of an element in pixels. */
const useElementSize = () => {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(usualSize);
  // Follows the size of the element.
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const [width, height] = [Math.round(entry?.contentRect.width ?? 0), Math.round(entry?.contentRect.height ?? 0)];
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, size };
};

/** The visible part of the plane, kept for the attempt once it was changed. */
export const useGraphWindow = (storageKey: string) => {
  const { element, size } = useElementSize();
  const [chosen, setChosen] = useState(() => readViewState<View | null>(`${storageKey}.view`, null));
  const initialView = useMemo(() => initialViewFor(size), [size]);
  const change = (view: View | null) => {
    setChosen(view);
    saveViewState(`${storageKey}.view`, view);
  };
  return {
    frame: element,
    size,
    view: chosen ?? initialView,
    setView: (view: View) => change(view),
    resetView: () => change(null),
  };
};
