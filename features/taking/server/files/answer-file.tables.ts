import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, referenceColumn } from '@inkstone/db';

/** A file that a student handed in as an answer. */
export const answerFile = pgTable('answer_file', {
  /** Made by the browser. */
  id: uuid('id').primaryKey(),
  attemptId: referenceColumn('attempt_id').notNull(),
  questionId: referenceColumn('question_id').notNull(),
  /** Null until its bytes came, and after they were swept. */
  fileId: referenceColumn('file_id'),
  /** As the student's device called it. */
  name: text('name').notNull(),
  addedAt: timestampColumn('added_at').notNull(),
  /** Taken out of the answer; swept unless the answer names it again. */
  removedAt: timestampColumn('removed_at'),
});
