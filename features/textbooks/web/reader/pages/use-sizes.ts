import { useEffect, useState } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import type { PageSize } from './book-page.tsx';

const a4: PageSize = { width: 595, height: 842 };

/** The sizes of pages: the first page's for all, and each one's own once it is near. */
export const useSizes = (pdf: Pdf, near: ReadonlySet<number>) => {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  // Reads the sizes from the PDF.
  useEffect(() => {
    let isGone = false;
    const unknownPages = [1, ...near].filter((page) => !known.has(page));
    if (unknownPages.length === 0) return undefined;
    const read = async () => {
      const sizes = await Promise.all(unknownPages.map(async (page) => [page, await pdf.size(page)] as const));
      if (!isGone) setKnown((was) => new Map([...was, ...sizes]));
    };
    // A page whose size is unavailable cannot be rendered either, and shows its own error.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [pdf, near, known]);
  const first = known.get(1) ?? a4;
  return { first, isKnown: known.has(1), of: (page: number): PageSize => known.get(page) ?? first };
};
