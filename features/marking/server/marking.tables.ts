import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, json, ref } from '@inkstone/db';
import type { NoteDraft } from '../contract.ts';

/** What a teacher says of one answer. */
export const mark = pgTable('mark', {
  id: ref('id').primaryKey().generatedAlwaysAsIdentity(),
  attemptId: ref('attempt_id').notNull(),
  questionId: ref('question_id').notNull(),
  /** Who saved it last. */
  markerId: ref('marker_id').notNull(),
  /** Counts the saves, from 1. */
  version: integer('version').notNull(),
  /** Hundredths by criterion. */
  scores: json('scores').$type<Record<string, number>>().notNull(),
  /** Hundredths on the rubric's scale; null until the mark is complete. */
  points: integer('points'),
  comment: text('comment').notNull(),
  voiceFileId: ref('voice_file_id'),
  suggested: text('suggested'),
  notes: json('notes').$type<NoteDraft[]>().notNull(),
  savedAt: at('saved_at').notNull(),
  /** Null: a draft, which no student sees. */
  releasedAt: at('released_at'),
});

/** Points that changed after the release. */
export const markChange = pgTable('mark_change', {
  id: ref('id').primaryKey().generatedAlwaysAsIdentity(),
  markId: ref('mark_id').notNull(),
  byId: ref('by_id').notNull(),
  at: at('at').notNull(),
  was: integer('was').notNull(),
  becomes: integer('becomes').notNull(),
});

/** Who works on a piece now. */
export const markHold = pgTable(
  'mark_hold',
  {
    attemptId: ref('attempt_id').notNull(),
    questionId: ref('question_id').notNull(),
    markerId: ref('marker_id').notNull(),
    until: at('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);

/** Who may mark the work that a teacher gives from a paper. */
export const paperMarker = pgTable(
  'paper_marker',
  {
    paperId: ref('paper_id').notNull(),
    /** The teacher who named them, for whose work it holds. */
    byId: ref('by_id').notNull(),
    personId: ref('person_id').notNull(),
    kind: text('kind').$type<'own' | 'team' | 'thirdParty'>().notNull(),
    namedAt: at('named_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.byId, table.personId] })],
);
