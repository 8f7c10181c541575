import { useEffect, useState } from 'react';
import { preloadPlayers } from '@inkstone/exam/views';
import { printPage } from '@inkstone/ui';

/** Prints what is rendered while `isPrinting`, once the question components are loaded. */
export const usePrint = (): { isPrinting: boolean; print(types: readonly string[]): Promise<void> } => {
  const [isPrinting, setPrinting] = useState(false);
  // Opens the print dialog once the page is rendered.
  useEffect(() => {
    if (!isPrinting) return undefined;
    const endPrinting = () => setPrinting(false);
    addEventListener('afterprint', endPrinting);
    void printPage();
    return () => removeEventListener('afterprint', endPrinting);
  }, [isPrinting]);
  const print = async (types: readonly string[]) => {
    await preloadPlayers([...types]);
    setPrinting(true);
  };
  return { isPrinting, print };
};
