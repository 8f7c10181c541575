import type { Storage } from './storage.ts';

interface SweepOptions {
  /** Files written later are skipped: the row that refers to them may not be committed yet. */
  before: Date;
  /** Returns those of the keys that a row refers to. */
  findReferenced(keys: readonly string[]): Promise<ReadonlySet<string>>;
}

const batchSize = 500;

/** Deletes files that no row refers to and what broken uploads left; returns how many of each. */
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
