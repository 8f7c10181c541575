import { personStorageFor } from '@inkstone/device';
import { readFields } from '@inkstone/exam/attempt';
import { isLocked } from '../journal/attempt-lock.ts';
import { windowId } from '../journal/window-id.ts';

interface AssignmentKey {
  kind: string;
  id: number;
}

interface LastWindow {
  assignment: string;
  attemptId: number;
  windowId: string;
}

const maxWindows = 20;
const storageKeyFor = (personId: number): string => `inkstone.windows.${personId}`;
const toKeyText = ({ kind, id }: AssignmentKey): string => `${kind} ${id}`;

/** A stored row; an earlier version called the assignment `work`. Empty where it is damaged. */
const parseLastWindow = (row: unknown): LastWindow[] => {
  const { work, assignment = work, attemptId, windowId: writer } = readFields(row);
  const isRead = typeof assignment === 'string' && typeof attemptId === 'number' && typeof writer === 'string';
  return isRead && Number.isSafeInteger(attemptId) ? [{ assignment, attemptId, windowId: writer }] : [];
};

const readLastWindows = (personId: number): LastWindow[] => {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(storageKeyFor(personId)) ?? '[]');
    return Array.isArray(rows) ? rows.flatMap(parseLastWindow) : [];
  } catch {
    return [];
  }
};

/**
 * Remembers that this window has opened an assignment: once it is closed, a new window of this browser continues under
 * its id.
 */
export const rememberWindow = (personId: number, assignment: AssignmentKey, attemptId: number): void => {
  const name = toKeyText(assignment);
  const others = readLastWindows(personId).filter((row) => row.assignment !== name);
  const rows = [...others, { assignment: name, attemptId, windowId: windowId() }].slice(-maxWindows);
  try {
    personStorageFor(personId).setItem(storageKeyFor(personId), JSON.stringify(rows));
  } catch {
    // Without storage the server asks which window is the writer.
  }
};

/**
 * The id of the window of this browser that opened an assignment last and is closed; null where one is or may be open.
 */
export const findClosedWindow = async (personId: number, assignment: AssignmentKey): Promise<string | null> => {
  const last = readLastWindows(personId).find((row) => row.assignment === toKeyText(assignment));
  // Without Web Locks it is unknown which windows are open.
  if (!last || last.windowId === windowId() || !navigator.locks) return null;
  return (await isLocked(last.attemptId)) ? null : last.windowId;
};
