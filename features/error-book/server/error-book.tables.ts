import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { StoredCard } from '../rules.ts';

/** A question that a student has answered wrongly. */
export const errorEntry = pgTable('error_entry', {
  id: idColumn(),
  studentId: referenceColumn('student_id').notNull(),
  questionId: referenceColumn('question_id').notNull(),
  /** The revision that was answered wrongly last. */
  questionRevisionId: referenceColumn('question_revision_id').notNull(),
  programme: text('programme').notNull(),
  subject: text('subject').notNull(),
  /** The title of the question's set. */
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  knowledgeNodeId: referenceColumn('knowledge_node_id'),
  errorCount: integer('error_count').notNull().default(1),
  firstErrorAt: timestampColumn('first_error_at').notNull(),
  recentErrorAt: timestampColumn('recent_error_at').notNull(),
  /** The card of spaced repetition. */
  card: jsonColumn('card').$type<StoredCard>().notNull(),
  /** When it is to be reviewed next. */
  dueAt: timestampColumn('due_at').notNull(),
  /** Taken out by the student. */
  removedAt: timestampColumn('removed_at'),
  /** Only a corrected key made it an error. */
  byChange: boolean('by_change').notNull().default(false),
});

/** One answer to an entry's question, right or wrong. */
export const errorOccurrence = pgTable('error_occurrence', {
  id: idColumn(),
  entryId: referenceColumn('entry_id').notNull(),
  source: text('source').$type<'attempt' | 'practice' | 'mark'>().notNull(),
  attemptId: referenceColumn('attempt_id'),
  value: jsonColumn('value'),
  isRight: boolean('is_right').notNull(),
  secondsSpent: integer('seconds_spent'),
  at: timestampColumn('at').notNull(),
  /** How well the student knew it, 1 to 4. */
  rating: smallint('rating'),
});
