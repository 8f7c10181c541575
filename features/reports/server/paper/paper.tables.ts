import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import { paperMarkStates, type PaperMark, type PaperScale } from '../../paper/paper-mark.ts';

/** A test on paper that a class wrote: a teacher types its marks in. */
export const paperTest = pgTable('paper_test', {
  /** Drawn with the ids of assignments, so that both are columns of one gradebook. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  classId: referenceColumn('class_id').notNull(),
  teacherId: referenceColumn('teacher_id').notNull(),
  title: text('title').notNull(),
  /** The day on which it was written. */
  day: date('day').notNull(),
  /** Hundredths of a point. */
  maximum: integer('maximum').notNull(),
  parts: jsonb('parts').$type<PaperScale['parts']>().notNull(),
  edition: integer('edition').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  releasedAt: timestampColumn('released_at'),
  deletedAt: timestampColumn('deleted_at'),
});

/** The mark of one student; without a row there is none. */
export const paperMark = pgTable(
  'paper_mark',
  {
    paperTestId: referenceColumn('paper_test_id').notNull(),
    studentId: referenceColumn('student_id').notNull(),
    state: text('state', { enum: paperMarkStates }).notNull(),
    /** Hundredths of a point. */
    points: integer('points'),
    parts: jsonb('parts').$type<PaperMark['parts']>().notNull(),
    edition: integer('edition').notNull(),
    markedBy: referenceColumn('marked_by').notNull(),
    markedAt: timestampColumn('marked_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.paperTestId, row.studentId] })],
);

/** A sheet of marks that was imported, for a test on paper or for the scores of an assignment. */
export const markSheet = pgTable('mark_sheet', {
  id: idColumn(),
  paperTestId: referenceColumn('paper_test_id'),
  assignmentId: referenceColumn('assignment_id'),
  fileName: text('file_name').notNull(),
  byId: referenceColumn('by_id').notNull(),
  at: timestampColumn('at').notNull(),
  undoneAt: timestampColumn('undone_at'),
});

/** A change of a mark: from what to what, by whom and when. */
export const paperMarkChange = pgTable('paper_mark_change', {
  id: idColumn(),
  paperTestId: referenceColumn('paper_test_id').notNull(),
  studentId: referenceColumn('student_id').notNull(),
  byId: referenceColumn('by_id').notNull(),
  at: timestampColumn('at').notNull(),
  oldMark: jsonb('old_mark').$type<PaperMark>().notNull(),
  newMark: jsonb('new_mark').$type<PaperMark>().notNull(),
  /** The edition of the mark that the change made. */
  edition: integer('edition').notNull(),
  /** The sheet that it came from; null where it was typed. */
  sheetId: referenceColumn('sheet_id'),
});
