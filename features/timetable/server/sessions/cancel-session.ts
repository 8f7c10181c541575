import { handleCall } from '@inkstone/call/server';
import { cancelSession as contract } from '../../contract.ts';
import { listFieldChanges } from '../field-changes.ts';
import { lockTimetable } from '../rooms/rooms.queries.ts';
import { checkConflicts, toBooking } from './check-conflicts.ts';
import { listTargets } from './list-targets.ts';
import { toRecorded } from './recorded-session.ts';
import { findLockedSession, updateSession } from './sessions.queries.ts';

/** Cancels sessions or lets them take place again; one in a holiday that is chosen alone takes place in spite of it. */
export const cancelSession = handleCall(contract, async (ctx) => {
  const { input, tx, now, language, refuse, notFound, emit } = ctx;
  const { timeZone } = ctx.school;
  await lockTimetable(tx);
  const session = await findLockedSession(tx, input.sessionId);
  if (!session) return notFound();
  if (session.edition !== input.edition) return refuse('session.changedMeanwhile');
  const { targets, kept } = await listTargets(tx, { session, scope: input.scope, now });
  const touched = [...targets, ...kept].filter(
    ({ id, cancelledAt, holidayId }) =>
      (cancelledAt !== null) !== input.isCancelled && (holidayId === null || id === session.id),
  );
  const changed = touched.map((target) => ({
    ...target,
    ...{ cancelledAt: input.isCancelled ? now : null, holidayId: null },
    isException: target.isException || target.holidayId !== null,
  }));
  const { conflicts, isOpen } = await checkConflicts(tx, {
    planned: changed.filter(({ cancelledAt }) => cancelledAt === null).map(toBooking),
    ...{ exceptIds: changed.map(({ id }) => id), confirmedIds: input.confirmedIds, language },
  });
  const count = changed.length;
  if (isOpen) return { isSaved: false, conflicts, count, holidayCount: 0 };
  for (const row of changed) await updateSession(tx, row, false);
  if (count === 0) return { isSaved: true, conflicts, count, holidayCount: 0 };
  const { time } = await toRecorded(tx, session, timeZone);
  const facts = { time, sessionCount: count > 1 ? count : null, conflicts: conflicts.length || null };
  await emit('timetable.changed', {
    action: input.isCancelled ? 'session.cancelled' : 'session.restored',
    ...{ classId: session.classId, changes: listFieldChanges({}, facts) },
  });
  return { isSaved: true, conflicts, count, holidayCount: 0 };
});
