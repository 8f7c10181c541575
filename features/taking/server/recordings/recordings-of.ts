import { fileAddress, type Reader } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import type { Late } from '../../contract.ts';
import { readAnswerEnds } from '../answer-ends.ts';
import { lateOf } from '../late.ts';
import { recordingIdsOf } from './recording-ids.ts';
import { listRecordings } from './recordings.queries.ts';

/** One part of a spoken answer as a reader may hear it. */
export interface HeardRecording {
  id: string;
  /** A signed address for the reader; null while the recording has not arrived. */
  url: string | null;
  mime: string;
  /** False where only the beginning has arrived. */
  isWhole: boolean;
  /** Of the last bytes that came; null while none can be heard. */
  late: Late;
}

/** The recordings of an attempt with addresses for one reader, who was found to be allowed to read the attempt. */
export const recordingsOf = async (db: Handle, attemptId: number, reader: Reader): Promise<HeardRecording[]> => {
  const rows = await listRecordings(db, attemptId);
  const endOf = await readAnswerEnds(db, rows.length > 0 ? [attemptId] : []);
  return rows.map(({ id, questionId, fileId, mime, completedAt, touchedAt, handedInAt }) => ({
    id,
    url: fileId === null ? null : fileAddress(fileId, reader),
    mime: mime ?? '',
    isWhole: completedAt !== null,
    late: fileId === null ? null : lateOf(touchedAt, { handedInAt, answerEnd: endOf(attemptId, questionId) }),
  }));
};

/** The recordings that one answer names, in its order; what the server has not heard of is not there. */
export const recordingsIn = (value: unknown, recordings: readonly HeardRecording[]): HeardRecording[] =>
  recordingIdsOf(value).flatMap((id) => recordings.find((one) => one.id === id) ?? []);
