import { useCallback, useEffect, useState } from 'react';
import type { Pdf } from '@inkstone/ui/pdf';
import { findMatches, type Hit } from './find-matches.ts';

const maxHits = 500;

/** A search through the whole book. */
export interface BookSearch {
  query: string;
  hits: readonly Hit[];
  /** Pages that were searched already. */
  searchedPages: number;
  isFinished: boolean;
  /** Pages that failed to load and may contain matches. */
  failedPages: number;
  at: number;
}

const emptySearch: BookSearch = { query: '', hits: [], searchedPages: 0, isFinished: true, failedPages: 0, at: 0 };

/** Searches page by page with results at once; the first hit shown is the next one from the current page. */
export const useBookSearch = (pdf: Pdf, { page, onShow }: { page: number; onShow(hit: Hit): void }) => {
  const [search, setSearch] = useState<BookSearch>(emptySearch);
  const { query } = search;
  // Reads the pages' texts.
  useEffect(() => {
    if (query === '') return undefined;
    let isGone = false;
    const run = async () => {
      setSearch((was) => ({ ...emptySearch, query: was.query, at: was.at, isFinished: false }));
      for (let page = 1, hitCount = 0; page <= pdf.pages && hitCount < maxHits; page++) {
        const pieces = await pdf.pieces(page).catch(() => null);
        if (isGone) return;
        const hits = pieces ? findMatches(page, pieces, { asked: query, most: maxHits - hitCount }) : [];
        hitCount += hits.length;
        setSearch((was) => ({
          ...was,
          hits: hits.length > 0 ? [...was.hits, ...hits] : was.hits,
          searchedPages: page,
          failedPages: was.failedPages + (pieces ? 0 : 1),
        }));
      }
      if (!isGone) setSearch((was) => ({ ...was, isFinished: true }));
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [pdf, query]);
  const ask = useCallback((words: string) => {
    const asks = words.trim();
    setSearch((was) => (was.query === asks ? was : { ...emptySearch, query: asks, isFinished: asks === '', at: -1 }));
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

export type SearchState = ReturnType<typeof useBookSearch>;
