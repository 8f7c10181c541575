import { sql, type SQL } from 'drizzle-orm';
import { containsSearchTerms } from '@inkstone/assignments/server';
import { maxSearchCount, searchWords } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { isNamed, isTextFound, orderNamedFirst } from '@inkstone/people/server';
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
       and ${containsSearchTerms(sql`(s.search_text || ' ' || b.search_text)`, key.search) ?? sql`false`}
     order by ${orderNamedFirst(sql`b.search_text`, key.search)} r.id desc limit ${key.limit}`);
};

interface BankSearch extends BookSearch {
  readerId: number;
}

/**
 * The latest editions of the books `b` with a condition; annotated ones only with marks, or the reader's own. The
 * books are read first where they are few; editions of many books are read from the latest change on.
 */
const listLatest = async (db: Handle, { readerId, limit }: BankSearch, condition: SQL): Promise<EditionRow[]> => {
  const matches = await db.rows<{ id: EditionRow['bookId'] }>(
    sql`select b.id from book b where ${condition} limit ${maxSearchCount}`,
  );
  const ids = matches.map(({ id }) => id);
  if (ids.length === 0) return [];
  const isAmong = ids.length < maxSearchCount ? sql`b.id = any(${sql.param(ids)}::bigint[])` : condition;
  return db.rows<EditionRow>(sql`
    select ${editionColumns} from ${editionSource}
     where e.hidden_at is null and ${isAmong}
       and (e.kind = 'original' or e.owner_id = ${readerId} or exists (
         select 1 from book_mark m where m.edition_id = e.id and m.removed_at is null))
     order by e.updated_at desc, e.id desc limit ${limit}`);
};

/** Editions of the bank by the name of the book, latest changes first; what pinyin alone finds comes last. */
export const searchBank = async (db: Handle, key: BankSearch): Promise<EditionRow[]> => {
  const text = sql`b.search_text`;
  if (searchWords(key.search).length === 0) return [];
  const [matchesText, matchesName] = [isTextFound(text, key.search), isNamed(text, key.search)];
  if (!matchesName) return listLatest(db, key, matchesText);
  const first = await listLatest(db, key, sql`${matchesName} and ${matchesText}`);
  if (first.length === key.limit) return first;
  const rest = { ...key, limit: key.limit - first.length };
  return [...first, ...(await listLatest(db, rest, sql`${matchesText} and not ${matchesName}`))];
};
