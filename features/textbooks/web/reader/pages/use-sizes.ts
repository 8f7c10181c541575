import { useEffect, useState } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import type { LeafSize } from './leaf.tsx';

const a4: LeafSize = { width: 595, height: 842 };

/** The sizes of pages: the first page's for all, and each one's own once it is near. */
export const useSizes = (pdf: Pdf, near: ReadonlySet<number>) => {
  const [known, setKnown] = useState<ReadonlyMap<number, LeafSize>>(new Map());
  // Meets the reader of PDFs.
  useEffect(() => {
    let isGone = false;
    const wanted = [1, ...near].filter((page) => !known.has(page));
    if (wanted.length === 0) return undefined;
    const read = async () => {
      const sizes = await Promise.all(wanted.map(async (page) => [page, await pdf.size(page)] as const));
      if (!isGone) setKnown((was) => new Map([...was, ...sizes]));
    };
    // A page whose size does not come is not drawn either, and says so itself.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [pdf, near, known]);
  const first = known.get(1) ?? a4;
  return { first, isKnown: known.has(1), of: (page: number): LeafSize => known.get(page) ?? first };
};
