import { useLayoutEffect, useMemo } from 'react';
import { usePassageText } from '../parts/passage-text.tsx';

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

/** Whether a text is that of a passage, which may have gaps. */
export const isSamePassage = (passage: string, text: string): boolean => {
  const letters = withoutSpace(text.replace(/[[\]]/g, ''));
  const pieces = passage
    .split(/_{3,}/)
    .map(withoutSpace)
    .filter((piece) => piece.length > 0);
  let at = 0;
  return (
    pieces.length > 0 &&
    pieces.every((piece) => {
      const index = letters.indexOf(piece, at);
      at = index + piece.length;
      return index >= 0;
    })
  );
};

/** Puts an element in the place of another; returns what takes this back. */
const replaceBy = (element: HTMLElement, place: HTMLElement): (() => void) => {
  element.after(place);
  element.hidden = true;
  return () => {
    place.remove();
    element.hidden = false;
  };
};

/**
 * A place in the pane of the passage for the question's own text, which is the same passage; the passage is hidden
 * meanwhile, so that it stands there once. Null where no passage is shown, or another one.
 */
export const usePassagePlace = (text: string): HTMLElement | null => {
  const passage = usePassageText();
  const place = useMemo(
    () => (passage && isSamePassage(passage.element.textContent, text) ? document.createElement('div') : null),
    [passage, text],
  );
  useLayoutEffect(() => {
    if (!passage || !place) return undefined;
    return replaceBy(passage.element, place);
  }, [passage, place]);
  return place;
};
