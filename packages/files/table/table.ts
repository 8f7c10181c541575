import { wallTime } from '@inkstone/base';

/**
 * What a column holds: `percent` is a share from 0 to 1, `duration` whole seconds, `date` an instant,
 * `day` a day of the calendar, written `2026-11-25`.
 */
export type ColumnType = 'text' | 'number' | 'percent' | 'date' | 'duration' | 'day';

/** A value of a cell; null leaves it empty. */
export type CellValue = string | number | Date | null;

/** A column with its heading in the reader's language. */
export interface TableColumn {
  key: string;
  heading: string;
  type: ColumnType;
}

/** A table as data, drawn as a workbook or as separated text. */
export interface Table {
  /** The name of the sheet. */
  name: string;
  columns: readonly TableColumn[];
  /** A value for each column; a text in a column of another type, such as "absent", stays a text. */
  rows: readonly (readonly CellValue[])[];
  /** In which zone instants are written; named in the headings of their columns. */
  timeZone: string;
}

/** The formats in which a table can be had. */
export const tableFormats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The heading of a column; that of instants names their zone. */
export const toHeading = (column: TableColumn, { timeZone }: Pick<Table, 'timeZone'>): string =>
  column.type === 'date' ? `${column.heading} (${timeZone})` : column.heading;

/** The clock of the zone at an instant, as if it were UTC: spreadsheets know no zones. */
export const toWallClock = (at: Date, timeZone: string): Date => new Date(`${wallTime(at, timeZone)}Z`);

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
