import { localizedName } from '@inkstone/base';
import { handleCall, type CurrentUser } from '@inkstone/call/server';
import { getAttendance as contract } from '../../contract.ts';
import { findReadableSession, listAttendance, type SessionReader } from './attendance.queries.ts';

/** Who asks for the attendance of a session. */
export const toReader = (me: CurrentUser, sessionId: number): SessionReader => ({
  ...{ sessionId, personId: me.id },
  isAdministrator: me.permissions.includes('school_classes'),
});

/** Who was at a session. */
export const getAttendance = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const session = await findReadableSession(tx, toReader(me, input.sessionId));
  if (!session) return notFound();
  const students = await listAttendance(tx, session);
  return {
    isCancelled: session.cancelledAt !== null,
    students: students.map(({ id, name, nameZh, username, state }) => ({
      ...{ id, name: localizedName(language, name, nameZh), username, state },
    })),
  };
});
