import { eq, sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import type { MergeSides } from './merged-tables.queries.ts';
import { personMergeRow } from './person-merges.tables.ts';

export type PersonMergeRow = typeof personMergeRow.$inferSelect;

/** Stores the rows that were moved. */
export const insertMergeRows = async (tx: Tx, rows: readonly PersonMergeRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into person_merge_row (change_set_id, table_name, row_key, pair, from_id, to_id, checksum, state)
    select "changeSetId", "tableName", "rowKey", nullif(pair, 'null'::jsonb), "fromId", "toId", checksum, state
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t("changeSetId" bigint, "tableName" text, "rowKey" jsonb, pair jsonb, "fromId" bigint, "toId" bigint,
             checksum text, state text)`);
};

/** The rows that a set moved. */
export const listMergeRows = (db: Handle, changeSetId: number): Promise<PersonMergeRow[]> =>
  db.select().from(personMergeRow).where(eq(personMergeRow.changeSetId, changeSetId));

/** Stores what became of rows of one table when the set was undone. */
export const updateMergeRows = async (
  tx: Tx,
  key: { changeSetId: number; tableName: string; rows: readonly PersonMergeRow[] },
): Promise<void> => {
  await tx.run(sql`
    update person_merge_row r set state = t.state
      from jsonb_to_recordset(${JSON.stringify(key.rows)}::jsonb) as t("rowKey" jsonb, "fromId" bigint, state text)
     where r.change_set_id = ${key.changeSetId} and r.table_name = ${key.tableName}
       and r.row_key = t."rowKey" and r.from_id = t."fromId"`);
};

const countColumns = { table: z.string(), moved: z.int(), swapped: z.int(), stays: z.int() };

/** How many rows of each table a set moved, and how many of them stayed when it was undone. */
export const countMergeRows = (db: Handle, key: { changeSetId: number; sourceId: number }) =>
  db.rows(
    sql`
    select table_name as table, count(*) filter (where from_id = ${key.sourceId}) as moved,
           count(*) filter (where from_id <> ${key.sourceId}) as swapped,
           count(*) filter (where state = 'stays') as stays
      from person_merge_row where change_set_id = ${key.changeSetId} group by table_name order by table_name`,
    countColumns,
  );

const statuses = ['none', 'started', 'submitted', 'marked'] as const;
const workColumns = {
  ...{ title: z.string(), titleZh: z.string().nullable() },
  ...{ status: z.enum(statuses), otherStatus: z.enum(statuses) },
};

/** Assignments that both accounts have, and how far each of them is. */
export const listSharedWork = (
  db: Handle,
  { sourceId, targetId }: MergeSides,
): Promise<Computed<typeof workColumns>[]> =>
  db.rows(
    sql`
    select a.title, a.title_zh, r.status, o.status as other_status
      from recipient r join recipient o on o.assignment_id = r.assignment_id and o.student_id = ${sourceId}
      join assignment a on a.id = r.assignment_id
     where r.student_id = ${targetId} order by a.id`,
    workColumns,
  );
