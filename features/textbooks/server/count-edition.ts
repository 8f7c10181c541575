import { buffer } from 'node:stream/consumers';
import type { Db } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { renderInProcess } from '@inkstone/files/apart';
import { findUncountedEdition, updatePages } from './bank.queries.ts';

const thread = new URL('./page-count.thread.ts', import.meta.url);

/** Counts the pages of one edition's PDF and stores the number; 0 where it cannot be read within the limits. */
export const countEdition = async (
  { db, storage }: { db: Db; storage: Storage },
  { editionId, seconds }: { editionId: number; seconds?: number },
): Promise<void> => {
  const file = await findUncountedEdition(db, editionId);
  if (!file) return;
  // A few hundred bytes can expand into gigabytes or endless pages, so a separate process counts them.
  const read = async () => {
    const bytes = new Uint8Array(await buffer(await storage.open(file.key)));
    return { facts: null, files: [{ fileId: editionId, bytes }] };
  };
  const counted = await renderInProcess(thread, read, seconds === undefined ? {} : { seconds });
  if (counted === 'busy') throw new Error('Too many documents are being read; this one comes later.');
  const pages = counted === 'tooHeavy' ? 0 : Number(Buffer.from(counted).toString());
  await updatePages(db, { editionId, pages });
};
