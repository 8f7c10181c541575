import { fileAddress, type Reader } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { listRecordings } from './recordings.queries.ts';

/** One part of a spoken answer as a reader may hear it. */
export interface HeardRecording {
  id: string;
  questionId: number;
  /** A signed address for the reader; null while the recording has not arrived. */
  url: string | null;
  mime: string;
  /** False where only the beginning has arrived. */
  isWhole: boolean;
}

/** The recordings of an attempt with addresses for one reader, who was found to be allowed to read the attempt. */
export const recordingsOf = async (db: Handle, attemptId: number, reader: Reader): Promise<HeardRecording[]> => {
  const rows = await listRecordings(db, [attemptId]);
  return rows.map(({ id, questionId, fileId, mime, completedAt }) => ({
    id,
    questionId,
    url: fileId === null ? null : fileAddress(fileId, reader),
    mime: mime ?? '',
    isWhole: completedAt !== null,
  }));
};
