import type { Note } from '../../contract.ts';
import {
  getBounds,
  isDrawing,
  isOnLine,
  simplifyLine,
  type PageBox,
  type PagePlace,
  type PagePoint,
} from '../../page-position.ts';

/** A page of a file. */
export interface PageKey {
  fileId: number;
  page: number;
}

const maxLines = 200;
const reach = 0.012;

const isOnPage = (place: Note['place'], { fileId, page }: PageKey): place is PagePlace =>
  place.on === 'page' && place.fileId === fileId && place.page === page;

const createNote = (id: string, place: PagePlace): Note => ({ id, place, code: null, text: '', voice: null });

/** Adds a line to the page's drawing in the same ink, or to a new one where that has text. */
export const withLine = (
  notes: readonly Note[],
  at: PageKey & { ink: 'pen' | 'highlighter' },
  { points, id }: { points: readonly PagePoint[]; id: string },
): readonly Note[] => {
  const line = simplifyLine(points);
  const joins = notes.findLast(
    (note) =>
      isOnPage(note.place, at) &&
      isDrawing(note) &&
      (note.place.ink ?? 'pen') === at.ink &&
      (note.place.strokes?.length ?? 0) < maxLines,
  );
  if (!joins || joins.place.on !== 'page') return [...notes, createNote(id, { on: 'page', ...at, strokes: [line] })];
  const { place } = joins;
  const longer = { ...place, strokes: [...(place.strokes ?? []), line] };
  return notes.map((note) => (note === joins ? { ...note, place: longer } : note));
};

/** Adds a box without text. */
export const withBox = (
  notes: readonly Note[],
  at: PageKey,
  { box, id }: { box: PageBox; id: string },
): readonly Note[] => [...notes, createNote(id, { on: 'page', ...at, box })];

const isOnEdge = ({ left, top, width, height }: PageBox, point: PagePoint, tall: number): boolean => {
  const corners: [number, number][] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
    [left, top],
  ];
  return isOnLine(corners, point, { reach, tall });
};

/** What remains of an erased note: nothing of a drawing; a box in place of lines that have text. */
const eraseFromNote = (note: Note, place: PagePlace, points: readonly PagePoint[], tall: number): Note | null => {
  const hits = (line: readonly (readonly [number, number])[]) =>
    points.some((point) => isOnLine(line, point, { reach, tall }));
  const isSilent = note.code === null && note.text.trim() === '' && note.voice === null;
  if (place.box) {
    const { box } = place;
    return isSilent && points.some((point) => isOnEdge(box, point, tall)) ? null : note;
  }
  const strokes = (place.strokes ?? []).filter((line) => !hits(line));
  if (strokes.length === (place.strokes?.length ?? 0)) return note;
  if (strokes.length > 0) return { ...note, place: { ...place, strokes } };
  if (isSilent) return null;
  const { strokes: _, ...bare } = place;
  const bounds = getBounds(place);
  return { ...note, place: { ...bare, ...(bounds && { box: bounds }) } };
};

/** Erases whole lines, and boxes without text. `tall` is the page's height divided by its width. */
export const withoutErased = (
  notes: readonly Note[],
  at: PageKey,
  { points, tall }: { points: readonly PagePoint[]; tall: number },
): readonly Note[] =>
  notes.flatMap((note) => {
    const left = isOnPage(note.place, at) ? eraseFromNote(note, note.place, points, tall) : note;
    return left ? [left] : [];
  });
