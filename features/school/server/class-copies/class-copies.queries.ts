import { and, asc, eq, sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import type { schoolClass } from '@inkstone/people/server';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import type { CopySource, PlannedCopy } from '../../copies/plan-copies.ts';
import { isFit } from '../classes/classes.queries.ts';
import { classCopy } from './class-copies.tables.ts';

export type ClassCopyRow = typeof classCopy.$inferSelect;

const sourceColumns = {
  isClosed: z.boolean(),
  isCopied: z.boolean(),
  teacherIds: z.array(z.int()),
  studentIds: z.array(z.int()),
};

type SourceRow = Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh'> & Computed<typeof sourceColumns>;

interface SourcesKey {
  /** The term into which classes are copied. */
  termId: number;
  /** The term whose classes are read, null: none; or single classes. */
  from: { termId: number | null } | { classIds: readonly number[] };
  most: number;
}

/** Classes to copy with who is in them, by name. */
export const listCopySources = (db: Handle, { termId, from, most }: SourcesKey): Promise<CopySource[]> => {
  const isWanted =
    'classIds' in from
      ? sql`c.id = any(${sql.param([...from.classIds])}::bigint[])`
      : sql`c.term_id is not distinct from ${from.termId}`;
  return db.rows<SourceRow>(
    sql`
    select c.id, c.name, c.name_zh, c.ended_at is not null as is_closed,
           exists (select 1 from school_class k where k.copied_from_id = c.id and k.term_id = ${termId}) as is_copied,
           (select coalesce(jsonb_agg(p.id order by p.id <> c.teacher_id, p.sort_name collate "C", p.id), '[]')
              from class_teacher t join person p on p.id = t.teacher_id
             where t.class_id = c.id and ${isFit.teacher}) as teacher_ids,
           (select coalesce(jsonb_agg(p.id order by p.sort_name collate "C", p.id), '[]')
              from class_member m join person p on p.id = m.student_id
             where m.class_id = c.id and m.left_at is null and ${isFit.student}) as student_ids
      from school_class c where ${isWanted} order by lower(c.name) collate "C", c.id limit ${most}`,
    sourceColumns,
  );
};

/** Whether all of some classes and people are there, whatever became of them. */
export const areKnown = async (
  db: Handle,
  { classIds, personIds }: { classIds: readonly number[]; personIds: readonly number[] },
): Promise<boolean> => {
  const missing = await db.rows(
    sql`
    select id from unnest(${sql.param([...classIds])}::bigint[]) as u(id)
     where not exists (select 1 from school_class c where c.id = u.id)
    union all
    select id from unnest(${sql.param([...personIds])}::bigint[]) as u(id)
     where not exists (select 1 from person p where p.id = u.id) limit 1`,
    { id: z.int() },
  );
  return missing.length === 0;
};

/** Stores the classes of a plan. */
export const insertCopies = async (tx: Tx, changeSetId: number, copies: readonly PlannedCopy[]): Promise<void> => {
  if (copies.length === 0) return;
  await tx
    .insert(classCopy)
    .values(copies.map((copy, index) => ({ ...copy, changeSetId, position: index + 1, state: 'planned' as const })));
};

/** The classes of a set, in their order. */
export const listCopies = (db: Handle, changeSetId: number): Promise<ClassCopyRow[]> =>
  db.select().from(classCopy).where(eq(classCopy.changeSetId, changeSetId)).orderBy(asc(classCopy.position));

/** Stores what became of a class. */
export const updateCopy = async (
  tx: Tx,
  { changeSetId, position }: Pick<ClassCopyRow, 'changeSetId' | 'position'>,
  change: Partial<Pick<ClassCopyRow, 'state' | 'fault' | 'draft' | 'classId'>>,
): Promise<void> => {
  await tx
    .update(classCopy)
    .set(change)
    .where(and(eq(classCopy.changeSetId, changeSetId), eq(classCopy.position, position)));
};

const countColumns = { changeSetId: z.int(), count: z.int() };

/** How many classes some sets copy, or have copied. */
export const countCopies = (db: Handle, changeSetIds: readonly number[]) =>
  db.rows(
    sql`
    select change_set_id, count(*) as count from class_copy
     where change_set_id = any(${sql.param([...changeSetIds])}::bigint[])
       and (state in ('applied', 'stays', 'undone') or state = 'planned' and outcome = 'made')
     group by change_set_id`,
    countColumns,
  );

/** The names of classes. */
export const listClassNames = (db: Handle, classIds: readonly number[]) =>
  db.rows<Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh'>>(sql`
    select c.id, c.name, c.name_zh from school_class c where c.id = any(${sql.param([...classIds])}::bigint[])`);

/** The names of people, in the order of lists. */
export const listCopyPeople = (db: Handle, personIds: readonly number[]) =>
  db.rows<Pick<Account, 'id' | 'name' | 'nameZh' | 'username'>>(sql`
    select p.id, p.name, p.name_zh, p.username from person p
     where p.id = any(${sql.param([...new Set(personIds)])}::bigint[]) order by p.sort_name collate "C", p.id`);
