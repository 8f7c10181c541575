import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { PastScoreText } from '../../past/plan-past-scores.ts';

/** A sheet of earlier scores that was imported. */
export const pastScoreSheet = pgTable('past_score_sheet', {
  id: idColumn(),
  fileName: text('file_name').notNull(),
  byId: referenceColumn('by_id').notNull(),
  at: timestampColumn('at').notNull(),
  scoreCount: integer('score_count').notNull(),
  undoneAt: timestampColumn('undone_at'),
});

/** A score that a student had before or elsewhere; it counts nowhere. */
export const pastScore = pgTable('past_score', {
  id: idColumn(),
  studentId: referenceColumn('student_id').notNull(),
  exam: text('exam').notNull(),
  day: date('day').notNull(),
  total: text('total').notNull(),
  parts: jsonb('parts').$type<PastScoreText['parts']>().notNull(),
  source: text('source').notNull(),
  /** The sheet that wrote it last; null once that was undone. */
  sheetId: referenceColumn('sheet_id'),
  /** What the sheet replaced; null where it was new. */
  before: jsonb('before').$type<PastScoreText>(),
  savedAt: timestampColumn('saved_at').notNull(),
});
