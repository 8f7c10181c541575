import { useLayoutEffect, useMemo } from 'react';
import { findParagraphWith, insertPlace, readText, removePlaces, usePassageText } from '../parts/passage-text.tsx';
import type { Square } from './type.ts';

/** A square in the passage: its number, and the element that it is drawn in. */
export interface SquarePlace {
  number: Square;
  place: HTMLElement;
}

const squareTag = /<span\b[^>]*\bdata-square="(\d+)"[^>]*>(?:\s*<\/span>)?/;

const toVisible = (text: string): string => text.replace(/\s/g, '');

/** The number of each square with how many visible characters stand before it. */
const listSquareOffsets = (html: string): { number: Square; offset: number }[] => {
  const pieces = html.split(squareTag);
  let before = '';
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 0) {
      before += piece;
      return [];
    }
    return [{ number: Number(piece), offset: toVisible(readText(before)).length }];
  });
};

/**
 * Puts a place for each square into the paragraph of the passage beside the question, which may go on before and after
 * the text of the question; empty where no passage is shown, or none of its paragraphs has that text.
 */
export const useSquaresInPassage = (text: string): readonly SquarePlace[] => {
  const passage = usePassageText();
  const { paragraph, squares } = useMemo(() => {
    const withText = passage && findParagraphWith(passage.element, readText(text));
    const start = toVisible(withText?.textContent ?? '').indexOf(toVisible(readText(text)));
    const offsets = withText ? listSquareOffsets(text) : [];
    return {
      paragraph: withText,
      squares: offsets.map(({ number, offset }) => ({
        ...{ number, offset: start + offset },
        place: document.createElement('span'),
      })),
    };
  }, [passage, text]);
  useLayoutEffect(() => {
    if (!paragraph) return undefined;
    for (const { place, offset } of squares) insertPlace(paragraph, offset, place);
    return () => removePlaces(squares.map(({ place }) => place));
  }, [paragraph, squares]);
  return squares;
};
