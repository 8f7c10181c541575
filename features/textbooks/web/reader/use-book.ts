import { useCallback, useEffect, useRef, useState } from 'react';
import { useCaller } from '@inkstone/call/web';
import { openPdf, toPdfObstacle, type Pdf } from '@inkstone/ui/pdf';
import type { BookView } from '../../contract.ts';
import { openBook, toOpeningFailure, type BookLocation, type OpeningFailure } from './open-book.ts';

/** An open book: the PDF, and the server's latest view of it. */
export interface OpenBook {
  view: BookView;
  pdf: Pdf;
}

/** State of opening a book. */
export type Opening =
  | { is: 'opening' }
  | { is: 'failed'; failure: OpeningFailure }
  /** `isFinal`: trying again does not help. */
  | { is: 'broken'; view: BookView; isFinal: boolean }
  | { is: 'open'; book: OpenBook };

const loadPdf = async (view: BookView): Promise<Opening> => {
  try {
    const pdf = await openPdf(view.bookUrl);
    if (pdf.pages > 0) return { is: 'open', book: { view, pdf } };
    pdf.close();
    return { is: 'broken', view, isFinal: true };
  } catch (error) {
    return { is: 'broken', view, isFinal: toPdfObstacle(error) !== null };
  }
};

/**
 * Opens a book and renews its signed URL; on renewal the open PDF stays until the new one is loaded, and where that
 * fails.
 */
export const useBook = (place: BookLocation): { opening: Opening; renew(): Promise<boolean> } => {
  const caller = useCaller();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const round = useRef(0);
  const { editionId, assignmentId, action } = place;

  const open = useCallback(
    async (keeps: boolean): Promise<boolean> => {
      round.current += 1;
      const ownRound = round.current;
      const view = openBook(caller, { editionId, assignmentId, action });
      const next = await view.then(loadPdf, (error: unknown): Opening => {
        return { is: 'failed', failure: toOpeningFailure(error) };
      });
      if (ownRound !== round.current) {
        if (next.is === 'open') next.book.pdf.close();
        return false;
      }
      const isOpen = next.is === 'open';
      const isFinal = next.is === 'failed' && !next.failure.isRetryable;
      setOpening((was) => {
        if (!isOpen && !isFinal && keeps && was.is === 'open') return was;
        if (was.is === 'open') was.book.pdf.close();
        return next;
      });
      return isOpen;
    },
    [caller, editionId, assignmentId, action],
  );

  // Fetches the view and opens the PDF.
  useEffect(() => {
    void open(false);
    return () => {
      round.current += 1;
    };
  }, [open]);
  const renew = useCallback(() => open(true), [open]);
  return { opening, renew };
};
