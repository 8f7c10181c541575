import { useEffect, useState } from 'react';
import { preloadPlayers } from '@inkstone/exam/views';
import { printPage } from '@inkstone/ui';

/** Prints what is drawn for paper while `isPrinting`, once its questions can be drawn; afterwards the screen is the page again. */
export const usePrint = (): { isPrinting: boolean; print(types: readonly string[]): Promise<void> } => {
  const [isPrinting, setPrinting] = useState(false);
  // Meets the printer, once the page is drawn.
  useEffect(() => {
    if (!isPrinting) return undefined;
    const done = () => setPrinting(false);
    addEventListener('afterprint', done);
    void printPage();
    return () => removeEventListener('afterprint', done);
  }, [isPrinting]);
  const print = async (types: readonly string[]) => {
    await preloadPlayers([...types]);
    setPrinting(true);
  };
  return { isPrinting, print };
};
