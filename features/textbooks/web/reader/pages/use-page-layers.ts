import { useEffect, useState, type RefObject } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import { flattenText } from '../find/find-matches.ts';
import type { TextLayer, TextLayers } from './text-layers.ts';

interface PageReference {
  pdf: Pdf;
  page: number;
}

const redrawMs = 150;

/** Renders a page; the old picture stays, stretched, until the new one is ready. */
export const usePagePicture = (
  place: RefObject<HTMLElement | null>,
  { pdf, page, width, onFailed }: PageReference & { width: number; onFailed(): void },
): boolean => {
  const [drawn, setDrawn] = useState<Pdf | null>(null);
  // Draws on the canvas.
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
 * Renders the text layer of a page and registers it in `layers` while it exists. If it fails, the page is still
 * readable: `isMissing` says that its text can neither be selected nor searched.
 */
export const usePageText = (
  container: RefObject<HTMLElement | null>,
  { pdf, page, layers }: PageReference & { layers: TextLayers },
): { layer: TextLayer | null; isMissing: boolean } => {
  const [layer, setLayer] = useState<TextLayer | null>(null);
  const [missingFrom, setMissingFrom] = useState<Pdf | null>(null);
  // Extracts the text from the PDF.
  useEffect(() => {
    const element = container.current;
    const leaf = element?.closest<HTMLElement>('[data-leaf]');
    if (!element || !leaf) return undefined;
    let isGone = false;
    const { done, cancel } = pdf.renderTextLayer(page, element);
    Promise.all([done, pdf.pieces(page)]).then(
      ([spans, pieces]) => {
        if (isGone) return;
        const pageLayer = { leaf, spans, flat: flattenText(pieces) };
        layers.set(page, pageLayer);
        setLayer(pageLayer);
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
