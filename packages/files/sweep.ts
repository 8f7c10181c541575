import type { Storage } from './storage.ts';

interface SweepOptions {
  /** Files written later are left alone: their row may still be on its way. */
  before: Date;
  /** Answers which of some keys a row names. */
  findReferenced(keys: readonly string[]): Promise<ReadonlySet<string>>;
}

const batchSize = 500;

/** Deletes the files that no row names, and what broken uploads left; answers how many of each. */
export const sweepFiles = async (storage: Storage, { before, findReferenced }: SweepOptions) => {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async (): Promise<void> => {
    const referenced = await findReferenced(batch);
    const unreferenced = batch.filter((key) => !referenced.has(key));
    for (const key of unreferenced) await storage.remove(key);
    removed += unreferenced.length;
    batch = [];
  };
  for await (const { key, writtenAt } of storage.list()) {
    if (writtenAt < before) batch.push(key);
    if (batch.length === batchSize) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
  return { removed, broken: await storage.clearIncoming(before) };
};
