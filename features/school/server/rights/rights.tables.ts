import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { PersonDataKind } from '@inkstone/db/person-data';

/** How many rows and files of each kind. */
export type PersonDataCounts = Partial<Record<PersonDataKind | 'files', number>>;

/** All data of one person as a file that is kept for some days. */
export const personArchive = pgTable('person_archive', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  requestedBy: referenceColumn('requested_by').notNull(),
  requestedAt: timestampColumn('requested_at').notNull(),
  state: text('state', { enum: ['waiting', 'ready', 'failed', 'expired'] }).notNull(),
  counts: jsonb('counts').$type<PersonDataCounts>().notNull(),
  /** Null before it is ready, and after it has expired. */
  fileId: referenceColumn('file_id'),
  endedAt: timestampColumn('ended_at'),
  /** Until when it can be fetched. */
  expiresAt: timestampColumn('expires_at'),
});

/** The erasing of a person, and what went. */
export const personErasure = pgTable('person_erasure', {
  personId: referenceColumn('person_id').primaryKey(),
  requestedBy: referenceColumn('requested_by').notNull(),
  requestedAt: timestampColumn('requested_at').notNull(),
  state: text('state', { enum: ['waiting', 'erased', 'failed'] }).notNull(),
  counts: jsonb('counts').$type<PersonDataCounts>().notNull(),
  endedAt: timestampColumn('ended_at'),
});
