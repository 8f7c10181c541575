import { Readable } from 'node:stream';
import type { Tx } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import type { ImportProblem } from '../../contract.ts';
import type { SavedSet } from '../write-set.ts';
import { createSetChecker, type ReadResult } from './check-sets.ts';
import { readBundle, type FindMedia } from './read-bundle.ts';
import { storeMedia } from './store-media.ts';
import { storeSets } from './store-sets.ts';
import { wholeBank } from '../set-access.queries.ts';

/** An unpacked file of question sets, and who imports it, and when. */
interface UnpackedBundle {
  /** The JSON. */
  bytes: Uint8Array;
  findMedia: FindMedia;
  ownerId: number;
  now: Date;
}

const assertNoProblems = (problems: readonly ImportProblem[]): void => {
  if (problems.length > 0) throw new Error(`the question sets were refused: ${JSON.stringify(problems)}`);
};

const readAndStoreMedia = async (storage: Storage, bundle: UnpackedBundle): Promise<ReadResult> => {
  const reading = readBundle(bundle.bytes, bundle.findMedia);
  if ('refused' in reading) throw new Error(`the question sets were refused: ${reading.refused}`);
  const { files, problems } = await storeMedia(
    storage,
    reading.files.map((file) => ({ ...file, open: () => Readable.from([Buffer.from(file.bytes)]) })),
  );
  assertNoProblems([...reading.problems, ...problems]);
  return { sets: reading.sets, files, problems: [] };
};

/**
 * Imports unpacked files as `topic/importTopics` does a packed one; returns the sets of each in order, throws at any
 * problem.
 */
export const importBundles = async (
  { tx, storage }: { tx: Tx; storage: Storage },
  bundles: readonly UnpackedBundle[],
): Promise<SavedSet[][]> => {
  const readings = await Promise.all(
    bundles.map(async (bundle) => ({ bundle, reading: await readAndStoreMedia(storage, bundle) })),
  );
  const checkSets = await createSetChecker(tx, wholeBank);
  const saved: SavedSet[][] = [];
  for (const { bundle, reading } of readings) {
    const { sets, problems } = await checkSets(reading);
    assertNoProblems(problems);
    const { ownerId, now } = bundle;
    const savedSets = await storeSets(tx, { sets, files: reading.files, ownerId, now });
    if (savedSets.size < sets.length)
      throw new Error(`the bank has a set already: ${sets.map(({ title }) => title).join()}`);
    saved.push([...savedSets.values()]);
  }
  return saved;
};
