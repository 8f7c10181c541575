import { sql } from 'drizzle-orm';
import { holdsWords } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';
import { orderNamedFirst } from '@inkstone/people/server';
import { editionColumns, editionSource, type EditionRow } from './bank.queries.ts';

/** What is looked for in the names of books, and how many at most. */
export interface FoundKey {
  search: string;
  limit: number;
}

/** Editions that a student was given, by the name of the book or the title of the gift, the latest given first. */
export const listFoundShelved = async (db: Handle, key: FoundKey & { studentId: number }): Promise<EditionRow[]> => {
  const { rows } = await db.execute<EditionRow>(sql`
    select ${editionColumns}
      from recipient r
      join assignment s on s.id = r.assignment_id
      join assignment_book a on a.assignment_id = s.id
      join ${editionSource} on e.id = a.edition_id
     where r.student_id = ${key.studentId} and r.removed_at is null and s.withdrawn_at is null and s.deleted_at is null
       and ${holdsWords(sql`(s.search_text || ' ' || b.search_text)`, key.search) ?? sql`false`}
     order by ${orderNamedFirst(sql`b.search_text`, key.search)} r.id desc limit ${key.limit}`);
  return rows;
};

/** Editions of the bank by the name of the book, the latest changed first; of annotated ones those with marks, or one's own. */
export const listFoundBooks = async (db: Handle, key: FoundKey & { readerId: number }): Promise<EditionRow[]> => {
  const { rows } = await db.execute<EditionRow>(sql`
    select ${editionColumns} from ${editionSource}
     where e.hidden_at is null and ${holdsWords(sql`b.search_text`, key.search) ?? sql`false`}
       and (e.kind = 'original' or e.owner_id = ${key.readerId} or exists (
         select 1 from book_mark m where m.edition_id = e.id and m.removed_at is null))
     order by ${orderNamedFirst(sql`b.search_text`, key.search)} e.updated_at desc, e.id desc limit ${key.limit}`);
  return rows;
};
