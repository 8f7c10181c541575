import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, jsonColumn, referenceColumn } from '@inkstone/db';
import type * as z from 'zod';
import type { BookMark, collectWord } from '../contract.ts';

/** PostgreSQL ranges of integers: `{[1,4),[7,8)}`. */
const ranges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** A textbook of the bank. */
export const book = pgTable('book', {
  id: idColumn(),
  ownerId: referenceColumn('owner_id').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** Empty for no programme. */
  programme: text('programme').notNull(),
  subject: text('subject').notNull(),
  /** About how many English words a reader should know. */
  vocabulary: integer('vocabulary'),
  searchText: text('search_text').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
  /** Removed from the bank; recipients keep it. */
  hiddenAt: timestampColumn('hidden_at'),
});

/** The original of a book, or one teacher's annotated edition of it. */
export const bookEdition = pgTable('book_edition', {
  id: idColumn(),
  bookId: referenceColumn('book_id').notNull(),
  kind: text('kind', { enum: ['original', 'annotated'] }).notNull(),
  ownerId: referenceColumn('owner_id').notNull(),
  /** The PDF without marks. */
  fileId: referenceColumn('file_id').notNull(),
  /** Null until a job has counted them; 0 where the PDF is damaged or locked with a password. */
  pages: integer('pages'),
  /** Incremented with every change of the marks. */
  marksVersion: integer('marks_version').notNull(),
  /** The PDF with the marks drawn into it, and the version of the marks that it shows. */
  exportedFileId: referenceColumn('exported_file_id'),
  exportedVersion: integer('exported_version'),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
  hiddenAt: timestampColumn('hidden_at'),
});

/** One mark of an annotated edition. */
export const bookMark = pgTable(
  'book_mark',
  {
    editionId: referenceColumn('edition_id').notNull(),
    id: uuid('id').notNull(),
    page: integer('page').notNull(),
    kind: text('kind', { enum: ['highlight', 'note', 'pen'] }).notNull(),
    content: jsonColumn('content').$type<BookMark['content']>().notNull(),
    /** The version of the edition's marks when it was last changed. */
    version: integer('version').notNull(),
    savedAt: timestampColumn('saved_at').notNull(),
    removedAt: timestampColumn('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.id] })],
);

/** A request for the PDF of an annotated edition. */
export const pdfExport = pgTable('pdf_export', {
  id: idColumn(),
  editionId: referenceColumn('edition_id').notNull(),
  requestedBy: referenceColumn('requested_by').notNull(),
  /** The version of the marks to draw. */
  version: integer('version').notNull(),
  state: text('state', { enum: ['waiting', 'ready', 'failed', 'cancelled'] }).notNull(),
  requestedAt: timestampColumn('requested_at').notNull(),
  endedAt: timestampColumn('ended_at'),
});

/** The edition of a textbook assignment. */
export const assignmentBook = pgTable('assignment_book', {
  assignmentId: referenceColumn('assignment_id').primaryKey(),
  editionId: referenceColumn('edition_id').notNull(),
});

/** A student's reading progress. */
export const bookReading = pgTable('book_reading', {
  recipientId: referenceColumn('recipient_id').primaryKey(),
  page: integer('page').notNull(),
  pagesSeen: ranges('pages_seen').notNull(),
  openedAt: timestampColumn('opened_at').notNull(),
  readAt: timestampColumn('read_at').notNull(),
});

/** A word of a person's notebook. */
export const collectedWord = pgTable('collected_word', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  word: text('word').notNull(),
  /** The word normalised for search. */
  searchText: text('search_text').notNull(),
  /** Its meanings when it was collected. */
  meaning: jsonColumn('meaning').$type<z.output<typeof collectWord.output>['list'][number]['meanings']>().notNull(),
  sentence: text('sentence').notNull(),
  editionId: referenceColumn('edition_id'),
  page: integer('page'),
  collectedAt: timestampColumn('collected_at').notNull(),
});
