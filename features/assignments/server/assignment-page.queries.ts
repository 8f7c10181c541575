import { sql, type SQL } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import * as z from 'zod';
import { isRunning, statusExpression } from './assignment-status.queries.ts';
import { containsSearchTerms } from './search-terms.queries.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

/** Query of a teacher's list of assignments. */
export interface AssignmentListKey {
  teacherId: number;
  kinds: readonly string[];
  now: Date;
  status: string | undefined;
  search: string | undefined;
  programme: string | undefined;
  classId: number | undefined;
  sort: 'assigned' | 'deadline' | 'title';
  order: 'asc' | 'desc';
  page: number;
  pageNum: number;
}

const kindCondition = (kinds: readonly string[]): SQL =>
  sql`s.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

const filterCondition = (key: AssignmentListKey): SQL => {
  const parts = [sql`s.teacher_id = ${key.teacherId}`, kindCondition(key.kinds), sql`s.deleted_at is null`];
  if (key.programme) parts.push(sql`s.programme = ${key.programme}`);
  if (key.classId) {
    parts.push(
      sql`exists (select 1 from assignment_class c where c.assignment_id = s.id and c.class_id = ${key.classId})`,
    );
  }
  const isTitle = containsSearchTerms(sql`s.search_text`, key.search);
  const isNamed = containsSearchTerms(sql`p.search_text`, key.search);
  if (isTitle && isNamed) {
    // Not `exists`: PostgreSQL would evaluate it for every assignment of the school, starting from everybody with such
    // a name.
    parts.push(sql`(${isTitle} or coalesce((
      select true from recipient r join person p on p.id = r.student_id
       where r.assignment_id = s.id and r.removed_at is null and ${isNamed} limit 1), false))`);
  }
  return sql.join(parts, sql` and `);
};

const orderClause = ({ sort, order }: AssignmentListKey): SQL => {
  const column = { assigned: sql`s.created_at`, deadline: sql`s.deadline`, title: sql`lower(s.title) collate "C"` }[
    sort
  ];
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  return sql`${column} ${way}, s.id ${way}`;
};

const statusCondition = ({ status, now }: AssignmentListKey): SQL => {
  if (!status) return sql``;
  return status === 'running' ? sql`and ${isRunning(now)}` : sql`and ${statusExpression(now)} = ${status}`;
};

/** The ids of one page, in order. */
export const listPageIds = async (db: Handle, key: AssignmentListKey): Promise<number[]> => {
  const rows = await db.rows<Pick<AssignmentRow, 'id'>>(sql`
    select s.id from assignment s where ${filterCondition(key)} ${statusCondition(key)}
     order by ${orderClause(key)} limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`);
  return rows.map(({ id }) => id);
};

/** Counts the assignments of each status among the newest `maxListCount`. */
export const countByStatus = async (db: Handle, key: AssignmentListKey): Promise<Map<string, number>> => {
  const rows = await db.rows(
    sql`
    select t.status, count(*) as count
      from (select ${statusExpression(key.now)} as status from assignment s where ${filterCondition(key)}
             order by s.created_at desc, s.id desc limit ${maxListCount}) t
     group by t.status`,
    { status: z.string(), count: z.int() },
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
};

/** Counts the assignments that are running now. */
export const countRunning = async (db: Handle, key: AssignmentListKey): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from assignment s where ${filterCondition(key)} and ${isRunning(key.now)}`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};
