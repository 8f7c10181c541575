import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { getSelectedRange, type TextRange } from './select-text.ts';

/** The range selected in a text by mouse or finger; null where there is none. */
export const useSelectedRange = (root: RefObject<Element | null>, text: string): TextRange | null => {
  const [picked, setPicked] = useState<TextRange | null>(null);
  const look = useEffectEvent(() => setPicked(root.current && getSelectedRange(root.current, text)));
  // Listens to the document's selection.
  useEffect(() => {
    const changed = () => look();
    document.addEventListener('selectionchange', changed);
    return () => document.removeEventListener('selectionchange', changed);
  }, []);
  return picked;
};
