import { saveFile } from '@inkstone/ui';
import type { UnsentFile } from '../../contract.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { attemptKinds } from '../../attempt-kinds.ts';
import type { UnreadRow } from '../journal/journal-rows.ts';

/** A row as far as it can be serialized. */
const toJsonValue = (row: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(row)) as unknown;
  } catch {
    // IndexedDB stores more than JSON can express, such as cycles.
    return typeof row;
  }
};

/** The file name of an attempt's unreadable rows. */
export const unreadFileName = (attemptId: number): string => `inkstone-unread-${attemptId}.json`;

/** The unreadable rows of one attempt as a file for support; it cannot be imported. */
export const toUnreadFile = (rows: readonly UnreadRow[]): Blob => {
  const [{ attemptId, title } = { attemptId: 0, title: '' }] = rows;
  const serializedRows = rows.map(({ store, row }) => ({ store, row: toJsonValue(row) }));
  const file = { format: 'inkstone-unread-journal', version: 2, attemptId, title, rows: serializedRows };
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
};

/** The message key that says refused answers are stored, and whom to give them to. */
export const getRefusedMessageKey = ({ started }: Pick<AttemptStore, 'started'>) =>
  attemptKinds[started.kind].isForCandidate ? 'refusedSafeOfCandidate' : 'refusedSafe';

/** Downloads everything unsent as a file that the teacher can import. */
export const downloadUnsentFile = (file: UnsentFile): void =>
  saveFile(new Blob([JSON.stringify(file)], { type: 'application/json' }), `inkstone-answers-${file.attemptId}.json`);
