import { openDeviceJournals } from '../journal/device-journal.ts';
import { toUnreadFile, unreadFileName } from './unsent-file.ts';

/**
 * Something on this device that the server does not have: a refused file or recording, a file that no answer refers to,
 * or unreadable rows of a journal.
 */
export interface RefusedItem {
  id: string;
  attemptId: number;
  /** `loose`: a file that no answer refers to. */
  kind: 'file' | 'loose' | 'recording' | 'journal';
  name: string;
  /** The server's message; for a journal the title of the attempt. */
  words: string;
  /** Null where it cannot be opened by itself: its beginning is only on the server, or it has no sound. */
  blob: Blob | null;
}

const fileExtension = (mime: string): string => mime.split(';')[0]?.split('/')[1] ?? 'webm';

/** The unreadable rows of a person's journals, one file per attempt. */
const listUnreadable = async (personId: number): Promise<RefusedItem[]> => {
  const rows = await openDeviceJournals(personId).listUnreadable('all');
  const attempts = [...new Set(rows.map(({ attemptId }) => attemptId))];
  return attempts.map((attemptId) => {
    const ownRows = rows.filter((row) => row.attemptId === attemptId);
    const [words = ''] = ownRows.flatMap(({ title }) => title || []);
    const id = `journal-${attemptId}`;
    return { id, attemptId, kind: 'journal', name: unreadFileName(attemptId), words, blob: toUnreadFile(ownRows) };
  });
};

/** Everything of this person that was refused, is not referred to, or could not be read. */
export const listRefusedItems = async (personId: number): Promise<readonly RefusedItem[]> => {
  const { openDeviceFiles } = await import('../files/device-files.ts');
  const { openDeviceRecordings } = await import('../recording/device-recordings.ts');
  const files = await openDeviceFiles(personId).listUndecided();
  const recordings = await openDeviceRecordings(personId).listRefused();
  return [
    ...(await listUnreadable(personId)),
    ...files.map(({ id, attemptId, name, mime, bytes, refusalMessage: words = '', isReferenced }): RefusedItem => ({
      id,
      attemptId,
      kind: isReferenced ? 'file' : 'loose',
      name,
      words,
      blob: new Blob([bytes], { type: mime }),
    })),
    ...recordings.map(({ recording, chunks }): RefusedItem => {
      const { id, attemptId, mime, order, refusalMessage: words = '' } = recording;
      const parts = chunks.map(({ bytes }) => bytes);
      const blob = chunks[0]?.index === 0 ? new Blob(parts, { type: mime }) : null;
      return {
        id,
        attemptId,
        kind: 'recording',
        name: `recording-${order + 1}.${fileExtension(mime)}`,
        words,
        blob,
      };
    }),
  ];
};

/** Deletes one of them on this device for good. */
export const deleteRefusedItem = async (personId: number, { id, attemptId, kind }: RefusedItem): Promise<void> => {
  if (kind === 'journal') return openDeviceJournals(personId).deleteUnreadable(attemptId);
  if (kind === 'file' || kind === 'loose') {
    const { openDeviceFiles } = await import('../files/device-files.ts');
    return openDeviceFiles(personId).delete(id);
  }
  const { openDeviceRecordings } = await import('../recording/device-recordings.ts');
  return openDeviceRecordings(personId).markDelivered(id);
};
