import type { ExportNote } from './format.ts';
import type { ExportNoteCode } from './vocabulary.ts';

/** Longest detail of a note, in characters. */
const maxDetailLength = 120;

/** Collects what is lost of a question, each thing once. */
export class NoteList {
  readonly #notes = new Map<string, ExportNote>();

  add(code: ExportNoteCode, detail = ''): void {
    const note = { code, detail: [...detail].slice(0, maxDetailLength).join('') };
    this.#notes.set(`${code} ${note.detail}`, note);
  }

  /** What is lost of a text that questions share; not of a question that is not written. */
  addFrom(shared: NoteList): void {
    if (this.list().some(({ code }) => code === 'typeUnknown')) return;
    for (const { code, detail } of shared.list()) this.add(code, detail);
  }

  list(): ExportNote[] {
    return [...this.#notes.values()];
  }

  /** The question is not written: what else would be lost of it does not matter. */
  drop(type: string): void {
    this.#notes.clear();
    this.add('typeUnknown', type);
  }
}
