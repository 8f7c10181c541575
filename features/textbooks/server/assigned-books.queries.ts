import { sql, type SQL } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import {
  hasBegun,
  containsSearchTerms,
  recipientDeadline,
  type AssignmentRow,
  type RecipientRow,
} from '@inkstone/assignments/server';
import { isAmong, type Handle, type Tx, type LeftJoined, type Computed } from '@inkstone/db';
import { kindsInFamily } from '@inkstone/exam/assignment-kinds';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import * as z from 'zod';
import { editionColumns, editionSource, type EditionRow } from './bank.queries.ts';
import { assignmentBook, type bookReading } from './textbooks.tables.ts';

/** Stores which edition an assignment is about. */
export const insertAssignmentBook = async (tx: Tx, row: typeof assignmentBook.$inferInsert): Promise<void> => {
  await tx.insert(assignmentBook).values(row);
};

/** The edition that an assignment gives, while it is in the bank. */
export const findEditionInBank = async (db: Handle, assignmentId: number): Promise<number | undefined> => {
  const row = await db.row<Pick<EditionRow, 'id'>>(sql`
    select e.id from assignment_book a join book_edition e on e.id = a.edition_id
     where a.assignment_id = ${assignmentId} and e.hidden_at is null`);
  return row?.id;
};

/** Whether the assignment `s` gives a textbook. */
export const isTextbook = isAmong('s.kind', kindsInFamily('textbook'));

/** Filter of a teacher's list of assigned textbooks. */
export interface AssignedBooksFilter {
  teacherId: number;
  now: Date;
  search: string | undefined;
  status: string | undefined;
  classId: number | undefined;
  sort: 'assigned' | 'deadline' | 'title';
  order: 'asc' | 'desc';
  page: number;
  pageNum: number;
}

/** One assigned textbook with its progress. */
export type AssignedBookRow = EditionRow &
  Pick<AssignmentRow, 'title' | 'titleZh' | 'beginsAt' | 'deadline' | 'teacherMessage'> & {
    assignmentId: AssignmentRow['id'];
    assignedAt: AssignmentRow['createdAt'];
  } & Computed<typeof assignedBookFigures>;

/** Whether a reading `g` covers every page of the edition `e`. */
const isReadThrough = sql`(e.pages > 0 and g.pages_seen @> int4range(1, e.pages + 1))`;

/**
 * Whether anybody still has to read the edition `e` of assignment `s`, with an own deadline that meets the condition.
 */
const hasUnfinishedReader = (condition: SQL): SQL => sql`exists (
  select 1 from recipient r left join book_reading g on g.recipient_id = r.id
   where r.assignment_id = s.id and r.removed_at is null and not coalesce(${isReadThrough}, false) and ${condition})`;

const statusSql = (now: Date): SQL => sql`
  case
    when s.withdrawn_at is not null then 'withdrawn'
    when not ${hasBegun(now)} then 'notYet'
    when ${hasUnfinishedReader(sql`${recipientDeadline} > ${now}`)} then 'onGoing'
    when ${hasUnfinishedReader(sql`true`)} then 'delay'
    else 'complete'
  end`;

const source = sql`
  assignment s join assignment_book a on a.assignment_id = s.id join ${editionSource} on e.id = a.edition_id`;

const filters = ({ teacherId, search, classId }: AssignedBooksFilter): SQL => {
  const parts = [sql`s.teacher_id = ${teacherId}`, isTextbook, sql`s.deleted_at is null`];
  const isTitle = containsSearchTerms(sql`s.search_text`, search);
  if (isTitle) parts.push(isTitle);
  if (classId) {
    parts.push(sql`exists (
      select 1 from assignment_class c where c.assignment_id = s.id and c.class_id = ${classId})`);
  }
  return sql.join(parts, sql` and `);
};

const orderBySql = ({ sort, order }: AssignedBooksFilter): SQL => {
  const columns = { assigned: sql`s.created_at`, deadline: sql`s.deadline`, title: sql`lower(s.title) collate "C"` };
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  return sql`${columns[sort]} ${way}, s.id ${way}`;
};

const assignedBookColumns = (now: Date): SQL => sql`
  ${editionColumns}, s.id as assignment_id, s.title, s.title_zh, ${statusSql(now)} as status, s.created_at as assigned_at,
  s.begins_at, s.deadline, s.teacher_message,
  (select jsonb_agg(jsonb_build_object('name', c.name, 'nameZh', c.name_zh) order by c.id)
     from assignment_class x join school_class c on c.id = x.class_id where x.assignment_id = s.id) as classes,
  t.recipients, t.opened, t.completed`;

const assignedBookFigures = {
  status: z.enum(['notYet', 'onGoing', 'delay', 'complete', 'withdrawn']),
  classes: z.array(z.object(nameColumns)).nullable(),
  recipients: z.int(),
  opened: z.int(),
  completed: z.int(),
};

const counts = sql`
  cross join lateral (
    select count(*) as recipients, count(g.recipient_id) as opened, count(*) filter (where ${isReadThrough}) as completed
      from recipient r left join book_reading g on g.recipient_id = r.id
     where r.assignment_id = s.id and r.removed_at is null) t`;

/** One page of a teacher's assigned textbooks. */
export const listAssignedBookRows = async (db: Handle, key: AssignedBooksFilter): Promise<AssignedBookRow[]> => {
  const ofStatus = key.status ? sql`and ${statusSql(key.now)} = ${key.status}` : sql``;
  return db.rows<AssignedBookRow>(
    sql`
    select ${assignedBookColumns(key.now)} from ${source} ${counts}
     where ${filters(key)} ${ofStatus}
     order by ${orderBySql(key)} limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    assignedBookFigures,
  );
};

/** Number in each state, among the newest up to the count limit. */
export const countAssignedBooks = async (db: Handle, key: AssignedBooksFilter): Promise<Map<string, number>> => {
  const rows = await db.rows(
    sql`
    select t.status, count(*) as count
      from (select ${statusSql(key.now)} as status from ${source} where ${filters(key)}
             order by s.created_at desc, s.id desc limit ${maxListCount}) t
     group by t.status`,
    { status: z.string(), count: z.int() },
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
};

/** One assigned textbook of a teacher. */
export const findAssignedBook = async (
  db: Handle,
  key: { id: number; teacherId: number; now: Date },
): Promise<AssignedBookRow | undefined> => {
  return db.row<AssignedBookRow>(
    sql`
    select ${assignedBookColumns(key.now)} from ${source} ${counts}
     where s.id = ${key.id} and s.teacher_id = ${key.teacherId} and ${isTextbook} and s.deleted_at is null`,
    assignedBookFigures,
  );
};

/** One student of an assigned textbook. */
export type ReaderRow = Pick<RecipientRow, 'studentId' | 'extraSeconds'> &
  LeftJoined<Pick<typeof bookReading.$inferSelect, 'openedAt' | 'readAt' | 'page'>> & {
    recipientId: RecipientRow['id'];
    ownDeadline: RecipientRow['deadline'];
  } & Computed<typeof readerColumns>;

const readerColumns = { ...nameColumns, pagesSeen: z.int() };

/** The students of an assigned textbook by sort name. */
export const listReaders = async (
  db: Handle,
  {
    assignmentId,
    page = 1,
    pageNum,
  }: { assignmentId: number; page?: number | undefined; pageNum?: number | undefined },
): Promise<ReaderRow[]> => {
  const onePage = pageNum === undefined ? sql`` : sql`limit ${pageNum} offset ${(page - 1) * pageNum}`;
  return db.rows<ReaderRow>(
    sql`
    select r.id as recipient_id, r.student_id, ${displayName} as name, ${displayNameZh} as name_zh, r.deadline as own_deadline, r.extra_seconds,
           g.opened_at, g.read_at, g.page,
           coalesce((select sum(upper(x) - lower(x)) from unnest(g.pages_seen) x), 0) as pages_seen
      from recipient r
      join person p on p.id = r.student_id
      left join book_reading g on g.recipient_id = r.id
     where r.assignment_id = ${assignmentId} and r.removed_at is null
     order by p.sort_name collate "C", p.id ${onePage}`,
    readerColumns,
  );
};
