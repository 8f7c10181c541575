import { useCallback, useEffect, useState } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import { findIn, type Hit } from './find-in.ts';

const mostHits = 500;

/** A search through the whole book. */
export interface Search {
  asked: string;
  hits: readonly Hit[];
  /** Pages that were searched already. */
  done: number;
  isOver: boolean;
  /** Pages that did not come, and may hold the words as well. */
  missed: number;
  at: number;
}

const none: Search = { asked: '', hits: [], done: 0, isOver: true, missed: 0, at: 0 };

/** Searches page by page; what was found is there at once, and the first place shown is the next from the page that is read. */
export const useSearchIn = (pdf: Pdf, { page, onShow }: { page: number; onShow(hit: Hit): void }) => {
  const [search, setSearch] = useState<Search>(none);
  const { asked } = search;
  // Meets the reader of PDFs.
  useEffect(() => {
    if (asked === '') return undefined;
    let isGone = false;
    const run = async () => {
      setSearch((was) => ({ ...none, asked: was.asked, at: was.at, isOver: false }));
      for (let page = 1, found = 0; page <= pdf.pages && found < mostHits; page++) {
        const pieces = await pdf.pieces(page).catch(() => null);
        if (isGone) return;
        const hits = pieces ? findIn(page, pieces, { asked, most: mostHits - found }) : [];
        found += hits.length;
        setSearch((was) => ({
          ...was,
          hits: hits.length > 0 ? [...was.hits, ...hits] : was.hits,
          done: page,
          missed: was.missed + (pieces ? 0 : 1),
        }));
      }
      if (!isGone) setSearch((was) => ({ ...was, isOver: true }));
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [pdf, asked]);
  const ask = useCallback((words: string) => {
    const asks = words.trim();
    setSearch((was) => (was.asked === asks ? was : { ...none, asked: asks, isOver: asks === '', at: -1 }));
  }, []);
  const show = (at: number): void => {
    const { length } = search.hits;
    if (length === 0) return;
    const next = ((at % length) + length) % length;
    const hit = search.hits[next];
    setSearch({ ...search, at: next });
    if (hit) onShow(hit);
  };
  const onward = Math.max(
    0,
    search.hits.findIndex((hit) => hit.page >= page),
  );
  return {
    ...search,
    current: search.hits[search.at] ?? null,
    ask,
    show,
    next: () => show(search.at < 0 ? onward : search.at + 1),
    previous: () => show(search.at < 0 ? onward - 1 : search.at - 1),
  };
};

export type SearchState = ReturnType<typeof useSearchIn>;
