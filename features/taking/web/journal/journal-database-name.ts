import { hasSealed } from '@inkstone/device';

/** The database name of a person's journals. */
export const journalDatabaseName = (personId: number): string => `inkstone-journal-${personId}`;

/** Whether this device has journals of a person, open or sealed; true where the browser cannot list databases. */
export const hasJournal = async (personId: number): Promise<boolean> => {
  const { indexedDB } = globalThis;
  if (!indexedDB?.databases) return true;
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === journalDatabaseName(personId)) || hasSealed(personId);
};
