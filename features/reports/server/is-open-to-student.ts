import { findLastClosing, reportOpens } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';

/** The fields that decide when a student may read a report. */
interface ReportOpening {
  assignment_id: number;
  report_at: 'submitted' | 'closed' | 'byHand';
  report_opened_at: string | null;
  deadline: string;
  needs_marking: boolean;
}

/** Whether the report of a submitted attempt is open to its student. */
export const isOpenToStudent = async (
  row: ReportOpening,
  { db, now, school }: { db: Handle; now: Date; school: { graceSeconds: number } },
): Promise<boolean> => {
  const lastClosesAt = (await findLastClosing(db, row.assignment_id)) ?? new Date(row.deadline);
  const facts = {
    reportAt: row.report_at,
    openedAt: row.report_opened_at === null ? null : new Date(row.report_opened_at),
    lastClosesAt,
    graceSeconds: school.graceSeconds,
    isHandedIn: true,
    needsMarking: row.needs_marking,
  };
  return reportOpens(facts, now);
};
