import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn, jsonColumn, referenceColumn } from '@inkstone/db';
import type { NoteDraft } from '../contract.ts';

/** A teacher's mark of one answer. */
export const mark = pgTable('mark', {
  id: referenceColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  attemptId: referenceColumn('attempt_id').notNull(),
  questionId: referenceColumn('question_id').notNull(),
  /** Who saved it last. */
  markerId: referenceColumn('marker_id').notNull(),
  /** Number of saves, from 1. */
  version: integer('version').notNull(),
  /** Hundredths by criterion. */
  scores: jsonColumn('scores').$type<Record<string, number>>().notNull(),
  /** Hundredths on the rubric's scale; null until the mark is complete. */
  points: integer('points'),
  comment: text('comment').notNull(),
  voiceFileId: referenceColumn('voice_file_id'),
  suggested: text('suggested'),
  /** The text that was written on over time is marked, instead of what was written in time. */
  scoresOvertime: boolean('scores_overtime').notNull().default(false),
  notes: jsonColumn('notes').$type<NoteDraft[]>().notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
  /** Null: a draft, which no student sees. */
  releasedAt: timestampColumn('released_at'),
});

/** A change of points after the release. */
export const markChange = pgTable('mark_change', {
  id: referenceColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  markId: referenceColumn('mark_id').notNull(),
  byId: referenceColumn('by_id').notNull(),
  at: timestampColumn('at').notNull(),
  oldValue: integer('old_value').notNull(),
  newValue: integer('new_value').notNull(),
});

/** Who works on a submission now. */
export const markingLock = pgTable(
  'marking_lock',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    markerId: referenceColumn('marker_id').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** Who may mark the assignments that a teacher creates from a paper. */
export const paperMarker = pgTable(
  'paper_marker',
  {
    paperId: referenceColumn('paper_id').notNull(),
    /** The teacher who assigned the marker, and whose assignments are marked. */
    assignedBy: referenceColumn('assigned_by').notNull(),
    personId: referenceColumn('person_id').notNull(),
    kind: text('kind', { enum: ['own', 'team', 'thirdParty'] }).notNull(),
    assignedAt: timestampColumn('assigned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.assignedBy, table.personId] })],
);
