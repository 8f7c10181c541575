import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { storageInThread } from '@inkstone/files';
import { threadRun } from '@inkstone/jobs';
import { findUncounted, updatePages } from './bank.queries.ts';
import { countPagesJob } from './count-pages.ts';

/** How many pages a PDF has; 0 where it is damaged, empty or locked with a password. */
const countPages = async (bytes: Buffer): Promise<number> => {
  try {
    return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
  } catch {
    return 0;
  }
};

/** Counts the pages of one edition's PDF and keeps the number. */
export const run = threadRun(countPagesJob, async ({ payload: { editionId }, db, settings }) => {
  const file = await findUncounted(db, editionId);
  if (!file) return;
  const bytes = await buffer(await storageInThread(settings).open(file.key));
  await updatePages(db, { editionId, pages: await countPages(bytes) });
});
