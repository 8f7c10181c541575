import { customType, integer, pgTable } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The codes that open the set-up page, and the row that closes it for ever. */
export const schoolSetup = pgTable('school_setup', {
  id: idColumn(),
  /** SHA-256 of a code, which itself is never stored; null in the row that closes the set-up. */
  codeHash: bytes('code_hash'),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  /** Wrong codes that were entered while this one was valid. */
  tries: integer('tries').notNull().default(0),
  closedAt: timestampColumn('closed_at'),
});
