import { useState } from 'react';
import type { Note } from '../../contract.ts';
import type { Draft } from '../draft/draft.ts';
import { useSubmissionVoices } from '../voice/submission-voices.tsx';
import { isLocalVoice } from '../draft/local-voice.ts';
import { diffNotes, applyEdit, type PageEdit } from './history.ts';

const maxUndoSteps = 200;

/** A note that was taken out and comes back has lost what the server never had. */
const withoutLocalVoice = (change: PageEdit[number]): PageEdit[number] =>
  !change.after && change.before?.voice && isLocalVoice(change.before.voice)
    ? { ...change, before: { ...change.before, voice: null } }
    : change;

/** The notes of a piece as pages change them: every act can be taken back and done again. */
export interface PageNotes {
  notes: readonly Note[];
  /** Nothing is taken now: what is done here only tells so. */
  isLocked: boolean;
  /** Changes places: one act. */
  edit(make: (notes: readonly Note[]) => readonly Note[]): void;
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
  const [done, setDone] = useState<readonly PageEdit[]>([]);
  const [undone, setUndone] = useState<readonly PageEdit[]>([]);
  const write: PageNotes['write'] = (make) => change((was) => ({ ...was, notes: make(was.notes) }));
  const [last, next] = isLocked ? [] : [done.at(-1), undone.at(-1)];
  const voices = useSubmissionVoices();
  const dropVoices = (act: PageEdit, way: 'back' | 'forth') => {
    for (const { id, before, after } of act) if (!(way === 'back' ? before : after)) voices?.drop(id);
  };
  return {
    notes,
    isLocked,
    write,
    edit: (make) => {
      const changes = diffNotes(notes, make(notes));
      if (changes.length === 0) return;
      if (isLocked) {
        write(make);
        return;
      }
      dropVoices(changes, 'forth');
      write((was) => applyEdit(was, changes, 'forth'));
      setDone([...done.slice(1 - maxUndoSteps), changes.map(withoutLocalVoice)]);
      setUndone([]);
    },
    undo: last
      ? () => {
          dropVoices(last, 'back');
          write((was) => applyEdit(was, last, 'back'));
          setDone(done.slice(0, -1));
          setUndone([...undone, last]);
        }
      : null,
    redo: next
      ? () => {
          dropVoices(next, 'forth');
          write((was) => applyEdit(was, next, 'forth'));
          setUndone(undone.slice(0, -1));
          setDone([...done, next]);
        }
      : null,
  };
};
