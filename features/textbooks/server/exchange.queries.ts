import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { book, bookEdition } from './textbooks.tables.ts';

/** The originals of books of the bank, the oldest first; of all, or of those that might be equal. */
export const listCurrentBooks = (db: Handle, key: { programme: string; subject: string; name: string } | null = null) =>
  db
    .select({
      editionId: bookEdition.id,
      file: bookEdition.fileId,
      name: book.name,
      nameZh: book.nameZh,
      programme: book.programme,
      subject: book.subject,
      vocabulary: book.vocabulary,
    })
    .from(bookEdition)
    .innerJoin(book, eq(book.id, bookEdition.bookId))
    .where(
      and(
        isNull(bookEdition.hiddenAt),
        isNull(book.hiddenAt),
        eq(bookEdition.kind, 'original'),
        key ? eq(book.programme, key.programme) : undefined,
        key ? eq(book.subject, key.subject) : undefined,
        key ? eq(book.name, key.name) : undefined,
      ),
    )
    .orderBy(bookEdition.id);
