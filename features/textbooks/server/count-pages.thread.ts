import { buffer } from 'node:stream/consumers';
import { storageInThread } from '@inkstone/files';
import { makeApart } from '@inkstone/files/apart';
import { threadRun } from '@inkstone/jobs';
import { findUncounted, updatePages } from './bank.queries.ts';
import { countPagesJob } from './count-pages.ts';

const thread = new URL('./page-count.thread.ts', import.meta.url);

/** Counts the pages of one edition's PDF and keeps the number; 0 where it cannot be read, or not within the limits. */
export const run = threadRun(countPagesJob, async ({ payload: { editionId }, db, settings }) => {
  const file = await findUncounted(db, editionId);
  if (!file) return;
  // A few hundred bytes can unpack into gigabytes or into endless pages, so that the counting has a process to lose.
  const counted = await makeApart(thread, async () => {
    const bytes = new Uint8Array(await buffer(await storageInThread(settings).open(file.key)));
    return { facts: null, files: [{ fileId: editionId, bytes }] };
  });
  if (counted === 'busy') throw new Error('Too many documents are being read; this one comes later.');
  const pages = counted === 'tooHeavy' ? 0 : Number(Buffer.from(counted).toString());
  await updatePages(db, { editionId, pages });
});
