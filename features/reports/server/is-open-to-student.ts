import { findLastWindowClose, isReportOpen } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';

/** The fields that decide when a student may read a report. */
interface ReportOpening {
  assignmentId: number;
  reportAt: 'submitted' | 'closed' | 'byHand';
  reportOpenedAt: Date | null;
  deadline: Date;
  needsMarking: boolean;
}

/** Whether the report of a submitted attempt is open to its student. */
export const isOpenToStudent = async (
  row: ReportOpening,
  { db, now, school }: { db: Handle; now: Date; school: { graceSeconds: number } },
): Promise<boolean> => {
  const lastClosesAt = (await findLastWindowClose(db, row.assignmentId)) ?? row.deadline;
  const facts = {
    reportAt: row.reportAt,
    openedAt: row.reportOpenedAt,
    lastClosesAt,
    graceSeconds: school.graceSeconds,
    isHandedIn: true,
    needsMarking: row.needsMarking,
  };
  return isReportOpen(facts, now);
};
