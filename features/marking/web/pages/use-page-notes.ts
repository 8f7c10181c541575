import { useState } from 'react';
import type { Note } from '../../contract.ts';
import type { Draft } from '../draft/draft.ts';
import { usePieceVoices } from '../voice/piece-voices.tsx';
import { isLocal } from '../draft/local-voice.ts';
import { actBetween, taken, type Act } from './history.ts';

const mostActs = 200;

/** A note that was taken out and comes back has lost what the server never had. */
const withoutUnsent = (one: Act[number]): Act[number] =>
  !one.after && one.before?.voice && isLocal(one.before.voice)
    ? { ...one, before: { ...one.before, voice: null } }
    : one;

/** The notes of a piece as pages change them: every act can be taken back and done again. */
export interface PageNotes {
  notes: readonly Note[];
  /** Nothing is taken now: what is done here only tells so. */
  isLocked: boolean;
  /** Changes places: one act. */
  act(make: (notes: readonly Note[]) => readonly Note[]): void;
  /** Changes words: no act, since fields take back by themselves. */
  write(make: (notes: readonly Note[]) => readonly Note[]): void;
  /** Null while there is nothing to take back. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Ties pages to the draft. */
export const usePageNotes = (
  draft: Draft,
  change: (change: (draft: Draft) => Draft) => void,
  isLocked: boolean,
): PageNotes => {
  const { notes } = draft;
  const [done, setDone] = useState<readonly Act[]>([]);
  const [undone, setUndone] = useState<readonly Act[]>([]);
  const write: PageNotes['write'] = (make) => change((was) => ({ ...was, notes: make(was.notes) }));
  const [last, next] = isLocked ? [] : [done.at(-1), undone.at(-1)];
  const voices = usePieceVoices();
  const dropVoices = (act: Act, way: 'back' | 'forth') => {
    for (const { id, before, after } of act) if (!(way === 'back' ? before : after)) voices?.drop(id);
  };
  return {
    notes,
    isLocked,
    write,
    act: (make) => {
      const made = actBetween(notes, make(notes));
      if (made.length === 0) return;
      if (isLocked) {
        write(make);
        return;
      }
      dropVoices(made, 'forth');
      write((was) => taken(was, made, 'forth'));
      setDone([...done.slice(1 - mostActs), made.map(withoutUnsent)]);
      setUndone([]);
    },
    undo: last
      ? () => {
          dropVoices(last, 'back');
          write((was) => taken(was, last, 'back'));
          setDone(done.slice(0, -1));
          setUndone([...undone, last]);
        }
      : null,
    redo: next
      ? () => {
          dropVoices(next, 'forth');
          write((was) => taken(was, next, 'forth'));
          setUndone(undone.slice(0, -1));
          setDone([...done, next]);
        }
      : null,
  };
};
