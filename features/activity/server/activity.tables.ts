import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';

/** What a person did on a page, as reported by the browser. */
export const activityEntry = pgTable('activity_entry', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  at: timestampColumn('at').notNull(),
  url: text('url').notNull(),
  params: jsonColumn('params'),
  receivedAt: timestampColumn('received_at').notNull(),
});

/** How often a person used a feature on one day of the school's time zone. */
export const clickCount = pgTable(
  'click_count',
  {
    personId: referenceColumn('person_id').notNull(),
    name: text('name').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (row) => [primaryKey({ columns: [row.personId, row.name, row.day] })],
);
