import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

/** One meeting of a class. */
export const classSession = pgTable('class_session', {
  id: idColumn(),
  classId: referenceColumn('class_id').notNull(),
  /** Who teaches this meeting, not always the class's own teacher. */
  teacherId: referenceColumn('teacher_id').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  beginsAt: timestampColumn('begins_at').notNull(),
  endsAt: timestampColumn('ends_at').notNull(),
});
