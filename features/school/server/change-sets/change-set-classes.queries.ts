import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle, type Tx } from '@inkstone/db';
import * as z from 'zod';
import type { NewClass } from '../../import/plan-types.ts';
import { changeSetClass, changeSetRow } from './change-sets.tables.ts';
import type { ChangeSetRow } from './change-sets.queries.ts';

export type ChangeSetClass = typeof changeSetClass.$inferSelect;

/** Stores the classes that a plan makes. */
export const insertSetClasses = async (tx: Tx, changeSetId: number, newClasses: readonly NewClass[]): Promise<void> => {
  if (newClasses.length === 0) return;
  await tx
    .insert(changeSetClass)
    .values(newClasses.map((row, position) => ({ ...row, changeSetId, position, state: 'planned' as const })));
};

/** The classes that a change set makes, in the order of the sheet. */
export const listSetClasses = (db: Handle, changeSetId: number): Promise<ChangeSetClass[]> =>
  db
    .select()
    .from(changeSetClass)
    .where(eq(changeSetClass.changeSetId, changeSetId))
    .orderBy(asc(changeSetClass.position));

/** Stores what became of a class. */
export const updateSetClass = async (
  tx: Tx,
  { changeSetId, position }: Pick<ChangeSetClass, 'changeSetId' | 'position'>,
  change: Partial<Pick<ChangeSetClass, 'classId' | 'state'>>,
): Promise<void> => {
  await tx
    .update(changeSetClass)
    .set(change)
    .where(and(eq(changeSetClass.changeSetId, changeSetId), eq(changeSetClass.position, position)));
};

/** The planned rows whose people would teach a new class, in their order. */
export const listTeacherRows = (tx: Handle, changeSetId: number): Promise<ChangeSetRow[]> =>
  tx
    .select()
    .from(changeSetRow)
    .where(
      and(
        eq(changeSetRow.changeSetId, changeSetId),
        eq(changeSetRow.state, 'planned'),
        sql`jsonb_path_exists(${changeSetRow.joins}, '$[*] ? (@.part == "teacher" && exists(@.newClass))')`,
      ),
    )
    .orderBy(asc(changeSetRow.position));

/** The applied rows whose people joined one of some classes, in their order, after a position. */
export const listJoiningRows = (
  tx: Handle,
  {
    changeSetId,
    classIds,
    position,
    most,
  }: { changeSetId: number; classIds: readonly number[]; position: number; most: number },
): Promise<ChangeSetRow[]> =>
  tx
    .select()
    .from(changeSetRow)
    .where(
      and(
        eq(changeSetRow.changeSetId, changeSetId),
        eq(changeSetRow.state, 'applied'),
        gt(changeSetRow.position, position),
        sql`exists (select 1 from jsonb_array_elements(${qualifiedColumn(changeSetRow.joins)}) j
                     where (j->>'classId')::bigint = any(${sql.param([...classIds])}::bigint[]))`,
      ),
    )
    .orderBy(asc(changeSetRow.position))
    .limit(most);

const usedColumns = { id: z.int() };

/**
 * Of some classes, those that are not as an import made them: changed, closed, with other people than came with it
 * (`joins` by class), or referred to by any row of another table. The places are read from the catalogue.
 */
export const listUsedClasses = async (
  tx: Tx,
  classes: readonly { classId: number; joins: number }[],
): Promise<Set<number>> => {
  const sources = await tx.rows(
    sql`
    select format('select %I as id from %s', a.attname, c.conrelid::regclass) as source
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'school_class'::regclass
       and c.conrelid::regclass::text not in ('class_member', 'class_teacher')
     order by 1`,
    { source: z.string() },
  );
  const others = sql.join(
    [sql`select null::bigint as id`, ...sources.map(({ source }) => sql.raw(source))],
    sql` union all `,
  );
  const rows = await tx.rows(
    sql`
    select c.id from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as t("classId" bigint, joins int)
      join school_class c on c.id = t."classId"
     where c.edition <> 1 or c.ended_at is not null
        or exists (select 1 from class_member m where m.class_id = c.id and m.left_at is not null)
        or (select count(*) from class_member m where m.class_id = c.id)
           + (select count(*) from class_teacher h where h.class_id = c.id) <> t.joins
        or exists (select 1 from (${others}) r where r.id = c.id)`,
    usedColumns,
  );
  return new Set(rows.map(({ id }) => id));
};
