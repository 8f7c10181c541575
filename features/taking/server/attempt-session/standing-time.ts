import * as z from 'zod';
import { lockRecipientAssignment, updateStandingTime, type RecipientAssignment } from '@inkstone/assignments/server';
import { dayIn } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { defineJob } from '@inkstone/jobs';
import { movePercentDeadlines } from './percent-time.ts';

interface StandingTimeKey {
  assignmentId: number | null;
  recipientIds: readonly number[] | null;
}

/** Lets standing extra time that has days count or not, as the day in the school's zone says; returns whether any changed. */
export const refreshStandingTime = async (
  tx: Tx,
  key: StandingTimeKey,
  { now, school }: { now: Date; school: { timeZone: string } },
): Promise<boolean> => {
  const changed = await updateStandingTime(tx, { ...key, today: dayIn(now, school.timeZone) });
  const idsByAssignment = new Map<number, number[]>();
  for (const { id, assignmentId } of changed)
    idsByAssignment.set(assignmentId, [...(idsByAssignment.get(assignmentId) ?? []), id]);
  for (const [assignmentId, recipientIds] of idsByAssignment)
    await movePercentDeadlines(tx, { assignmentId, recipientIds });
  return changed.length > 0;
};

/** Locks the student's own assignment, with the extra time that counts today: an attempt that starts keeps it. */
export const lockWithStandingTime = async (
  tx: Tx,
  key: { assignmentId: number; studentId: number },
  clock: { now: Date; school: { timeZone: string } },
): Promise<RecipientAssignment | null> => {
  const row = (await lockRecipientAssignment(tx, key)) ?? null;
  if (row === null || (row.recipient.standingFrom === null && row.recipient.standingUntil === null)) return row;
  const { assignmentId } = key;
  const hasChanged = await refreshStandingTime(tx, { assignmentId, recipientIds: [row.recipient.id] }, clock);
  return hasChanged ? ((await lockRecipientAssignment(tx, key)) ?? null) : row;
};

/** Shortly after days begin, in every zone: lists tell the time that counts today. */
export const standingTimeJob = defineJob({
  name: 'taking.standingTime',
  payload: z.object({}),
  cron: '1,16,31,46 * * * *',
  async run({ services }) {
    await services.transaction(async ({ tx, services: { now, school } }) => {
      await refreshStandingTime(tx, { assignmentId: null, recipientIds: null }, { now, school });
    });
  },
});
