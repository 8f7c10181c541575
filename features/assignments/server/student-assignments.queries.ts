import { sql, type SQL } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import type { Handle, Computed } from '@inkstone/db';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { person } from '@inkstone/session/server';
import type { schoolClass } from '@inkstone/people/server';
import * as z from 'zod';
import { isAnswered, lastAnsweredAt, releasedPoints } from './answered.queries.ts';
import { recipientClosesAt, recipientDeadline } from './assignment-status.queries.ts';
import { listedColumns, type ListedAssignment } from './listed-assignment.ts';
import { lastWindowClose, type AssignmentRow, type RecipientRow } from './recipient-assignment.queries.ts';
import type { RedoRow } from './redo.queries.ts';
import { containsSearchTerms } from './search-terms.queries.ts';

/** Query of a student's list of assignments. */
export interface StudentAssignmentsKey {
  studentId: number;
  kinds: readonly string[];
  now: Date;
  filter: 'all' | 'onGoing' | 'complete' | 'delay';
  search: string | undefined;
  /** Only assignments of this teacher; undefined: of any. */
  assignedBy?: number | undefined;
  page: number;
  pageNum: number;
}

/** A student's assignment, as the database returns it. */
export type StudentAssignmentRow = ListedAssignment &
  Pick<AssignmentRow, 'questionCount' | 'paperRevisionId' | 'mode'> &
  Pick<
    RecipientRow,
    | 'assignmentId'
    | 'extraSeconds'
    | 'extraPercent'
    | 'percentSeconds'
    | 'status'
    | 'needsMarking'
    | 'attemptId'
    | 'submittedAt'
    | 'score'
    | 'scoreMax'
    | 'rightCount'
    | 'scoredCount'
    /** The deadline of the newest redo, submitted or not. */
    | 'redoDueAt'
  > & {
    recipientId: RecipientRow['id'];
    ownBeginsAt: RecipientRow['beginsAt'];
    ownDeadline: RecipientRow['deadline'];
    teacherName: (typeof person.$inferSelect)['name'];
    teacherNameZh: (typeof person.$inferSelect)['nameZh'];
    className: (typeof schoolClass.$inferSelect)['name'] | null;
    classNameZh: (typeof schoolClass.$inferSelect)['nameZh'];
    /** The redo that is still to be submitted; null if there is none. */
    redoId: RedoRow['id'] | null;
    redoRequestedAt: RedoRow['requestedAt'] | null;
    redoOpenUntil: RedoRow['dueAt'] | null;
    redoMessage: RedoRow['message'];
  } & Computed<typeof computed>;

// The redo that is neither submitted nor withdrawn; there is at most one.
const openRedo = sql`
  left join redo d on d.recipient_id = r.id and d.withdrawn_at is null and d.status in ('none', 'started')`;

const tabExpression = (now: Date): SQL => sql`
  case
    when d.due_at > ${now} then 'onGoing'
    when r.status in ('submitted', 'marked') then 'complete'
    when r.status = 'started' and ${recipientClosesAt} <= ${now} then 'complete'
    when ${recipientDeadline} <= ${now} then 'delay'
    else 'onGoing'
  end`;

const kindList = (kinds: readonly string[]): SQL =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );

const scope = (key: Pick<StudentAssignmentsKey, 'studentId' | 'kinds' | 'search' | 'assignedBy'>): SQL => {
  const matchesSearch = containsSearchTerms(sql`s.search_text`, key.search) ?? sql`true`;
  const fromWhom = key.assignedBy === undefined ? sql`true` : sql`s.teacher_id = ${key.assignedBy}`;
  return sql`${fromWhom} and r.student_id = ${key.studentId} and r.removed_at is null and s.withdrawn_at is null
    and s.deleted_at is null and s.kind in (${kindList(key.kinds)}) and ${matchesSearch}`;
};

/** Counts the assignments of each tab, among the newest that are counted. */
export const countStudentAssignments = async (db: Handle, key: StudentAssignmentsKey): Promise<Map<string, number>> => {
  const rows = await db.rows(
    sql`
    select t.tab, count(*) as count
      from (select ${tabExpression(key.now)} as tab
              from recipient r join assignment s on s.id = r.assignment_id ${openRedo} where ${scope(key)}
             order by r.id desc limit ${maxListCount}) t
     group by t.tab`,
    { tab: z.string(), count: z.int() },
  );
  return new Map(rows.map(({ tab, count }) => [tab, count]));
};

const isNotRemoved = sql`not exists (
  select 1 from removed_question x where x.assignment_id = s.id and x.question_id = n.question_id)`;

const columns = sql`
  ${listedColumns}, s.question_count, s.paper_revision_id, s.mode, r.id as recipient_id, s.id as assignment_id, r.begins_at as own_begins_at,
  r.deadline as own_deadline, r.extra_seconds, r.extra_percent, r.percent_seconds, t.name as teacher_name, t.name_zh as teacher_name_zh, c.name as class_name,
  c.name_zh as class_name_zh, r.status, r.needs_marking, r.attempt_id, r.submitted_at,
  ${lastAnsweredAt} as last_response_at,
  (select count(*) from answer n where n.attempt_id = r.attempt_id and ${isAnswered} and ${isNotRemoved}) as answered,
  (select avg(points) from ${releasedPoints} w) as mark_mean,
  r.score, r.score_max, r.right_count, r.scored_count, r.redo_due_at, d.id as redo_id, d.status as redo_status,
  d.requested_at as redo_requested_at, d.due_at as redo_open_until, cardinality(d.question_ids) as redo_questions,
  (select count(*) from answer n where n.attempt_id = d.attempt_id and ${isAnswered}) as redo_answered,
  d.message as redo_message,
  ${lastWindowClose} as last_closes_at`;
const computed = {
  /** When something was last answered, in the first attempt or in a redo. */
  lastResponseAt: z.date().nullable(),
  answered: z.int(),
  /** Mean of the released marks in hundredths; null without any. */
  markMean: z.number().nullable(),
  redoStatus: z.enum(['none', 'started']).nullable(),
  redoQuestions: z.int().nullable(),
  redoAnswered: z.int(),
  /** When the last recipient's window closes, including extra time but not the grace period. */
  lastClosesAt: z.date(),
};

const joins = sql`
  from recipient r
  join assignment s on s.id = r.assignment_id
  join person t on t.id = s.teacher_id
  left join school_class c on c.id = r.class_id
  ${openRedo}`;

/**
 * Assignments that can still be worked on come first, the earliest due date first; then those that are over, the latest
 * first, by submission or else by deadline.
 */
const orderClause = (now: Date): SQL => {
  const isOnGoing = sql`${tabExpression(now)} = 'onGoing'`;
  return sql`
    case when ${isOnGoing} then coalesce(d.due_at, ${recipientDeadline}) end nulls last,
    coalesce(r.submitted_at, ${recipientDeadline}) desc, r.id`;
};

/** Lists one page of a student's assignments, the most urgent first. */
export const listStudentAssignments = async (
  db: Handle,
  key: StudentAssignmentsKey,
): Promise<StudentAssignmentRow[]> => {
  const tab = key.filter === 'all' ? sql`` : sql`and ${tabExpression(key.now)} = ${key.filter}`;
  const order = orderClause(key.now);
  return db.rows<StudentAssignmentRow>(
    sql`
    select ${columns} ${joins} where ${scope(key)} ${tab}
     order by ${order} limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    computed,
  );
};

/** Finds one assignment of a student. */
export const findStudentAssignment = async (
  db: Handle,
  key: { studentId: number; assignmentId: number; kinds: readonly string[] },
): Promise<StudentAssignmentRow | undefined> => {
  return db.row<StudentAssignmentRow>(
    sql`
    select ${columns} ${joins}
     where ${scope({ ...key, search: undefined })} and s.id = ${key.assignmentId}`,
    computed,
  );
};

const deletion = { isDeleted: z.boolean() };

type WithdrawnAssignment = Pick<AssignmentRow, 'kind'> & Computed<typeof deletion>;

/** Finds an assignment that a student had and that was withdrawn or deleted. */
export const findWithdrawnAssignment = async (
  db: Handle,
  key: { studentId: number; assignmentId: number; kinds: readonly string[] },
): Promise<WithdrawnAssignment | undefined> => {
  return db.row<WithdrawnAssignment>(
    sql`
    select s.kind, s.deleted_at is not null as is_deleted
      from recipient r join assignment s on s.id = r.assignment_id
     where r.student_id = ${key.studentId} and s.id = ${key.assignmentId} and r.removed_at is null
       and s.kind in (${kindList(key.kinds)}) and (s.withdrawn_at is not null or s.deleted_at is not null)`,
    deletion,
  );
};

// Answers and attempts belong to a later feature: their columns are checked as computed ones are.
const questionState = {
  attemptId: z.int(),
  questionId: z.int(),
  isAnswered: z.boolean(),
  earned: z.int().nullable(),
  possible: z.int().nullable(),
};
const listedAttempt = {
  id: z.int(),
  redoId: z.int().nullable(),
  questions: z.int().nullable(),
  startedAt: z.date(),
  submittedAt: z.date().nullable(),
  score: z.int().nullable(),
  scoreMax: z.int().nullable(),
};
// The server wrote both itself, from these types.
const firstAttempt = { blueprint: z.custom<Blueprint>(), state: z.custom<AttemptState>() };

/** Lists what was answered and earned for each question of some attempts. */
export const listQuestionStates = async (db: Handle, attemptIds: readonly number[]) => {
  if (attemptIds.length === 0) return [];
  return db.rows(
    sql`
    select n.attempt_id, n.question_id, ${isAnswered} as is_answered, n.earned, n.possible
      from answer n where n.attempt_id in (${sql.join(
        attemptIds.map((id) => sql`${id}`),
        sql`, `,
      )})`,
    questionState,
  );
};

/** Lists the attempts of a recipient, oldest first, without those of withdrawn redos. */
export const listAttemptRows = async (db: Handle, recipientId: number) => {
  return db.rows(
    sql`
    select a.id, a.redo_id, cardinality(d.question_ids) as questions, a.started_at, a.submitted_at, a.score, a.score_max
      from attempt a left join redo d on d.id = a.redo_id
     where a.recipient_id = ${recipientId} and d.withdrawn_at is null order by a.id`,
    listedAttempt,
  );
};

/** The blueprint and state of a recipient's first attempt; undefined before it was opened. */
export const findFirstAttempt = async (
  db: Handle,
  recipientId: number,
): Promise<Computed<typeof firstAttempt> | undefined> => {
  return db.row(
    sql`
    select a.blueprint, a.state from attempt a
     where a.recipient_id = ${recipientId} and a.redo_id is null order by a.id desc limit 1`,
    firstAttempt,
  );
};
