import { useCallback, useRef, useState } from 'react';
import { lookUp, type Found } from '@inkstone/dictionary';
import type { Rect } from '../pages/layers.ts';

/** Where a word was met. */
export interface Met {
  /** The word as it stands there. */
  form: string;
  sentence: string;
  page: number;
  rects: readonly Rect[];
  /** Where it is shown in the window, for the panel beside it; null where it was typed. */
  beside: { left: number; top: number; bottom: number } | null;
}

/** What is known of a word that was asked about. */
export type Meaning = { is: 'coming' | 'failed' | 'unknown' } | { is: 'found'; found: Found };

/** A word with its meaning. */
export interface AskedWord {
  met: Met;
  meaning: Meaning;
}

const meaningOf = (form: string): Promise<Meaning> =>
  lookUp(form).then(
    (found): Meaning => (found ? { is: 'found', found } : { is: 'unknown' }),
    (): Meaning => ({ is: 'failed' }),
  );

/** The word that is asked about, with what the dictionary says of it. */
export const useWord = () => {
  const [asked, setAsked] = useState<AskedWord | null>(null);
  const round = useRef(0);
  const ask = useCallback((met: Met) => {
    round.current += 1;
    const mine = round.current;
    setAsked({ met, meaning: { is: 'coming' } });
    void meaningOf(met.form).then((meaning) => (mine === round.current ? setAsked({ met, meaning }) : undefined));
  }, []);
  const close = useCallback(() => {
    round.current += 1;
    setAsked(null);
  }, []);
  return { asked, ask, close };
};
