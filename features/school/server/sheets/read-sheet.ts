import type { SheetEncoding } from '../../import/encodings.ts';
import type { ImportRow } from '../../import/fields.ts';
import { decodeSheetText } from './csv/decode-sheet-text.ts';
import { parseCsv } from './csv/parse-csv.ts';
import { SheetError, type Sheet } from './sheet.ts';
import { isOneRoster } from './oneroster/read-records.ts';
import { readOneRoster } from './oneroster/read-oneroster.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';
import { readZipEntries } from './xlsx/zip.ts';

const startsWith = (bytes: Buffer, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** Heads of files that are no sheets though their bytes might pass as text. */
const others = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

const zipHead = [0x50, 0x4b, 0x03, 0x04];

/** Workbooks of Excel up to 2003, and those that a password protects. */
const compoundHead = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads the people of a OneRoster package; null where the file is none. `today` is an ISO date in the school's zone. */
export const readRoster = async (bytes: Buffer, today: string): Promise<ImportRow[] | null> => {
  if (!startsWith(bytes, zipHead)) return null;
  const entries = readZipEntries(bytes);
  return isOneRoster(entries) ? readOneRoster(bytes, entries, today) : null;
};

/** Reads the rows of a file by what it holds, whatever its name: a workbook, or separated text. */
export const readSheet = async (bytes: Buffer, encoding: SheetEncoding | null): Promise<Sheet> => {
  if (startsWith(bytes, compoundHead)) throw new SheetError('sheet.oldExcel');
  if (others.some((head) => startsWith(bytes, head))) throw new SheetError('sheet.unreadable');
  const isWorkbook = startsWith(bytes, zipHead);
  const decoded = isWorkbook ? null : decodeSheetText(bytes, encoding);
  const rows = decoded ? parseCsv(decoded.text) : await readXlsx(bytes);
  if (rows.length === 0) throw new SheetError('sheet.empty');
  return { format: isWorkbook ? 'xlsx' : 'csv', encoding: decoded?.encoding ?? null, rows };
};
