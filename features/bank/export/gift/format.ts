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
import { writeAnswers } from './answers.ts';
import { escapeGift, writeRichText } from './texts.ts';

/** Stands for the gap while its text is escaped. */
const placeholder = '\uE000';

const writeTitle = (title: string): string => `::${escapeGift(title.replaceAll(/\s+/g, ' ').trim())}::`;

/** A question with a gap in its text has text on both sides of it, so that its place is known. */
const writeGapText = (html: string, answers: string, notes: NoteList): string => {
  const [before = '', after = ''] = writeRichText(html.replaceAll(placeholder, ''), notes, () => placeholder).split(
    placeholder,
  );
  return `${before}${answers}${after || '<span></span>'}`;
};

const writeQuestion = ({ plain, explanation, points, notes, type, number }: WrittenQuestion, title: string): string => {
  const written = writeAnswers(plain, notes);
  if (!written) {
    notes.drop(type);
    return '';
  }
  if (points !== 100) notes.add('points', String(points / 100));
  const html = toLanguageBlocks(explanation);
  const feedback = html === '' ? '' : `####${writeRichText(html, notes)}`;
  const answers = `{${written.answers}${feedback}}`;
  const text = written.isInText
    ? writeGapText(plain.text, answers, notes)
    : `${writeRichText(plain.text, notes)}${answers}`;
  return `${writeTitle(`${title} ${number}`)}${text}`;
};

/** A text without answers is the passage of the questions after it. */
const writePassage = ({ title, passage, recordings }: PreparedSet, notes: NoteList): string => {
  for (const { name } of recordings) notes.add('media', name);
  return passage === '' ? '' : `${writeTitle(title)}${writeRichText(passage, notes)}`;
};

/** A slash would part the path of a category. */
const writeCategory = (title: string): string =>
  `$CATEGORY: $course$/top/${title.replaceAll(/\s+/g, ' ').replaceAll('/', '//').trim()}`;

const writeSet = (set: PreparedSet): string[] => {
  const written = listWritten(set);
  const questions = written.map((question) => writeQuestion(question, set.title)).filter((text) => text !== '');
  if (questions.length === 0) return [];
  const passageNotes = new NoteList();
  const passage = writePassage(set, passageNotes);
  for (const { notes } of written) notes.addFrom(passageNotes);
  return [writeCategory(set.title), ...(passage === '' ? [] : [passage]), ...questions];
};

const write = (source: ExportSource): WrittenFile => {
  const sets = prepareSets(source);
  return { bytes: Buffer.from(`${sets.flatMap(writeSet).join('\n\n')}\n`.toWellFormed()), items: listItems(sets) };
};

/** GIFT: questions as text, as Moodle and others read them. */
export const gift: ExportFormat = {
  id: 'gift',
  name: { en: 'GIFT text', zh: 'GIFT 文本' },
  extension: '.gift.txt',
  mimeType: 'text/plain; charset=utf-8',
  write,
};
