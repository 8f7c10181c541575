import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { referenceColumn, timestampColumn } from '@inkstone/db';
import { schemeKinds, type GradebookScheme } from '../../gradebook/scheme.ts';

/** How the marks of a class are weighed; a class without a row weighs all work equally. */
export const gradebookScheme = pgTable('gradebook_scheme', {
  classId: referenceColumn('class_id').primaryKey(),
  kind: text('kind', { enum: schemeKinds }).notNull(),
  /** Percent. */
  homeworkWeight: integer('homework_weight').notNull(),
  testWeight: integer('test_weight').notNull(),
  workWeights: jsonb('work_weights').$type<GradebookScheme['workWeights']>().notNull(),
  dropLowest: integer('drop_lowest').notNull(),
  edition: integer('edition').notNull(),
  savedBy: referenceColumn('saved_by').notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
});
