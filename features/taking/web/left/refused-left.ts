/** What the server refused and this device keeps: a file or a recording of an attempt. */
export interface RefusedPiece {
  id: string;
  attemptId: number;
  kind: 'file' | 'recording';
  name: string;
  /** The server's words. */
  words: string;
  /** Null where nothing is here that could be opened alone: the beginning is on the server, or there was no sound. */
  whole: Blob | null;
}

const endingOf = (mime: string): string => mime.split(';')[0]?.split('/')[1] ?? 'webm';

/** Everything of this person that the server refused, as this device keeps it. */
export const listRefused = async (personId: number): Promise<readonly RefusedPiece[]> => {
  const { deviceFilesOf } = await import('../files/device-files.ts');
  const { deviceRecordingsOf } = await import('../recording/device-recordings.ts');
  const files = await deviceFilesOf(personId).listRefused();
  const recordings = await deviceRecordingsOf(personId).listRefused();
  return [
    ...files.map(({ id, attemptId, name, bytes: whole, refusedWords: words = '' }): RefusedPiece => ({
      id,
      attemptId,
      kind: 'file',
      name,
      words,
      whole,
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
export const forgetRefused = async (personId: number, { id, kind }: RefusedPiece): Promise<void> => {
  if (kind === 'file') {
    const { deviceFilesOf } = await import('../files/device-files.ts');
    return deviceFilesOf(personId).forget(id);
  }
  const { deviceRecordingsOf } = await import('../recording/device-recordings.ts');
  return deviceRecordingsOf(personId).finish(id);
};
