import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';

/** What a new scoring changed. */
interface RegradeChanges {
  corrections: number[];
  attempts: number[];
  oldKey: unknown;
  newKey: unknown;
  changedCount: number;
}

/** A new scoring of a question's answers after its key was changed. */
export const regrade = pgTable('regrade', {
  id: idColumn(),
  questionId: referenceColumn('question_id').notNull(),
  byId: referenceColumn('by_id').notNull(),
  correctionId: referenceColumn('correction_id'),
  at: timestampColumn('at').notNull(),
  reversedAt: timestampColumn('reversed_at'),
  changes: jsonColumn('changes').$type<RegradeChanges>().notNull(),
  /** The teacher in whose assignments it applies; null for everybody's. */
  teacherId: referenceColumn('teacher_id'),
  /** Whether the owner of the set lets it apply to everybody; null where nobody was asked. */
  approval: text('approval', { enum: ['waiting', 'approved', 'declined'] }),
  decidedBy: referenceColumn('decided_by'),
  decidedAt: timestampColumn('decided_at'),
});

/** A change of an attempt's total by hand, in hundredths; null where the computed one counts. */
export const scoreChange = pgTable('score_change', {
  id: idColumn(),
  attemptId: referenceColumn('attempt_id').notNull(),
  byId: referenceColumn('by_id').notNull(),
  at: timestampColumn('at').notNull(),
  oldValue: integer('old_value'),
  newValue: integer('new_value'),
  reason: text('reason').notNull(),
  /** The sheet that it came from; null where it was typed. */
  sheetId: referenceColumn('sheet_id'),
});

/** A student's own analysis of a wrong answer. */
export const answerAnalysis = pgTable(
  'answer_analysis',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    reason: text('reason').notNull(),
    evidence: text('evidence').notNull(),
    /** The part of the text that the evidence quotes. */
    quote: text('quote'),
    /** Number of saves, from 1. */
    version: integer('version').notNull().default(1),
    savedAt: timestampColumn('saved_at').notNull(),
    /** What the student will do differently. */
    plan: text('plan').notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.attemptId, row.questionId] })],
);
