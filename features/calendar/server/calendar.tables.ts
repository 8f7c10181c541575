import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { referenceColumn, timestampColumn } from '@inkstone/db';

/** The private calendar address of a person. */
export const calendarFeed = pgTable('calendar_feed', {
  personId: referenceColumn('person_id').primaryKey(),
  /** What the address is signed over; another one makes the former address worthless. */
  salt: uuid('salt').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});
