import { boolean, doublePrecision, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn } from '@inkstone/db';
import type { ItemFigures, ItemSample } from '@inkstone/exam/statistics';

/** One question in one assignment, as the sums that pooled figures need. */
export const itemSample = pgTable(
  'item_sample',
  {
    assignmentId: referenceColumn('assignment_id').notNull(),
    questionRevisionId: referenceColumn('question_revision_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    sample: jsonColumn('sample').$type<ItemSample>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.assignmentId, row.questionRevisionId] })],
);

/** The figures of a question in the same words over all assignments. */
export const itemFigure = pgTable('item_figure', {
  /** The newest revision with these words that an assignment asked. */
  questionRevisionId: referenceColumn('question_revision_id').primaryKey(),
  questionId: referenceColumn('question_id').notNull(),
  setId: referenceColumn('set_id').notNull(),
  persons: integer('persons').notNull(),
  facility: doublePrecision('facility').notNull(),
  discrimination: doublePrecision('discrimination'),
  isKeySuspect: boolean('is_key_suspect').notNull(),
  /** Whether the figures are of the wording that was asked last. */
  isNewest: boolean('is_newest').notNull(),
  figures: jsonColumn('figures').$type<ItemFigures>().notNull(),
});

/** An assignment whose figures are to be computed again. */
export const itemFigureDue = pgTable('item_figure_due', {
  id: idColumn(),
  assignmentId: referenceColumn('assignment_id').notNull(),
});
