import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';
import type { PhaseComments, PhaseNumbers } from '../../contract.ts';

/** The figures of a student's work in a period, with a teacher's comments. */
export const phaseReport = pgTable('phase_report', {
  id: idColumn(),
  studentId: referenceColumn('student_id').notNull(),
  authorId: referenceColumn('author_id').notNull(),
  title: text('title').notNull(),
  /** First and last day in the school's time zone, both inclusive. */
  fromOn: date('from_on').notNull(),
  toOn: date('to_on').notNull(),
  comments: jsonb('comments').$type<PhaseComments>().notNull(),
  /** The figures at publication; null in a draft. */
  numbers: jsonb('numbers').$type<PhaseNumbers>(),
  version: integer('version').notNull().default(1),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
  publishedAt: timestampColumn('published_at'),
  deletedAt: timestampColumn('deleted_at'),
});
