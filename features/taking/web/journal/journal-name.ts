import { hasSealed } from '@inkstone/device';

/** The name of a person's journals on this device. */
export const journalName = (personId: number): string => `inkstone-journal-${personId}`;

/** Whether this device has journals of a person, open or sealed; a browser that does not tell may have some. */
export const hasJournal = async (personId: number): Promise<boolean> => {
  const { indexedDB } = globalThis;
  if (!indexedDB?.databases) return true;
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === journalName(personId)) || hasSealed(personId);
};
