import { shiftDay } from '@inkstone/base';
import type { XmlHandler } from './read-xml.ts';

/** How the number of a cell is shown: as a date, with leading zeros up to a width, or as it is. */
export type NumberFormat = { kind: 'date' } | { kind: 'zeros'; width: number } | { kind: 'plain' };

const builtInDates = new Set([14, 15, 16, 17, 22, ...Array.from({ length: 10 }, (_, at) => 27 + at), 50, 57, 58]);

const parseFormat = (code: string): NumberFormat => {
  if (/^0+$/.test(code)) return { kind: 'zeros', width: code.length };
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return /[yd]/i.test(bare) ? { kind: 'date' } : { kind: 'plain' };
};

/** Reads the styles of a workbook; `formats` is by the number of a cell's style. */
export const createStylesReader = (): XmlHandler & { formats: NumberFormat[] } => {
  const custom = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  return {
    formats,
    open(name, attributes) {
      if (name === 'numFmt') custom.set(Number(attributes['numFmtId']), parseFormat(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      formats.push(custom.get(id) ?? { kind: builtInDates.has(id) ? 'date' : 'plain' });
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  };
};

/** A day of a workbook, which counts days from 1899-12-30 or 1904-01-01; null for a number that is no day. */
const toDay = (serial: number, is1904: boolean): string | null =>
  serial >= 0 && serial < 3_000_000 ? shiftDay(is1904 ? '1904-01-01' : '1899-12-30', Math.floor(serial)) : null;

/** The text of a number as people see it, with the digits that are stored. */
export const formatNumber = (stored: string, format: NumberFormat | undefined, is1904: boolean): string => {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (format?.kind === 'date') return toDay(value, is1904) ?? stored;
  const text = /^-?\d+$/.test(stored) ? stored : Number.isInteger(value) ? BigInt(value).toString() : String(value);
  return format?.kind === 'zeros' && /^\d+$/.test(text) ? text.padStart(format.width, '0') : text;
};
