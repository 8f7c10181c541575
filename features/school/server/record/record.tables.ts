import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';

/** One field with its values before and after; null: nothing. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Who changed what of the school, and when: rows are added and never changed. */
export const schoolRecord = pgTable('school_record', {
  id: idColumn(),
  at: timestampColumn('at').notNull(),
  /** Null where the school itself acted. */
  actorId: referenceColumn('actor_id'),
  /** One of `recordActions`. */
  action: text('action').notNull(),
  /** What was changed: `person`, `class` and so on. */
  subjectKind: text('subject_kind').notNull(),
  subjectId: referenceColumn('subject_id'),
  changes: jsonb('changes').$type<FieldChange[]>().notNull(),
});
