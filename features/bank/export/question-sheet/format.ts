import { drawTextXlsx } from '@inkstone/files/table';
import { buildQuestionTemplate } from '../../question-sheet-template.ts';
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
import { writePlain } from '../write-plain.ts';
import { writeCells } from './rows.ts';

type Language = ExportSource['language'];

/** A row by what its cells hold. */
interface Row {
  type: string;
  text: string;
  options: readonly string[];
  answer: string;
  explanation: string;
  points: string;
  title: string;
  passage: string;
}

/** Longest text of a cell, in characters. */
const maxCellLength = 32_767;

const writeRow = (
  { plain, explanation, points, notes, type }: WrittenQuestion,
  shared: Pick<Row, 'title' | 'passage'>,
  language: Language,
): Row[] => {
  const cells = writeCells(plain, language, notes);
  if (!cells || cells.text === '') {
    notes.drop(type);
    return [];
  }
  const row = {
    ...{ ...cells, ...shared, points: String(points / 100) },
    explanation: writePlain(joinLanguages(explanation, language, notes), notes),
  };
  const texts = [row.text, row.answer, row.explanation, row.passage, ...row.options];
  if (texts.some(({ length }) => length > maxCellLength)) notes.add('limits', String(maxCellLength));
  return [row];
};

const writeSet = (set: PreparedSet, language: Language): Row[] => {
  const passageNotes = new NoteList();
  const passage = writePlain(set.passage, passageNotes);
  for (const { name } of set.recordings) passageNotes.add('media', name);
  const written = listWritten(set);
  if (passage !== '' && written.length > 1) passageNotes.add('passageRepeated');
  const rows = written.flatMap((question) => writeRow(question, { title: set.title, passage }, language));
  for (const { notes } of written) notes.addFrom(passageNotes);
  return rows;
};

/** The options of the template and as many columns more as the questions need. */
const countOptions = (rows: readonly Row[]): number => Math.max(4, ...rows.map(({ options }) => options.length));

const writeHeads = (language: Language, count: number): string[] => {
  const [heads = []] = buildQuestionTemplate(language);
  const firstOption = 2;
  const optionWord = (heads[firstOption] ?? '').slice(0, -1);
  return [
    ...heads.slice(0, firstOption),
    ...Array.from({ length: count }, (_, index) => optionWord + String.fromCodePoint(65 + index)),
    ...heads.slice(firstOption + 4),
  ];
};

const write = async (source: ExportSource): Promise<WrittenFile> => {
  const { language, title } = source;
  const sets = prepareSets(source);
  const rows = sets.flatMap((set) => writeSet(set, language));
  const count = countOptions(rows);
  const cells = rows.map(({ type, text, options, answer, explanation, points, title: category, passage }) => [
    ...[type, text],
    ...Array.from({ length: count }, (_, index) => options[index] ?? ''),
    ...[answer, explanation, points, category, '', passage],
  ]);
  return { bytes: await drawTextXlsx(title, [writeHeads(language, count), ...cells]), items: listItems(sets) };
};

/** A sheet with a question in each row, in the columns of the product's own template. */
export const questionSheet: ExportFormat = {
  id: 'question-sheet',
  name: { en: 'Sheet of questions (XLSX)', zh: '题目表格（XLSX）' },
  extension: '.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write,
};
