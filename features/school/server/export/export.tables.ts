import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { ExportedKind } from '../../rules.ts';

/** How much of each kind an export holds. */
export type ExportCounts = Partial<Record<ExportedKind, number>>;

/** Everything of the school as a file that is kept for some days. */
export const schoolExport = pgTable('school_export', {
  id: idColumn(),
  requestedBy: referenceColumn('requested_by').notNull(),
  requestedAt: timestampColumn('requested_at').notNull(),
  state: text('state', { enum: ['waiting', 'ready', 'failed', 'expired'] }).notNull(),
  counts: jsonb('counts').$type<ExportCounts>().notNull(),
  /** Null before it is ready, and after it has expired. */
  fileId: referenceColumn('file_id'),
  endedAt: timestampColumn('ended_at'),
  /** Until when it can be fetched. */
  expiresAt: timestampColumn('expires_at'),
});
