import { cutText } from '@inkstone/base';
import type { SheetEncoding } from '@inkstone/base';
import type { TimetableFile } from '../../timetable-import/entry.ts';
import { findHeadRow, guessColumns } from '../../import/columns.ts';
import { timetableColumns, type TimetableField } from '../../timetable-import/fields.ts';
import { readRow } from '../../timetable-import/read-rows.ts';
import type { TermDays } from '../sheets/calendar/expand-rule.ts';
import { isCalendar, readCalendar } from '../sheets/calendar/read-calendar.ts';
import { maxRows, readPlainText, readSheet, SheetError } from '@inkstone/files/sheets';

/** A file of sessions and how it is read. */
export interface TimetableReading {
  bytes: Uint8Array;
  encoding: SheetEncoding | null;
  /** What each column of a sheet holds; null: guessed by heads. */
  columns: readonly (TimetableField | null)[] | null;
  /** The zone of the school. */
  timeZone: string;
  terms: readonly TermDays[];
}

const sampleCount = 3;

/** Reads the sessions of a calendar file or a sheet, by what it holds, whatever its name. */
export const readTimetable = async (reading: TimetableReading): Promise<TimetableFile> => {
  const { encoding, timeZone } = reading;
  const bytes = Buffer.from(reading.bytes);
  const plain = readPlainText(bytes, encoding);
  if (plain && isCalendar(plain.text))
    return { format: 'ics', encoding: plain.encoding, columns: [], ...readCalendar(plain.text, reading) };
  const sheet = await readSheet(bytes, encoding);
  const headRow = findHeadRow(sheet.rows, timetableColumns);
  const heads = headRow === null ? [] : (sheet.rows[headRow]?.cells ?? []);
  const body = sheet.rows.slice(headRow === null ? 0 : headRow + 1);
  if (body.length === 0) throw new SheetError('sheet.empty');
  if (body.length > maxRows) throw new SheetError('sheet.tooManyRows');
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), heads.length);
  const guessed = guessColumns(
    Array.from({ length: width }, (_column, index) => heads[index] ?? ''),
    timetableColumns,
  );
  const fields = guessed.map((field, index) => (reading.columns === null ? field : (reading.columns[index] ?? null)));
  const columns = fields.map((field, index) => ({
    head: cutText(heads[index] ?? '', 100),
    field,
    samples: body.slice(0, sampleCount).map(({ cells }) => cutText(cells[index] ?? '', 100)),
  }));
  const entries = body.map((row) => readRow(row, fields, timeZone));
  return { format: sheet.format, encoding: sheet.encoding, columns, entries, cuts: [] };
};
