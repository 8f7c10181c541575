import { sql } from 'drizzle-orm';
import { holdsWords } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';
import { orderNamedFirst } from '@inkstone/people/server';
import { editionColumns, editionSource, type EditionRow } from './bank.queries.ts';

/** A search in book names with a limit. */
export interface BookSearch {
  search: string;
  limit: number;
}

/** A student's editions by the name of the book or the title of the assignment, latest first. */
export const searchShelf = async (db: Handle, key: BookSearch & { studentId: number }): Promise<EditionRow[]> => {
  return db.rows<EditionRow>(sql`
    select ${editionColumns}
      from recipient r
      join assignment s on s.id = r.assignment_id
      join assignment_book a on a.assignment_id = s.id
      join ${editionSource} on e.id = a.edition_id
     where r.student_id = ${key.studentId} and r.removed_at is null and s.withdrawn_at is null and s.deleted_at is null
       and ${holdsWords(sql`(s.search_text || ' ' || b.search_text)`, key.search) ?? sql`false`}
     order by ${orderNamedFirst(sql`b.search_text`, key.search)} r.id desc limit ${key.limit}`);
};

/**
 * Editions of the bank by the name of the book, latest changes first; annotated ones only with marks, or the reader's
 * own.
 */
export const searchBank = async (db: Handle, key: BookSearch & { readerId: number }): Promise<EditionRow[]> => {
  return db.rows<EditionRow>(sql`
    select ${editionColumns} from ${editionSource}
     where e.hidden_at is null and ${holdsWords(sql`b.search_text`, key.search) ?? sql`false`}
       and (e.kind = 'original' or e.owner_id = ${key.readerId} or exists (
         select 1 from book_mark m where m.edition_id = e.id and m.removed_at is null))
     order by ${orderNamedFirst(sql`b.search_text`, key.search)} e.updated_at desc, e.id desc limit ${key.limit}`);
};
