import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import type { StoredFileRow } from '@inkstone/bank/server';
import { book, bookEdition } from './textbooks.tables.ts';

/** One edition with its book. */
export type EditionRow = Pick<
  typeof bookEdition.$inferSelect,
  'id' | 'bookId' | 'kind' | 'ownerId' | 'fileId' | 'pages' | 'marksVersion' | 'updatedAt'
> &
  Pick<typeof book.$inferSelect, 'name' | 'nameZh' | 'programme' | 'subject' | 'vocabulary'> & {
    annotator: (typeof person.$inferSelect)['name'];
    annotatorZh: (typeof person.$inferSelect)['nameZh'];
  };

/** The columns of an edition `e`, its book `b` and its owner `o`. */
export const editionColumns = sql`
  e.id, e.book_id, e.kind, e.owner_id, e.file_id, e.pages, e.marks_version, b.name, b.name_zh, b.programme, b.subject,
  b.vocabulary, e.updated_at, o.name as annotator, o.name_zh as annotator_zh`;

/** Editions `e` with their books `b` and owners `o`. */
export const editionSource = sql`
  book_edition e join book b on b.id = e.book_id join person o on o.id = e.owner_id`;

/**
 * Size in bytes of the PDF to download for an edition `e`, with `f` the file of its original: with marks it is the
 * exported PDF; null until the current marks are exported.
 */
export const editionSize = sql`
  case when e.kind = 'original' or e.marks_version = 0 then f.size_bytes
       when e.exported_version = e.marks_version then (select d.size_bytes from stored_file d where d.id = e.exported_file_id) end`;

/** An edition of the bank, or one that the teacher has assigned and may still see. */
export const findEdition = async (
  db: Handle,
  key: { id: number; teacherId: number },
): Promise<EditionRow | undefined> => {
  return db.row<EditionRow>(sql`
    select ${editionColumns} from ${editionSource}
     where e.id = ${key.id} and (e.hidden_at is null or exists (
       select 1 from assignment_book a join assignment s on s.id = a.assignment_id
        where a.edition_id = e.id and s.teacher_id = ${key.teacherId} and s.deleted_at is null))`);
};

/** The person's own edition that is in the bank, locked. */
export const lockOwnEdition = async (
  tx: Tx,
  key: { id: number; ownerId: number },
): Promise<typeof bookEdition.$inferSelect | undefined> => {
  const isOwn = and(eq(bookEdition.id, key.id), eq(bookEdition.ownerId, key.ownerId), isNull(bookEdition.hiddenAt));
  const [row] = await tx.select().from(bookEdition).where(isOwn).for('update');
  return row;
};

/** Inserts a book; returns its id. */
export const insertBook = async (tx: Tx, row: Omit<typeof book.$inferInsert, 'id'>): Promise<number> => {
  const [inserted] = await tx.insert(book).values(row).returning({ id: book.id });
  if (!inserted) throw new Error('the book was not made');
  return inserted.id;
};

/** Inserts an original edition; returns its id. */
export const insertOriginal = async (
  tx: Tx,
  row: Pick<typeof bookEdition.$inferInsert, 'bookId' | 'ownerId' | 'fileId' | 'createdAt'>,
): Promise<number> => {
  const rest = { kind: 'original', marksVersion: 0, updatedAt: row.createdAt } as const;
  const [inserted] = await tx
    .insert(bookEdition)
    .values({ ...row, ...rest })
    .returning({ id: bookEdition.id });
  if (!inserted) throw new Error('the edition was not made');
  return inserted.id;
};

/** The person's annotated edition of a book, created from its original if needed; two windows get the same one. */
export const findOrCreateAnnotated = async (
  tx: Tx,
  key: { bookId: number; ownerId: number; at: Date },
): Promise<{ id: number; isNew: boolean }> => {
  const rows = await tx.rows<Pick<EditionRow, 'id'>>(sql`
    insert into book_edition (book_id, kind, owner_id, file_id, pages, created_at, updated_at)
    select e.book_id, 'annotated', ${key.ownerId}, e.file_id, e.pages, ${key.at}, ${key.at}
      from book_edition e where e.book_id = ${key.bookId} and e.kind = 'original'
        on conflict (book_id, owner_id) where kind = 'annotated' and hidden_at is null do nothing
    returning id`);
  const [inserted] = rows;
  if (inserted) return { id: inserted.id, isNew: true };
  const isOwn = and(eq(bookEdition.bookId, key.bookId), eq(bookEdition.ownerId, key.ownerId));
  const [own] = await tx
    .select({ id: bookEdition.id })
    .from(bookEdition)
    .where(and(isOwn, eq(bookEdition.kind, 'annotated'), isNull(bookEdition.hiddenAt)));
  if (!own) throw new Error('the annotated edition was not made');
  return { id: own.id, isNew: false };
};

/** Updates a book. */
export const updateBook = async (
  tx: Tx,
  key: { id: number },
  change: Partial<Omit<typeof book.$inferInsert, 'id'>>,
): Promise<void> => {
  await tx.update(book).set(change).where(eq(book.id, key.id));
};

/** Updates an edition. */
export const updateEdition = async (
  tx: Tx,
  key: { id: number },
  change: Partial<Pick<typeof bookEdition.$inferInsert, 'updatedAt' | 'hiddenAt'>>,
): Promise<void> => {
  await tx.update(bookEdition).set(change).where(eq(bookEdition.id, key.id));
};

/** Stores the number of pages of a PDF for every edition of the same file; 0 where it cannot be read. */
export const updatePages = async (db: Handle, key: { editionId: number; pages: number }): Promise<void> => {
  await db.run(sql`
    update book_edition set pages = ${key.pages}
     where file_id = (select file_id from book_edition where id = ${key.editionId}) and pages is null`);
};

/** Storage key of an edition's PDF whose pages are not counted yet. */
export const findUncountedEdition = async (
  db: Handle,
  editionId: number,
): Promise<Pick<StoredFileRow, 'key'> | undefined> => {
  return db.row<Pick<StoredFileRow, 'key'>>(sql`
    select f.key from book_edition e join stored_file f on f.id = e.file_id where e.id = ${editionId} and e.pages is null`);
};
