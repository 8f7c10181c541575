import { cutText } from '@inkstone/base';
import type { ExportFormat, ExportSource, WrittenFile } from '../format.ts';
import { NoteList } from '../notes.ts';
import {
  joinLanguages,
  listItems,
  listWritten,
  prepareSets,
  type PreparedSet,
  type WrittenQuestion,
} from '../prepare-sets.ts';
import { DocumentWriter } from './document.ts';
import { guardText } from './guard.ts';
import { packDocument } from './package.ts';
import { writePaperQuestion, type PaperQuestion } from './questions.ts';
import { readHtmlLines } from './read-lines.ts';
import { paperWords, type RunKind } from './words.ts';

/** Longest heading that the reader of papers takes for one, in characters. */
const maxTitleLength = 70;

type Entry = WrittenQuestion & { paper: PaperQuestion };

/** Questions of one set that follow each other under one head. */
interface Run {
  kind: RunKind;
  entries: Entry[];
}

/** Writes the sets of an export one after another. */
class PaperWriter {
  readonly document: DocumentWriter;
  readonly #language: ExportSource['language'];
  #heads = 0;

  constructor({ files, language }: ExportSource) {
    this.document = new DocumentWriter(files);
    this.#language = language;
  }

  get #words() {
    return paperWords[this.#language];
  }

  addSet(set: PreparedSet): void {
    const written = listWritten(set);
    const passageNotes = new NoteList();
    for (const { name } of set.recordings) passageNotes.add('media', name);
    for (const [index, run] of this.#listRuns(written).entries()) {
      this.#addHead(set.title, run.kind);
      this.#addPassage(set.passage, passageNotes);
      if (index > 0 && set.passage !== '') for (const { notes } of run.entries) notes.add('passageRepeated');
      for (const [at, entry] of run.entries.entries()) this.#addQuestion(entry, at + 1);
    }
    for (const { notes } of written) notes.addFrom(passageNotes);
  }

  #listRuns(written: readonly WrittenQuestion[]): Run[] {
    const runs: Run[] = [];
    for (const question of written) {
      const paper = writePaperQuestion(question.plain, this.#words, question.notes);
      if (!paper || paper.stem.length === 0) question.notes.drop(question.type);
      else if (runs.at(-1)?.kind === paper.kind) runs.at(-1)?.entries.push({ ...question, paper });
      else runs.push({ kind: paper.kind, entries: [{ ...question, paper }] });
    }
    return runs;
  }

  #addHead(title: string, kind: RunKind): void {
    this.#heads += 1;
    const plainTitle = guardText(cutText(title.replaceAll(/\s+/g, ' ').trim(), maxTitleLength));
    this.document.addWords(this.#words.writeHead(this.#heads, plainTitle, kind), 'Heading1');
  }

  #addPassage(html: string, notes: NoteList): void {
    const lines = readHtmlLines(html, notes);
    if (lines.length === 0) return;
    this.document.addWords(this.#words.passage, 'Heading2');
    this.document.addLines(lines, { style: 'Passage', notes });
  }

  #addQuestion({ paper, points, notes, explanation }: Entry, number: number): void {
    const { document } = this;
    const label = `${number}. ${this.#writePoints(points, notes)}`;
    document.addLines(paper.stem, { label, style: 'Question', notes });
    for (const [index, option] of paper.options.entries())
      document.addLines(option, { label: `${String.fromCodePoint(65 + index)}. `, style: 'Option', notes });
    if (paper.answer.length > 0) document.addLines(paper.answer, { label: this.#words.answer, style: 'Answer', notes });
    // A table beneath an explanation would be taken for the next passage.
    const lines = readHtmlLines(joinLanguages(explanation, this.#language, notes), notes, true);
    if (lines.length > 0) document.addLines(lines, { label: this.#words.explanation, style: 'Answer', notes });
  }

  /** Points stand before the question where they are not one; they have at most one decimal. */
  #writePoints(points: number, notes: NoteList): string {
    if (points === 100) return '';
    if (points % 10 === 0 && points < 100_000) return this.#words.writePoints(String(points / 100));
    notes.add('points', String(points / 100));
    return '';
  }
}

const write = async (source: ExportSource): Promise<WrittenFile> => {
  const sets = prepareSets(source);
  const paper = new PaperWriter(source);
  paper.document.addWords(guardText(cutText(source.title, maxTitleLength)), 'Title');
  for (const set of sets) paper.addSet(set);
  return { bytes: await packDocument(paper.document, source.language), items: listItems(sets) };
};

/** A paper as a Word document, as teachers type it, with answers and explanations after each question. */
export const word: ExportFormat = {
  id: 'word',
  name: { en: 'Word paper', zh: 'Word 试卷' },
  extension: '.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  write,
};
