import type { SheetEncoding } from '@inkstone/base';
import { decodeSheetText } from './csv/decode-sheet-text.ts';
import { parseCsv } from './csv/parse-csv.ts';
import { SheetError, type Sheet } from './sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

const startsWith = (bytes: Buffer, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** Heads of files that are no sheets though their bytes might pass as text. */
const others = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

const zipHead = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is a ZIP archive, as workbooks are. */
export const isArchive = (bytes: Buffer): boolean => startsWith(bytes, zipHead);

/** Workbooks of Excel up to 2003, and those that a password protects. */
const compoundHead = [0xd0, 0xcf, 0x11, 0xe0];

/** The text of a file whose bytes may be text; null where they are those of another kind of file. */
export const readPlainText = (
  bytes: Buffer,
  encoding: SheetEncoding | null,
): { text: string; encoding: SheetEncoding } | null =>
  [zipHead, compoundHead, ...others].some((head) => startsWith(bytes, head)) ? null : decodeSheetText(bytes, encoding);

/** Reads the rows of a file by what it holds, whatever its name: a workbook, or separated text. */
export const readSheet = async (bytes: Buffer, encoding: SheetEncoding | null): Promise<Sheet> => {
  if (startsWith(bytes, compoundHead)) throw new SheetError('sheet.oldExcel');
  if (others.some((head) => startsWith(bytes, head))) throw new SheetError('sheet.unreadable');
  const isWorkbook = isArchive(bytes);
  const decoded = isWorkbook ? null : decodeSheetText(bytes, encoding);
  const rows = decoded ? parseCsv(decoded.text) : await readXlsx(bytes);
  if (rows.length === 0) throw new SheetError('sheet.empty');
  return { format: isWorkbook ? 'xlsx' : 'csv', encoding: decoded?.encoding ?? null, rows };
};
