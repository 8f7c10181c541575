import { customType, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { referenceColumn, timestampColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The newest letter by which a guardian reads a published phase report. */
export const phaseLetter = pgTable(
  'phase_letter',
  {
    reportId: referenceColumn('report_id').notNull(),
    guardianId: referenceColumn('guardian_id').notNull(),
    /** SHA-256 of the token, which is never stored. */
    tokenHash: bytes('token_hash').notNull(),
    sentBy: referenceColumn('sent_by').notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    revokedAt: timestampColumn('revoked_at'),
    /** When it was first read after it was sent. */
    readAt: timestampColumn('read_at'),
  },
  (row) => [primaryKey({ columns: [row.reportId, row.guardianId] })],
);
