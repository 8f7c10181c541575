import { updateFilesUnused } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { listUnusedFiles, updateAnswerFile } from './files.queries.ts';

const batchSize = 1000;

/**
 * Releases the bytes of files that were removed a day ago, or that no journal has referred to within a month; files of
 * answers stay. The clean-up of unused files deletes them. Returns how many were released.
 */
export const releaseUnusedFiles = async (tx: Tx, now: Date): Promise<number> => {
  const before = (days: number) => new Date(now.getTime() - daysAsMs(days));
  const unused = await listUnusedFiles(tx, { removedBefore: before(1), orphanedBefore: before(30), limit: batchSize });
  for (const { id } of unused) await updateAnswerFile(tx, id, { fileId: null });
  await updateFilesUnused(
    tx,
    unused.map(({ fileId }) => fileId),
  );
  return unused.length;
};
