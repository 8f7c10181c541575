import type { SheetFault } from '@inkstone/base';

/** A row of a sheet that holds something, with its number in the sheet, from 1. */
export interface SheetRow {
  number: number;
  /** Texts by column; a cell that is not there is ''. */
  cells: string[];
}

/** What was read of a file. */
export interface Sheet {
  format: 'csv' | 'xlsx';
  /** How the text was encoded; null where the format says so itself. */
  encoding: string | null;
  rows: SheetRow[];
}

/** A file that cannot be read, by the kind of its fault. */
export class SheetError extends Error {
  readonly code: SheetFault;
  constructor(code: SheetFault) {
    super(code);
    this.code = code;
  }
}

/** Columns that are read; what stands to the right of them is not looked at. */
export const maxColumns = 100;

/** Rows beneath the heads. */
export const maxRows = 20_000;

const maxCharacters = 20_000_000;

/** Collects the rows of a sheet within the limits on rows, columns and text. */
export const createRowCollector = (most = maxRows) => {
  const rows: SheetRow[] = [];
  let characters = 0;
  return {
    rows,
    /** Adds a row; one without text is left out. */
    add(number: number, cells: readonly (string | undefined)[]): void {
      const texts = Array.from(cells.slice(0, maxColumns), (cell) => cell ?? '');
      while (texts.at(-1)?.trim() === '') texts.pop();
      if (texts.length === 0) return;
      for (const text of texts) characters += text.length;
      if (characters > maxCharacters) throw new SheetError('sheet.tooLarge');
      // Five more than people: titles and heads may stand above them.
      if (rows.length >= most + 5) throw new SheetError('sheet.tooManyRows');
      rows.push({ number, cells: texts });
    },
  };
};
