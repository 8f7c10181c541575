import type { Note } from '../../contract.ts';

interface NoteChange {
  id: string;
  before: Note | null;
  after: Note | null;
}

/** One act on a page: what became of which notes. */
export type PageEdit = readonly NoteChange[];

/** The act that leads from some notes to others. */
export const diffNotes = (before: readonly Note[], after: readonly Note[]): PageEdit => {
  const had = new Map(before.map((note) => [note.id, note]));
  const has = new Map(after.map((note) => [note.id, note]));
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((id) => {
    const [was, is] = [had.get(id) ?? null, has.get(id) ?? null];
    return was === is ? [] : [{ id, before: was, after: is }];
  });
};

/** The notes with an act taken back or done again. A note that is still there keeps its words: only its place changes. */
export const applyEdit = (notes: readonly Note[], act: PageEdit, way: 'back' | 'forth'): readonly Note[] =>
  act.reduce<readonly Note[]>((known, { id, before, after }) => {
    const goal = way === 'back' ? before : after;
    if (!goal) return known.filter((note) => note.id !== id);
    const isThere = known.some((note) => note.id === id);
    return isThere ? known.map((note) => (note.id === id ? { ...note, place: goal.place } : note)) : [...known, goal];
  }, notes);
