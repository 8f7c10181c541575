import type { ColumnType } from './table.ts';

/** How spreadsheets show what is no text. */
export const cellFormats = {
  number: 'General',
  percent: '0.0%',
  date: 'yyyy-mm-dd hh:mm:ss',
  duration: '[h]:mm:ss',
  day: 'yyyy-mm-dd',
} as const;

/** Widths of columns in characters. */
export const columnWidths: Record<ColumnType, number> = {
  ...{ text: 22, number: 11, percent: 11, date: 22, duration: 12, day: 12 },
};

/** The unit of times in a spreadsheet is a day. */
export const secondsPerDay = 86_400;

/** Texts of a cell are no longer. */
export const maxCellText = 32_767;

/** A name that a sheet may have: at most 31 signs, none of those that separate sheets from cells. */
export const toSheetName = (name: string): string => {
  const plain = name.replaceAll(/[[\]*?:/\\']|\p{Cc}/gu, ' ').trim();
  return [...plain].slice(0, 15).join('') || 'Sheet';
};
