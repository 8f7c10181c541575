import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { referenceColumn } from '@inkstone/db';
import type { CopyDraft, CopyFault } from '../../copies/plan-copies.ts';

/** One class of a change set that copies classes into a term: what is planned, and what became of it. */
export const classCopy = pgTable(
  'class_copy',
  {
    changeSetId: referenceColumn('change_set_id').notNull(),
    position: integer('position').notNull(),
    /** The class that is copied; it may be gone. */
    sourceId: referenceColumn('source_id').notNull(),
    outcome: text('outcome', { enum: ['made', 'leftOut'] }).notNull(),
    /** `leftOut`: not copied when the set was applied. `stays`: could not be undone. */
    state: text('state', { enum: ['planned', 'applied', 'leftOut', 'undone', 'stays'] }).notNull(),
    fault: text('fault').$type<CopyFault>(),
    draft: jsonb('draft').$type<CopyDraft>().notNull(),
    /** The class that was made; it no longer exists where the copy was undone. */
    classId: referenceColumn('class_id'),
  },
  (row) => [primaryKey({ columns: [row.changeSetId, row.position] })],
);
