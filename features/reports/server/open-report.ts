import { lockTaughtAssignment } from '@inkstone/assignments/server';
import { answer } from '@inkstone/call/server';
import { openReport as contract } from '../contract.ts';

/** Opens the report of an assignment by hand; students are told. */
export const openReport = answer(contract, async ({ input, me, tx, now, tell, refuse, notFound }) => {
  const taught = await lockTaughtAssignment(tx, { id: input.id, teacherId: me.id });
  if (!taught) return notFound();
  if (taught.reportOpenedAt) return refuse('report.opened');
  const studentIds = await taught.openReport(now);
  await tell('report.opened', { ...taught.facts, studentIds });
  return { openedAt: now.toISOString() };
});
