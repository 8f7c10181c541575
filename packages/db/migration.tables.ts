import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/** An applied migration. */
export const migration = pgTable('migration', {
  number: integer('number').primaryKey(),
  name: text('name').notNull(),
  /** Checksum of its text, since an applied migration is never changed. */
  checksum: text('checksum').notNull(),
  appliedAt: timestampColumn('applied_at').notNull().defaultNow(),
});
