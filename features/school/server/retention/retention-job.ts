import * as z from 'zod';
import { defineJob, type JobContext } from '@inkstone/jobs';
import { retentionKinds, type RetentionKind } from '../../retention.ts';
import { writeRecord } from '../record/write-record.ts';
import { readRetention, retentionEnd } from './retention-setting.ts';
import { sweeps } from './sweeps.ts';

/** Fields of the record for what was removed. */
const recordedFields: Readonly<Record<RetentionKind, string>> = {
  activity: 'removedActivity',
  journals: 'removedJournals',
  recordings: 'removedRecordings',
  signIns: 'removedSignIns',
};

/** Removes one kind, batch by batch; the record tells how many each batch sequence removed, also where it was stopped. */
const sweep = async (
  { now, services, signal }: Pick<JobContext<object>, 'now' | 'services' | 'signal'>,
  kind: RetentionKind,
  days: number,
): Promise<void> => {
  const { remove, batch } = sweeps[kind];
  const before = retentionEnd(now, days);
  let total = 0;
  let last = batch;
  while (last === batch && !signal.aborted) {
    last = await services.transaction(({ tx }) => remove(tx, { before, now }));
    total += last;
  }
  if (total === 0) return;
  await services.transaction(async ({ tx }) => {
    const changes = [
      { field: recordedFields[kind], before: null, after: String(total) },
      { field: 'keptDays', before: null, after: String(days) },
    ];
    const subject = { kind: 'school', id: null } as const;
    await writeRecord(tx, { at: now, actorId: null, action: 'school.retentionApplied', subject, changes });
  });
};

/** Every night: removes what the school keeps for a number of days only. */
export const retentionJob = defineJob({
  name: 'school.retention',
  payload: z.object({}),
  cron: '40 18 * * *',
  expireSeconds: 6 * 3600,
  concurrency: 1,
  async run(work) {
    const daysByKind = await work.services.transaction(({ services }) => readRetention(services));
    for (const kind of retentionKinds) {
      const days = daysByKind[kind];
      if (days !== null && !work.signal.aborted) await sweep(work, kind, days);
    }
  },
});
