import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { getSelectedRange, type TextRange } from './select-text.ts';

/** What mouse or finger has selected of a text; null while nothing is. */
export const useSelectedRange = (root: RefObject<Element | null>, text: string): TextRange | null => {
  const [picked, setPicked] = useState<TextRange | null>(null);
  const look = useEffectEvent(() => setPicked(root.current && getSelectedRange(root.current, text)));
  // Meets the document's selection.
  useEffect(() => {
    const changed = () => look();
    document.addEventListener('selectionchange', changed);
    return () => document.removeEventListener('selectionchange', changed);
  }, []);
  return picked;
};
