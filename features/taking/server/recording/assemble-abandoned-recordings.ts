import { daysAsMs } from '@inkstone/base';
import { inTransaction, type Db } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { workOnEach } from '@inkstone/jobs';
import { findAttempt } from '../attempt.queries.ts';
import { assembleRecording } from './assemble-recording.ts';
import { countChunks, listAbandonedRecordings, lockRecording, removeOldChunks } from './recordings.queries.ts';

const batchSize = 500;

/**
 * Assembles recordings whose device has not returned for a day from the chunks that have arrived. The chunks are kept
 * another month for the rest, then deleted. Returns how many were assembled.
 */
export const assembleAbandonedRecordings = async (
  db: Db,
  { storage, now }: { storage: Storage; now: Date },
): Promise<number> => {
  let assembled = 0;
  const broken = await listAbandonedRecordings(db, new Date(now.getTime() - daysAsMs(1)), batchSize);
  await inTransaction(db, (tx) => removeOldChunks(tx, new Date(now.getTime() - daysAsMs(30))));
  await workOnEach(broken, (place) =>
    inTransaction(db, async (tx) => {
      const row = await lockRecording(tx, place, now);
      const attempt = await findAttempt(tx, place.attemptId);
      if (!row || row.fileId !== null || !attempt) return;
      const { inRow } = await countChunks(tx, row.id);
      const result = await assembleRecording(row, { tx, storage, now, ownerId: attempt.studentId, chunkCount: inRow });
      if (result.ok) assembled += 1;
    }),
  );
  return assembled;
};
