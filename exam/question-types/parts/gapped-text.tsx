import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RichText } from '@inkstone/ui';

interface GappedTextProps {
  html: string;
  /** What stands in a gap, by its number from 1. */
  gap(number: number): ReactNode;
}

/** Rich text whose gaps are filled with something that lives: a field, an answer with its key. */
export const GappedText = ({ html, gap }: GappedTextProps) => {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const findPlaces = (text: HTMLElement) => setPlaces([...text.querySelectorAll<HTMLElement>('[data-blank]')]);
  return (
    <>
      <RichText html={html} onDrawn={findPlaces} />
      {places.map((place) => {
        const number = Number(place.dataset.blank);
        return createPortal(gap(number), place, String(number));
      })}
    </>
  );
};
