import { useState } from 'react';
import type { Note } from '../../contract.ts';
import type { Draft } from '../draft/draft.ts';
import { useSubmissionVoices } from '../voice/submission-voices.tsx';
import { isLocalVoice } from '../draft/local-voice.ts';
import { diffNotes, applyEdit, type PageEdit } from './history.ts';

const maxUndoSteps = 200;

/** A removed note that is restored has lost the voice that the server never had. */
const withoutLocalVoice = (change: PageEdit[number]): PageEdit[number] =>
  !change.after && change.before?.voice && isLocalVoice(change.before.voice)
    ? { ...change, before: { ...change.before, voice: null } }
    : change;

/** The notes of a submission with undo and redo of every edit on pages. */
export interface PageNotes {
  notes: readonly Note[];
  /** Editing is blocked: an attempt only shows a notice. */
  isLocked: boolean;
  /** Changes positions, as one undoable edit. */
  edit(make: (notes: readonly Note[]) => readonly Note[]): void;
  /** Changes texts; not undoable here, since text fields have their own undo. */
  write(make: (notes: readonly Note[]) => readonly Note[]): void;
  /** Null while there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Connects page edits to the draft. */
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
