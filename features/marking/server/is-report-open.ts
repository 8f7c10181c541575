import {
  findLastWindowClose,
  isReportOpen as isAssignmentReportOpen,
  computeWindow,
  type RecipientAssignment,
} from '@inkstone/assignments/server';
import type { HandlerServices } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';

/** Whether the student may read the report now. */
export const isReportOpen = async (
  db: Handle,
  { school, now }: Pick<HandlerServices, 'school' | 'now'>,
  { assignment, recipient, needsMarking }: RecipientAssignment & { needsMarking: boolean },
): Promise<boolean> => {
  if (assignment.withdrawnAt || assignment.deletedAt || recipient.removedAt) return false;
  const last = await findLastWindowClose(db, assignment.id);
  const facts = {
    reportAt: assignment.reportAt,
    openedAt: assignment.reportOpenedAt,
    lastClosesAt: last ?? computeWindow(assignment, recipient, school).deadline,
    graceSeconds: school.graceSeconds,
    isHandedIn: true,
    needsMarking,
  };
  return isAssignmentReportOpen(facts, now);
};
