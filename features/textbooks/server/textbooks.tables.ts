import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, json, referenceColumn } from '@inkstone/db';

/** Ranges of whole numbers in PostgreSQL's own spelling: `{[1,4),[7,8)}`. */
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
  /** Taken out of the bank; who was given it keeps it. */
  hiddenAt: timestampColumn('hidden_at'),
});

/** The original of a book, or one teacher's annotated edition of it. */
export const bookEdition = pgTable('book_edition', {
  id: idColumn(),
  bookId: referenceColumn('book_id').notNull(),
  kind: text('kind').$type<'original' | 'annotated'>().notNull(),
  ownerId: referenceColumn('owner_id').notNull(),
  /** The PDF without marks. */
  fileId: referenceColumn('file_id').notNull(),
  /** Null until a job has counted them; 0 where the PDF is damaged or locked with a password. */
  pages: integer('pages'),
  /** Raised with every change of the marks. */
  marksVersion: integer('marks_version').notNull(),
  /** The PDF with the marks drawn into it, and the version of the marks that it shows. */
  drawnFileId: referenceColumn('drawn_file_id'),
  drawnVersion: integer('drawn_version'),
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
    kind: text('kind').$type<'highlight' | 'note' | 'pen'>().notNull(),
    content: json('content').notNull(),
    /** The version of the edition's marks at which it was last changed. */
    version: integer('version').notNull(),
    savedAt: timestampColumn('saved_at').notNull(),
    removedAt: timestampColumn('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.id] })],
);

/** Somebody waits for the PDF of an annotated edition: a `did`. */
export const bookDrawing = pgTable('book_drawing', {
  id: idColumn(),
  editionId: referenceColumn('edition_id').notNull(),
  askedBy: referenceColumn('asked_by').notNull(),
  /** The version of the marks that is to be drawn. */
  version: integer('version').notNull(),
  state: text('state').$type<'waiting' | 'ready' | 'failed' | 'cancelled'>().notNull(),
  askedAt: timestampColumn('asked_at').notNull(),
  endedAt: timestampColumn('ended_at'),
});

/** The edition that an assignment of kind textbook gives. */
export const assignmentBook = pgTable('assignment_book', {
  assignmentId: referenceColumn('assignment_id').primaryKey(),
  editionId: referenceColumn('edition_id').notNull(),
});

/** How far a student has read what was given. */
export const bookReading = pgTable('book_reading', {
  recipientId: referenceColumn('recipient_id').primaryKey(),
  page: integer('page').notNull(),
  pagesSeen: ranges('pages_seen').notNull(),
  openedAt: timestampColumn('opened_at').notNull(),
  readAt: timestampColumn('read_at').notNull(),
});

/** A word of somebody's notebook. */
export const collectedWord = pgTable('collected_word', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  word: text('word').notNull(),
  /** The word as search reads it. */
  searchText: text('search_text').notNull(),
  /** Its meanings as they were shown when it was collected. */
  meaning: json('meaning').notNull(),
  sentence: text('sentence').notNull(),
  editionId: referenceColumn('edition_id'),
  page: integer('page'),
  collectedAt: timestampColumn('collected_at').notNull(),
});
