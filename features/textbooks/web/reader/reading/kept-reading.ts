import { ownPlacesFor } from '@inkstone/device';
import type { Untold } from './reading-report.ts';

interface KeptReading {
  /** Pages where books were left on this device, by edition. */
  left: Readonly<Record<string, number>>;
  /** What the server was not told yet, by assignment. */
  untold: Readonly<Record<string, Untold>>;
}

const nothing: KeptReading = { left: {}, untold: {} };
const mostBooks = 200;

const nameOf = (personId: number): string => `inkstone.reading.${personId}`;

const read = (personId: number): KeptReading => {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(personId)) ?? 'null') as Partial<KeptReading> | null;
    return { ...nothing, ...kept };
  } catch {
    return nothing;
  }
};

const write = (personId: number, kept: KeptReading): void => {
  try {
    ownPlacesFor(personId).setItem(nameOf(personId), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: the server is told within ten seconds all the same.
  }
};

/** The page where this person left an edition on this device; null where none is known. */
export const pageLeft = (personId: number, fileid: number): number | null => read(personId).left[fileid] ?? null;

/** Notes the page where an edition is left. */
export const leavePage = (personId: number, fileid: number, page: number): void => {
  const kept = read(personId);
  const others = Object.entries(kept.left).filter(([id]) => id !== String(fileid));
  write(personId, { ...kept, left: Object.fromEntries([...others.slice(-mostBooks), [String(fileid), page]]) });
};

/** The place for what the server was not told of one assignment. */
export const keptUntold = (personId: number, modelId: number) => ({
  read: (): Untold | null => read(personId).untold[modelId] ?? null,
  write: (untold: Untold | null): void => {
    const kept = read(personId);
    const { [String(modelId)]: _, ...others } = kept.untold;
    write(personId, { ...kept, untold: untold ? { ...others, [modelId]: untold } : others });
  },
});
