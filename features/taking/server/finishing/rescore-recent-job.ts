import * as z from 'zod';

import { defineJob, workOnEach, type Enqueue } from '@inkstone/jobs';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { rescoreAttempt } from './close-attempt.ts';
import { listScoredSince } from './scores.queries.ts';

// Longer than any transaction takes: a submission that had begun before is committed or rolled back by then.
const waitMs = 2 * 60_000;

/**
 * Rescores attempts that were submitted while the key of a question changed: they may have read the old key and were
 * not yet visible when the change rescored the others.
 */
export const rescoreRecentJob = defineJob({
  name: 'taking.rescoreRecent',
  payload: z.object({ questionId: z.int(), since: z.iso.datetime() }),
  async run({ db, payload, services }) {
    const recent = await listScoredSince(db, { questionId: payload.questionId, since: new Date(payload.since) });
    await workOnEach(recent, (id) =>
      services.transaction(async ({ tx, services: { now, school }, emit }) => {
        const row = await lockAttempt(tx, id);
        if (row?.submittedAt) await rescoreAttempt({ tx, now, school, emit }, row);
      }),
    );
  },
});

/** Enqueues the rescoring of attempts that answer a question and are being submitted right now. */
export const enqueueRescoreRecent = async (
  { enqueue, now }: { enqueue: Enqueue; now: Date },
  questionId: number,
): Promise<void> => {
  const since = new Date(now.getTime() - waitMs).toISOString();
  await enqueue(rescoreRecentJob, { questionId, since }, { startAt: new Date(now.getTime() + waitMs) });
};
