import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { SubjectKind } from '../../record-actions.ts';

/** One field with its values before and after; null: nothing. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Who changed what of the school, and when: rows are added, and changed only where a person is erased. */
export const schoolRecord = pgTable('school_record', {
  id: idColumn(),
  at: timestampColumn('at').notNull(),
  /** Null where the school itself acted. */
  actorId: referenceColumn('actor_id'),
  /** One of `recordActions`. */
  action: text('action').notNull(),
  /** What was changed: `person`, `class` and so on. */
  subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
  subjectId: referenceColumn('subject_id'),
  /** One of `signInActions`: listed on demand, and kept by a time of its own. */
  isSignIn: boolean('is_sign_in').notNull().default(false),
  changes: jsonb('changes').$type<FieldChange[]>().notNull(),
  /** Changes whose values name the person that the entry is about; emptied where the person is erased. */
  personal: jsonb('personal').$type<FieldChange[]>().notNull(),
});
