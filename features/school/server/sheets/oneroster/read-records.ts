import { foldCase } from '@inkstone/base';
import { decodeSheetText, parseCsv, SheetError, unpack, type ZipEntries } from '@inkstone/files/sheets';

/** A line of a OneRoster file: its texts by the names of the columns. */
export type OneRosterRecord = Readonly<Record<string, string>>;

/** A line with its number in the file. */
export interface NumberedRecord {
  number: number;
  record: OneRosterRecord;
}

const maxRecords = 400_000;

/** The name of an entry without the folder in which some programs put all files. */
const baseName = (name: string): string => foldCase(name.slice(name.lastIndexOf('/') + 1));

/** Whether an archive is a OneRoster package of version 1.1 or 1.2. */
export const isOneRoster = (entries: ZipEntries): boolean =>
  [...entries.keys()].some((name) => baseName(name) === 'users.csv');

/** Reads one file of a package; null where the package lacks it. Lines that the sender takes back are left out. */
export const readRecords = async (
  bytes: Buffer,
  entries: ZipEntries,
  fileName: string,
): Promise<NumberedRecord[] | null> => {
  const entry = [...entries].find(([name]) => baseName(name) === fileName)?.[1];
  if (!entry) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of unpack(bytes, entry)) chunks.push(chunk);
  const [heads, ...rows] = parseCsv(decodeSheetText(Buffer.concat(chunks), null).text, maxRecords);
  if (!heads) return [];
  const names = heads.cells.map((head) => foldCase(head));
  if (!names.includes('sourcedid')) throw new SheetError('sheet.oneRoster');
  return rows
    .map(({ number, cells }) => ({
      number,
      record: Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])),
    }))
    .filter(({ record }) => !['tobedeleted', 'inactive'].includes(foldCase(record['status'] ?? '')));
};
