import { sql, type SQL } from 'drizzle-orm';
import { recipientDeadline } from '@inkstone/assignments/server';
import { isAmong, type Handle, type Tx } from '@inkstone/db';
import { displayName, displayNameZh } from '@inkstone/people/server';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { AttemptScore } from '@inkstone/exam/scoring';
import {
  assignmentKindIds,
  candidateKinds,
  isTestKind,
  testKinds,
  type AssignmentKind,
} from '@inkstone/exam/assignment-kinds';

/** A finished attempt with everything that its report shows. */
export type ReportRow = {
  attemptId: number;
  assignmentId: number;
  recipientId: number;
  studentId: number;
  kind: AssignmentKind;
  title: string;
  titleZh: string | null;
  programme: string;
  variant: string;
  paperRevisionId: number | null;
  reportAt: 'submitted' | 'closed' | 'byHand';
  reportOpenedAt: Date | null;
  isSelfMarked: boolean;
  deadline: Date;
  studentName: string;
  studentNameZh: string | null;
  teacherName: string;
  teacherNameZh: string | null;
  classId: number | null;
  className: string | null;
  classNameZh: string | null;
  blueprint: Blueprint;
  state: AttemptState;
  startedAt: Date;
  submittedAt: Date | null;
  scoredAt: Date | null;
  endedBy: 'student' | 'clock' | 'teacher' | null;
  score: number | null;
  scoreMax: number | null;
  /** Total set by hand, in hundredths; null while the computed one counts. */
  scoreOverride: number | null;
  /** It was set before the attempt was reopened, and nobody has confirmed it since. */
  scoreOverridePredatesReopening: boolean;
  rightCount: number | null;
  scoredCount: number | null;
  result: AttemptScore | null;
  secondsSpent: number;
  environment: 'checked' | 'unchecked' | null;
  needsMarking: boolean;
  sortName: string;
  /** The redo request that it answers; null for the first attempt. */
  redoId: number | null;
  redoRequestedAt: Date | null;
  redoDueAt: Date | null;
  redoMessage: string | null;
};

const buildColumns = (blueprint: SQL, result: SQL): SQL => sql`
  a.id as attempt_id, a.assignment_id, a.recipient_id, a.student_id, s.kind, s.title, s.title_zh, s.programme, s.variant,
  s.paper_revision_id, s.report_at, s.report_opened_at, s.is_self_marked,
  coalesce(d.due_at, ${recipientDeadline}) as deadline, a.redo_id,
  d.requested_at as redo_requested_at, d.due_at as redo_due_at, d.message as redo_message,
  ${displayName} as student_name, ${displayNameZh} as student_name_zh, p.sort_name, t.name as teacher_name, t.name_zh as teacher_name_zh,
  r.class_id, c.name as class_name, c.name_zh as class_name_zh, ${blueprint} as blueprint, a.state, a.started_at, a.submitted_at,
  a.scored_at, a.ended_by, a.score, a.score_max, a.score_override, a.score_override_predates_reopening, a.right_count, a.scored_count, ${result} as result, a.seconds_spent, a.environment,
  r.needs_marking`;
const columns = buildColumns(sql`a.blueprint`, sql`a.result`);
const reportSource = sql`
  from attempt a
  join recipient r on r.id = a.recipient_id
  join assignment s on s.id = a.assignment_id
  join person p on p.id = a.student_id
  join person t on t.id = s.teacher_id
  left join school_class c on c.id = r.class_id
  left join redo d on d.id = a.redo_id`;

// Attempts for a cancelled redo have no report. Submitted attempts come first, and complete ones before redone parts.
const findReportRow = async (db: Handle, where: SQL): Promise<ReportRow | undefined> => {
  return db.row<ReportRow>(sql`select ${columns} ${reportSource} where ${where} and d.withdrawn_at is null
     order by (a.scored_at is not null) desc, (a.redo_id is null) desc, a.id desc limit 1`);
};

/** Matches the requested attempt, or any. */
const matchesAttempt = (attemptId: number | undefined): SQL =>
  attemptId === undefined ? sql`true` : sql`a.id = ${attemptId}`;

/** The student's own complete attempt, or the requested one, at an assignment that was not withdrawn. */
export const findOwnReport = (
  db: Handle,
  key: { assignmentId: number; studentId: number; attemptId?: number | undefined },
) =>
  findReportRow(
    db,
    sql`a.assignment_id = ${key.assignmentId} and a.student_id = ${key.studentId} and r.removed_at is null
        and s.withdrawn_at is null and s.deleted_at is null and ${matchesAttempt(key.attemptId)}`,
  );

/** The kinds whose reports a student reads on the pages of tests, and those of homework. */
const kindsByPages = { test: testKinds, homework: assignmentKindIds.filter((kind) => !isTestKind(kind)) };

/** Whether the student received this assignment. */
export const isRecipient = async (
  db: Handle,
  key: { assignmentId: number; studentId: number; pages: 'test' | 'homework' },
): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 from recipient r join assignment s on s.id = r.assignment_id
     where r.assignment_id = ${key.assignmentId} and r.student_id = ${key.studentId} and r.removed_at is null
       and s.withdrawn_at is null and s.deleted_at is null and ${isAmong('s.kind', kindsByPages[key.pages])}`);
  return rows.length > 0;
};

/** What a reader may see of others' reports: their own assignments, and candidates' tests by role. */
export interface ReaderScope {
  teacherId: number;
  candidates: 'none' | 'own' | 'all';
}

const isReadableBy = ({ teacherId, candidates }: ReaderScope): SQL => {
  if (candidates === 'all') return isAmong('s.kind', candidateKinds);
  const isGiven = sql`s.teacher_id = ${teacherId}`;
  return candidates === 'own' ? isGiven : sql`(${isGiven} and not ${isAmong('s.kind', candidateKinds)})`;
};

/** One attempt at an assignment that the reader teaches or supervises. */
export const findAttemptReport = (db: Handle, key: ReaderScope & { attemptId: number }) =>
  findReportRow(db, sql`a.id = ${key.attemptId} and ${isReadableBy(key)}`);

/** A student's complete attempt, or the requested one, at an assignment that the reader teaches or supervises. */
export const findStudentReport = (
  db: Handle,
  key: ReaderScope & { assignmentId: number; studentId: number; attemptId?: number | undefined },
) =>
  findReportRow(
    db,
    sql`a.assignment_id = ${key.assignmentId} and a.student_id = ${key.studentId} and ${isReadableBy(key)}
        and ${matchesAttempt(key.attemptId)}`,
  );

const byName = sql`p.sort_name collate "C", p.id`;
// Nearly all attempts at an assignment share the first one's blueprint: then it is neither sent nor parsed again.
const ownBlueprint = sql`
  case when row_number() over (order by ${byName}) = 1
         or a.blueprint is distinct from first_value(a.blueprint) over (order by ${byName}) then a.blueprint end`;

// First attempts that were submitted and scored, of students who still have the assignment.
const isFinished = sql`a.scored_at is not null and r.removed_at is null and a.redo_id is null`;

/**
 * Every finished attempt at an assignment, of one class or all, by the students' sort names; redone parts are only in
 * each student's own report. Question results are loaded only for the given range, and only for the given attempts,
 * where there are any.
 */
export const listFinishedAttempts = async (
  db: Handle,
  key: {
    assignmentId: number;
    classId: number | undefined;
    resultRange?: { from: number; to: number } | undefined;
    attemptIds?: readonly number[];
  },
): Promise<ReportRow[]> => {
  const ofClass = key.classId === undefined ? sql`` : sql`and r.class_id = ${key.classId}`;
  const { resultRange: places, attemptIds } = key;
  const amongAttempts = attemptIds === undefined ? sql`` : sql`and a.id = any(${sql.param([...attemptIds])}::bigint[])`;
  const result = places
    ? sql`case when row_number() over (order by ${byName}) between ${places.from + 1} and ${places.to} then a.result end`
    : sql`a.result`;
  const rows = await db.rows<Omit<ReportRow, 'blueprint'> & { blueprint: ReportRow['blueprint'] | null }>(sql`
    select ${buildColumns(ownBlueprint, result)} ${reportSource}
     where a.assignment_id = ${key.assignmentId} and ${isFinished} ${ofClass} ${amongAttempts}
     order by ${byName}`);
  const shared = rows[0]?.blueprint;
  return rows.flatMap((row) => {
    const blueprint = row.blueprint ?? shared;
    return blueprint ? [{ ...row, blueprint }] : [];
  });
};

/** Everyone who finished an assignment, by the students' sort names, with the fields needed to choose a page. */
export const listFinishedKeys = async (
  db: Handle,
  assignmentId: number,
): Promise<{ attemptId: number; score: number | null }[]> => {
  return db.rows<{ attemptId: number; score: number | null }>(sql`
    select a.id as attempt_id, a.score from attempt a
      join recipient r on r.id = a.recipient_id join person p on p.id = a.student_id
     where a.assignment_id = ${assignmentId} and ${isFinished} order by ${byName}`);
};

/** Upper bound of the answers that the report of an assignment, or of one class, reads. */
export const countReportAnswers = async (
  db: Handle,
  { id, classId }: { id: number; classId?: number | undefined },
): Promise<number> => {
  const ofClass = classId === undefined ? sql`` : sql`and r.class_id = ${classId}`;
  const row = await db.row<{ count: number }>(sql`
    select s.question_count * (select count(*) from recipient r where r.assignment_id = s.id ${ofClass}) as count
      from assignment s where s.id = ${id}`);
  return row?.count ?? 0;
};

/** A teacher's assignment with the numbers of its recipients. */
export const findTeacherAssignment = async (db: Handle, key: { id: number; teacherId: number }) => {
  return db.row<{
    id: number;
    kind: ReportRow['kind'];
    title: string;
    titleZh: string | null;
    programme: string;
    variant: string;
    deadline: Date;
    reportAt: ReportRow['reportAt'];
    reportOpenedAt: Date | null;
    paperRevisionId: number | null;
  }>(sql`
    select id, kind, title, title_zh, programme, variant, deadline, report_at, report_opened_at, paper_revision_id
      from assignment where id = ${key.id} and teacher_id = ${key.teacherId} and deleted_at is null`);
};

/** Classes and students of an assignment, with who has not submitted. */
export const listRecipients = async (db: Handle, assignmentId: number) => {
  return db.rows<{
    studentId: number;
    name: string;
    nameZh: string | null;
    classId: number | null;
    className: string | null;
    classNameZh: string | null;
    status: 'none' | 'started' | 'submitted' | 'marked';
  }>(sql`
    select r.student_id, ${displayName} as name, ${displayNameZh} as name_zh, r.class_id, c.name as class_name, c.name_zh as class_name_zh, r.status
      from recipient r join person p on p.id = r.student_id left join school_class c on c.id = r.class_id
     where r.assignment_id = ${assignmentId} and r.removed_at is null
     order by p.sort_name collate "C", p.id`);
};

/** Rate of full points and mean seconds of the newest 300 answers to each question, from five answers on. */
export const readSchoolMeans = async (db: Handle, questionIds: readonly number[]) => {
  if (questionIds.length === 0) return new Map<number, { rate: number; seconds: number }>();
  const ids = sql.join(
    questionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<{ questionId: number; rate: number; seconds: number }>(sql`
    select question_id, avg(case when earned = possible then 100 else 0 end) as rate, avg(seconds_spent) as seconds
      from unnest(array[${ids}]::bigint[]) as asked(id), lateral (
             select n.question_id, n.earned, n.possible, n.seconds_spent from answer n
              where n.question_id = asked.id and n.possible > 0 and n.earned is not null order by n.attempt_id desc limit 300) newest
     group by question_id having count(*) >= 5`);
  return new Map(rows.map((row) => [row.questionId, { rate: row.rate, seconds: row.seconds }]));
};

/** A comparable earlier attempt, and what decides whether its student may read its report. */
export type PreviousRow = Pick<
  ReportRow,
  'assignmentId' | 'title' | 'titleZh' | 'reportAt' | 'reportOpenedAt' | 'deadline' | 'needsMarking'
> & { score: number; submittedAt: Date };

/** Pairs of section and question type in a blueprint. */
const sectionTypesSql = (blueprint: SQL): SQL => sql`(
  select jsonb_agg(distinct jsonb_build_array(x->'id', q->'type'))
    from jsonb_array_elements(${blueprint}->'sections') x, jsonb_array_elements(x->'parts') p,
         jsonb_array_elements(p->'sets') e, jsonb_array_elements(e->'questions') q)`;

const paperIdSql = (revisionId: SQL): SQL => sql`(select v.paper_id from paper_revision v where v.id = ${revisionId})`;

// The search for comparable attempts stops here.
const maxPreviousAttempts = 30;

/**
 * The student's latest comparable earlier attempts, newest first: of the same exam and subject, with equal maximum
 * points, and of the same paper or else the same types of question in each section.
 */
export const listPreviousAttempts = async (db: Handle, row: ReportRow): Promise<PreviousRow[]> => {
  return db.rows<PreviousRow>(sql`
    with own as materialized (
      select s.paper_revision_id, s.subject, ${paperIdSql(sql`s.paper_revision_id`)} as paper_id, ${sectionTypesSql(sql`a.blueprint`)} as tasks
        from attempt a join assignment s on s.id = a.assignment_id where a.id = ${row.attemptId}
    ), earlier as (
      select a.assignment_id, s.title, s.title_zh, s.report_at, s.report_opened_at, s.deadline, r.needs_marking, a.score,
             a.submitted_at, a.blueprint, s.paper_revision_id
        from attempt a join recipient r on r.id = a.recipient_id join assignment s on s.id = a.assignment_id cross join own o
       where a.student_id = ${row.studentId} and a.recipient_id <> ${row.recipientId} and a.redo_id is null and a.score is not null
         and s.programme = ${row.programme} and s.variant = ${row.variant} and s.kind = ${row.kind} and s.subject = o.subject
         and (s.paper_revision_id is null) = (o.paper_revision_id is null)
         and a.score_max is not distinct from ${row.scoreMax} and a.submitted_at < ${row.submittedAt} and s.withdrawn_at is null and s.deleted_at is null
       order by a.submitted_at desc limit ${maxPreviousAttempts}
    )
    select e.assignment_id, e.title, e.title_zh, e.report_at, e.report_opened_at, e.deadline, e.needs_marking, e.score, e.submitted_at
      from earlier e cross join own o
     where ${paperIdSql(sql`e.paper_revision_id`)} = o.paper_id or ${sectionTypesSql(sql`e.blueprint`)} = o.tasks
     order by e.submitted_at desc limit 10`);
};

/** Pinned questions whose key was corrected for an assignment. */
export const listCorrectedQuestions = async (
  db: Handle,
  questionRevisionIds: readonly number[],
  assignmentId: number,
): Promise<Set<number>> => {
  if (questionRevisionIds.length === 0) return new Set();
  const ids = sql.join(
    questionRevisionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<{ id: number }>(sql`
    select distinct question_revision_id as id from key_correction
     where reversed_at is null and question_revision_id in (${ids})
       and (teacher_id is null or teacher_id = (select s.teacher_id from assignment s where s.id = ${assignmentId}))`);
  return new Set(rows.map(({ id }) => id));
};

/** The latest change of an attempt's total. */
export const findScoreChange = async (db: Handle, attemptId: number) => {
  return db.row<{ oldValue: number | null; reason: string; at: Date }>(sql`
    select old_value, reason, at from score_change where attempt_id = ${attemptId} order by at desc, id desc limit 1`);
};

/** Records a change of a total. */
export const insertScoreChange = async (
  tx: Tx,
  row: { attemptId: number; byId: number; at: Date; oldValue: number | null; newValue: number | null; reason: string },
): Promise<void> => {
  await tx.run(sql`
    insert into score_change (attempt_id, by_id, at, old_value, new_value, reason)
    values (${row.attemptId}, ${row.byId}, ${row.at}, ${row.oldValue}, ${row.newValue}, ${row.reason})`);
};

/** Where some pictures are stored, with their sizes in bytes. */
export const listPictureKeys = async (
  db: Handle,
  ids: readonly number[],
): Promise<{ id: number; key: string; bytes: number }[]> => {
  if (ids.length === 0) return [];
  return db.rows<{ id: number; key: string; bytes: number }>(
    sql`select id, key, size_bytes as bytes from stored_file where id = any(${sql.param([...ids])}::bigint[])`,
  );
};
