import { deviceJournalsOf } from '../journal/device-journal.ts';
import { unreadFileOf, unreadName } from './unread-file.ts';

/**
 * What this device keeps of an attempt and the server does not have: a file or a recording that it refused, a file that no
 * answer names, or what could not be read of the journal.
 */
export interface RefusedPiece {
  id: string;
  attemptId: number;
  /** `loose`: a file that no answer names. */
  kind: 'file' | 'loose' | 'recording' | 'journal';
  name: string;
  /** The server's words; of a journal what the attempt is called. */
  words: string;
  /** Null where nothing is here that could be opened alone: the beginning is on the server, or there was no sound. */
  whole: Blob | null;
}

const endingOf = (mime: string): string => mime.split(';')[0]?.split('/')[1] ?? 'webm';

/** What could not be read of a person's journals: a file of each attempt. */
const listUnread = async (personId: number): Promise<RefusedPiece[]> => {
  const rows = await deviceJournalsOf(personId).listAside('all');
  const attempts = [...new Set(rows.map(({ attemptId }) => attemptId))];
  return attempts.map((attemptId) => {
    const own = rows.filter((row) => row.attemptId === attemptId);
    const [words = ''] = own.flatMap(({ title }) => title || []);
    const id = `journal-${attemptId}`;
    return { id, attemptId, kind: 'journal', name: unreadName(attemptId), words, whole: unreadFileOf(own) };
  });
};

/** Everything of this person that the server refused, that no answer names or that could not be read, as this device keeps it. */
export const listRefused = async (personId: number): Promise<readonly RefusedPiece[]> => {
  const { deviceFilesOf } = await import('../files/device-files.ts');
  const { deviceRecordingsOf } = await import('../recording/device-recordings.ts');
  const files = await deviceFilesOf(personId).listAsked();
  const recordings = await deviceRecordingsOf(personId).listRefused();
  return [
    ...(await listUnread(personId)),
    ...files.map(({ id, attemptId, name, mime, bytes, refusedWords: words = '', isNamed }): RefusedPiece => ({
      id,
      attemptId,
      kind: isNamed ? 'file' : 'loose',
      name,
      words,
      whole: new Blob([bytes], { type: mime }),
    })),
    ...recordings.map(({ take, pieces }): RefusedPiece => {
      const { id, attemptId, mime, order, refusedWords: words = '' } = take;
      const parts = pieces.map(({ bytes }) => bytes);
      const whole = pieces[0]?.index === 0 ? new Blob(parts, { type: mime }) : null;
      return { id, attemptId, kind: 'recording', name: `recording-${order + 1}.${endingOf(mime)}`, words, whole };
    }),
  ];
};

/** Lets go of one of them on this device: nobody can bring it back. */
export const forgetRefused = async (personId: number, { id, attemptId, kind }: RefusedPiece): Promise<void> => {
  if (kind === 'journal') return deviceJournalsOf(personId).forgetAside(attemptId);
  if (kind === 'file' || kind === 'loose') {
    const { deviceFilesOf } = await import('../files/device-files.ts');
    return deviceFilesOf(personId).forget(id);
  }
  const { deviceRecordingsOf } = await import('../recording/device-recordings.ts');
  return deviceRecordingsOf(personId).finish(id);
};
