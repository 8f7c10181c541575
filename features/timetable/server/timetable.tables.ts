import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

/** A lesson of a class. */
export const classSession = pgTable('class_session', {
  id: idColumn(),
  classId: referenceColumn('class_id').notNull(),
  /** The first teacher of this lesson, not always the owner of the class. */
  teacherId: referenceColumn('teacher_id').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  beginsAt: timestampColumn('begins_at').notNull(),
  endsAt: timestampColumn('ends_at').notNull(),
  roomId: referenceColumn('room_id'),
  seriesId: referenceColumn('series_id'),
  /** Whether it was changed apart from its series. */
  isException: boolean('is_exception').notNull().default(false),
  /** Since when it does not take place. */
  cancelledAt: timestampColumn('cancelled_at'),
  /** The holiday for which it does not take place; null where somebody cancelled it. */
  holidayId: referenceColumn('holiday_id'),
  /** How often it was saved; a form of an older edition is refused. */
  edition: integer('edition').notNull().default(1),
});

/** Further teachers of a lesson. */
export const sessionColleague = pgTable(
  'session_colleague',
  {
    sessionId: referenceColumn('session_id').notNull(),
    teacherId: referenceColumn('teacher_id').notNull(),
  },
  (row) => [primaryKey({ columns: [row.sessionId, row.teacherId] })],
);

/** A series of lessons as it was entered; its lessons are rows of their own. */
export const sessionSeries = pgTable('session_series', {
  id: idColumn(),
  classId: referenceColumn('class_id').notNull(),
  /** ISO weekdays, Monday is 1. */
  weekdays: smallint('weekdays').array().notNull(),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
  intervalWeeks: smallint('interval_weeks').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});

/** What a file that was imported calls a lesson, by which it is found again. */
export const sessionSource = pgTable('session_source', {
  sessionId: referenceColumn('session_id').primaryKey(),
  uid: text('uid').notNull(),
  /** The instant at which the recurring event has it, as an ISO text; empty outside one. */
  recurrence: text('recurrence').notNull(),
});

/** A room. */
export const room = pgTable('room', {
  id: idColumn(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  createdAt: timestampColumn('created_at').notNull(),
  /** Since when it is no longer in use. */
  endedAt: timestampColumn('ended_at'),
});

/** A holiday of the school. */
export const schoolHoliday = pgTable('school_holiday', {
  id: idColumn(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});

/** Whether a student was at a lesson. */
export const attendance = pgTable(
  'attendance',
  {
    sessionId: referenceColumn('session_id').notNull(),
    studentId: referenceColumn('student_id').notNull(),
    state: text('state', { enum: ['present', 'late', 'absent', 'excused'] }).notNull(),
    markedBy: referenceColumn('marked_by').notNull(),
    markedAt: timestampColumn('marked_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.sessionId, row.studentId] })],
);
