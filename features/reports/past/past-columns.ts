import { foldCase } from '@inkstone/base';
import { findSheetColumns } from '../paper/sheet-students.ts';

/** What a column of a sheet of earlier scores may hold; several may be parts, each other one is there once. */
export const pastFields = ['username', 'number', 'name', 'exam', 'day', 'total', 'source', 'part'] as const;
export type PastField = (typeof pastFields)[number];

/** What each column holds, from the left; null: it is not read. */
export type PastFields = readonly (PastField | null)[];

interface SheetRow {
  number: number;
  cells: readonly string[];
}

/** A sheet of earlier scores with the meaning of its columns. */
export interface PastSheet {
  heads: readonly string[];
  fields: PastFields;
  body: readonly SheetRow[];
  /** Whether there are columns of students, exams and days, without which no row says anything. */
  isComplete: boolean;
}

const headsByField = {
  exam: ['exam', 'test', 'examination', '考试', '考试名称', '考试类型'],
  day: ['date', 'day', 'testdate', 'examdate', '日期', '考试日期', '时间'],
  total: ['total', 'score', 'totalscore', 'points', '总分', '成绩', '分数', '得分'],
  source: ['source', 'from', 'place', 'note', '来源', '考点', '备注'],
} as const;

/** The most columns that are read. */
const maxColumns = 60;

const foldHead = (head: string): string => foldCase(head).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What columns hold by their heads in both languages; one that is not known is a part. */
const guessPastFields = (heads: readonly string[]): PastFields => {
  const find = (known: readonly string[]) => heads.findIndex((head) => known.includes(foldHead(head)));
  const { exam, day, total, source } = headsByField;
  const places = {
    ...findSheetColumns(heads),
    ...{ exam: find(exam), day: find(day), total: find(total), source: find(source) },
  };
  const known = new Map(Object.entries(places).map(([field, place]) => [place, field as PastField]));
  return heads.map((head, place) => known.get(place) ?? (head.trim() === '' ? null : 'part'));
};

const isComplete = (fields: PastFields): boolean =>
  fields.includes('exam') && fields.includes('day') && (fields.includes('username') || fields.includes('number'));

/**
 * The columns and rows of a sheet. Its heads are the first of five rows that names all that is needed, else the first
 * row; `chosen` says what the columns hold instead of their heads. Null where the sheet is empty.
 */
export const readPastSheet = (rows: readonly SheetRow[], chosen: PastFields | null): PastSheet | null => {
  const [first] = rows;
  if (!first) return null;
  const headRow = Math.max(
    0,
    rows.slice(0, 5).findIndex(({ cells }) => isComplete(guessPastFields(cells))),
  );
  const body = rows.slice(headRow + 1);
  const width = Math.min(maxColumns, Math.max(...rows.slice(headRow, headRow + 100).map(({ cells }) => cells.length)));
  const heads = Array.from({ length: width }, (_head, place) => rows[headRow]?.cells[place]?.trim() ?? '');
  const guessed = guessPastFields(heads);
  const fields = chosen ? heads.map((_head, place) => chosen[place] ?? null) : guessed;
  return { heads, fields, body, isComplete: isComplete(fields) };
};

/** The first texts of a column, to see that they were read rightly. */
export const listSamples = ({ body }: PastSheet, place: number): string[] =>
  body
    .map(({ cells }) => cells[place]?.trim() ?? '')
    .filter(Boolean)
    .slice(0, 3);
