import { useCallback, useRef, useState } from 'react';
import { lookUp, type DictionaryEntry } from '@inkstone/dictionary';
import type { Rect } from '../pages/text-layers.ts';

/** An occurrence of a word. */
export interface WordOccurrence {
  /** The word as it is written there. */
  form: string;
  sentence: string;
  page: number;
  rects: readonly Rect[];
  /** Its position in the window, to place the card; null where it was typed. */
  anchor: { left: number; top: number; bottom: number } | null;
}

/** The result of looking up a word. */
export type Meaning = { is: 'coming' | 'failed' | 'unknown' } | { is: 'found'; found: DictionaryEntry };

/** A looked-up word with its meaning. */
export interface WordLookup {
  occurrence: WordOccurrence;
  meaning: Meaning;
}

const lookUpMeaning = (form: string): Promise<Meaning> =>
  lookUp(form).then(
    (entry): Meaning => (entry ? { is: 'found', found: entry } : { is: 'unknown' }),
    (): Meaning => ({ is: 'failed' }),
  );

/** The looked-up word with its dictionary entry. */
export const useWordLookup = () => {
  const [lookup, setAsked] = useState<WordLookup | null>(null);
  const round = useRef(0);
  const ask = useCallback((occurrence: WordOccurrence) => {
    round.current += 1;
    const ownRound = round.current;
    setAsked({ occurrence, meaning: { is: 'coming' } });
    void lookUpMeaning(occurrence.form).then((meaning) =>
      ownRound === round.current ? setAsked({ occurrence, meaning }) : undefined,
    );
  }, []);
  const close = useCallback(() => {
    round.current += 1;
    setAsked(null);
  }, []);
  return { asked: lookup, ask, close };
};
