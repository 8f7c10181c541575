import type { Language } from '../message-set.ts';

/** How a run of text is emphasised; `right`, `wrong` and `key` are outcomes of an answer. */
export type TextMark =
  | 'strong'
  | 'emphasis'
  | 'underline'
  | 'strike'
  | 'subscript'
  | 'superscript'
  | 'code'
  | 'faint'
  | 'right'
  | 'wrong'
  | 'key';

/** A part of a line: text, a formula in LaTeX, a stored picture, or a line break. */
export type Inline =
  | { kind: 'text'; text: string; marks?: readonly TextMark[] }
  | { kind: 'formula'; latex: string; isDisplay: boolean }
  | { kind: 'picture'; fileId: number; alt: string; width: number | null }
  | { kind: 'break' };

/** The outcome of an answer or of a part of it. */
export type Tone = 'right' | 'wrong' | 'plain';

/** A name and its value, with a muted note; a value that is an instant has it. */
export interface Fact {
  name: string;
  value: string;
  note?: string | undefined;
  at?: string | undefined;
}

/** One of many questions at a glance: its number and how it went. */
export interface QuestionCell {
  number: number;
  outcome: 'right' | 'partial' | 'wrong' | 'blank' | 'toBeMarked' | 'notChosen';
  /** Points, where it was partly right. */
  points?: string | undefined;
}

/** A cell of a table; a head cell names its row. */
export interface Cell {
  content: readonly Inline[];
  span?: number;
  rows?: number;
  isHead?: boolean;
}

/** A table; its head is repeated on every page that it reaches. */
export interface Table {
  kind: 'table';
  /** As wide as the page; absent: as wide as its content. */
  isWide?: boolean;
  /** The widths of the columns of a wide table, as shares of their sum; absent: the first is the widest. */
  widths?: readonly number[];
  head: readonly Cell[];
  rows: readonly (readonly Cell[])[];
}

/** One line of a chart of shares: percentages, null where there is none yet. */
export interface BarLine {
  id: string;
  name: string;
  value: number | null;
  /** The figure that it is compared with. */
  before: number | null;
  text: string;
  note: string;
}

/** A line of a reviewed answer: an option, an entry, a row. */
export interface ReviewLine {
  tone: Tone;
  /** Shown instead of the tick or cross where the line is neither right nor wrong. */
  letter?: string | undefined;
  label?: string | undefined;
  content: readonly Inline[];
}

/** How a paragraph is set: a remark, the heading of what follows, a line below a heading, or a line that leads. */
export type ParagraphLook = 'small' | 'label' | 'meta' | 'lead';

/** A part of a document. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; aside?: string | undefined }
  | { kind: 'paragraph'; content: readonly Inline[]; look?: ParagraphLook | undefined }
  | { kind: 'note'; content: readonly Inline[]; from?: string | undefined }
  | { kind: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  | { kind: 'quote' | 'passage' | 'sheet'; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'figure'; value: string; isNumber: boolean; lines: readonly string[] }
  | { kind: 'facts'; items: readonly Fact[] }
  | { kind: 'cells'; items: readonly QuestionCell[] }
  | { kind: 'bars'; now: string; before: string | null; lines: readonly BarLine[] }
  | { kind: 'verdict'; tone: Tone; text: string }
  | { kind: 'review'; title?: string | undefined; lines: readonly ReviewLine[] }
  | { kind: 'picture'; fileId: number; alt: string; width: number | null }
  | { kind: 'pageBreak' }
  | Table;

/** A document in the reader's language, as the screen and the PDF draw it. */
export interface ReportDocument {
  language: Language;
  /** Name of the school, in the header of every page. */
  school: string;
  title: string;
  /** A line above the title: whose it is and when. */
  kicker: string;
  /** Short words beside the title. */
  chips: readonly string[];
  /** Words of the page number: `{page}` of `{pages}`. */
  pageOf: string;
  blocks: readonly Block[];
}

/** Wraps plain text, with its marks, as inline content. */
export const toInline = (text: string, ...marks: readonly TextMark[]): Inline =>
  marks.length > 0 ? { kind: 'text', text, marks } : { kind: 'text', text };

/** A paragraph of plain text. */
export const paragraph = (text: string, look?: ParagraphLook): Block => ({
  kind: 'paragraph',
  content: [toInline(text)],
  look,
});
