import type { Note } from '../../contract.ts';

/** A segment of the text with its notes. */
export interface TextSegment {
  from: number;
  text: string;
  /** Ids of the notes on it. */
  on: readonly string[];
  /** Numbers of the notes that end with it. */
  ends: readonly number[];
}

/** A paragraph with the notes that begin in it. */
export interface Paragraph {
  from: number;
  segments: readonly TextSegment[];
  notes: readonly NumberedNote[];
}

/** A note with its displayed number. */
export interface NumberedNote {
  note: Note;
  number: number;
}

type TextNote = Note & { place: Extract<Note['place'], { on: 'text' }> };

const isOnText = (note: Note): note is TextNote => note.place.on === 'text';

const getStart = ({ place }: Note): number => {
  if (place.on === 'text') return place.from;
  return place.on === 'time' ? place.fromMs : place.page;
};

/** Notes in order of position, numbered from 1. */
export const numberNotes = (notes: readonly Note[]): NumberedNote[] =>
  notes
    .map((note, index) => ({ note, index }))
    .sort((a, b) => getStart(a.note) - getStart(b.note) || a.index - b.index)
    .map(({ note }, index) => ({ note, number: index + 1 }));

interface Span {
  from: number;
  to: number;
  id: string;
  number: number;
}

const toSegments = (text: string, from: number, spans: readonly Span[]): TextSegment[] => {
  const to = from + text.length;
  const cuts = [from, to, ...spans.flatMap((span) => [span.from, span.to])].filter((at) => at >= from && at <= to);
  const sorted = [...new Set(cuts)].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? to;
    return {
      from: start,
      text: text.slice(start - from, end - from),
      on: spans.filter((span) => span.from < end && span.to > start).map(({ id }) => id),
      ends: spans.filter((span) => span.to === end).map(({ number }) => number),
    };
  });
};

/** Splits a text into paragraphs and segments at its notes, in one pass; positions are between characters, from 0. */
export const toParagraphs = (text: string, notes: readonly NumberedNote[]): Paragraph[] => {
  const spans = notes.flatMap(({ note, number }): Span[] =>
    isOnText(note) ? [{ from: note.place.from, to: Math.min(note.place.to, text.length), id: note.id, number }] : [],
  );
  let from = 0;
  return text.split('\n').map((line) => {
    const [start, end] = [from, from + line.length];
    from = end + 1;
    return {
      from: start,
      segments: toSegments(
        line,
        start,
        spans.filter((span) => span.from < end && span.to > start),
      ),
      notes: notes.filter(({ note }) => isOnText(note) && note.place.from >= start && note.place.from < from),
    };
  });
};

/** Start and end of each word of a text. */
export const wordSpans = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
