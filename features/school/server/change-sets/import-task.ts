import { cutText, type SheetEncoding, type SheetFault } from '@inkstone/base';
import { maxRows, readSheet, SheetError } from '@inkstone/files/sheets';
import { findHeadRow, guessColumns, toImportRow, type ImportField, type ImportRow } from '../../import/fields.ts';
import { planImport, type PlanInput } from '../../import/plan.ts';
import type { ImportPlan } from '../../import/plan-types.ts';
import { readRoster } from '../sheets/oneroster/read-roster.ts';
import type { SheetColumn } from './change-sets.tables.ts';

/** Work of an import that would hold the process up: reading a file, and comparing its rows with accounts. */
export type ImportTask =
  | {
      kind: 'read';
      bytes: Uint8Array;
      encoding: SheetEncoding | null;
      columns: readonly (ImportField | null)[] | null;
      /** The day in the school's zone, as an ISO date. */
      today: string;
    }
  | { kind: 'plan'; input: PlanInput };

/** A file that was read. */
export interface ReadPeople {
  format: 'csv' | 'xlsx' | 'oneroster';
  encoding: string | null;
  columns: SheetColumn[];
  rows: ImportRow[];
}

/** The result of a task. */
export type ImportReply =
  | { kind: 'read'; people: ReadPeople }
  | { kind: 'refused'; fault: SheetFault }
  | { kind: 'planned'; plan: ImportPlan }
  | { kind: 'failed'; message: string };

const sampleCount = 3;

const readPeople = async (task: Extract<ImportTask, { kind: 'read' }>): Promise<ReadPeople> => {
  const roster = await readRoster(Buffer.from(task.bytes), task.today);
  if (roster) return { format: 'oneroster', encoding: null, columns: [], rows: roster };
  const sheet = await readSheet(Buffer.from(task.bytes), task.encoding);
  const headRow = findHeadRow(sheet.rows);
  const heads = headRow === null ? [] : (sheet.rows[headRow]?.cells ?? []);
  const body = sheet.rows.slice(headRow === null ? 0 : headRow + 1);
  if (body.length === 0) throw new SheetError('sheet.empty');
  if (body.length > maxRows) throw new SheetError('sheet.tooManyRows');
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), heads.length);
  const guessed = guessColumns(Array.from({ length: width }, (_column, index) => heads[index] ?? ''));
  const fields = guessed.map((field, index) => (task.columns === null ? field : (task.columns[index] ?? null)));
  const columns = fields.map((field, index) => ({
    head: cutText(heads[index] ?? '', 100),
    field,
    samples: body.slice(0, sampleCount).map(({ cells }) => cutText(cells[index] ?? '', 100)),
  }));
  const { format, encoding } = sheet;
  return { format, encoding, columns, rows: body.map((row) => toImportRow(row, fields)) };
};

/** Does a task. */
export const runImportTask = async (task: ImportTask): Promise<ImportReply> => {
  try {
    if (task.kind === 'plan') return { kind: 'planned', plan: planImport(task.input) };
    return { kind: 'read', people: await readPeople(task) };
  } catch (error) {
    if (error instanceof SheetError) return { kind: 'refused', fault: error.code };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};
