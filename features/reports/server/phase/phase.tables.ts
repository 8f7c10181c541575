import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id, ref } from '@inkstone/db';
import type { PhaseComments, PhaseNumbers } from '../../contract.ts';

/** What a student's work of a period amounts to, with the words of a teacher. */
export const phaseReport = pgTable('phase_report', {
  id: id(),
  studentId: ref('student_id').notNull(),
  authorId: ref('author_id').notNull(),
  title: text('title').notNull(),
  /** First and last day in the school's time zone, both in. */
  fromOn: date('from_on').notNull(),
  toOn: date('to_on').notNull(),
  comments: jsonb('comments').$type<PhaseComments>().notNull(),
  /** As they stood when it was published; null in a draft. */
  numbers: jsonb('numbers').$type<PhaseNumbers>(),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  publishedAt: at('published_at'),
  deletedAt: at('deleted_at'),
});
