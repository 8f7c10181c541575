import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import { sheetForms } from '@inkstone/exam/answer-sheet';
import { sheetProblems } from '../../answer-sheets/sheet-plan.ts';
import type { SheetReading } from '../../contract/answer-sheets.ts';

/** A page of an answer sheet that came back, with what was read of it and decided about it. */
export const answerSheet = pgTable('answer_sheet', {
  id: idColumn(),
  assignmentId: referenceColumn('assignment_id').notNull(),
  fileId: referenceColumn('file_id').notNull(),
  /** SHA-256 of the picture, by which the same one is recognised. */
  pictureHash: text('picture_hash').notNull(),
  fileName: text('file_name').notNull(),
  /** The page of a PDF, from 1; null for a picture. */
  filePage: integer('file_page'),
  problem: text('problem', { enum: sheetProblems }),
  form: text('form', { enum: sheetForms }),
  /** The rules by which the form was drawn. */
  formRules: integer('form_rules'),
  page: integer('page'),
  /** Pages of the sheet that it belongs to. */
  pages: integer('pages'),
  studentId: referenceColumn('student_id'),
  /** The student's number as it was read. */
  numberRead: text('number_read'),
  readings: jsonColumn('readings').$type<SheetReading['questions']>().notNull(),
  /** The teacher's answers by place in the form. */
  decisions: jsonColumn('decisions').$type<Record<string, string[]>>().notNull().default({}),
  edition: integer('edition').notNull().default(1),
  attemptId: referenceColumn('attempt_id'),
  uploadedBy: referenceColumn('uploaded_by').notNull(),
  uploadedAt: timestampColumn('uploaded_at').notNull(),
  enteredAt: timestampColumn('entered_at'),
});
