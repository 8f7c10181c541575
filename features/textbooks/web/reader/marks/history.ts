import type { BookMark } from '../../../contract.ts';
import type { Wanted } from './mark-store.ts';

/** One mark before and after an act; null where there is none. */
export interface Step {
  before: BookMark | null;
  after: BookMark | null;
}

/** One act: what became of which marks. */
export type Act = readonly Step[];

/** What was done, and what was taken back. */
export interface History {
  done: readonly Act[];
  undone: readonly Act[];
}

/** Nothing done yet. */
export const noHistory: History = { done: [], undone: [] };

const mostActs = 200;

/** What leads from one state of marks to the other. */
export const wantedOf = (act: Act, way: 'back' | 'forth'): Wanted[] =>
  act.flatMap(({ before, after }) => {
    const goal = way === 'back' ? before : after;
    const known = before ?? after;
    return known ? [{ id: known.id, page: goal?.page ?? known.page, content: goal?.content ?? null }] : [];
  });

/** The history after an act. */
export const acted = ({ done }: History, act: Act): History => ({ done: [...done, act].slice(-mostActs), undone: [] });

/** Takes the last act back; null where there is none. */
export const undo = ({ done, undone }: History): { history: History; act: Act } | null => {
  const act = done.at(-1);
  return act ? { history: { done: done.slice(0, -1), undone: [...undone, act] }, act } : null;
};

/** Does again what was taken back last; null where there is nothing. */
export const redo = ({ done, undone }: History): { history: History; act: Act } | null => {
  const act = undone.at(-1);
  return act ? { history: { done: [...done, act], undone: undone.slice(0, -1) }, act } : null;
};
