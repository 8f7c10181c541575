import { useEffect, useState, type RefObject } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import { flatten } from '../find/find-in.ts';
import type { Layer, Layers } from './layers.ts';

interface LeafParts {
  pdf: Pdf;
  page: number;
}

const redrawMs = 150;

/** Draws a page into its place; the old picture stays, stretched, until the new one is there. */
export const useLeafPicture = (
  place: RefObject<HTMLElement | null>,
  { pdf, page, width, onFailed }: LeafParts & { width: number; onFailed(): void },
): boolean => {
  const [drawn, setDrawn] = useState<Pdf | null>(null);
  // Meets the canvas.
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const canvas = document.createElement('canvas');
    let cancel = (): void => undefined;
    const draw = () => {
      const drawing = pdf.draw(page, canvas, width * Math.max(1, devicePixelRatio));
      let isOver = false;
      cancel = () => {
        isOver = true;
        drawing.cancel();
      };
      drawing.done.then(
        () => {
          if (isOver) return;
          element.replaceChildren(canvas);
          setDrawn(pdf);
        },
        () => (isOver ? undefined : onFailed()),
      );
    };
    const timer = setTimeout(draw, element.childElementCount > 0 ? redrawMs : 0);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [place, pdf, page, width, onFailed]);
  return drawn !== null;
};

/**
 * Lays the words of a page over its picture, and keeps them in `layers` as long as they lie there. Where they cannot be
 * laid the page is read all the same: `isMissing` says that its words can neither be selected nor found.
 */
export const useLeafText = (
  container: RefObject<HTMLElement | null>,
  { pdf, page, layers }: LeafParts & { layers: Layers },
): { layer: Layer | null; isMissing: boolean } => {
  const [layer, setLayer] = useState<Layer | null>(null);
  const [missingFrom, setMissingFrom] = useState<Pdf | null>(null);
  // Meets the reader of PDFs.
  useEffect(() => {
    const element = container.current;
    const leaf = element?.closest<HTMLElement>('[data-leaf]');
    if (!element || !leaf) return undefined;
    let isGone = false;
    const { done, cancel } = pdf.layText(page, element);
    Promise.all([done, pdf.pieces(page)]).then(
      ([spans, pieces]) => {
        if (isGone) return;
        const laid = { leaf, spans, flat: flatten(pieces) };
        layers.set(page, laid);
        setLayer(laid);
      },
      () => (isGone ? undefined : setMissingFrom(pdf)),
    );
    return () => {
      isGone = true;
      cancel();
      layers.delete(page);
    };
  }, [container, pdf, page, layers]);
  return { layer, isMissing: missingFrom === pdf };
};
