import type { Note } from '../../contract.ts';

interface NoteChange {
  id: string;
  before: Note | null;
  after: Note | null;
}

/** One edit of a page: the changed notes. */
export type PageEdit = readonly NoteChange[];

/** The edit that turns one list of notes into another. */
export const diffNotes = (before: readonly Note[], after: readonly Note[]): PageEdit => {
  const had = new Map(before.map((note) => [note.id, note]));
  const has = new Map(after.map((note) => [note.id, note]));
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((id) => {
    const [was, is] = [had.get(id) ?? null, has.get(id) ?? null];
    return was === is ? [] : [{ id, before: was, after: is }];
  });
};

/** Undoes or redoes an edit. An existing note keeps its text; only its position changes. */
export const applyEdit = (notes: readonly Note[], act: PageEdit, way: 'back' | 'forth'): readonly Note[] =>
  act.reduce<readonly Note[]>((known, { id, before, after }) => {
    const goal = way === 'back' ? before : after;
    if (!goal) return known.filter((note) => note.id !== id);
    const isThere = known.some((note) => note.id === id);
    return isThere ? known.map((note) => (note.id === id ? { ...note, place: goal.place } : note)) : [...known, goal];
  }, notes);
