import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, json, referenceColumn } from '@inkstone/db';
import type { Clip, Explanation } from '../contract.ts';
import type { StoredStimulus } from './pinned-content.ts';

/** A place in the bank's tree: programme, subject, section or knowledge point. */
export const subjectNode = pgTable('subject_node', {
  id: idColumn(),
  parentId: referenceColumn('parent_id'),
  kind: text('kind').$type<'programme' | 'subject' | 'section' | 'knowledgePoint'>().notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh').notNull(),
  position: integer('position').notNull(),
});

/** A question set as lists see it: its newest revision. */
export const questionSet = pgTable('question_set', {
  id: idColumn(),
  ownerId: referenceColumn('owner_id').notNull(),
  programme: text('programme').notNull(),
  subject: text('subject').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  /** Number of the newest revision. */
  head: integer('head').notNull(),
  searchText: text('search_text').notNull(),
  searchTerms: text('search_terms').array().notNull(),
  questionCount: integer('question_count').notNull(),
  types: text('types').array().notNull(),
  /** Whether its newest revision has a recording. */
  isHeard: boolean('is_heard').notNull().default(false),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
  hiddenAt: timestampColumn('hidden_at'),
});

/** Places in the tree of a set's newest revision, with all that lies above them. */
export const questionSetNode = pgTable('question_set_node', {
  nodeId: referenceColumn('node_id').notNull(),
  setId: referenceColumn('set_id').notNull(),
});

/** One saved state of a set; never changed. */
export const questionSetRevision = pgTable('question_set_revision', {
  id: idColumn(),
  setId: referenceColumn('set_id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  stimulus: json('stimulus').$type<StoredStimulus>().notNull(),
  savedBy: referenceColumn('saved_by').notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
});

/** The question that keeps its identity through all revisions. */
export const question = pgTable('question', { id: idColumn(), setId: referenceColumn('set_id').notNull() });

/** One question of a set's revision; never changed. */
export const questionRevision = pgTable('question_revision', {
  id: idColumn(),
  questionId: referenceColumn('question_id').notNull(),
  setRevisionId: referenceColumn('set_revision_id').notNull(),
  position: integer('position').notNull(),
  type: text('type').notNull(),
  prompt: json('prompt').notNull(),
  key: json('key').notNull(),
  explanation: json('explanation').$type<Explanation>().notNull(),
  /** Hundredths. */
  points: integer('points').notNull(),
  knowledgeNodeId: referenceColumn('knowledge_node_id'),
  /** The part of the recording that is played again with it. */
  clip: json('clip').$type<Clip>(),
});

/** A paper as lists see it. */
export const paper = pgTable('paper', {
  id: idColumn(),
  ownerId: referenceColumn('owner_id').notNull(),
  programme: text('programme').notNull(),
  variant: text('variant').notNull(),
  /** The old numeric paper type that chooses the report page. */
  typeId: integer('type_id'),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  head: integer('head').notNull(),
  searchText: text('search_text').notNull(),
  searchTerms: text('search_terms').array().notNull(),
  questionCount: integer('question_count').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
  hiddenAt: timestampColumn('hidden_at'),
});

/** One saved state of a paper; never changed. */
export const paperRevision = pgTable('paper_revision', {
  id: idColumn(),
  paperId: referenceColumn('paper_id').notNull(),
  number: integer('number').notNull(),
  savedBy: referenceColumn('saved_by').notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
});

/** A section, or one part of it, as a paper fills it. */
export const paperSection = pgTable('paper_section', {
  paperRevisionId: referenceColumn('paper_revision_id').notNull(),
  position: integer('position').notNull(),
  section: text('section').notNull(),
  part: text('part'),
  /** Where the paper says otherwise than the programme. */
  seconds: integer('seconds'),
});

/** A pinned set in a section. */
export const paperItem = pgTable('paper_item', {
  paperRevisionId: referenceColumn('paper_revision_id').notNull(),
  sectionPosition: integer('section_position').notNull(),
  position: integer('position').notNull(),
  setRevisionId: referenceColumn('set_revision_id').notNull(),
});

/** A key as it counts now for a pinned question, where a regrade changed it. */
export const keyCorrection = pgTable('key_correction', {
  id: idColumn(),
  questionId: referenceColumn('question_id').notNull(),
  questionRevisionId: referenceColumn('question_revision_id').notNull(),
  key: json('key').notNull(),
  was: json('was').notNull(),
  byId: referenceColumn('by_id').notNull(),
  appliedAt: timestampColumn('applied_at').notNull(),
  reversedAt: timestampColumn('reversed_at'),
  reversedBy: referenceColumn('reversed_by'),
  /** Whose work it counts in; null: everybody's. */
  teacherId: referenceColumn('teacher_id'),
});

/** A file of storage with the name it was given; what keeps it stands in `usedBy`. */
export const storedFile = pgTable('stored_file', {
  id: idColumn(),
  key: text('key').notNull(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  sizeBytes: referenceColumn('size_bytes').notNull(),
  sha256: text('sha256').notNull(),
  ownerId: referenceColumn('owner_id'),
  createdAt: timestampColumn('created_at').notNull(),
  usedBy: text('used_by'),
});
