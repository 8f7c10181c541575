import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RichText } from '@inkstone/ui';
import type { Marker } from '../markers.ts';

interface GappedTextProps {
  html: string;
  /** Kind of the gap markers; default `blank`. */
  marker?: Marker;
  /** Content of a gap, by its number from 1. */
  gap(number: number): ReactNode;
}

/** Rich text with React content in its gaps: a field, or an answer with its key. */
export const GappedText = ({ html, marker = 'blank', gap }: GappedTextProps) => {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const findPlaces = (text: HTMLElement) => setPlaces([...text.querySelectorAll<HTMLElement>(`[data-${marker}]`)]);
  return (
    <>
      <RichText html={html} onRender={findPlaces} />
      {places.map((place) => {
        const number = Number(place.dataset[marker]);
        return createPortal(gap(number), place, String(number));
      })}
    </>
  );
};
