import type { Language } from '../message-set.ts';
import type { Block } from './document.ts';

/** An option with its letter. */
export interface PrintedOption {
  letter: string;
  blocks: readonly Block[];
}

/** One key of a key sheet. */
export interface PrintedKey {
  number: number;
  text: string;
  /** The number of the question in the stored order of the paper; absent where that is the order of the form. */
  storedNumber?: number | undefined;
}

/** A line to fill in by hand, or filled in already. */
export interface PrintedLine {
  name: string;
  value?: string | undefined;
}

/** A part of a printed paper. */
export type PrintBlock =
  | Block
  | { kind: 'section'; title: string; aside: string; directions: readonly Block[] }
  | { kind: 'material'; title: string; blocks: readonly Block[] }
  | { kind: 'question'; number: string; points: string; blocks: readonly PrintBlock[] }
  | { kind: 'options'; label?: string | undefined; items: readonly PrintedOption[] }
  /** Ruled lines to write on. */
  | { kind: 'writing'; lines: number }
  | { kind: 'keys'; items: readonly PrintedKey[] };

/** The head of a booklet: whose it is, what it has. */
export interface PrintCover {
  kicker: string;
  title: string;
  chips: readonly string[];
  lines: readonly PrintedLine[];
  /** Sections with their questions and times. */
  contents: readonly { name: string; value: string }[];
  directions: readonly string[];
  /** It has a page of its own. */
  isWholePage: boolean;
}

/** Something at a place of a sheet, in millimetres from the top left corner of the page. */
export type SheetItem =
  | { kind: 'box'; x: number; y: number; width: number; height: number; isFilled: boolean; stroke: number }
  | { kind: 'circle'; x: number; y: number; radius: number; stroke: number }
  | { kind: 'line'; x: number; y: number; width: number; stroke: number }
  /** A text in a place of so many millimetres, `size` the height of its capitals; what is longer is cut off. */
  | {
      kind: 'text';
      x: number;
      y: number;
      width: number;
      size: number;
      text: string;
      align: 'start' | 'center' | 'end';
      weight: 'regular' | 'bold' | 'faint';
    }
  /** A QR code: rows of 0 and 1, a dark module is 1. */
  | { kind: 'code'; x: number; y: number; side: number; rows: readonly string[] };

/** A page of a sheet: what it shares with the sheets of others, by its place among the frames, and its own. */
export interface SheetPrintPage {
  frame: number;
  items: readonly SheetItem[];
}

/** A part of a print: its own page heads and page numbers. */
export type PrintPart =
  | {
      kind: 'flow';
      /** At the left and at the right of the head of each page. */
      head: string;
      aside: string;
      columns: 1 | 2;
      cover: PrintCover | null;
      blocks: readonly PrintBlock[];
    }
  | { kind: 'sheets'; pages: readonly SheetPrintPage[] };

/** A paper on its way to a printer, in the language of its headings. */
export interface PrintDocument {
  language: Language;
  school: string;
  title: string;
  /** Words of the page number: `{page}` of `{pages}`. */
  pageOf: string;
  /** Every part begins on the front of a sheet. */
  isTwoSided: boolean;
  parts: readonly PrintPart[];
  /** What the pages of sheets have in common. */
  frames: readonly (readonly SheetItem[])[];
}
