import type { BookMark } from '../../../contract.ts';
import type { MarkState } from './mark-store.ts';

/** One mark before and after an edit; null where there is none. */
export interface MarkStep {
  before: BookMark | null;
  after: BookMark | null;
}

/** One edit: the changed marks. */
export type MarkEdit = readonly MarkStep[];

/** Edits for undo and redo. */
export interface History {
  done: readonly MarkEdit[];
  undone: readonly MarkEdit[];
}

/** An empty history. */
export const noHistory: History = { done: [], undone: [] };

const maxUndoSteps = 200;

/** The states of the changed marks after undoing or redoing an edit. */
export const toMarkStates = (act: MarkEdit, way: 'back' | 'forth'): MarkState[] =>
  act.flatMap(({ before, after }) => {
    const goal = way === 'back' ? before : after;
    const known = before ?? after;
    return known ? [{ id: known.id, page: goal?.page ?? known.page, content: goal?.content ?? null }] : [];
  });

/** The history after an edit. */
export const recordEdit = ({ done }: History, act: MarkEdit): History => ({
  done: [...done, act].slice(-maxUndoSteps),
  undone: [],
});

/** Undoes the last edit; null where there is none. */
export const undo = ({ done, undone }: History): { history: History; act: MarkEdit } | null => {
  const act = done.at(-1);
  return act ? { history: { done: done.slice(0, -1), undone: [...undone, act] }, act } : null;
};

/** Redoes the last undone edit; null where there is none. */
export const redo = ({ done, undone }: History): { history: History; act: MarkEdit } | null => {
  const act = undone.at(-1);
  return act ? { history: { done: [...done, act], undone: undone.slice(0, -1) }, act } : null;
};
