import * as z from 'zod';
import { updateFilesUnused } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import { inTransaction } from '@inkstone/db';
import { defineJob } from '@inkstone/jobs';
import { unclaimedSheetDays } from '../../contract/answer-sheets.ts';
import { deleteUnclaimedSheets } from './answer-sheets.queries.ts';

/**
 * Every night: throws pages away that belonged to nobody for long. They may show a name and a handwriting, and whoever
 * wrote them could not have them erased.
 */
export const unclaimedSheetsJob = defineJob({
  name: 'reports.unclaimedSheets',
  payload: z.object({}),
  cron: '47 18 * * *',
  async run({ db, now }) {
    await inTransaction(db, async (tx) => {
      const fileIds = await deleteUnclaimedSheets(tx, new Date(now.getTime() - daysAsMs(unclaimedSheetDays)));
      await updateFilesUnused(tx, fileIds);
    });
  },
});
