import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { cutText } from '@inkstone/base';
import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/node';
import { isDay, toHeading, toWallClock, type CellValue, type ColumnType, type Table } from './table.ts';
import { cellFormats, columnWidths, maxCellText, secondsPerDay, toSheetName } from './xlsx-formats.ts';

const toText = (text: string): Cell => ({ type: String, value: cutText(text, maxCellText), format: '@' });

const toNumber = (value: number, type: ColumnType): Cell => {
  if (type === 'duration') return { type: Number, value: value / secondsPerDay, format: cellFormats.duration };
  return type === 'percent' ? { type: Number, value, format: cellFormats.percent } : { type: Number, value };
};

const toDay = (day: string): Cell => ({ type: Date, value: new Date(day), format: cellFormats.day });

/** A formula is shown as text and never computed. */
const toCell = (value: CellValue, type: ColumnType, timeZone: string): Cell => {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return type === 'day' && isDay(value) ? toDay(value) : toText(value);
  if (typeof value === 'number') return toNumber(value, type);
  return { type: Date, value: toWallClock(value, timeZone), format: cellFormats.date };
};

/** A table as a workbook of one sheet, whose headings stay in view. */
export const drawXlsx = async (table: Table): Promise<Buffer> => {
  const heads = table.columns.map((column): Cell => ({
    ...{ type: String, value: toHeading(column, table), fontWeight: 'bold', wrap: true },
  }));
  const rows = table.rows.map((row) =>
    table.columns.map(({ type }, index) => toCell(row[index] ?? null, type, table.timeZone)),
  );
  return writeExcelFile([heads, ...rows], {
    ...{ sheet: toSheetName(table.name), stickyRowsCount: 1, stickyColumnsCount: 1 },
    columns: table.columns.map(({ type }) => ({ width: columnWidths[type] })),
  }).toBuffer();
};

/** Gives columns the format of their cells, so that what is typed beneath them is text too and keeps its leading zeros. */
const formatColumns: Feature<Stream | Buffer | Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform(xml) {
          const style = /<c [^>]*?\bs="(\d+)"/.exec(xml)?.[1];
          return style === undefined ? xml : xml.replaceAll('<col ', `<col style="${style}" `);
        },
      },
    },
  },
};

/** A workbook of one sheet to fill in, with cells and columns of text: a formula is shown, and leading zeros stay. */
export const drawTextXlsx = async (name: string, rows: readonly (readonly string[])[]): Promise<Buffer> => {
  const cells = rows.map((row) => row.map((text): Cell => (text === '' ? null : toText(text))));
  const columns = (rows[0] ?? []).map(() => ({ width: 20 }));
  return writeExcelFile(cells, { sheet: toSheetName(name), columns }, { features: [formatColumns] }).toBuffer();
};
