import { personStorageFor } from '@inkstone/device';
import type { UnsentReading } from './reading-report.ts';

interface StoredReading {
  /** Last page of each edition on this device. */
  left: Readonly<Record<string, number>>;
  /** Progress not yet sent to the server, by assignment. */
  untold: Readonly<Record<string, UnsentReading>>;
}

const emptyReading: StoredReading = { left: {}, untold: {} };
const maxBooks = 200;

const storageKey = (personId: number): string => `inkstone.reading.${personId}`;

const read = (personId: number): StoredReading => {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(personId)) ?? 'null') as Partial<StoredReading> | null;
    return { ...emptyReading, ...stored };
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
export const getLastPage = (personId: number, fileid: number): number | null => read(personId).left[fileid] ?? null;

/** Stores the current page of an edition. */
export const saveLastPage = (personId: number, fileid: number, page: number): void => {
  const stored = read(personId);
  const others = Object.entries(stored.left).filter(([id]) => id !== String(fileid));
  write(personId, { ...stored, left: Object.fromEntries([...others.slice(-maxBooks), [String(fileid), page]]) });
};

/** Storage for the unsent progress of one assignment. */
export const createUnsentReadingStorage = (personId: number, modelId: number) => ({
  read: (): UnsentReading | null => read(personId).untold[modelId] ?? null,
  write: (untold: UnsentReading | null): void => {
    const stored = read(personId);
    const { [String(modelId)]: _, ...others } = stored.untold;
    write(personId, { ...stored, untold: untold ? { ...others, [modelId]: untold } : others });
  },
});
