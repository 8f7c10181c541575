/** What a column holds: `percent` is a share from 0 to 1, `duration` whole seconds, `date` an instant. */
export type ColumnType = 'text' | 'number' | 'percent' | 'date' | 'duration';

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
export const toHeading = (column: TableColumn, { timeZone }: Table): string =>
  column.type === 'date' ? `${column.heading} (${timeZone})` : column.heading;

/** The clock of the zone at an instant, as if it were UTC: spreadsheets know no zones. */
export const toWallClock = (at: Date, timeZone: string): Date => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(at);
  const pick = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '00';
  const day = `${pick('year').padStart(4, '0')}-${pick('month')}-${pick('day')}`;
  return new Date(`${day}T${pick('hour')}:${pick('minute')}:${pick('second')}Z`);
};
