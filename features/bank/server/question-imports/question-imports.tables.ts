import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import { outcomes, type ImportFormatId } from '../../import/vocabulary.ts';
import type { Note } from '../../import/format.ts';
import { readingMeanings } from '../../reading-rules.ts';
import type { CheckedQuestion, StoredGroup } from './checked-source.ts';

/** A file of questions that a teacher read. */
export const questionImport = pgTable('question_import', {
  id: idColumn(),
  ownerId: referenceColumn('owner_id').notNull(),
  fileName: text('file_name').notNull(),
  format: text('format').$type<ImportFormatId>().notNull(),
  programme: text('programme').notNull(),
  subject: text('subject').notNull(),
  state: text('state', { enum: ['planned', 'applied', 'undone'] })
    .notNull()
    .default('planned'),
  groups: jsonColumn('groups').$type<StoredGroup[]>().notNull(),
  fileIds: referenceColumn('file_ids').array().notNull(),
  sourceFileId: referenceColumn('source_file_id'),
  createdAt: timestampColumn('created_at').notNull(),
  appliedAt: timestampColumn('applied_at'),
  undoneAt: timestampColumn('undone_at'),
});

/** One question of the file with what becomes of it. */
export const questionImportItem = pgTable(
  'question_import_item',
  {
    importId: referenceColumn('import_id').notNull(),
    position: integer('position').notNull(),
    groupPosition: integer('group_position').notNull(),
    identifier: text('identifier'),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    notes: jsonColumn('notes').$type<Note[]>().notNull(),
    source: text('source').notNull(),
    question: jsonColumn('question').$type<CheckedQuestion>(),
    fingerprint: text('fingerprint'),
    isChosen: boolean('is_chosen').notNull(),
    sameSetId: referenceColumn('same_set_id'),
    earlierSetId: referenceColumn('earlier_set_id'),
    setId: referenceColumn('set_id'),
  },
  (row) => [primaryKey({ columns: [row.importId, row.position] })],
);

/** Habits of the school's own papers, which the reader of papers knows from then on. */
export const readingRule = pgTable('reading_rule', {
  id: idColumn(),
  words: text('words').notNull(),
  meaning: text('meaning', { enum: readingMeanings }).notNull(),
  authorId: referenceColumn('author_id').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});
