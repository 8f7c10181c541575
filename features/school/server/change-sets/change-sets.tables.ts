import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { RowFault, UndoFault } from '../../import/faults.ts';
import type { LinkTarget } from '../../import/link-targets.ts';
import { importSubjects, type ImportSubject, type SheetField } from '../../import/subjects.ts';
import type { MergePlan } from '../person-merges/person-merges.tables.ts';
import type { CopyPatterns } from '../../copies/plan-copies.ts';
import type { TimetableFacts } from '../../timetable-import/entry.ts';
import { importPhases, runKinds } from '../../import/run.ts';
import { rowOutcomes, type AccountTarget, type PlannedChange, type PlannedJoin } from '../../import/plan-types.ts';

/** A column of a sheet: its head, what it holds, and its first texts. */
export interface SheetColumn {
  head: string;
  field: SheetField | null;
  samples: string[];
}

/** Many changes that are planned, applied and undone together. */
export const changeSet = pgTable('change_set', {
  id: idColumn(),
  kind: text('kind', { enum: [...importSubjects, 'classCopies', 'classMerge', 'timetable', 'personMerge'] }).notNull(),
  state: text('state', { enum: ['planned', 'applied', 'undone'] }).notNull(),
  createdBy: referenceColumn('created_by').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  fileName: text('file_name').notNull(),
  /** What the file was; null where there is none. */
  format: text('format', { enum: ['csv', 'xlsx', 'oneroster', 'ics'] }),
  /** How the text was encoded; null for a workbook. */
  encoding: text('encoding'),
  columns: jsonb('columns').$type<SheetColumn[]>().notNull(),
  /** The term whose classes are copied; null: none, or no copies. */
  fromTermId: referenceColumn('from_term_id'),
  /** The term into which classes are copied. */
  termId: referenceColumn('term_id'),
  /** What is replaced in the names of classes that are copied. */
  copyPatterns: jsonb('copy_patterns').$type<CopyPatterns>(),
  /** The class or person into which others are merged; null: nothing is merged. */
  targetId: referenceColumn('target_id'),
  /** How the file of an imported timetable was read. */
  timetableFacts: jsonb('timetable_facts').$type<TimetableFacts>(),
  /** The account that is merged into another one; null: none. */
  sourceId: referenceColumn('source_id'),
  /** What merging two accounts was planned to move. */
  mergePlan: jsonb('merge_plan').$type<MergePlan>(),
  appliedBy: referenceColumn('applied_by'),
  appliedAt: timestampColumn('applied_at'),
  undoneBy: referenceColumn('undone_by'),
  undoneAt: timestampColumn('undone_at'),
});

/** A class that a person joins, or joined, and since when they were out of it; null: they had not been in it. */
export type RowJoin = PlannedJoin & {
  /** Set when the row was applied. */
  leftBefore?: string | null;
};

/** A class that a change set makes. */
export const changeSetClass = pgTable(
  'change_set_class',
  {
    changeSetId: referenceColumn('change_set_id').notNull(),
    /** The place among the new classes, from 0, by which rows name it. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    nameZh: text('name_zh'),
    externalId: text('external_id'),
    /** The class; null before it is made. */
    classId: referenceColumn('class_id'),
    /** `leftOut`: not made, since there is such a class by now, or nobody to teach it. `stays`: could not be undone. */
    state: text('state', { enum: ['planned', 'applied', 'leftOut', 'undone', 'stays'] }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.changeSetId, row.position] })],
);

/** One row of a change set: what is planned for a person, and what became of it. */
export const changeSetRow = pgTable(
  'change_set_row',
  {
    changeSetId: referenceColumn('change_set_id').notNull(),
    position: integer('position').notNull(),
    /** The row of the sheet; null for a person who is missing there. */
    rowNumber: integer('row_number'),
    outcome: text('outcome', { enum: rowOutcomes }).notNull(),
    /** `leftOut`: not applied, since the person had changed. `stays`: could not be undone. */
    state: text('state', { enum: ['planned', 'applied', 'leftOut', 'undone', 'stays'] }).notNull(),
    name: text('name').notNull(),
    username: text('username').notNull(),
    /** The person; one who was created and later removed has no row in `person`. Null: the row makes them. */
    personId: referenceColumn('person_id'),
    /** The person's edition when this was planned, or after it was applied. */
    edition: integer('edition'),
    changes: jsonb('changes').$type<PlannedChange[]>().notNull(),
    /** Why the row is left out, or stays. */
    fault: text('fault').$type<RowFault | UndoFault>(),
    about: text('about'),
    target: jsonb('target').$type<AccountTarget>(),
    joins: jsonb('joins').$type<RowJoin[]>().notNull(),
    /** What a row of another subject than people writes, or has written; null: nothing, or the sheet is one of people. */
    link: jsonb('link').$type<LinkTarget>(),
    /** The account before it was changed. */
    before: jsonb('before').$type<AccountTarget>(),
  },
  (row) => [primaryKey({ columns: [row.changeSetId, row.position] })],
);

/** An import that is being planned, applied or undone, or that has failed; one that has ended well has no row. */
export const importRun = pgTable('import_run', {
  id: idColumn(),
  kind: text('kind', { enum: runKinds }).notNull(),
  startedBy: referenceColumn('started_by').notNull(),
  startedAt: timestampColumn('started_at').notNull(),
  subject: text('subject').$type<ImportSubject>().notNull(),
  fileName: text('file_name').notNull(),
  /** What is applied or undone; null while a sheet is planned. */
  changeSetId: referenceColumn('change_set_id'),
  phase: text('phase', { enum: importPhases }).notNull(),
  doneRows: integer('done_rows').notNull(),
  /** Null before the sheet is read. */
  totalRows: integer('total_rows'),
  /** When the process that works on it last said so; whether one applies or undoes is told by a lock instead. */
  heardAt: timestampColumn('heard_at').notNull(),
  /** When it failed; null: it has not. */
  endedAt: timestampColumn('ended_at'),
  /** The code of the refusal that ended it; null: none, or another failure. */
  fault: text('fault'),
});
