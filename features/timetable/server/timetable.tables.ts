import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

/** A lesson of a class. */
export const classSession = pgTable('class_session', {
  id: idColumn(),
  classId: referenceColumn('class_id').notNull(),
  /** Teacher of this lesson, not always the owner of the class. */
  teacherId: referenceColumn('teacher_id').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  beginsAt: timestampColumn('begins_at').notNull(),
  endsAt: timestampColumn('ends_at').notNull(),
});
