import { personStorageFor } from '@inkstone/device';
import type { UnsentReading } from './reading-report.ts';

interface StoredReading {
  /** Last page of each edition on this device. */
  lastPages: Readonly<Record<string, number>>;
  /** Progress not yet sent to the server, by assignment. */
  unsent: Readonly<Record<string, UnsentReading>>;
}

/** As it may be stored: an earlier version had other names. */
type StoredForm = Partial<StoredReading> & { left?: StoredReading['lastPages']; untold?: StoredReading['unsent'] };

const emptyReading: StoredReading = { lastPages: {}, unsent: {} };
const maxBooks = 200;

const storageKey = (personId: number): string => `inkstone.reading.${personId}`;

const read = (personId: number): StoredReading => {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(personId)) ?? 'null') as StoredForm | null;
    const { left = {}, untold = {}, lastPages = left, unsent = untold } = stored ?? {};
    return { lastPages, unsent };
  } catch {
    return emptyReading;
  }
};

const write = (personId: number, reading: StoredReading): void => {
  try {
    personStorageFor(personId).setItem(storageKey(personId), JSON.stringify(reading));
  } catch {
    // A full or forbidden storage is fine: the server is informed within ten seconds anyway.
  }
};

/** The page where this person left an edition on this device; null where none is known. */
export const getLastPage = (personId: number, editionId: number): number | null =>
  read(personId).lastPages[editionId] ?? null;

/** Stores the current page of an edition. */
export const saveLastPage = (personId: number, editionId: number, page: number): void => {
  const stored = read(personId);
  const others = Object.entries(stored.lastPages).filter(([id]) => id !== String(editionId));
  write(personId, {
    ...stored,
    lastPages: Object.fromEntries([...others.slice(-maxBooks), [String(editionId), page]]),
  });
};

/** Storage for the unsent progress of one assignment. */
export const createUnsentReadingStorage = (personId: number, assignmentId: number) => ({
  read: (): UnsentReading | null => read(personId).unsent[assignmentId] ?? null,
  write: (unsent: UnsentReading | null): void => {
    const stored = read(personId);
    const { [String(assignmentId)]: _, ...others } = stored.unsent;
    write(personId, { ...stored, unsent: unsent ? { ...others, [assignmentId]: unsent } : others });
  },
});
