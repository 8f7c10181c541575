import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { BankChangeFacts } from '../contract.ts';

/** A change of many sets at once, which can be undone for thirty days. */
export const bankChange = pgTable('bank_change', {
  id: idColumn(),
  kind: text('kind', { enum: ['pointsMerged', 'setsEdited'] }).notNull(),
  createdBy: referenceColumn('created_by').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  facts: jsonColumn('facts').$type<BankChangeFacts>().notNull(),
  undoneAt: timestampColumn('undone_at'),
});

/** One value that a change replaced. */
export const bankChangeItem = pgTable(
  'bank_change_item',
  {
    changeId: referenceColumn('change_id').notNull(),
    field: text('field', { enum: ['points', 'extraPlace', 'difficulty', 'tags', 'place', 'sharing'] }).notNull(),
    /** The question revision, question or set that has the value. */
    subjectId: referenceColumn('subject_id').notNull(),
    setId: referenceColumn('set_id').notNull(),
    oldValue: jsonColumn('old_value'),
    newValue: jsonColumn('new_value'),
  },
  (row) => [primaryKey({ columns: [row.changeId, row.field, row.subjectId] })],
);
