import { ownPlacesFor } from '@inkstone/device';
import { readFields } from '@inkstone/exam/attempt';
import { isHeldHere } from './attempt-lock.ts';
import { windowId } from './window-id.ts';

interface Work {
  kind: string;
  id: number;
}

interface Last {
  work: string;
  attemptId: number;
  windowId: string;
}

const most = 20;
const placeOf = (personId: number): string => `inkstone.windows.${personId}`;
const nameOf = ({ kind, id }: Work): string => `${kind} ${id}`;

const isLast = (row: unknown): row is Last => {
  const { work, attemptId, windowId: holder } = readFields(row);
  return typeof work === 'string' && Number.isSafeInteger(attemptId) && typeof holder === 'string';
};

const lastOnes = (personId: number): Last[] => {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(placeOf(personId)) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isLast) : [];
  } catch {
    return [];
  }
};

/** Notes that this window has opened some work of a person: once it is closed, a new one of this browser goes on as it. */
export const noteWindow = (personId: number, work: Work, attemptId: number): void => {
  const name = nameOf(work);
  const others = lastOnes(personId).filter((row) => row.work !== name);
  const rows = [...others, { work: name, attemptId, windowId: windowId() }].slice(-most);
  try {
    ownPlacesFor(personId).setItem(placeOf(personId), JSON.stringify(rows));
  } catch {
    // Without a storage the server asks which window goes on.
  }
};

/** The window of this browser that opened some work last and was closed since; null where one is open, or may be. */
export const closedWindow = async (personId: number, work: Work): Promise<string | null> => {
  const last = lastOnes(personId).find((row) => row.work === nameOf(work));
  // A browser without locks does not know what is open.
  if (!last || last.windowId === windowId() || !navigator.locks) return null;
  return (await isHeldHere(last.attemptId)) ? null : last.windowId;
};
