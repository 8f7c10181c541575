import * as z from 'zod';
import { inTransaction } from '@inkstone/db';
import { defineJob, defineThreadJob } from '@inkstone/jobs';
import { takeDueAssignments } from './samples.queries.ts';

/** Computes the figures of an assignment's questions, and pools them with those of other assignments. */
export const itemFiguresJob = defineThreadJob({
  name: 'reports.itemFigures',
  payload: z.object({ assignmentId: z.int() }),
  retries: 3,
  thread: new URL('./item-figures.thread.ts', import.meta.url),
});

/** Every minute: one job for each assignment that was scored since, however many handed in. */
export const dueFiguresJob = defineJob({
  name: 'reports.dueFigures',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ db, enqueue }) {
    await inTransaction(db, async (tx) => {
      for (const assignmentId of await takeDueAssignments(tx)) {
        await enqueue(tx, itemFiguresJob, { assignmentId }, { key: String(assignmentId) });
      }
    });
  },
});
