import type { DocNote } from './doc-content.ts';
import type { TextSpan } from '@inkstone/files/paper';

interface TextNote {
  note: DocNote;
  number: number;
  from: number;
  to: number;
}

/** Notes on text in order of position, numbered from 1. */
const textNotes = (notes: readonly DocNote[]): TextNote[] =>
  notes
    .flatMap((note) => (note.place.on === 'text' ? [{ note, from: note.place.from, to: note.place.to }] : []))
    .toSorted((a, b) => a.from - b.from)
    .map((textNote, index) => ({ ...textNote, number: index + 1 }));

/** A text as paragraphs of segments: noted segments are marked, and a note's number follows its last word. */
export const toAnnotatedText = (
  text: string,
  all: readonly DocNote[],
): { paragraphs: TextSpan[][]; notes: readonly TextNote[] } => {
  const notes = textNotes(all);
  let from = 0;
  const paragraphs = text.split('\n').map((line) => {
    const [start, end] = [from, from + line.length];
    from = end + 1;
    const inner = notes.flatMap((note) => [note.from, note.to]).filter((at) => at > start && at < end);
    const cuts = [...new Set([start, ...inner, end])].sort((a, b) => a - b);
    return cuts.slice(0, -1).map((cut, index): TextSpan => {
      const next = cuts[index + 1] ?? end;
      return {
        text: text.slice(cut, next),
        isMarked: notes.some((note) => note.from < next && note.to > cut),
        rings: notes.filter((note) => note.to === next).map(({ number }) => number),
      };
    });
  });
  return { paragraphs, notes };
};
