import { useDeskKeys } from '../keys/use-desk-keys.ts';
import type { Tool } from './use-drawing.ts';
import type { PageView } from './use-view.ts';

interface PageKeys {
  view: PageView;
  setTool(tool: Tool): void;
  placeBox(): void;
  undo(): void;
  redo(): void;
}

/** Keys of the page editor. */
export const usePageKeys = ({ view, setTool, placeBox, undo, redo }: PageKeys): void =>
  useDeskKeys((key) => {
    const acts: Readonly<Record<string, () => void>> = {
      s: () => setTool('select'),
      p: () => setTool('pen'),
      h: () => setTool('highlighter'),
      b: () => setTool('box'),
      e: () => setTool('eraser'),
      n: placeBox,
      z: undo,
      y: redo,
      '=': () => view.larger?.(),
      '+': () => view.larger?.(),
      '-': () => view.smaller?.(),
      w: view.fit,
      o: view.turnOn,
      PageDown: () => view.go(view.page + 1),
      PageUp: () => view.go(view.page - 1),
    };
    acts[key]?.();
    return acts[key] !== undefined;
  });
