import { foldCharacters } from '@inkstone/base';
import { isArchive, readSheet, readWorkbook, SheetError, type WorkbookSheet } from '@inkstone/files/sheets';
import { note } from '../build-question.ts';
import {
  SourceError,
  type ImportFormat,
  type Note,
  type ReadGroup,
  type ReadItem,
  type SourceFile,
} from '../format.ts';
import { toParagraphs } from '../plain-text.ts';
import type { SheetOption } from './answers.ts';
import { findHeads, getField, type SheetColumns } from './heads.ts';
import { buildSheetQuestion } from './types.ts';

/** The sheets of a workbook, or the only one of separated text. */
const readSheets = async (file: SourceFile): Promise<WorkbookSheet[]> => {
  const bytes = Buffer.from(file.bytes);
  if (isArchive(bytes)) return readWorkbook(bytes);
  return [{ name: '', rows: (await readSheet(bytes, null)).rows, pictureRows: new Set() }];
};

const sourceCodes: Partial<Record<SheetError['code'], SourceError['code']>> = {
  'sheet.empty': 'empty',
  'sheet.broken': 'broken',
  'sheet.bomb': 'bomb',
  'sheet.tooLarge': 'bomb',
  'sheet.tooManyRows': 'tooMany',
};

const toSourceError = (error: unknown): unknown =>
  error instanceof SheetError ? new SourceError(sourceCodes[error.code] ?? 'unreadable') : error;

const optionPrefix = /^([A-Z])\s*[.．、:：)）]\s*(?=\S)/;

/** The options of a row; letters that are repeated before their texts are left out. */
const readOptions = ({ options }: SheetColumns, cells: readonly string[]): SheetOption[] => {
  const ownOptions = options
    .map(({ letter, index }) => ({ letter, text: (cells[index] ?? '').trim() }))
    .filter(({ text }) => text !== '');
  const isRepeated = ownOptions.every(({ letter, text }) => optionPrefix.exec(text)?.[1] === letter);
  return isRepeated
    ? ownOptions.map(({ letter, text }) => ({ letter, text: text.replace(optionPrefix, '') }))
    : ownOptions;
};

/** Points such as `2`, `2.5 points` or `2分`; null where a cell says something else. */
const readPoints = (text: string): number | null => {
  const [, digits] = /^(\d{1,4}(?:\.\d{1,3})?)\s*(?:分|points?|marks?|pts?)?$/i.exec(foldCharacters(text)) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
};

/** The filled cells of a row under their heads. */
const describeRow = ({ heads }: SheetColumns, cells: readonly string[]): string =>
  cells
    .map((cell, index) => ({ head: (heads[index] ?? '').trim(), cell: cell.trim() }))
    .filter(({ cell }) => cell !== '')
    .map(({ head, cell }) => (head === '' ? cell : `${head}: ${cell}`))
    .join('\n');

const readItem = (columns: SheetColumns, cells: readonly string[]): ReadItem => {
  const field = (name: Parameters<typeof getField>[2]) => getField(columns, cells, name);
  const points = readPoints(field('points'));
  const question = {
    text: field('question'),
    answer: field('answer'),
    options: readOptions(columns, cells),
    extras: { explanation: toParagraphs(field('explanation')), ...(points === null ? {} : { points }) },
  };
  const result = buildSheetQuestion(question, field('type'));
  const ignored = columns.unknown.filter((index) => (cells[index] ?? '').trim() !== '');
  const columnNotes: Note[] = ignored.map((index) =>
    note('columnIgnored', columns.heads[index]?.trim() || cells[index]),
  );
  const pointNotes = field('points') !== '' && points === null ? [note('columnIgnored', field('points'))] : [];
  return {
    identifier: field('identifier') || null,
    source: describeRow(columns, cells),
    notes: result.question ? [...result.notes, ...columnNotes, ...pointNotes] : result.notes,
    question: result.question,
  };
};

/** A sheet whose heads are those of questions. */
interface QuestionSheet extends WorkbookSheet {
  columns: SheetColumns;
}

/** The sheets that hold questions, without what stands above and in their heads. */
const listQuestionSheets = (sheets: readonly WorkbookSheet[]): QuestionSheet[] =>
  sheets.flatMap((sheet) => {
    const headRow = findHeads(sheet.rows);
    return headRow ? [{ ...sheet, rows: sheet.rows.slice(headRow.at + 1), columns: headRow.columns }] : [];
  });

const withPictureNote = (item: ReadItem, place: string): ReadItem => ({
  ...item,
  notes: [...item.notes, note('pictureMissing', place)],
});

/** The questions of a sheet: those of one category and one passage belong together. */
const readGroups = ({ name, columns, rows, pictureRows }: QuestionSheet, sheetTitle: string): ReadGroup[] => {
  const headLine = columns.heads.join('\t');
  const groups = new Map<string, ReadGroup>();
  for (const { number, cells } of rows) {
    // Heads are repeated where sheets were put together.
    if (cells.join('\t') === headLine) continue;
    const title = getField(columns, cells, 'category') || sheetTitle;
    const passage = getField(columns, cells, 'passage');
    const key = JSON.stringify([title, passage]);
    const group = groups.get(key) ?? { title, passage: toParagraphs(passage), items: [] };
    const item = readItem(columns, cells);
    group.items.push(pictureRows.has(number) ? withPictureNote(item, `${name}!${number}`) : item);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** A sheet with a question in each row, as a workbook or separated text. */
export const questionSheet: ImportFormat = {
  id: 'question-sheet',
  name: { en: 'Sheet of questions (XLSX, CSV)', zh: '题目表格（XLSX、CSV）' },
  extensions: ['.xlsx', '.csv', '.tsv', '.txt'],
  recognises: async (file) => {
    try {
      return listQuestionSheets(await readSheets(file)).length > 0;
    } catch (error) {
      if (error instanceof SheetError) return false;
      throw error;
    }
  },
  read: async (file) => {
    const sheets = await readSheets(file).catch((error: unknown) => {
      throw toSourceError(error);
    });
    const questionSheets = listQuestionSheets(sheets);
    const groups = questionSheets.flatMap((sheet) => readGroups(sheet, questionSheets.length > 1 ? sheet.name : ''));
    if (groups.length === 0) throw new SourceError('empty');
    return { groups, files: [] };
  },
};
