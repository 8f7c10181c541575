import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** What became of the mail: waiting, accepted by the mail server, or given up; null in letters of earlier versions. */
    mailState: text('mail_state', { enum: ['queued', 'sent', 'failed'] }),
    /** What the mail server answered last, as a code; null where it accepted the mail or was not asked. */
    mailFailure: text('mail_failure'),
  },
  (row) => [primaryKey({ columns: [row.reportId, row.guardianId] })],
);
