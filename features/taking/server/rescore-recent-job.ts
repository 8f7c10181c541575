import * as z from 'zod';

import { defineJob, workOnEach, type Enqueue } from '@inkstone/jobs';
import { lockAttempt } from './attempt-rows.queries.ts';
import { scoreAgain } from './close.ts';
import { listScoredSince } from './rescore-recent.queries.ts';

// Longer than any change lasts: a hand-in that had begun before is in the database by then, or was rolled back.
const waitMs = 2 * 60_000;

/**
 * Scores again what was handed in while the key of a question changed: such a hand-in may have read the former key, and was
 * not there yet when the change scored the others.
 */
export const rescoreRecentJob = defineJob({
  name: 'taking.rescoreRecent',
  payload: z.object({ questionId: z.int(), since: z.iso.datetime() }),
  async run({ db, payload, services }) {
    const recent = await listScoredSince(db, { questionId: payload.questionId, since: new Date(payload.since) });
    await workOnEach(recent, (id) =>
      services.transaction(async ({ tx, services: { now, school }, emit }) => {
        const row = await lockAttempt(tx, id);
        if (row?.submitted_at) await scoreAgain({ tx, now, school, emit }, row);
      }),
    );
  },
});

/** Has what answers a question and is being handed in just now scored again a little later. */
export const rescoreRecentLater = async (
  { enqueue, now }: { enqueue: Enqueue; now: Date },
  questionId: number,
): Promise<void> => {
  const since = new Date(now.getTime() - waitMs).toISOString();
  await enqueue(rescoreRecentJob, { questionId, since }, { startAt: new Date(now.getTime() + waitMs) });
};
