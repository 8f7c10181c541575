import * as z from 'zod';
import { beginningOfDay, dayIn } from '@inkstone/base';
import type { EventContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { defineJob, type JobServices } from '@inkstone/jobs';
import {
  closeComingStay,
  listDueStays,
  lockClasses,
  lockComingStay,
  type ComingStay,
  type LockedClass,
} from '@inkstone/people/server';
import { areMembers, areStudents, joinStudents, moveStudents, removeStudents } from './change-stays.ts';
import { hasLaterJoin, hasLaterStay } from './stay-days.ts';

interface DueContext {
  tx: Tx;
  now: Date;
  emit: EventContext['emit'];
  timeZone: string;
}

type Fault = NonNullable<ComingStay['fault']>;

interface DueClasses {
  from: LockedClass;
  to: LockedClass;
}

/** Why a planned stay can no longer be applied; null where it can. A join has no class that is left. */
const findFault = async (
  tx: Tx,
  { stay, at, from, to }: DueClasses & { stay: ComingStay; at: Date },
): Promise<Fault | null> => {
  const studentIds = [stay.studentId];
  if (stay.kind !== 'join') {
    const key = { classId: from.id, studentIds };
    if (!(await areMembers(tx, from.id, studentIds)) || (await hasLaterJoin(tx, { ...key, at }))) return 'memberGone';
  }
  if (stay.kind === 'leave') return null;
  if (to.endedAt !== null) return 'classClosed';
  if (!(await areStudents(tx, studentIds))) return 'studentUnfit';
  return (await hasLaterStay(tx, { classId: to.id, studentIds, at })) ? 'memberGone' : null;
};

/** Applies one planned stay as of the start of its day. */
const startStay = async ({ tx, now, emit, timeZone }: DueContext, { id, classId, toClassId }: ComingStay) => {
  const classes = await lockClasses(tx, [classId, ...(toClassId === null ? [] : [toClassId])]);
  const stay = await lockComingStay(tx, id);
  const from = classes.find((row) => row.id === classId);
  const to = toClassId === null ? from : classes.find((row) => row.id === toClassId);
  if (!stay || !from || !to) return;
  const at = beginningOfDay(stay.day, timeZone);
  const fault = await findFault(tx, { stay, at, from, to });
  await closeComingStay(tx, { id, fault });
  if (fault !== null) return;
  const ctx = { tx, now, emit, actorId: stay.createdBy };
  const change = { studentIds: [stay.studentId], at, day: stay.day };
  if (stay.kind === 'join') await joinStudents(ctx, { ...change, schoolClass: to });
  else if (stay.kind === 'leave') await removeStudents(ctx, { ...change, schoolClass: from });
  else await moveStudents(ctx, { ...change, from, to });
};

/** Applies every planned stay whose day has begun, each in a transaction of its own. */
const startDueStays = async ({ transaction }: Pick<JobServices, 'transaction'>): Promise<void> => {
  const due = await transaction(({ tx, services: { now, school } }) => listDueStays(tx, dayIn(now, school.timeZone)));
  for (const stay of due)
    await transaction(({ tx, emit, services: { now, school } }) =>
      startStay({ tx, now, emit, timeZone: school.timeZone }, stay),
    );
};

/** Students join, leave and change classes at the start of the day for which it was planned; hourly what was missed. */
export const comingStaysJob = defineJob({
  name: 'school.comingStays',
  payload: z.object({}),
  cron: '3 * * * *',
  concurrency: 1,
  run: ({ services }) => startDueStays(services),
});
