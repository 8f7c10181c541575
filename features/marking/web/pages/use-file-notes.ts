import { useMemo } from 'react';
import { newRequestId } from '@inkstone/call/web';
import type { Note, SignedFile } from '../../contract.ts';
import { listPageNotes, type PageBox, type PageNote, type PagePlace, type PagePoint } from '../../page-position.ts';
import { isEmptyNote } from '../draft/draft.ts';
import { withBox, withLine, withoutErased, type PageKey } from './page-edits.ts';
import type { PageNotes } from './use-page-notes.ts';

/** The notes of one file, and the actions on them and on the current page. */
export interface FileNotes {
  fileNotes: readonly PageNote<Note>[];
  /** The notes of the current page. */
  pageNotes: readonly PageNote<Note>[];
  /** Returns the id of the new note. */
  addBox(box: PageBox): string;
  addLine(ink: 'pen' | 'highlighter', points: readonly PagePoint[]): void;
  /** `tall` is the page's height divided by its width. */
  erase(points: readonly PagePoint[], tall: number): void;
  move(id: string, place: PagePlace): void;
  remove(id: string): void;
  /** Attaches a picture of the page to the note that has one, or to a new note. */
  attach(picture: SignedFile): void;
  removePicture(id: string): void;
  rewrite(id: string, next: (note: Note) => Note): void;
  /** Closes a note's text: an empty note is removed. */
  closeNote(id: string): void;
}

/** Connects a submission's notes to one file and its current page. */
export const useFileNotes = ({ notes, isLocked, edit, write }: PageNotes, { fileId, page }: PageKey): FileNotes => {
  const own = useMemo(() => listPageNotes(notes, fileId), [notes, fileId]);
  const here = useMemo(() => own.filter(({ place }) => place.page === page), [own, page]);
  const at = { fileId, page };
  const changed = (was: readonly Note[], id: string, change: (note: Note) => Note) =>
    was.map((note) => (note.id === id ? change(note) : note));
  return {
    fileNotes: own,
    pageNotes: here,
    addBox: (box) => {
      const id = newRequestId();
      edit((was) => withBox(was, at, { box, id }));
      return id;
    },
    addLine: (ink, points) => edit((was) => withLine(was, { ...at, ink }, { points, id: newRequestId() })),
    erase: (points, tall) => edit((was) => withoutErased(was, at, { points, tall })),
    move: (id, place) => edit((was) => changed(was, id, (note) => ({ ...note, place }))),
    remove: (id) => edit((was) => was.filter((note) => note.id !== id)),
    attach: (picture) =>
      edit((was) => {
        const known = here.find(({ note, place }) => note.picture && !place.box && !place.strokes);
        if (known) return changed(was, known.note.id, (note) => ({ ...note, picture }));
        const place = { on: 'page' as const, ...at };
        return [...was, { id: newRequestId(), place, code: null, text: '', voice: null, picture }];
      }),
    removePicture: (id) =>
      edit((was) => changed(was, id, (note) => ({ ...note, picture: null })).filter((note) => !isEmptyNote(note))),
    rewrite: (id, next) => write((was) => changed(was, id, next)),
    closeNote: (id) => {
      if (!isLocked) write((was) => was.filter((note) => note.id !== id || !isEmptyNote(note)));
    },
  };
};
