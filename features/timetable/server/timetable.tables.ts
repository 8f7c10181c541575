import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** One meeting of a class. */
export const classSession = pgTable('class_session', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  classId: bigint('class_id', { mode: 'number' }).notNull(),
  /** Who teaches this meeting, not always the class's own teacher. */
  teacherId: bigint('teacher_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  beginsAt: at('begins_at'),
  endsAt: at('ends_at'),
});
