import type { ExportFormat, ExportSource, WrittenFile } from '../format.ts';
import { NoteList } from '../notes.ts';
import {
  listItems,
  listWritten,
  prepareSets,
  toLanguageBlocks,
  type PreparedSet,
  type WrittenQuestion,
} from '../prepare-sets.ts';
import { escapeXml } from '../xml-text.ts';
import { writeBody, writeName } from './questions.ts';
import { writeRichText, writeTextElement } from './texts.ts';

type Files = ExportSource['files'];

const maxNameLength = 255;

/** A slash would part the path of a category. */
const writeCategory = (title: string): string =>
  `<question type="category"><category><text>$course$/top/${escapeXml(title.replaceAll('/', '//'))}</text></category></question>`;

const writeQuestion = (
  { plain, explanation, points, notes, type, number }: WrittenQuestion,
  title: string,
  files: Files,
): string => {
  const body = writeBody(plain, { files, notes });
  if (!body) {
    notes.drop(type);
    return '';
  }
  const name = `${[...title].slice(0, maxNameLength - 8).join('')} ${number}`;
  return (
    `<question type="${body.type}">${writeName(name)}${writeTextElement('questiontext', body.text)}` +
    writeTextElement('generalfeedback', writeRichText(toLanguageBlocks(explanation), { files, notes })) +
    `<defaultgrade>${points / 100}</defaultgrade><penalty>0</penalty><hidden>0</hidden>${body.rest}</question>`
  );
};

/** The passage of a set stands before its questions as a question that only shows a text. */
const writePassage = ({ title, passage, recordings }: PreparedSet, files: Files, notes: NoteList): string => {
  if (passage === '' && recordings.length === 0) return '';
  const text = writeRichText(passage, { files, notes }, recordings);
  return `<question type="description">${writeName(title)}${writeTextElement('questiontext', text)}</question>`;
};

const writeSet = (set: PreparedSet, files: Files): string => {
  const written = listWritten(set);
  const questions = written.map((question) => writeQuestion(question, set.title, files)).filter((text) => text !== '');
  if (questions.length === 0) return '';
  const passageNotes = new NoteList();
  const passage = writePassage(set, files, passageNotes);
  for (const { notes } of written) notes.addFrom(passageNotes);
  return [writeCategory(set.title), passage, ...questions].filter((text) => text !== '').join('\n');
};

const write = (source: ExportSource): WrittenFile => {
  const sets = prepareSets(source);
  const texts = sets.map((set) => writeSet(set, source.files)).filter((text) => text !== '');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${texts.join('\n')}\n</quiz>\n`;
  return { bytes: Buffer.from(xml), items: listItems(sets) };
};

/** Moodle XML: questions for the question bank of a Moodle, with their pictures and recordings. */
export const moodleXml: ExportFormat = {
  id: 'moodle-xml',
  name: { en: 'Moodle XML', zh: 'Moodle XML' },
  extension: '.xml',
  mimeType: 'application/xml',
  write,
};
