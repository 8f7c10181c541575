import { sql } from 'drizzle-orm';
import type { Handle, Computed } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns, personText, type schoolClass } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import type { paper } from '@inkstone/bank/server';
import * as z from 'zod';
import type { windowChange } from './assignments.tables.ts';
import { listedColumns, type ListedAssignment } from './listed-assignment.ts';
import { reopeningCounts } from './open-reports.queries.ts';
import type { AssignmentRow, RecipientRow } from './recipient-assignment.queries.ts';
import { isAnswered, lastAnsweredAt, releasedPoints } from './answered.queries.ts';
import {
  recipientClosesAt,
  recipientDeadline,
  hasOpenRedo,
  hasRedoToMark,
  statusExpression,
} from './assignment-status.queries.ts';

/** An assignment in a teacher's list, as the database returns it. */
export type TeacherAssignmentRow = ListedAssignment &
  Pick<AssignmentRow, 'id' | 'mode' | 'paperRevisionId'> & {
    paperTitle: (typeof paper.$inferSelect)['title'] | null;
    paperTitleZh: (typeof paper.$inferSelect)['titleZh'];
  } & Computed<typeof assignmentFigures>;

const assignmentFigures = {
  status: z.enum(['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn']),
  /** The earliest and the latest deadline of the recipients, including extra time; null without recipients. */
  firstDeadline: z.date().nullable(),
  lastDeadline: z.date().nullable(),
  lastClosesAt: z.date().nullable(),
  recipients: z.int(),
  submitted: z.int(),
  toMark: z.int(),
  late: z.int(),
  /** When the window of the last late recipient closes. */
  lateUntil: z.date().nullable(),
  canHandIn: z.int(),
  reopens: z.int(),
  clockOver: z.int(),
  staysClosed: z.int(),
  lastResponseAt: z.date().nullable(),
  finishAt: z.date().nullable(),
  rightSum: z.int().nullable(),
  scoredSum: z.int().nullable(),
  scoreMean: z.number().nullable(),
  /** Mean of the released marks in hundredths; null without any. */
  markMean: z.number().nullable(),
  /** Null without recipients. */
  hasRedo: z.boolean().nullable(),
  redoDueAt: z.date().nullable(),
  classes: z.array(z.object(nameColumns)).nullable(),
  classTime: z.date().nullable(),
};

/** Reads some assignments of a teacher with the figures of their recipients, in the order of the ids. */
export const readTeacherAssignments = async (
  db: Handle,
  key: { ids: readonly number[]; teacherId: number; now: Date },
): Promise<TeacherAssignmentRow[]> => {
  if (key.ids.length === 0) return [];
  const isLate = sql`r.status in ('none', 'started') and ${recipientDeadline} <= ${key.now}`;
  const rows = await db.rows<TeacherAssignmentRow>(
    sql`
    select ${listedColumns}, s.id, s.mode, s.paper_revision_id, ${statusExpression(key.now)} as status, q.title as paper_title,
           q.title_zh as paper_title_zh, t.*,
           k.*,
           (select avg(w.points) from recipient r cross join lateral ${releasedPoints} w
             where r.assignment_id = s.id and r.removed_at is null) as mark_mean,
           (select jsonb_agg(jsonb_build_object('name', c.name, 'nameZh', c.name_zh) order by c.id)
              from assignment_class a join school_class c on c.id = a.class_id where a.assignment_id = s.id) as classes,
           (select min(m.begins_at) from assignment_class a join class_session m on m.class_id = a.class_id
             where a.assignment_id = s.id and m.cancelled_at is null and m.begins_at > ${key.now}) as class_time
      from assignment s
      left join paper_revision v on v.id = s.paper_revision_id
      left join paper q on q.id = v.paper_id
      cross join lateral (
        select count(*) as recipients,
               count(*) filter (where r.status in ('submitted', 'marked')) as submitted,
               count(*) filter (where r.needs_marking or ${hasRedoToMark}) as to_mark,
               count(*) filter (where ${isLate}) as late,
               min(${recipientDeadline}) as first_deadline, max(${recipientDeadline}) as last_deadline,
               max(${recipientClosesAt}) as last_closes_at,
               max(${recipientClosesAt}) filter (where ${isLate}) as late_until,
               count(*) filter (where r.status in ('none', 'started') and ${recipientClosesAt} > ${key.now}
                 or ${hasOpenRedo(key.now)}) as can_hand_in,
               max(r.last_response_at) as last_response_at, max(r.submitted_at) as finish_at,
               sum(r.right_count) as right_sum, sum(r.scored_count) as scored_sum, avg(r.score) as score_mean,
               bool_or(r.redo_due_at is not null) as has_redo, max(r.redo_due_at) as redo_due_at
          from recipient r where r.assignment_id = s.id and r.removed_at is null
      ) t
      cross join lateral ${reopeningCounts(sql`t.last_closes_at`, key.now)} k
     where s.teacher_id = ${key.teacherId} and s.deleted_at is null
       and s.id in (${sql.join(
         key.ids.map((id) => sql`${id}`),
         sql`, `,
       )})`,
    assignmentFigures,
  );
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return key.ids.flatMap((id) => rowById.get(id) ?? []);
};

/** A recipient with everything the teacher sees. */
export type RecipientDetailRow = Pick<
  RecipientRow,
  | 'id'
  | 'studentId'
  | 'status'
  | 'needsMarking'
  | 'extraSeconds'
  | 'extraPercent'
  | 'attemptId'
  | 'submittedAt'
  | 'score'
  | 'scoreMax'
  | 'rightCount'
  | 'scoredCount'
> & {
  className: (typeof schoolClass.$inferSelect)['name'] | null;
  classNameZh: (typeof schoolClass.$inferSelect)['nameZh'];
  ownBeginsAt: RecipientRow['beginsAt'];
  ownDeadline: RecipientRow['deadline'];
} & Computed<typeof recipientFigures>;

const recipientFigures = {
  ...nameColumns,
  /** When the attempt started; null before. Attempts belong to a later feature, which declares their columns. */
  startedAt: z.date().nullable(),
  clockStartedAt: z.date().nullable(),
  waitedSeconds: z.int(),
  lastResponseAt: z.date().nullable(),
  answered: z.int(),
  /** Ids of the answered questions if requested, else null. */
  answeredIds: z.array(z.int()).nullable(),
  /** The module that each section led to; null before the attempt is started. */
  routes: z.record(z.string(), z.string()).nullable(),
  isOver: z.boolean(),
};

/** What is needed of a recipient to select a page; the rest is read for that page only. */
export type RecipientSummaryRow = Pick<
  RecipientDetailRow,
  | 'id'
  | 'status'
  | 'needsMarking'
  | 'ownBeginsAt'
  | 'ownDeadline'
  | 'extraSeconds'
  | 'attemptId'
  | 'submittedAt'
  | 'score'
> &
  Pick<RecipientRow, 'closedByClock' | 'redoDueAt' | 'reportWasOpen'> &
  Computed<typeof recipientSummary>;

const recipientSummary = {
  ...nameColumns,
  /** Names, user name and pinyin. */
  searchText: z.string(),
  /** When something was last answered; null before, and if not requested. */
  lastAt: z.date().nullable(),
};

/** Lists all recipients of an assignment by sort name; with the time of the last answer if `withLast` is set. */
export const listRecipientSummaries = async (
  db: Handle,
  { assignmentId, withLast }: { assignmentId: number; withLast: boolean },
): Promise<RecipientSummaryRow[]> => {
  return db.rows<RecipientSummaryRow>(
    sql`
    select r.id, ${displayName} as name, ${displayNameZh} as name_zh, ${personText} as search_text, r.status,
           r.needs_marking, r.begins_at as own_begins_at,
           r.deadline as own_deadline, r.extra_seconds, r.attempt_id, r.submitted_at, r.score,
           r.closed_by_clock, r.redo_due_at, r.report_was_open,
           ${withLast ? lastAnsweredAt : sql`null::timestamptz`} as last_at
      from recipient r join person p on p.id = r.student_id
     where r.assignment_id = ${assignmentId} and r.removed_at is null
     order by p.sort_name collate "C", p.id`,
    recipientSummary,
  );
};

/** Lists some recipients in the order of the ids; with the ids of answered questions if `withAnswers` is set. */
export const listRecipients = async (
  db: Handle,
  { assignmentId, ids, withAnswers }: { assignmentId: number; ids: readonly number[]; withAnswers: boolean },
): Promise<RecipientDetailRow[]> => {
  if (ids.length === 0) return [];
  const answeredIds = withAnswers ? sql`jsonb_agg(n.question_id)` : sql`null::jsonb`;
  const rows = await db.rows<RecipientDetailRow>(
    sql`
    select r.id, r.student_id, ${displayName} as name, ${displayNameZh} as name_zh, c.name as class_name, c.name_zh as class_name_zh, r.status,
           r.needs_marking, r.begins_at as own_begins_at, r.deadline as own_deadline, r.extra_seconds, r.extra_percent, r.attempt_id,
           a.started_at,
           (select to_timestamp(min((g.value->>'enteredAt')::float8) / 1000) from jsonb_each(a.state->'navigationUnits') g)
             as clock_started_at,
           coalesce((select sum((w.value->>'until')::float8 - (w.value->>'from')::float8) / 1000
                       from jsonb_array_elements(a.state->'waits') w), 0)::int as waited_seconds,
           r.submitted_at, ${lastAnsweredAt} as last_response_at,
           coalesce(l.answered, 0) as answered, l.answered_ids,
           a.state->'routes' as routes, r.status in ('submitted', 'marked') as is_over, r.score, r.score_max, r.right_count, r.scored_count
      from recipient r
      join person p on p.id = r.student_id
      left join school_class c on c.id = r.class_id
      left join attempt a on a.id = r.attempt_id
      left join lateral (
        select count(*) as answered, ${answeredIds} as answered_ids
          from answer n where n.attempt_id = r.attempt_id and ${isAnswered} and not exists (
            select 1 from removed_question x where x.assignment_id = r.assignment_id and x.question_id = n.question_id)
      ) l on true
     where r.assignment_id = ${assignmentId} and r.id in (${sql.join(
       ids.map((id) => sql`${id}`),
       sql`, `,
     )})`,
    recipientFigures,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A change of a window. */
export type ChangeRow = Pick<typeof windowChange.$inferSelect, 'at' | 'field' | 'oldValue' | 'newValue' | 'reason'> & {
  byName: (typeof person.$inferSelect)['name'];
  byNameZh: (typeof person.$inferSelect)['nameZh'];
} & Computed<typeof changedStudent>;

const changedStudent = { studentName: z.string().nullable(), studentNameZh: z.string().nullable() };

/** Lists the changes of an assignment's window, newest first. */
export const listChanges = async (db: Handle, assignmentId: number): Promise<ChangeRow[]> => {
  return db.rows<ChangeRow>(
    sql`
    select w.at, b.name as by_name, b.name_zh as by_name_zh, ${displayName} as student_name, ${displayNameZh} as student_name_zh,
           w.field, w.old_value, w.new_value, w.reason
      from window_change w
      join person b on b.id = w.by_id
      left join recipient r on r.id = w.recipient_id
      left join person p on p.id = r.student_id
     where w.assignment_id = ${assignmentId}
     order by w.at desc, w.id desc limit 200`,
    changedStudent,
  );
};
