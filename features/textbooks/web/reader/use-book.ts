import { useCallback, useEffect, useRef, useState } from 'react';
import { useCaller } from '@inkstone/call/web';
import { openPdf, type Pdf } from '@inkstone/ui/pdf';
import type { BookView } from '../../contract.ts';
import { openBook, openingFailureOf, type BookPlace, type OpeningFailure } from './opening.ts';

/** A book that is read: the PDF, and what the server said of it last. */
export interface OpenedBook {
  view: BookView;
  pdf: Pdf;
}

/** How the opening of a book stands. */
export type Opening =
  | { is: 'opening' }
  | { is: 'failed'; failure: OpeningFailure }
  | { is: 'broken'; view: BookView }
  | { is: 'open'; book: OpenedBook };

const opened = async (view: BookView): Promise<Opening> => {
  const pdf = await openPdf(view.bookUrl).catch(() => null);
  return pdf ? { is: 'open', book: { view, pdf } } : { is: 'broken', view };
};

/**
 * Opens the book of an address. `renew` asks for a fresh address and opens the PDF again; what is open stays until the
 * new one is there, and where that fails.
 */
export const useBook = (place: BookPlace): { opening: Opening; renew(): Promise<boolean> } => {
  const caller = useCaller();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const round = useRef(0);
  const { fileid, model_id, action } = place;

  const open = useCallback(
    async (keeps: boolean): Promise<boolean> => {
      round.current += 1;
      const mine = round.current;
      const asked = openBook(caller, { fileid, model_id, action });
      const next = await asked.then(opened, (error: unknown): Opening => {
        return { is: 'failed', failure: openingFailureOf(error) };
      });
      if (mine !== round.current) {
        if (next.is === 'open') next.book.pdf.close();
        return false;
      }
      const isOpen = next.is === 'open';
      const isFinal = next.is === 'failed' && !next.failure.mayPass;
      setOpening((was) => {
        if (!isOpen && !isFinal && keeps && was.is === 'open') return was;
        if (was.is === 'open') was.book.pdf.close();
        return next;
      });
      return isOpen;
    },
    [caller, fileid, model_id, action],
  );

  // Meets the server and the reader of PDFs.
  useEffect(() => {
    void open(false);
    return () => {
      round.current += 1;
    };
  }, [open]);
  const renew = useCallback(() => open(true), [open]);
  return { opening, renew };
};
