import { isArchive, readZipEntries } from '@inkstone/files/sheets';
import type { ImportRow } from '../../../import/people/fields.ts';
import { readOneRoster } from './read-oneroster.ts';
import { isOneRoster } from './read-records.ts';

/** Reads the people of a OneRoster package; null where the file is none. `today` is an ISO date in the school's zone. */
export const readRoster = async (bytes: Buffer, today: string): Promise<ImportRow[] | null> => {
  if (!isArchive(bytes)) return null;
  const entries = readZipEntries(bytes);
  return isOneRoster(entries) ? readOneRoster(bytes, entries, today) : null;
};
