import type { LocalizedText } from '@inkstone/base';
import type { ExchangedSet } from '../contract/exchange.ts';
import type { ExportFormatId, ExportNoteCode, ExportOutcome } from './vocabulary.ts';

/** A picture or recording of the sets, which texts name by its number in `data-file`. */
export interface ExportedFile {
  id: number;
  name: string;
  /** Such as image/png. */
  mimeType: string;
  bytes: Uint8Array;
}

/** The question sets of one export, in the bank's own shape, with their files by number. */
export interface ExportSource {
  title: string;
  sets: readonly ExchangedSet[];
  files: ReadonlyMap<number, ExportedFile>;
  /** The language of the words that the writer adds, such as the headings of a sheet. */
  language: 'zh' | 'en';
}

/** One sentence of the receipt. */
export interface ExportNote {
  code: ExportNoteCode;
  /** The word, tag or type that is meant; empty where there is none. */
  detail: string;
}

/** What became of one question. */
export interface WrittenItem {
  /** Place of the set in the source and of the question in the set, both from 1. */
  set: number;
  question: number;
  notes: readonly ExportNote[];
}

/** A written file with what became of every question, in the order of the source. */
export interface WrittenFile {
  bytes: Uint8Array;
  items: readonly WrittenItem[];
}

/** An export format: a folder here. It makes bytes alone, and touches neither network nor disk. */
export interface ExportFormat {
  /** The folder's name. */
  id: ExportFormatId;
  name: LocalizedText;
  /** End of the file's name, with its dot. */
  extension: string;
  mimeType: string;
  write(source: ExportSource): WrittenFile | Promise<WrittenFile>;
}

const dropping: ReadonlySet<ExportNoteCode> = new Set(['typeUnknown']);

/** What became of a question, by its notes. */
export const getExportOutcome = (notes: readonly ExportNote[]): ExportOutcome => {
  if (notes.some(({ code }) => dropping.has(code))) return 'dropped';
  return notes.length > 0 ? 'changed' : 'exact';
};
