import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';

/** A message to one person; its sentence is made when it is read. */
export const messageTable = pgTable('message', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  /** What it is about. */
  category: text('category', {
    enum: ['textbook', 'textbookFile', 'course', 'test', 'homework', 'phaseReport', 'announcement', 'notifications'],
  }).notNull(),
  /** The name of the event that it is about. */
  event: text('event').notNull(),
  content: jsonColumn('content')
    .$type<{ title: string; titleZh: string | null; values: Record<string, string | number | null> }>()
    .notNull(),
  /** The edition of a textbook whose PDF the message is about. */
  fileId: referenceColumn('file_id'),
  recipientId: referenceColumn('recipient_id'),
  assignmentId: referenceColumn('assignment_id'),
  attemptId: referenceColumn('attempt_id'),
  /** Identifies what happened: one message to a person for each. Null in messages of earlier versions. */
  eventKey: text('event_key'),
  /** Until then it gathers further occurrences; mail and push wait for it. */
  gatheredUntil: timestampColumn('gathered_until'),
  createdAt: timestampColumn('created_at').notNull(),
  readAt: timestampColumn('read_at'),
  deletedAt: timestampColumn('deleted_at'),
});
