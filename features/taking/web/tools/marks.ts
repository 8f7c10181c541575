import { compareTexts } from '@inkstone/base';

/** How words can be marked: three colours and a line below. */
export const markStyles = ['yellow', 'blue', 'pink', 'underline'] as const;

export type MarkStyle = (typeof markStyles)[number];

/** A marked range of a text, by character offsets, as it is journaled. */
export interface Mark {
  kind: 'highlight';
  /** `q` and the question's id, or `s` for the stimulus. */
  where: string;
  from: number;
  to: number;
  /** Absent in marks of older windows: yellow. */
  style?: MarkStyle;
  /** The question to which it belongs, where marks go with the question; absent: all questions of the set. */
  questionId?: number;
  /** Its first words, by which the list names it; absent in marks of older windows. */
  quote?: string;
  /** What the student wrote about it; absent: nothing. */
  note?: string;
}

/** A mark with the id under which it is journaled. */
export type StoredMark = Mark & { noteId: string };

/** Marks of one set, of which each is a small entry of the journal. */
export const maxMarks = 200;
export const maxNoteLength = 500;
const maxQuoteLength = 80;

/** A part of a text that is selected but not marked yet. */
export type TextSpan = Pick<Mark, 'where' | 'from' | 'to'> & { quote: string };

/** The beginning of the marked words on one line. */
export const toQuote = (text: string): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength - 1).trimEnd()}…` : words;
};

const isMark = (note: unknown): note is Mark =>
  typeof note === 'object' && note !== null && 'kind' in note && note.kind === 'highlight';

/** The marks of a set in the order of the text; those of other questions are left out where marks go with one. */
export const listMarks = (
  notes: Readonly<Record<string, unknown>> | undefined,
  questionId: number | null,
): StoredMark[] =>
  Object.entries(notes ?? {})
    .flatMap(([noteId, note]) => (isMark(note) ? [{ ...note, noteId }] : []))
    .filter((mark) => questionId === null || mark.questionId === undefined || mark.questionId === questionId)
    .toSorted((first, second) => compareTexts(second.where, first.where) || first.from - second.from);

/** The id of a mark: a place that is marked again is the same mark. */
export const toMarkId = ({ where, from, to, questionId }: Pick<Mark, 'where' | 'from' | 'to' | 'questionId'>): string =>
  [`h${where}`, from, to, ...(questionId === undefined ? [] : [`q${questionId}`])].join('-');
