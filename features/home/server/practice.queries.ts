import { sql, type SQL } from 'drizzle-orm';
import { overlapsLiveTest, lastWindowClose, type AssignmentRow, type RecipientRow } from '@inkstone/assignments/server';
import { isAmong, type Handle, type Tx, type Computed } from '@inkstone/db';
import { selfKinds } from '@inkstone/exam/assignment-kinds';
import * as z from 'zod';
import type { practiceAttempt, practiceWeek } from './practice.tables.ts';

/** The answers of a row of attempts that were given in practice of the student's own: all or none. */
const ownAnswered = (attempts: string): SQL => sql`
  case when exists (select from attempt a join assignment s on s.id = a.assignment_id
                     where a.id = ${sql.raw(attempts)}.attempt_id and ${isAmong('s.kind', selfKinds)})
       then ${sql.raw(attempts)}.answered else 0 end`;

/** Counts a submitted attempt; idempotent. */
export const insertPractice = async (
  tx: Tx,
  input: { attemptId: number; studentId: number; at: Date; timeZone: string; answered: number },
): Promise<void> => {
  await tx.run(sql`
    with made as (
      insert into practice_attempt (attempt_id, student_id, week, answered)
      values (${input.attemptId}, ${input.studentId},
              date_trunc('week', ${input.at}::timestamptz at time zone ${input.timeZone})::date, ${input.answered})
      on conflict do nothing
      returning attempt_id, student_id, week, answered
    ), weekly as (
      insert into practice_week (student_id, week, answered) select student_id, week, answered from made
      on conflict (student_id, week) do update set answered = practice_week.answered + excluded.answered
    )
    insert into practice_total (student_id, answered, own_answered)
    select student_id, answered, ${ownAnswered('made')} from made
    on conflict (student_id) do update
       set answered = practice_total.answered + excluded.answered,
           own_answered = practice_total.own_answered + excluded.own_answered`);
};

/** Counts the machine-marked questions of an attempt, replacing earlier counts, and the time spent. */
export const updatePractice = async (
  tx: Tx,
  input: { attemptId: number; right: number; marked: number },
): Promise<void> => {
  await tx.run(sql`
    with was as (
      select p.attempt_id, p.student_id, p.week, p.right_count, p.marked_count, p.seconds, a.seconds_spent
        from practice_attempt p join attempt a on a.id = p.attempt_id
       where p.attempt_id = ${input.attemptId} for update of p
    ), own as (
      update practice_attempt p
         set right_count = ${input.right}, marked_count = ${input.marked}, seconds = was.seconds_spent
        from was where p.attempt_id = was.attempt_id
    ), weekly as (
      update practice_week w
         set right_count = w.right_count + ${input.right}::integer - was.right_count,
             marked_count = w.marked_count + ${input.marked}::integer - was.marked_count,
             seconds = w.seconds + was.seconds_spent - was.seconds
        from was where w.student_id = was.student_id and w.week = was.week
    )
    update practice_total t set seconds = t.seconds + was.seconds_spent - was.seconds
      from was where t.student_id = was.student_id`);
};

/** Removes a reopened attempt from the counts. */
export const removePractice = async (tx: Tx, attemptId: number): Promise<void> => {
  await tx.run(sql`
    with gone as (
      delete from practice_attempt where attempt_id = ${attemptId} returning *
    ), weekly as (
      update practice_week w
         set answered = w.answered - gone.answered, right_count = w.right_count - gone.right_count,
             marked_count = w.marked_count - gone.marked_count, seconds = w.seconds - gone.seconds
        from gone where w.student_id = gone.student_id and w.week = gone.week
    )
    update practice_total t
       set answered = t.answered - gone.answered, own_answered = t.own_answered - ${ownAnswered('gone')},
           seconds = t.seconds - gone.seconds
      from gone where t.student_id = gone.student_id`);
};

/** Right and marked questions of one week. */
export type WeekRow = {
  right: (typeof practiceWeek.$inferSelect)['rightCount'];
  marked: (typeof practiceWeek.$inferSelect)['markedCount'];
} & Computed<typeof weekColumns>;

const weekColumns = { monday: z.string() };

/** A student's weeks from a Monday on; weeks without practice are missing. */
export const listWeeks = async (db: Handle, key: { studentId: number; from: string }): Promise<WeekRow[]> => {
  return db.rows<WeekRow>(
    sql`
    select week::text as monday, right_count as right, marked_count as marked
      from practice_week where student_id = ${key.studentId} and week >= ${key.from}::date`,
    weekColumns,
  );
};

/** Whether two weeks have marked questions of the same exams and subjects, and neither is empty. */
export const isLikeWeek = async (
  db: Handle,
  key: { studentId: number; monday: string; otherMonday: string },
): Promise<boolean> => {
  const row = await db.row(
    sql`
    select count(*) = 2 and count(distinct exams) = 1 as is_like from (
      select p.week, jsonb_agg(distinct jsonb_build_array(s.programme, s.variant, s.subject)) as exams
        from practice_attempt p join attempt a on a.id = p.attempt_id join assignment s on s.id = a.assignment_id
       where p.student_id = ${key.studentId} and p.week in (${key.monday}::date, ${key.otherMonday}::date) and p.marked_count > 0
       group by p.week) weekly`,
    { isLike: z.boolean() },
  );
  return row?.isLike ?? false;
};

/** The marks of one attempt. */
export type MarkedRow = WeekRow & Pick<typeof practiceAttempt.$inferSelect, 'attemptId'>;

/** An attempt whose report decides whether its marks may be shown. */
export type TestRow = MarkedRow &
  Pick<AssignmentRow, 'reportAt' | 'reportOpenedAt'> &
  Pick<RecipientRow, 'needsMarking'> &
  Computed<typeof testColumns>;

const testColumns = {
  ...weekColumns,
  /** When the last window closes; the deadline where everybody was removed from the assignment. */
  lastClosesAt: z.date(),
};

/** A student's marked attempts since a Monday whose report may not be open yet. */
export const listUnderReport = async (db: Handle, key: { studentId: number; from: string }): Promise<TestRow[]> => {
  return db.rows<TestRow>(
    sql`
    select p.attempt_id, p.week::text as monday, p.right_count as right, p.marked_count as marked, s.report_at, s.report_opened_at,
           r.needs_marking, coalesce(${lastWindowClose}, s.deadline) as last_closes_at
      from practice_attempt p
      join attempt a on a.id = p.attempt_id
      join recipient r on r.id = a.recipient_id
      join assignment s on s.id = r.assignment_id
     where p.student_id = ${key.studentId} and p.week >= ${key.from}::date and p.marked_count > 0
       and s.report_at <> 'submitted' and s.report_opened_at is null`,
    testColumns,
  );
};

/** A student's marked attempts since a Monday that share questions with a test that the student is taking now. */
export const listAskedMarks = async (
  db: Handle,
  key: { studentId: number; from: string; now: Date },
): Promise<MarkedRow[]> => {
  return db.rows<MarkedRow>(
    sql`
    select p.attempt_id, p.week::text as monday, p.right_count as right, p.marked_count as marked
      from practice_attempt p
     where p.student_id = ${key.studentId} and p.week >= ${key.from}::date and p.marked_count > 0
       and p.attempt_id in (select own.id ${overlapsLiveTest(key.now)} and own.student_id = ${key.studentId})`,
    weekColumns,
  );
};
