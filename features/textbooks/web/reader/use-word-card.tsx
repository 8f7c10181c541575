import { useCallback } from 'react';
import type { PagesState } from './pages/use-pages.ts';
import { wordSelected } from './words/find-word.ts';
import { useWord, type Met } from './words/use-word.ts';
import { useWordClicks } from './words/use-word-clicks.ts';

/** The words of the pages, asked about by a click, two taps, or Enter on a selection. */
export const useWordCard = ({ scroller, layers }: PagesState, takes?: (event: MouseEvent) => boolean) => {
  const { asked, ask, close } = useWord();
  const onWord = (met: Met | null) => (met ? ask(met) : close());
  useWordClicks(scroller, { layers, onWord, ...(takes && { takes }) });
  const askSelected = useCallback((): boolean => {
    const met = wordSelected(layers);
    if (met) ask(met);
    return met !== null;
  }, [layers, ask]);
  const leave = useCallback(() => {
    close();
    scroller.current?.focus({ preventScroll: true });
  }, [close, scroller]);
  const askForm = useCallback(
    (form: string, from?: Met) =>
      ask(from ? { ...from, form } : { form, sentence: '', page: 0, rects: [], beside: null }),
    [ask],
  );
  return { asked, askSelected, askForm, leave };
};
