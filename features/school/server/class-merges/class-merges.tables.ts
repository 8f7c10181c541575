import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { referenceColumn } from '@inkstone/db';
import type { MadeEnrolment, TurnedStay } from '@inkstone/people/server';
import type { MergeFault, StayFault } from '../../contract/class-merges.ts';

/** A class as it was when merging it was planned. */
export interface MergeDraft {
  edition: number;
  /** Present members who are not in the class that stays. */
  studentIds: number[];
  /** Present members of both classes. */
  bothIds: number[];
  /** Who teaches the class, its own teacher first. */
  teacherIds: number[];
  /** Work of the class that runs. */
  runningWork: number;
  /** Attempts at work of the class that are not handed in yet. */
  openAttempts: number;
  /** Sessions of the class that have not begun. */
  comingSessions: number;
}

/** An enrolment that was made in the class that stays; instants as text. */
export type MergeJoin = Omit<MadeEnrolment, 'leftBefore'> & { leftBefore: string | null };

/** What merging a class changed, for undoing it. */
export interface MergeEffects {
  joins: MergeJoin[];
  /** Stays to come before they were turned to the class that stays. */
  comingStays: TurnedStay[];
  /** The edition of the class that stays. */
  targetEdition: number;
  /** Who could not be taken back when this was undone. */
  staying?: { personId: number; fault: StayFault }[];
}

/** One class of a change set that merges classes into another one: what is planned, and what became of it. */
export const classMerge = pgTable(
  'class_merge',
  {
    changeSetId: referenceColumn('change_set_id').notNull(),
    position: integer('position').notNull(),
    /** The class that is merged into the target of the change set. */
    sourceId: referenceColumn('source_id').notNull(),
    outcome: text('outcome', { enum: ['merged', 'leftOut'] }).notNull(),
    /** `leftOut`: not merged when the set was applied. `stays`: could not be undone. */
    state: text('state', { enum: ['planned', 'applied', 'leftOut', 'undone', 'stays'] }).notNull(),
    fault: text('fault').$type<MergeFault>(),
    draft: jsonb('draft').$type<MergeDraft>().notNull(),
    /** Null before it is applied. */
    effects: jsonb('effects').$type<MergeEffects>(),
  },
  (row) => [primaryKey({ columns: [row.changeSetId, row.position] })],
);
