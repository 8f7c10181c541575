import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';

/** What a teacher wrote to students. */
export const announcementTable = pgTable('announcement', {
  id: idColumn(),
  teacherId: referenceColumn('teacher_id').notNull(),
  title: text('title').notNull(),
  /** Plain text. */
  body: text('body').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  recalledAt: timestampColumn('recalled_at'),
});

/** To whom it was sent, and when they opened it first. */
export const announcementRecipientTable = pgTable(
  'announcement_recipient',
  {
    announcementId: referenceColumn('announcement_id').notNull(),
    personId: referenceColumn('person_id').notNull(),
    readAt: timestampColumn('read_at'),
  },
  (row) => [primaryKey({ columns: [row.announcementId, row.personId] })],
);

/** A file of an announcement, at its place. */
export const announcementFileTable = pgTable(
  'announcement_file',
  {
    announcementId: referenceColumn('announcement_id').notNull(),
    position: integer('position').notNull(),
    fileId: referenceColumn('file_id').notNull(),
  },
  (row) => [primaryKey({ columns: [row.announcementId, row.position] })],
);
