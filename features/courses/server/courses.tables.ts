import { bigint, customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** PostgreSQL's notation of integer multiranges: `{[1,4),[7,8)}`. */
const ranges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** A course of the bank; its content is in its newest revision. */
export const course = pgTable('course', {
  id: id(),
  ownerId: ref('owner_id').notNull(),
  /** The number of the newest revision. */
  head: integer('head').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  /** Empty without a programme. */
  programme: text('programme').notNull(),
  subject: text('subject').notNull(),
  searchText: text('search_text').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  /** Removed from the bank; students who have it keep it. */
  hiddenAt: at('hidden_at'),
});

/** One saved revision of a course; assignments keep their own. */
export const courseRevision = pgTable('course_revision', {
  id: id(),
  courseId: ref('course_id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  summary: text('summary').notNull(),
  summaryZh: text('summary_zh'),
  savedBy: ref('saved_by').notNull(),
  savedAt: at('saved_at').notNull(),
});

/** One video of a revision, with its files. */
export const courseLesson = pgTable('course_lesson', {
  id: id(),
  courseRevisionId: ref('course_revision_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  videoFileId: ref('video_file_id').notNull(),
  posterFileId: ref('poster_file_id'),
  captionsEnFileId: ref('captions_en_file_id'),
  captionsZhFileId: ref('captions_zh_file_id'),
  /** Length of the video in tenths of a second, measured by the teacher's browser. */
  lengthTenths: integer('length_tenths').notNull(),
});

/** A time in a video at which a question set is practised. */
export const lessonCue = pgTable(
  'lesson_cue',
  {
    lessonId: ref('lesson_id').notNull(),
    position: integer('position').notNull(),
    atTenths: integer('at_tenths').notNull(),
    setId: ref('set_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.position] })],
);

/** The revision that an assignment of kind course uses, and its practice options. */
export const assignmentCourse = pgTable('assignment_course', {
  assignmentId: ref('assignment_id').primaryKey(),
  courseRevisionId: ref('course_revision_id').notNull(),
  /** sync: at each cue; watchFirst: after the video. */
  practiceMode: text('practice_mode', { enum: ['sync', 'watchFirst'] }).notNull(),
  /** The fastest playback speed, in hundredths. */
  fastestPercent: integer('fastest_percent').notNull(),
});

/** How far a student has watched one video. */
export const videoProgress = pgTable(
  'video_progress',
  {
    recipientId: ref('recipient_id').notNull(),
    lessonId: ref('lesson_id').notNull(),
    /** The last position, in tenths of a second. */
    positionTenths: integer('position_tenths').notNull(),
    /** The played ranges, in tenths of a second. */
    watched: ranges('watched').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipientId, table.lessonId] })],
);
