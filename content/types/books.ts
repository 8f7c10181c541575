import type { LocalizedText } from '@inkstone/base';
import type { Moment } from './moments.ts';

/** A heading of a book and the page where it stands, counted from 1. */
export interface OutlineEntry {
  title: string;
  page: number;
  children: readonly { title: string; page: number }[];
}

export type MarkColour = 'yellow' | 'green' | 'blue' | 'pink';

/** What a teacher wrote on a page; every number is a share of the page from its top left corner. */
export type BookMark =
  | {
      id: string;
      page: number;
      kind: 'highlight';
      colour: MarkColour;
      /** Left, top, width, height of each line. */
      rects: readonly (readonly [number, number, number, number])[];
      quote: string;
      note: string;
    }
  | { id: string; page: number; kind: 'note'; at: readonly [number, number]; note: string }
  | {
      id: string;
      page: number;
      kind: 'pen';
      colour: MarkColour;
      /** Of the line, as a share of the page's width. */
      width: number;
      path: readonly (readonly [number, number])[];
    };

/** A textbook of the sample school. */
export interface Book {
  code: string;
  name: LocalizedText;
  /** Id in `programmes/`; null for none. */
  programme: string | null;
  subject: string;
  /** About how many English words its reader knows; null where that makes no sense. */
  vocabulary: number | null;
  /** Name of the PDF in `content/books/files`. */
  file: string;
  pages: number;
  outline: readonly OutlineEntry[];
  /** Username of the teacher who put it in the bank. */
  owner: string;
  /** The edition that a teacher wrote in. */
  annotated?: { by: string; marks: readonly BookMark[] };
}

/** A curve of a drawn graph; gaps are where the function is not finite. */
export interface Curve {
  /** The function of x as Math.js reads it: `x^2 - 4x + 3`. */
  expression: string;
  /** Where it begins; everywhere unless said. */
  from?: number;
  tone?: 'ink' | 'cinnabar' | 'jade';
  dashed?: boolean;
  /** Written at its right end, or at `at`. */
  name?: string;
  at?: readonly [number, number];
}

/** A drawing: a graph over axes, or boxes joined by arrows. */
export type Figure =
  | {
      kind: 'graph';
      x: readonly [number, number];
      y: readonly [number, number];
      curves: readonly Curve[];
      points?: readonly { at: readonly [number, number]; name?: string; side?: 'left' | 'right' | 'below' }[];
      caption: string;
    }
  | { kind: 'boxes'; rows: readonly (readonly string[])[]; caption: string };

/**
 * A chapter as it is written in `text.txt`, after its title (`# …`), what is `under:` it and its `number:`: blocks parted by empty lines. `## ` is a heading of the second level, `### ` a small one, `- ` and
 * `1. ` lists, `A. ` options, `| a | b` rows of a table (`|! ` its head), `> ` a box, `[name]` a figure, `___` a line to write on,
 * `---` a new page; inside, `*…*`, `**…**` and `$…$` around LaTeX.
 */
export interface Chapter {
  /** Of the running head and the outline. */
  title: string;
  /** Under the title, in the other language. */
  under?: string;
  /** Above the title: `Reading 1`. */
  number?: string;
  text: string;
}

/** The text from which `tools/make-books.ts` makes a PDF. */
export interface BookText {
  code: string;
  name: LocalizedText;
  /** What it is for, under the title. */
  about: LocalizedText;
  paper: 'A5' | 'B5';
  /** Points of the running text. */
  type: number;
  chapters: readonly Chapter[];
  figures?: Readonly<Record<string, Figure>>;
}

/** A mark as a teacher means it; `tools/make-books.ts` finds the words on the page. */
export type MarkText =
  | { on: string; colour: MarkColour; note?: string; page?: number }
  | { beside: string; note: string; page?: number }
  | { pen: 'circle' | 'underline' | 'bracket'; on: string; colour: MarkColour; page?: number };

/** How far a student has read. */
export interface Reader {
  student: string;
  opened: Moment;
  read: Moment;
  /** Where the student is. */
  page: number;
  /** First and last of the pages seen; the whole book unless said. */
  seen?: readonly [number, number];
}

/** A textbook that a teacher assigned to a class. */
export interface BookAssignment {
  book: string;
  edition: 'original' | 'annotated';
  teacher: string;
  classes: readonly string[];
  assignedAt: Moment;
  begins: Moment;
  deadline: Moment;
  message: LocalizedText;
  readers: readonly Reader[];
}

/** A word that a student collected while reading. */
export interface CollectedWord {
  word: string;
  part: 'noun' | 'verb' | 'adjective';
  en: string;
  zh: string;
  /** As printed in the book. */
  sentence: string;
  page: number;
  kept: Moment;
}

/** Pages, outline and marks of a book's PDF; written by `tools/make-books.ts`. */
export interface BookMeasures {
  pages: number;
  outline: readonly OutlineEntry[];
  marks: readonly BookMark[];
}

/** What happened with the textbooks. */
export interface BookStory {
  /** When the books came into the bank. */
  written: Moment;
  /** When their teachers wrote in them. */
  marked: Moment;
  assignments: readonly BookAssignment[];
  /** The notebook of Lin Xiaohe. */
  words: readonly CollectedWord[];
}
