import type { Note } from '../../contract.ts';

/** The start of a quote in a text that is nearest to where it stood; -1 where the text lacks it. */
const findNearest = (text: string, quote: string, from: number): number => {
  const before = text.lastIndexOf(quote, from);
  const after = text.indexOf(quote, from);
  if (before < 0 || after < 0) return Math.max(before, after);
  return from - before <= after - from ? before : after;
};

/** Notes moved to another text: each to its words, nearest to where it stood. Left out are those whose words it lacks. */
export const moveNotes = (notes: readonly Note[], text: string): { notes: Note[]; dropped: number } => {
  const moved = notes.flatMap((note): Note[] => {
    const { place } = note;
    if (place.on !== 'text') return [note];
    const from = place.quote === '' ? -1 : findNearest(text, place.quote, place.from);
    return from < 0 ? [] : [{ ...note, place: { ...place, from, to: from + place.quote.length } }];
  });
  return { notes: moved, dropped: notes.length - moved.length };
};
