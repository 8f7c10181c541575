import { sql } from 'drizzle-orm';
import { isAmong, type Computed, type Handle } from '@inkstone/db';
import { selfKinds } from '@inkstone/exam/assignment-kinds';
import * as z from 'zod';
import { recipientClosesAt, recipientDeadline } from './assignment-status.queries.ts';
import { lastWindowClose, type AssignmentRow } from './recipient-assignment.queries.ts';

const times = {
  /** When it opens, for one student where they have a time of their own. */
  beginsAt: z.date(),
  /** When it is due, extra time included. */
  dueAt: z.date(),
  /** When the last recipient's window closes; null without recipients. */
  lastClosesAt: z.date().nullable(),
  /** Whether a report of it can still come: handed in, or still to be handed in. */
  hasReport: z.boolean(),
};

/** The times of an assignment, as a calendar shows them. */
export type CalendarAssignment = Pick<AssignmentRow, 'id' | 'title' | 'titleZh' | 'reportAt' | 'reportOpenedAt'> &
  Computed<typeof times>;

interface CalendarKey {
  personId: number;
  now: Date;
  span: { from: Date; to: Date };
  most: number;
}

/** What a student or candidate has received and is due within a span, the latest due first. */
export const listReceivedTimes = (
  db: Handle,
  { personId, now, span, most }: CalendarKey,
): Promise<CalendarAssignment[]> =>
  db.rows<CalendarAssignment>(
    sql`
    select s.id, s.title, s.title_zh, s.report_at, s.report_opened_at, coalesce(r.begins_at, s.begins_at) as begins_at,
           ${recipientDeadline} as due_at, ${lastWindowClose} as last_closes_at,
           (r.status in ('submitted', 'marked') or ${recipientClosesAt} > ${now}) as has_report
      from recipient r join assignment s on s.id = r.assignment_id
     where r.student_id = ${personId} and not ${isAmong('s.kind', selfKinds)} and r.removed_at is null and s.withdrawn_at is null and s.deleted_at is null
       and ${recipientDeadline} >= ${span.from} and ${recipientDeadline} < ${span.to}
     order by ${recipientDeadline} desc, s.id limit ${most}`,
    times,
  );

/** What a teacher or recruiter has given and is due within a span, the latest due first. */
export const listGivenTimes = (db: Handle, { personId, span, most }: CalendarKey): Promise<CalendarAssignment[]> =>
  db.rows<CalendarAssignment>(
    sql`
    select s.id, s.title, s.title_zh, s.report_at, s.report_opened_at, s.begins_at, s.deadline as due_at,
           ${lastWindowClose} as last_closes_at, true as has_report
      from assignment s
     where s.teacher_id = ${personId} and not ${isAmong('s.kind', selfKinds)} and s.withdrawn_at is null and s.deleted_at is null
       and s.deadline >= ${span.from} and s.deadline < ${span.to}
     order by s.deadline desc, s.id limit ${most}`,
    times,
  );
