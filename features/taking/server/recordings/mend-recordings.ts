import { daysAsMs } from '@inkstone/base';
import { inTransaction, type Db } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { workOnEach } from '@inkstone/jobs';
import { findAttempt } from '../attempt.queries.ts';
import { putTogether } from './put-together.ts';
import { countPieces, listBroken, lockRecording, removeOldPieces } from './recordings.queries.ts';

const atOnce = 500;

/**
 * A device that never comes back leaves recordings without their end: after a day what has come can be heard. Its pieces
 * wait another month for the rest, then they go. Answers how many were put together.
 */
export const mendRecordings = async (db: Db, { storage, now }: { storage: Storage; now: Date }): Promise<number> => {
  let mended = 0;
  const broken = await listBroken(db, new Date(now.getTime() - daysAsMs(1)), atOnce);
  await inTransaction(db, (tx) => removeOldPieces(tx, new Date(now.getTime() - daysAsMs(30))));
  await workOnEach(broken, (place) =>
    inTransaction(db, async (tx) => {
      const row = await lockRecording(tx, place, now);
      const attempt = await findAttempt(tx, place.attemptId);
      if (!row || row.fileId !== null || !attempt) return;
      const { inRow } = await countPieces(tx, row.id);
      const made = await putTogether(row, { tx, storage, now, ownerId: attempt.studentId, pieces: inRow });
      if (made.ok) mended += 1;
    }),
  );
  return mended;
};
