import { sql, type SQL } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import type { Handle, Tx, LeftJoined, Computed } from '@inkstone/db';
import type { questionRevision, subjectNode } from '@inkstone/bank/server';
import type { AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { DueDay } from '../rules.ts';
import type { errorEntry, errorOccurrence } from './error-book.tables.ts';
import { isOccurrenceDisclosable } from './disclosure.queries.ts';

type EntryColumns = typeof errorEntry.$inferSelect;
type NodeRow = typeof subjectNode.$inferSelect;

/** One entry joined with its question. */
export type EntryRow = Pick<
  EntryColumns,
  | 'id'
  | 'studentId'
  | 'questionId'
  | 'questionRevisionId'
  | 'programme'
  | 'subject'
  | 'title'
  | 'titleZh'
  | 'errorCount'
  | 'recentErrorAt'
  | 'card'
  | 'dueAt'
  | 'removedAt'
> &
  Pick<typeof questionRevision.$inferSelect, 'type' | 'prompt' | 'setRevisionId'> &
  LeftJoined<{ nodeId: NodeRow['id']; nodeName: NodeRow['name']; nodeNameZh: NodeRow['nameZh'] }>;

const columns = sql`
  e.id, e.student_id, e.question_id, e.question_revision_id, e.programme, e.subject, e.title, e.title_zh,
  n.id as node_id, n.name as node_name, n.name_zh as node_name_zh, e.error_count, e.recent_error_at, e.card, e.due_at,
  e.removed_at, q.type, q.prompt, q.set_revision_id`;
const from = sql`
  from error_entry e
  join question_revision q on q.id = e.question_revision_id
  left join subject_node n on n.id = e.knowledge_node_id`;

/** The assignment in which an entry's question was answered last; null where it never was. */
export const findLatestAssignment = async (db: Handle, entryId: number): Promise<number | null> => {
  const row = await db.row<Pick<AttemptRow, 'assignmentId'>>(sql`
    select a.assignment_id from error_occurrence o join attempt a on a.id = o.attempt_id
     where o.entry_id = ${entryId} order by o.at desc, o.id desc limit 1`);
  return row?.assignmentId ?? null;
};

// Not `exists`, here and below: combined with other conditions, the planner would evaluate it over the errors of the
// whole school.
const isOpen = (now: Date): SQL =>
  sql`coalesce((select true from error_occurrence o where o.entry_id = e.id and ${isOccurrenceDisclosable(now)} limit 1), false)`;

/** Selects the visible entries of one student, except resting ones. */
export interface BookKey {
  studentId: number;
  now: Date;
  /** Questions whose entries are left out: the resting ones for the student, none for a teacher. */
  resting: readonly number[];
}

const isInBook = ({ studentId, now, resting }: BookKey): SQL =>
  resting.length === 0
    ? sql`e.student_id = ${studentId} and ${isOpen(now)}`
    : sql`e.student_id = ${studentId} and e.question_id not in ${[...resting]} and ${isOpen(now)}`;

const isReviewed = sql`coalesce((
  select true from error_occurrence o
   where o.entry_id = e.id and (o.source = 'practice' or o.rating is not null) limit 1), false)`;

/** Whether an entry is due by the end of a day; of never reviewed ones only the first few. */
const isDue = (bookKey: BookKey, { start, end, maxNew }: DueDay): SQL => sql`(
  e.removed_at is null and e.due_at < ${end} and (${isReviewed} or e.id in (
    select n.id from (
      select e.id, e.due_at from error_entry e
       where e.removed_at is null and e.due_at < ${end} and ${isInBook(bookKey)} and not ${isReviewed}
       order by e.due_at, e.id limit ${maxListCount}) n
     order by n.due_at, n.id
     limit greatest(0, ${maxNew}::int - (
       select count(*)::int from error_entry e
        where e.student_id = ${bookKey.studentId}
          and (select min(o.at) from error_occurrence o
                where o.entry_id = e.id and (o.source = 'practice' or o.rating is not null)) >= ${start})))))`;

/** Filters and page of a list of entries. */
export interface EntryKey extends BookKey {
  /** Only entries with errors since this instant. */
  since: Date | null;
  /** Only entries due on this day. */
  dueOn: DueDay | null;
  programme: string | undefined;
  subject: string | undefined;
  nodeId: number | undefined;
  sort: 'recent' | 'countDown' | 'countUp' | 'urgent';
  page: number;
  pageNum: number;
}

const buildCondition = (key: EntryKey): SQL => {
  const parts = [isInBook(key)];
  if (key.since) parts.push(sql`e.recent_error_at >= ${key.since}`);
  if (key.dueOn) parts.push(isDue(key, key.dueOn));
  if (key.programme) parts.push(sql`e.programme = ${key.programme}`);
  if (key.subject) parts.push(sql`e.subject = ${key.subject}`);
  if (key.nodeId) parts.push(sql`e.knowledge_node_id = ${key.nodeId}`);
  return sql.join(parts, sql` and `);
};

const orderBy = {
  urgent: sql`e.due_at, e.id`,
  recent: sql`e.recent_error_at desc, e.id desc`,
  countDown: sql`e.error_count desc, e.recent_error_at desc, e.id desc`,
  countUp: sql`e.error_count, e.recent_error_at desc, e.id desc`,
};

/** One page of entries. */
export const listEntries = (db: Handle, key: EntryKey): Promise<EntryRow[]> =>
  db.rows<EntryRow>(sql`
    select ${columns} ${from} where ${buildCondition(key)}
     order by ${orderBy[key.sort]} limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`);

/** Counts the entries, up to the counting limit. */
export const countEntries = async (db: Handle, key: EntryKey): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (select 1 from error_entry e where ${buildCondition(key)} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** The ids of the entries among some that are due on a day. */
export const findDueIds = async (
  db: Handle,
  key: BookKey & { ids: readonly number[] },
  day: DueDay,
): Promise<ReadonlySet<number>> => {
  if (key.ids.length === 0) return new Set();
  const rows = await db.rows<Pick<EntryColumns, 'id'>>(sql`
    select e.id from error_entry e
     where e.id in ${[...key.ids]} and e.student_id = ${key.studentId} and ${isDue(key, day)}`);
  return new Set(rows.map(({ id }) => id));
};

/** Counts the entries due on a day. */
export const countDue = async (db: Handle, key: BookKey, day: DueDay): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (
      select 1 from error_entry e
       where ${isDue(key, day)} and ${isInBook(key)} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** Counts the resting entries that would be visible otherwise, up to the counting limit. */
export const countResting = async (db: Handle, { studentId, now, resting }: BookKey): Promise<number> => {
  if (resting.length === 0) return 0;
  const row = await db.row(
    sql`
    select count(*) as count from (
      select 1 from error_entry e
       where e.student_id = ${studentId} and e.question_id in ${[...resting]} and ${isOpen(now)}
       limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

interface OwnEntryKey {
  id: number;
  studentId: number;
  now: Date;
}

/** One entry of this student. */
export const findEntry = (db: Handle, key: OwnEntryKey): Promise<EntryRow | undefined> =>
  db.row<EntryRow>(sql`
    select ${columns} ${from} where e.id = ${key.id} and e.student_id = ${key.studentId} and ${isOpen(key.now)}`);

/** One entry of this student, locked. */
export const lockEntry = (tx: Tx, key: OwnEntryKey): Promise<EntryRow | undefined> =>
  tx.row<EntryRow>(sql`
    select ${columns} ${from} where e.id = ${key.id} and e.student_id = ${key.studentId} and ${isOpen(key.now)} for update of e`);

/** The entry of this student about a question, locked. */
export const lockEntryByQuestion = (
  tx: Tx,
  { questionId, studentId, now }: { questionId: number; studentId: number; now: Date },
): Promise<EntryRow | undefined> =>
  tx.row<EntryRow>(sql`
    select ${columns} ${from} where e.question_id = ${questionId} and e.student_id = ${studentId} and ${isOpen(now)}
       for update of e`);

const entryCount = { count: z.int() };

/** Counts entries by programme, subject and knowledge point. */
export const countByCategory = (db: Handle, key: BookKey) =>
  db.rows<
    Pick<EntryColumns, 'programme' | 'subject'> &
      LeftJoined<{ nodeId: NodeRow['id'] } & Pick<NodeRow, 'name' | 'nameZh'>> &
      Computed<typeof entryCount>
  >(
    sql`
    select e.programme, e.subject, n.id as node_id, n.name, n.name_zh, count(*) as count
      from error_entry e left join subject_node n on n.id = e.knowledge_node_id
     where ${isInBook(key)}
     group by e.programme, e.subject, n.id, n.name, n.name_zh order by count(*) desc limit 500`,
    entryCount,
  );

/** The answers to an entry over time, oldest first. */
export const listOccurrences = (db: Handle, { entryId, now }: { entryId: number; now: Date }) =>
  db.rows<Pick<typeof errorOccurrence.$inferSelect, 'id' | 'at' | 'source' | 'value' | 'isRight' | 'secondsSpent'>>(sql`
    select n.* from (
      select o.id, o.at, o.source, o.value, o.is_right, o.seconds_spent from error_occurrence o
       where o.entry_id = ${entryId} and ${isOccurrenceDisclosable(now)} order by o.at desc, o.id desc limit 200) n
     order by n.at, n.id`);

/** The students among some in whose error book a question stands now. */
export const listStudentsWithEntry = async (
  db: Handle,
  key: { studentIds: readonly number[]; questionId: number },
): Promise<Set<number>> => {
  if (key.studentIds.length === 0) return new Set();
  const rows = await db.rows<Pick<EntryColumns, 'studentId'>>(sql`
    select student_id from error_entry
     where question_id = ${key.questionId} and student_id = any(${sql.param([...key.studentIds])}::bigint[])
       and error_count > 0 and removed_at is null`);
  return new Set(rows.map(({ studentId }) => studentId));
};
