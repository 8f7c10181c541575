import { sql, type SQL } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import {
  containsSearchTerms,
  recipientDeadline,
  type AssignmentRow,
  type RecipientRow,
} from '@inkstone/assignments/server';
import type { Handle, Tx, LeftJoined, Computed } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { isTextbook } from './assigned-books.queries.ts';
import { editionColumns, editionSize, editionSource, type EditionRow } from './bank.queries.ts';
import { bookReading } from './textbooks.tables.ts';

/** A textbook of one student. */
export type StudentBookRow = EditionRow &
  Pick<AssignmentRow, 'title' | 'titleZh' | 'teacherMessage' | 'withdrawnAt' | 'deletedAt'> &
  Pick<RecipientRow, 'removedAt'> &
  LeftJoined<Pick<typeof bookReading.$inferSelect, 'openedAt' | 'page'>> & {
    assignmentId: AssignmentRow['id'];
    recipientId: RecipientRow['id'];
    teacher: (typeof person.$inferSelect)['name'];
    teacherZh: (typeof person.$inferSelect)['nameZh'];
  } & Computed<typeof computed>;

const columns = sql`
  ${editionColumns}, s.id as assignment_id, r.id as recipient_id, s.title, s.title_zh, w.name as teacher,
  w.name_zh as teacher_zh, s.teacher_message, coalesce(r.begins_at, s.begins_at) as opens_at,
  ${recipientDeadline} as deadline, s.withdrawn_at, s.deleted_at,
  r.removed_at, g.opened_at, g.page, ${editionSize} as size,
  coalesce((select sum(upper(x) - lower(x)) from unnest(g.pages_seen) x), 0) as pages_seen`;

const computed = { opensAt: z.date(), deadline: z.date(), size: z.int().nullable(), pagesSeen: z.int() };

const source = sql`
  recipient r
  join assignment s on s.id = r.assignment_id
  join person w on w.id = s.teacher_id
  join assignment_book a on a.assignment_id = s.id
  join ${editionSource} on e.id = a.edition_id
  join stored_file f on f.id = e.file_id
  left join book_reading g on g.recipient_id = r.id`;

/** Filter of a student's list of textbooks. */
export interface ShelfFilter {
  studentId: number;
  kind: 'original' | 'annotated' | undefined;
  search: string | undefined;
  page: number;
  pageNum: number;
}

const filters = ({ studentId, kind, search }: ShelfFilter): SQL => {
  const parts = [sql`r.student_id = ${studentId}`, isTextbook, sql`s.deleted_at is null`, sql`r.removed_at is null`];
  if (kind) parts.push(sql`e.kind = ${kind}`);
  const isTitle = containsSearchTerms(sql`(s.search_text || ' ' || b.search_text)`, search);
  if (isTitle) parts.push(isTitle);
  return sql.join(parts, sql` and `);
};

/** One page of a student's textbooks, latest first. */
export const listShelf = async (db: Handle, key: ShelfFilter): Promise<StudentBookRow[]> => {
  return db.rows<StudentBookRow>(
    sql`
    select ${columns} from ${source} where ${filters(key)}
     order by s.created_at desc, s.id desc limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    computed,
  );
};

/** Number of a student's textbooks, up to the count limit. */
export const countShelf = async (db: Handle, key: ShelfFilter): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (select 1 from ${source} where ${filters(key)} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** One textbook of a student, including withdrawn ones, so that the reason can be shown. */
export const findStudentBook = async (
  db: Handle,
  key: { assignmentId: number; studentId: number },
): Promise<StudentBookRow | undefined> => {
  return db.row<StudentBookRow>(
    sql`
    select ${columns} from ${source}
     where s.id = ${key.assignmentId} and r.student_id = ${key.studentId} and ${isTextbook}`,
    computed,
  );
};

/** A student's progress in a book. */
export interface Reading {
  recipientId: number;
  /** Null leaves it unchanged. */
  page: number | null;
  /** Pages seen since the last report, as ranges. */
  seen: string;
  /** Pages of the book; null while they are not counted. */
  pages: number | null;
  at: Date;
}

/** Stores a student's current page and the pages seen, within the book's pages. */
export const saveReading = async (tx: Tx, { recipientId, page, seen, pages, at }: Reading): Promise<void> => {
  const most = pages && pages > 0 ? pages : 5000;
  const inBook = sql`(${seen}::int4multirange * int4multirange(int4range(1, ${most} + 1)))`;
  const turned = page === null ? null : Math.min(page, most);
  await tx
    .insert(bookReading)
    .values({ recipientId, page: turned ?? 1, pagesSeen: inBook, openedAt: at, readAt: at })
    .onConflictDoUpdate({
      target: bookReading.recipientId,
      set: {
        ...(turned === null ? {} : { page: turned }),
        pagesSeen: sql`${bookReading.pagesSeen} + excluded.pages_seen`,
        readAt: sql`greatest(${bookReading.readAt}, excluded.read_at)`,
      },
    });
};
