import { pgTable, text } from 'drizzle-orm/pg-core';
import { at, id, ref } from '@inkstone/db';

/** One meeting of a class. */
export const classSession = pgTable('class_session', {
  id: id(),
  classId: ref('class_id').notNull(),
  /** Who teaches this meeting, not always the class's own teacher. */
  teacherId: ref('teacher_id').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  beginsAt: at('begins_at').notNull(),
  endsAt: at('ends_at').notNull(),
});
