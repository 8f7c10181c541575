import { useCallback } from 'react';
import type { PagesState } from './pages/use-pages.ts';
import { findSelectedWord } from './words/find-word.ts';
import { useWordLookup, type WordOccurrence } from './words/use-word-lookup.ts';
import { useWordClicks } from './words/use-word-clicks.ts';

/** Words of the pages, looked up by click, double tap, or Enter on a selection. */
export const useWordCard = ({ scroller, layers }: PagesState, takes?: (event: MouseEvent) => boolean) => {
  const { asked: lookup, ask, close } = useWordLookup();
  const onWord = (occurrence: WordOccurrence | null) => (occurrence ? ask(occurrence) : close());
  useWordClicks(scroller, { layers, onWord, ...(takes && { handlesClick: takes }) });
  const askSelected = useCallback((): boolean => {
    const occurrence = findSelectedWord(layers);
    if (occurrence) ask(occurrence);
    return occurrence !== null;
  }, [layers, ask]);
  const leave = useCallback(() => {
    close();
    scroller.current?.focus({ preventScroll: true });
  }, [close, scroller]);
  const askForm = useCallback(
    (form: string, from?: WordOccurrence) =>
      ask(from ? { ...from, form } : { form, sentence: '', page: 0, rects: [], anchor: null }),
    [ask],
  );
  return { asked: lookup, askSelected, askForm, leave };
};
