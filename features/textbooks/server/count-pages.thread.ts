import { storageInThread } from '@inkstone/files';
import { threadRun } from '@inkstone/jobs';
import { countEdition } from './count-edition.ts';
import { countPagesJob } from './count-pages.ts';

/** Counts the pages of one edition's PDF in a thread. */
export const run = threadRun(countPagesJob, ({ payload: { editionId }, db, settings }) =>
  countEdition({ db, storage: storageInThread(settings) }, { editionId }),
);
