import { sql } from 'drizzle-orm';
import { recipientDeadline, type AssignmentRow, type RecipientRow } from '@inkstone/assignments/server';
import { isAmong, type Handle, type Computed } from '@inkstone/db';
import { selfKinds } from '@inkstone/exam/assignment-kinds';
import * as z from 'zod';

/** A student's period: its first and last day in a time zone, both inclusive. */
export interface PeriodKey {
  studentId: number;
  from: string;
  to: string;
  timeZone: string;
}

const periodStart = ({ from, timeZone }: PeriodKey) => sql`(${from}::date::timestamp at time zone ${timeZone})`;
const periodEnd = ({ to, timeZone }: PeriodKey) => sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`;

/** One week of submitted work. */
export type PeriodWeek = Computed<typeof weekColumns>;

const weekColumns = {
  monday: z.string(),
  answered: z.int(),
  right: z.int(),
  marked: z.int(),
  seconds: z.int(),
};

/** A student's submitted work in a period, by week. */
export const listPeriodWeeks = async (db: Handle, key: PeriodKey): Promise<PeriodWeek[]> => {
  return db.rows(
    sql`
    select p.week::text as monday, sum(p.answered)::integer as answered, sum(p.right_count)::integer as right,
           sum(p.marked_count)::integer as marked, sum(p.seconds)::integer as seconds
      from practice_attempt p join attempt a on a.id = p.attempt_id
     where p.student_id = ${key.studentId} and a.submitted_at >= ${periodStart(key)} and a.submitted_at < ${periodEnd(key)}
     group by p.week order by p.week`,
    weekColumns,
  );
};

/** One assignment of a period. */
export type PeriodAssignment = Pick<
  AssignmentRow,
  | ('id' | 'kind' | 'title' | 'titleZh' | 'programme' | 'variant' | 'subject')
  | ('deadline' | 'reportAt' | 'reportOpenedAt')
> &
  Pick<RecipientRow, 'needsMarking' | 'submittedAt' | 'score' | 'scoreMax' | 'rightCount' | 'scoredCount'> &
  Computed<typeof periodColumns>;

const periodColumns = { dueAt: z.date(), isOpened: z.boolean() };

const maxAssignments = 1000;

/**
 * A student's assignments of a period, by deadline: submitted within it, or unsubmitted and due within it. Withdrawn
 * ones are left out.
 */
export const listPeriodAssignments = async (db: Handle, key: PeriodKey): Promise<PeriodAssignment[]> => {
  const countsAt = sql`coalesce(r.submitted_at, ${recipientDeadline})`;
  return db.rows<PeriodAssignment>(
    sql`
    select s.id, s.kind, s.title, s.title_zh, s.programme, s.variant, s.subject, s.deadline, s.report_at, s.report_opened_at,
           ${recipientDeadline} as due_at, r.needs_marking, r.submitted_at,
           g.recipient_id is not null as is_opened, r.score, r.score_max, r.right_count, r.scored_count
      from recipient r join assignment s on s.id = r.assignment_id left join book_reading g on g.recipient_id = r.id
     where r.student_id = ${key.studentId} and not ${isAmong('s.kind', selfKinds)} and r.removed_at is null and s.withdrawn_at is null and s.deleted_at is null
       and ${countsAt} >= ${periodStart(key)} and ${countsAt} < ${periodEnd(key)}
     order by due_at, s.id limit ${maxAssignments}`,
    periodColumns,
  );
};
