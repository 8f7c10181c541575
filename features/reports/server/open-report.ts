import { lockTaughtAssignment } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { openReport as contract } from '../contract.ts';

/** Opens the report of an assignment by hand; students are notified. */
export const openReport = handleCall(contract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const assignment = await lockTaughtAssignment(tx, { id: input.id, teacherId: me.id });
  if (!assignment) return notFound();
  if (assignment.reportOpenedAt) return refuse('report.opened');
  const studentIds = await assignment.openReport(now);
  await emit('report.opened', { ...assignment.facts, studentIds });
  return { openedAt: now.toISOString() };
});
