import { updateFilesUnused } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { listForgotten, updateAnswerFile } from './files.queries.ts';

const atOnce = 1000;

/**
 * Gives up the bytes of files that were taken out of answers a day ago, and of those that no journal has named in a
 * month: the next look for unused files removes them. What an answer names stays. Answers how many were given up.
 */
export const forgetFiles = async (tx: Tx, now: Date): Promise<number> => {
  const before = (days: number) => new Date(now.getTime() - daysAsMs(days));
  const forgotten = await listForgotten(tx, { removedBefore: before(1), orphanedBefore: before(30), most: atOnce });
  for (const { id } of forgotten) await updateAnswerFile(tx, id, { fileId: null });
  await updateFilesUnused(
    tx,
    forgotten.map(({ fileId }) => fileId),
  );
  return forgotten.length;
};
