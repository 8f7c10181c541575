import { createRowCollector, maxColumns, type SheetRow } from '../sheet.ts';
import { formatNumber, type NumberFormat } from './number-formats.ts';
import type { XmlHandler } from './read-xml.ts';
import { decodeEscapes } from './shared-strings.ts';

/** What the cells of a sheet refer to. */
export interface Workbook {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  is1904: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/** The column of a reference such as `AB12`, from 0; the next one where there is none. */
const toColumn = (reference: string | undefined, next: number): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return next;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const toText = ({ type, style, text }: Cell, { strings, formats, is1904 }: Workbook): string => {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'inlineStr' || type === 'str' || type === 'e' || type === 'd') return decodeEscapes(text);
  return formatNumber(text, formats[style], is1904);
};

/** Reads the rows of a sheet; a formula counts as the value that was computed last. */
export const createWorksheetReader = (workbook: Workbook): XmlHandler & { rows: SheetRow[] } => {
  const collector = createRowCollector();
  let number = 0;
  let cells: (string | undefined)[] = [];
  let cell: Cell | null = null;
  let next = 0;
  let isText = false;
  let isPhonetic = false;

  const openCell = (attributes: Readonly<Record<string, string>>): void => {
    const column = toColumn(attributes['r'], next);
    next = column + 1;
    cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), text: '' };
  };
  const closeCell = (): void => {
    if (cell && cell.column < maxColumns) cells[cell.column] = toText(cell, workbook);
    cell = null;
  };
  return {
    rows: collector.rows,
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attributes['r'] ?? number + 1);
        [cells, next] = [[], 0];
      } else if (name === 'c') openCell(attributes);
      else if (name === 'rPh') isPhonetic = true;
      isText = (name === 'v' || name === 't') && !isPhonetic;
    },
    text(piece) {
      if (isText && cell) cell.text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') collector.add(number, cells);
    },
  };
};
