import { pgTable, text } from 'drizzle-orm/pg-core';
import { jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';

/** What a student asked for when they put practice together. */
export interface PracticeWish {
  subjectId?: number | undefined;
  pointIds: readonly number[];
  questions?: number | undefined;
  minutes?: number | undefined;
  /** The exam and the section, where a section of a whole paper is practised. */
  programme?: string | undefined;
  variant?: string | undefined;
  section?: string | undefined;
}

/** Practice of a student's own; its content and attempt are those of its assignment. */
export const ownPractice = pgTable('own_practice', {
  assignmentId: referenceColumn('assignment_id').primaryKey(),
  studentId: referenceColumn('student_id').notNull(),
  source: text('source', { enum: ['choice', 'wrong', 'similar', 'section'] }).notNull(),
  /** The work whose errors it practises; null where it was chosen from a section. */
  sourceAssignmentId: referenceColumn('source_assignment_id'),
  /** The seed of the choice: with the same bank it gives the same sets. */
  seed: text('seed').notNull(),
  wish: jsonColumn('wish').$type<PracticeWish>().notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});
