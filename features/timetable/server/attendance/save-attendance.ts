import { handleCall } from '@inkstone/call/server';
import { saveAttendance as contract } from '../../contract.ts';
import { findReadableSession, isAttending, writeAttendance } from './attendance.queries.ts';
import { toReader } from './get-attendance.ts';

/** Enters whether a student was at a session. */
export const saveAttendance = handleCall(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { sessionId, studentId, state } = input;
  const session = await findReadableSession(tx, toReader(me, sessionId));
  if (!session || !(await isAttending(tx, session, studentId))) return notFound();
  if (session.cancelledAt !== null) return refuse('attendance.cancelled');
  await writeAttendance(tx, { sessionId, studentId, state, markedBy: me.id, markedAt: now });
  return { state };
});
