import { sql, type SQL } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import type { Handle, Computed } from '@inkstone/db';
import { isTextFound } from '@inkstone/people/server';
import * as z from 'zod';
import { editionColumns, editionSize, editionSource, type EditionRow } from './bank.queries.ts';

/** Filter of the bank's list. */
export interface BankFilter {
  readerId: number;
  kind: 'original' | 'annotated';
  search: string | undefined;
  programme: string | undefined;
  subject: string | undefined;
  page: number;
  pageNum: number;
}

/** One row of the bank. */
export type BankRow = EditionRow & {
  myAnnotatedId: EditionRow['id'] | null;
} & Computed<typeof bankFigures>;

const bankFigures = { size: z.int().nullable(), marks: z.int() };

const markCountSql = sql`(select count(*) from book_mark m where m.edition_id = e.id and m.removed_at is null)`;

const hasMarks = sql`exists (select 1 from book_mark m where m.edition_id = e.id and m.removed_at is null)`;

/**
 * The annotated editions that a reader sees: those with marks, and all own ones. Two halves, each in the order of an
 * index, so that editions in which nobody has marked anything are not read.
 */
const annotatedSource = ({ readerId }: BankFilter): SQL => sql`(
  select e.* from book_edition e
   where e.kind = 'annotated' and e.hidden_at is null and e.marks_version > 0 and (e.owner_id = ${readerId} or ${hasMarks})
  union all
  select e.* from book_edition e
   where e.kind = 'annotated' and e.hidden_at is null and e.marks_version = 0 and e.owner_id = ${readerId})
  e join book b on b.id = e.book_id join person o on o.id = e.owner_id`;

const sourceFor = (key: BankFilter): SQL => (key.kind === 'annotated' ? annotatedSource(key) : editionSource);

const filters = (key: BankFilter): SQL => {
  const isNamed = isTextFound(sql`b.search_text`, key.search);
  const parts = [sql`e.hidden_at is null`, sql`e.kind = ${key.kind}`, isNamed];
  if (key.programme) parts.push(sql`b.programme = ${key.programme}`);
  if (key.subject) parts.push(sql`b.subject = ${key.subject}`);
  return sql.join(parts, sql` and `);
};

/** One page of the bank, latest changes first. */
export const listBank = async (db: Handle, key: BankFilter): Promise<BankRow[]> => {
  return db.rows<BankRow>(
    sql`
    select ${editionColumns}, ${editionSize} as size, ${markCountSql} as marks, n.id as my_annotated_id
      from ${sourceFor(key)}
      join stored_file f on f.id = e.file_id
      left join book_edition n on n.book_id = e.book_id and n.kind = 'annotated' and n.owner_id = ${key.readerId}
                              and n.hidden_at is null
     where ${filters(key)}
     order by e.updated_at desc, e.id desc limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    bankFigures,
  );
};

/** Number of editions, up to the count limit. */
export const countBank = async (db: Handle, key: BankFilter): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (
      select 1 from ${sourceFor(key)} where ${filters(key)} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

const isInBank = sql`coalesce((
  select true from book_edition e where e.book_id = b.id and e.hidden_at is null limit 1), false)`;

/**
 * Programmes and subjects of the bank's books; a loose index scan finds each distinct pair without reading all books.
 */
export const listBankCategories = async (db: Handle): Promise<Pick<EditionRow, 'programme' | 'subject'>[]> => {
  return db.rows<Pick<EditionRow, 'programme' | 'subject'>>(sql`
    with recursive place as (
      (select b.programme, b.subject from book b where ${isInBank} order by b.programme, b.subject limit 1)
      union all
      select n.programme, n.subject from place, lateral (
        select b.programme, b.subject from book b
         where (b.programme, b.subject) > (place.programme, place.subject) and ${isInBank}
         order by b.programme, b.subject limit 1) n
    )
    select programme, subject from place order by programme, subject`);
};

/** The editions that may be assigned, by name, and their number. */
export const listEditionOptions = async (
  db: Handle,
  key: { readerId: number; search: string | undefined; most: number },
): Promise<{ rows: EditionRow[]; total: number }> => {
  const isNamed = isTextFound(sql`b.search_text`, key.search);
  const where = sql`
    e.hidden_at is null and e.pages is distinct from 0 and ${isNamed} and (e.kind = 'original' or e.owner_id = ${key.readerId}
      or exists (select 1 from book_mark m where m.edition_id = e.id and m.removed_at is null))`;
  const rows = await db.rows<EditionRow>(sql`
    select ${editionColumns} from ${editionSource} where ${where}
     order by lower(b.name) collate "C", b.id, e.kind desc, e.id limit ${key.most}`);
  const counted = await db.row(
    sql`
    select count(*) as count from (select 1 from ${editionSource} where ${where} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return { rows, total: counted?.count ?? 0 };
};
