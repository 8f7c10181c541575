import { handleCall } from '@inkstone/call/server';
import { areComingStays, cancelComingStays as cancelStays } from '@inkstone/people/server';
import { cancelComingStays as contract } from '../../contract.ts';
import { writeRecord } from '../record/write-record.ts';

/** Cancels what is planned for a day to come; each class that it is about records it. */
export const cancelComingStays = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  if (!(await areComingStays(tx, input.stayIds))) return notFound();
  const cancelled = await cancelStays(tx, input.stayIds);
  for (const { classId, toClassId, studentId, day } of cancelled)
    for (const id of [classId, ...(toClassId === null ? [] : [toClassId])])
      await writeRecord(tx, {
        ...{ at: now, actorId: me.id, action: 'class.planCancelled', subject: { kind: 'class', id } },
        changes: [
          { field: 'students', before: null, after: String(studentId) },
          { field: 'from', before: day, after: null },
        ],
      });
  return { cancelled: cancelled.length };
});
