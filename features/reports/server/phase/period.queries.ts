import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';

/** A student's period: its first and last day in a zone, both in. */
export interface PeriodKey {
  studentId: number;
  from: string;
  to: string;
  timeZone: string;
}

const begin = ({ from, timeZone }: PeriodKey) => sql`(${from}::date::timestamp at time zone ${timeZone})`;
const end = ({ to, timeZone }: PeriodKey) => sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`;

/** One week of what was handed in. */
export type PeriodWeek = { monday: string; answered: number; right: number; marked: number; seconds: number };

/** What a student handed in during a period, by weeks. */
export const listPeriodWeeks = async (db: Handle, key: PeriodKey): Promise<PeriodWeek[]> => {
  const { rows } = await db.execute<PeriodWeek>(sql`
    select p.week::text as monday, sum(p.answered)::integer as answered, sum(p.right_count)::integer as right,
           sum(p.marked_count)::integer as marked, sum(p.seconds)::integer as seconds
      from practice_attempt p join attempt a on a.id = p.attempt_id
     where p.student_id = ${key.studentId} and a.submitted_at >= ${begin(key)} and a.submitted_at < ${end(key)}
     group by p.week order by p.week`);
  return rows;
};

/** One piece of work of a period. */
export type PeriodWork = {
  id: number;
  kind: 'homework' | 'definedHomework' | 'test' | 'textbook' | 'course' | 'candidate';
  title: string;
  title_zh: string | null;
  programme: string;
  variant: string;
  subject: string;
  due_at: string;
  submitted_at: string | null;
  is_opened: boolean;
  score: number | null;
  score_max: number | null;
  right_count: number | null;
  scored_count: number | null;
};

const mostRead = 1000;

/**
 * A student's work of a period, by deadline: what was handed in within it, and what was not handed in and was due within it.
 * What was taken back is left out.
 */
export const listPeriodWork = async (db: Handle, key: PeriodKey): Promise<PeriodWork[]> => {
  const dueAt = sql`coalesce(r.deadline, s.deadline) + make_interval(secs => r.extra_seconds)`;
  const countsAt = sql`coalesce(r.submitted_at, ${dueAt})`;
  const { rows } = await db.execute<PeriodWork>(sql`
    select s.id, s.kind, s.title, s.title_zh, s.programme, s.variant, s.subject, ${dueAt} as due_at, r.submitted_at,
           g.recipient_id is not null as is_opened, r.score, r.score_max, r.right_count, r.scored_count
      from recipient r join assignment s on s.id = r.assignment_id left join book_reading g on g.recipient_id = r.id
     where r.student_id = ${key.studentId} and r.removed_at is null and s.withdrawn_at is null and s.deleted_at is null
       and ${countsAt} >= ${begin(key)} and ${countsAt} < ${end(key)}
     order by due_at, s.id limit ${mostRead}`);
  return rows;
};
