import { escapeFormula } from '../formula-cells.ts';
import { toHeading, toWallClock, type CellValue, type ColumnType, type Table } from './table.ts';

const quote = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const toLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');

const joinRows = (rows: readonly (readonly string[])[]): Buffer => Buffer.from(`\uFEFF${toLines(rows)}`);

/** A CSV file in UTF-8 with the byte order mark by which spreadsheets know it; no cell is a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): Buffer =>
  joinRows(rows.map((row) => row.map(escapeFormula)));

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const formatDuration = (seconds: number): string => {
  const roundedSeconds = Math.round(seconds);
  return `${Math.floor(roundedSeconds / 3600)}:${twoDigits(Math.floor(roundedSeconds / 60) % 60)}:${twoDigits(roundedSeconds % 60)}`;
};

const formatNumber = (value: number, type: ColumnType): string => {
  if (type === 'percent') return `${Math.round(value * 1000) / 10}%`;
  return type === 'duration' ? formatDuration(value) : String(value);
};

/** Texts are made safe; a number may begin with a minus sign. */
const formatCell = (value: CellValue, type: ColumnType, timeZone: string): string => {
  if (value === null) return '';
  if (typeof value === 'string') return escapeFormula(value);
  if (typeof value === 'number') return formatNumber(value, type);
  return toWallClock(value, timeZone).toISOString().slice(0, 19).replace('T', ' ');
};

const formatHeads = (table: Table): string[] => table.columns.map((column) => escapeFormula(toHeading(column, table)));

const formatRows = ({ columns, rows, timeZone }: Table): string[][] =>
  rows.map((row) => columns.map(({ type }, index) => formatCell(row[index] ?? null, type, timeZone)));

/** A table as CSV. */
export const drawCsv = (table: Table): Buffer => joinRows([formatHeads(table), ...formatRows(table)]);

/** A table as CSV whose rows come in batches, so that no more than one is in memory. */
export async function* streamCsv(
  table: Omit<Table, 'rows'>,
  batches: AsyncIterable<Table['rows']>,
): AsyncGenerator<Buffer> {
  yield drawCsv({ ...table, rows: [] });
  for await (const rows of batches) yield Buffer.from(toLines(formatRows({ ...table, rows })));
}
