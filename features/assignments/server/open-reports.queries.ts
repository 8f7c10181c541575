import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import { lastWindowClose } from './recipient-assignment.queries.ts';

/** When the report of an assignment `s` that nobody can answer after an instant opens, as `reportOpensAt` of the rules. */
export const reportOpensAfter = (lastClosesAt: SQL): SQL =>
  sql`${lastClosesAt} + make_interval(secs => (select grace_seconds from school))`;

/** Whether the report of an assignment `s` is open to its recipient `r`, who has handed in, as `isReportOpen` of the rules. */
export const isReportOpenTo = (now: Date, lastClosesAt: SQL = lastWindowClose): SQL => sql`(
  s.report_opened_at is not null or s.report_at = 'submitted'
  or (s.report_at = 'closed' and not r.needs_marking and ${reportOpensAfter(lastClosesAt)} <= ${now}))`;

/**
 * Records for which students of an assignment (or which one of them) the report is open now. Called before anything that
 * can close a report again: a window that moves, another rule for opening it, an answer that waits to be marked. What
 * such a student has handed in is not opened again by more time.
 */
export const recordOpenReports = async (
  tx: Tx,
  key: { assignmentId: number; recipientId?: number; now: Date },
): Promise<void> => {
  const isNamed = key.recipientId === undefined ? sql`true` : sql`r.id = ${key.recipientId}`;
  await tx.run(sql`
    update recipient r set report_was_open = true
      from (select s.id, s.report_at, s.report_opened_at, ${lastWindowClose} as closes_at
              from assignment s where s.id = ${key.assignmentId}) s
     where r.assignment_id = s.id and ${isNamed} and not r.report_was_open and r.submitted_at is not null
       and ${isReportOpenTo(key.now, sql`s.closes_at`)}`);
};

/**
 * How many recipients of an assignment `s` have an attempt that a clock or the window closed, by what more time does
 * with it: a later deadline opens it again (`reopens`), only more minutes do, since a clock of the exam was over
 * (`clock_over`), or nothing does, since its report was open to the student (`stays_closed`).
 */
export const reopeningCounts = (lastClosesAt: SQL, now: Date): SQL => sql`(
  select count(*) filter (where not x.is_shown and x.is_by_window) as reopens,
         count(*) filter (where not x.is_shown and not x.is_by_window) as clock_over,
         count(*) filter (where x.is_shown) as stays_closed
    from (select r.report_was_open or ${isReportOpenTo(now, lastClosesAt)} as is_shown,
                 exists (select 1 from attempt a where a.id = r.attempt_id and a.state->>'closedBy' = 'window') as is_by_window
            from recipient r
           where r.assignment_id = s.id and r.removed_at is null and r.closed_by_clock and r.redo_due_at is null
             and r.status in ('submitted', 'marked')) x)`;
