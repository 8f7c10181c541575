import { boolean, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, jsonColumn, referenceColumn } from '@inkstone/db';
import type { Clip } from '@inkstone/exam/stimulus';
import type { Explanation, PaperComposition, QuestionRubric } from '../contract.ts';
import type { SectionSettings } from '@inkstone/exam/blueprint';
import type { Distractors } from '@inkstone/exam/evidence';
import type { StoredStimulus } from './pinned-content.ts';

/** A node of the bank's tree: programme, subject, section or knowledge point. */
export const subjectNode = pgTable('subject_node', {
  id: idColumn(),
  parentId: referenceColumn('parent_id'),
  kind: text('kind', { enum: ['programme', 'subject', 'section', 'knowledgePoint'] }).notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh').notNull(),
  /** Among its siblings, from 1. */
  position: integer('position').notNull(),
  /** Named by the school; all others are the exams' own. */
  isOwn: boolean('is_own').notNull().default(false),
  /** The point that took its questions over; it is retired then. */
  mergedIntoId: referenceColumn('merged_into_id'),
  retiredAt: timestampColumn('retired_at'),
});

/** A question set with the facts of its newest revision. */
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
  /** Hashes by which sets with similar questions are found (similarity/similarity.ts). */
  similarityBands: integer('similarity_bands').array().notNull().default([]),
  questionCount: integer('question_count').notNull(),
  types: text('types').array().notNull(),
  /** Whether its newest revision has a recording. */
  hasAudio: boolean('has_audio').notNull().default(false),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
  hiddenAt: timestampColumn('hidden_at'),
  /** Students may practise it by themselves. */
  isForPractice: boolean('is_for_practice').notNull().default(false),
  /** Folded, in the order in which they were set. */
  tags: text('tags').array().notNull().default([]),
  /** The difficulties of its newest revision's questions, each once. */
  difficulties: smallint('difficulties').array().notNull().default([]),
  /** What every teacher of the school may do with it; its owner, whoever manages the bank and shares may do more. */
  generalAccess: text('general_access', { enum: ['none', 'use', 'edit'] })
    .notNull()
    .default('edit'),
});

/** A set that is shared with a teacher or with a team, one of the two. */
export const questionSetShare = pgTable('question_set_share', {
  id: idColumn(),
  setId: referenceColumn('set_id').notNull(),
  personId: referenceColumn('person_id'),
  /** Whoever is in the team has the set. */
  teamId: referenceColumn('team_id'),
  /** Who may edit it may use it. */
  access: text('access', { enum: ['use', 'edit'] }).notNull(),
});

/** The files that a set shows in any of its revisions. */
export const questionSetFile = pgTable(
  'question_set_file',
  { fileId: referenceColumn('file_id').notNull(), setId: referenceColumn('set_id').notNull() },
  (row) => [primaryKey({ columns: [row.fileId, row.setId] })],
);

/** A tag of the school's sets, as it was written first. */
export const bankTag = pgTable('bank_tag', { folded: text('folded').primaryKey(), name: text('name').notNull() });

/** The nodes of a set's newest revision, with all their ancestors. */
export const questionSetNode = pgTable(
  'question_set_node',
  {
    nodeId: referenceColumn('node_id').notNull(),
    setId: referenceColumn('set_id').notNull(),
    /** As its set says; repeated here for the index from which practice is chosen. */
    isForPractice: boolean('is_for_practice').notNull().default(false),
  },
  (row) => [primaryKey({ columns: [row.nodeId, row.setId] })],
);

/** One saved revision of a set; immutable. */
export const questionSetRevision = pgTable('question_set_revision', {
  id: idColumn(),
  setId: referenceColumn('set_id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  titleZh: text('title_zh'),
  stimulus: jsonColumn('stimulus').$type<StoredStimulus>().notNull(),
  savedBy: referenceColumn('saved_by').notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
});

/** The identity of a question through all revisions. */
export const question = pgTable('question', {
  id: idColumn(),
  setId: referenceColumn('set_id').notNull(),
  /** Set by a teacher, from 1 (very easy) to 5 (very hard). */
  difficulty: smallint('difficulty'),
  /** As answers show it, from 0 (everybody is right) to 1 (nobody is). */
  measuredDifficulty: real('measured_difficulty'),
});

/** One question of a set revision; immutable. */
export const questionRevision = pgTable('question_revision', {
  id: idColumn(),
  questionId: referenceColumn('question_id').notNull(),
  setRevisionId: referenceColumn('set_revision_id').notNull(),
  position: integer('position').notNull(),
  type: text('type').notNull(),
  prompt: jsonColumn('prompt').notNull(),
  key: jsonColumn('key').notNull(),
  explanation: jsonColumn('explanation').$type<Explanation>().notNull(),
  /** Hundredths. */
  points: integer('points').notNull(),
  /** The main knowledge point. */
  knowledgeNodeId: referenceColumn('knowledge_node_id'),
  /** Further knowledge points in their order, without the main one. */
  furtherNodeIds: referenceColumn('further_node_ids').array().notNull().default([]),
  /** The part of the recording that is played again with the question. */
  clip: jsonColumn('clip').$type<Clip>(),
  /** Exact quotes of the set's text or transcript that show why the key is right. */
  evidence: jsonColumn('evidence').$type<string[]>().notNull().default([]),
  /** Why somebody takes a wrong option, by the options' ids. */
  distractors: jsonColumn('distractors').$type<Distractors>().notNull().default({}),
  /** By which a person marks its answers; null: the rubric of its programme, or points alone. */
  rubric: jsonColumn('rubric').$type<QuestionRubric>(),
});

/** A paper with the facts of its newest revision. */
export const paper = pgTable('paper', {
  id: idColumn(),
  ownerId: referenceColumn('owner_id').notNull(),
  programme: text('programme').notNull(),
  variant: text('variant').notNull(),
  /** The old numeric paper type, which selects the report page. */
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

/** One saved revision of a paper; immutable. */
export const paperRevision = pgTable('paper_revision', {
  id: idColumn(),
  paperId: referenceColumn('paper_id').notNull(),
  number: integer('number').notNull(),
  savedBy: referenceColumn('saved_by').notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
  /** The rules and the seed by which it was found; null where it was composed by hand. */
  composition: jsonColumn('composition').$type<PaperComposition>(),
});

/** A section, or one part of it, of a paper revision. */
export const paperSection = pgTable(
  'paper_section',
  {
    paperRevisionId: referenceColumn('paper_revision_id').notNull(),
    position: integer('position').notNull(),
    section: text('section').notNull(),
    part: text('part'),
    /** The paper's own time; null uses the programme's. */
    seconds: integer('seconds'),
    /** Name and calculator of a section that the programme leaves open; null: as the programme says. */
    settings: jsonColumn('settings').$type<SectionSettings>(),
  },
  (row) => [primaryKey({ columns: [row.paperRevisionId, row.position] })],
);

/** A pinned set in a section. */
export const paperItem = pgTable(
  'paper_item',
  {
    paperRevisionId: referenceColumn('paper_revision_id').notNull(),
    sectionPosition: integer('section_position').notNull(),
    position: integer('position').notNull(),
    setRevisionId: referenceColumn('set_revision_id').notNull(),
    // the questions of the set that the paper takes; null: all
    questionIds: referenceColumn('question_ids').array(),
  },
  (row) => [primaryKey({ columns: [row.paperRevisionId, row.sectionPosition, row.position] })],
);

/** A corrected key of a pinned question. */
export const keyCorrection = pgTable('key_correction', {
  id: idColumn(),
  questionId: referenceColumn('question_id').notNull(),
  questionRevisionId: referenceColumn('question_revision_id').notNull(),
  key: jsonColumn('key').notNull(),
  oldKey: jsonColumn('old_key').notNull(),
  byId: referenceColumn('by_id').notNull(),
  appliedAt: timestampColumn('applied_at').notNull(),
  reversedAt: timestampColumn('reversed_at'),
  reversedBy: referenceColumn('reversed_by'),
  /** The teacher in whose assignments it applies; null for everybody's. */
  teacherId: referenceColumn('teacher_id'),
});

/** A file in storage with its original name; it is swept unless `usedBy` says what uses it. */
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

/** How many sets of a programme have a property, for the filters of the bank. */
export const questionSetCount = pgTable(
  'question_set_count',
  {
    programme: text('programme').notNull(),
    facet: text('facet', { enum: ['all', 'audio', 'type', 'node', 'tag'] }).notNull(),
    /** The type, node or folded tag; empty for the other facets. */
    value: text('value').notNull(),
    sets: integer('sets').notNull(),
    /** How many of `sets` are open to nobody by themselves. */
    restrictedSets: integer('restricted_sets').notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.programme, row.facet, row.value] })],
);
