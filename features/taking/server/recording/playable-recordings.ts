import { signFileUrl, type Reader } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import type { Lateness } from '../../contract.ts';
import { readAnswerEnds, computeLateness } from '../attempt-session/lateness.ts';
import { recordingIdsIn } from './recording-ids.ts';
import { listRecordings } from './recordings.queries.ts';

/** One recording of a spoken answer as clients get it. */
export interface PlayableRecording {
  id: string;
  /** A URL signed for the reader; null while the recording has not arrived. */
  url: string | null;
  mime: string;
  /** False where only the beginning has arrived. */
  isWhole: boolean;
  /** When it was removed under the school's retention; null where it was not. */
  removedAt: string | null;
  /** How late its last bytes arrived; null where in time or not arrived. */
  late: Lateness;
}

/**
 * The recordings of an attempt with URLs for one reader. The caller has checked that the reader may read the attempt.
 */
export const listPlayableRecordings = async (
  db: Handle,
  attemptId: number,
  reader: Reader,
): Promise<PlayableRecording[]> => {
  const rows = await listRecordings(db, attemptId);
  const findEnd = await readAnswerEnds(db, rows.length > 0 ? [attemptId] : []);
  return rows.map(({ id, questionId, fileId, mime, completedAt, removedAt, lastReceivedAt, handedInAt }) => ({
    id,
    url: fileId === null ? null : signFileUrl(fileId, reader),
    mime: mime ?? '',
    isWhole: completedAt !== null,
    removedAt: removedAt?.toISOString() ?? null,
    late:
      fileId === null
        ? null
        : computeLateness(lastReceivedAt, { handedInAt, answerEnd: findEnd(attemptId, questionId) }),
  }));
};

/** The recordings that one answer refers to, in its order; unknown ones are left out. */
export const findNamedRecordings = (value: unknown, recordings: readonly PlayableRecording[]): PlayableRecording[] =>
  recordingIdsIn(value).flatMap((id) => recordings.find((recording) => recording.id === id) ?? []);
