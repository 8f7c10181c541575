import { cutText } from '@inkstone/base';
import { streamZip, type ArchiveEntry } from '../zip-stream.ts';
import {
  isDay,
  toHeading,
  toWallClock,
  type CellValue,
  type ColumnType,
  type Table,
  type TableColumn,
} from './table.ts';
import { columnWidths, maxCellText, secondsPerDay, toSheetName } from './xlsx-formats.ts';
import { cellStyles, declaration, drawParts, escapeXml, mainNamespace } from './xlsx-parts.ts';

type Row = Table['rows'][number];
type TableHead = Omit<Table, 'rows'>;

/** Rows of a sheet, that with the headings included: spreadsheets open no more. */
const maxSheetRows = 1_048_576;

/** A text that looks like an escaped sign, `_x0041_`, would be read as that sign. */
const escapeCell = (text: string): string => escapeXml(text).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

const toColumnName = (index: number): string =>
  (index < 26 ? '' : toColumnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

const toTextCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeCell(cutText(text, maxCellText))}</t></is></c>`;

const toNumberCell = (place: string, value: number, style: number): string =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/** Days since the end of 1899, as spreadsheets count them. */
const toSerial = (wallClock: Date): number => wallClock.getTime() / (secondsPerDay * 1000) + 25_569;

const toNumber = (value: number, type: ColumnType): { value: number; style: number } => {
  if (type === 'duration') return { value: value / secondsPerDay, style: cellStyles.duration };
  return { value, style: type === 'percent' ? cellStyles.percent : cellStyles.number };
};

/** A formula is shown as text and never computed. */
const toCell = (
  place: string,
  value: CellValue,
  { type, timeZone }: { type: ColumnType; timeZone: string },
): string => {
  if (value === null || value === '') return '';
  if (value instanceof Date) return toNumberCell(place, toSerial(toWallClock(value, timeZone)), cellStyles.date);
  if (typeof value === 'string')
    return type === 'day' && isDay(value)
      ? toNumberCell(place, toSerial(new Date(value)), cellStyles.day)
      : toTextCell(place, value, cellStyles.text);
  const { value: number, style } = toNumber(value, type);
  return toNumberCell(place, number, style);
};

const toRow = (row: Row, number: number, { columns, timeZone }: TableHead): string => {
  const cells = columns.map(({ type }, index) =>
    toCell(`${toColumnName(index)}${number}`, row[index] ?? null, { type, timeZone }),
  );
  return `<row r="${number}">${cells.join('')}</row>`;
};

const openSheet = (head: TableHead): string => {
  const toColumn = ({ type }: TableColumn, index: number): string =>
    `<col min="${index + 1}" max="${index + 1}" width="${columnWidths[type]}" customWidth="1"/>`;
  const headings = head.columns.map((column, index) =>
    toTextCell(`${toColumnName(index)}1`, toHeading(column, head), cellStyles.heading),
  );
  return [
    `${declaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>',
    `<cols>${head.columns.map(toColumn).join('')}</cols>`,
    `<sheetData><row r="1">${headings.join('')}</row>`,
  ].join('');
};

/** The rows of batches, so many at a time as are wanted, with no more than one batch in memory. */
const createRowSource = (batches: AsyncIterable<readonly Row[]>) => {
  const iterator = batches[Symbol.asyncIterator]();
  let pending: readonly Row[] = [];
  return {
    async hasRows(): Promise<boolean> {
      while (pending.length === 0) {
        const next = await iterator.next();
        if (next.done === true) return false;
        pending = next.value;
      }
      return true;
    },
    take(most: number): readonly Row[] {
      const rows = pending.slice(0, most);
      pending = pending.slice(most);
      return rows;
    },
    close: async (): Promise<void> => void (await iterator.return?.()),
  };
};
type RowSource = ReturnType<typeof createRowSource>;

async function* streamSheet(head: TableHead, source: RowSource, sheetRows: number): AsyncGenerator<Buffer> {
  yield Buffer.from(openSheet(head));
  let number = 1;
  while (number < sheetRows && (await source.hasRows())) {
    const first = number + 1;
    const rows = source.take(sheetRows - number);
    number += rows.length;
    yield Buffer.from(rows.map((row, index) => toRow(row, first + index, head)).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

async function* toBytes(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function* listEntries(head: TableHead, source: RowSource, sheetRows: number): AsyncGenerator<ArchiveEntry> {
  const sheetNames: string[] = [];
  const name = toSheetName(head.name);
  try {
    do {
      sheetNames.push(sheetNames.length === 0 ? name : `${name} ${sheetNames.length + 1}`);
      yield {
        name: `xl/worksheets/sheet${sheetNames.length}.xml`,
        open: () => streamSheet(head, source, sheetRows),
      };
    } while (await source.hasRows());
    // Only now is it known how many sheets there are.
    for (const [part, text] of Object.entries(drawParts(sheetNames))) yield { name: part, open: () => toBytes(text) };
  } finally {
    await source.close();
  }
}

/**
 * A table as a workbook whose rows come in batches, so that no more than one is in memory, whatever its size. The headings
 * stay in view; rows that one sheet has no room for go on in the next.
 */
export const streamXlsx = (
  head: TableHead,
  batches: AsyncIterable<readonly Row[]>,
  sheetRows = maxSheetRows,
): AsyncGenerator<Buffer> => streamZip(listEntries(head, createRowSource(batches), sheetRows));
