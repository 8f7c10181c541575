import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { referenceColumn } from '@inkstone/db';
import type { Permission } from '@inkstone/session/contract';

/** What merging two accounts would move: by table how many rows go, change places, and stay with the closed account. */
export interface MergePlan {
  tables: { table: string; moves: number; swaps: number; stays: number }[];
  /** Permissions of the closed account that the other one does not have, and does not get. */
  permissions: Permission[];
}

/** A row that merging two accounts moved from one to the other. */
export const personMergeRow = pgTable(
  'person_merge_row',
  {
    changeSetId: referenceColumn('change_set_id').notNull(),
    /** The table; with the column after a dot where its rows do not belong to the person in it. */
    tableName: text('table_name').notNull(),
    /** Its primary key without the person. */
    rowKey: jsonb('row_key').$type<Record<string, unknown>>().notNull(),
    /** What it has in common with the row with which it changed places; null: with none. */
    pair: jsonb('pair').$type<Record<string, unknown>>(),
    fromId: referenceColumn('from_id').notNull(),
    toId: referenceColumn('to_id').notNull(),
    /** The row as it was when it had been moved, with what hangs on it. */
    checksum: text('checksum').notNull(),
    /** `stays`: changed since, so that it was not moved back. */
    state: text('state', { enum: ['applied', 'undone', 'stays'] }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.changeSetId, row.tableName, row.rowKey, row.fromId] })],
);
