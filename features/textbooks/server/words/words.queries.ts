import { and, eq, sql, type SQL } from 'drizzle-orm';
import { maxListCount, foldText } from '@inkstone/base';
import type { Handle, LeftJoined, Tx } from '@inkstone/db';
import * as z from 'zod';
import { collectedWord, type book } from '../textbooks.tables.ts';

/** A word of a person's notebook. */
export type WordRow = Pick<
  typeof collectedWord.$inferSelect,
  'id' | 'word' | 'meaning' | 'sentence' | 'editionId' | 'page' | 'collectedAt'
> &
  LeftJoined<Pick<typeof book.$inferSelect, 'name' | 'nameZh'>>;

/** Filter of a page of a notebook. */
export interface NotebookFilter {
  personId: number;
  search: string | undefined;
  page: number;
  pageNum: number;
}

const filters = ({ personId, search }: NotebookFilter): SQL => {
  const own = sql`w.person_id = ${personId}`;
  // Wildcards of `like` are escaped.
  const part = foldText(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  return part ? sql`${own} and w.search_text like ${`%${part}%`}` : own;
};

/** One page of a notebook: the word that is searched for before those that contain it, then newest first. */
export const listWords = async (db: Handle, key: NotebookFilter): Promise<WordRow[]> => {
  const exactFirst = key.search === undefined ? sql`` : sql`w.search_text = ${foldText(key.search)} desc,`;
  return db.rows<WordRow>(sql`
    select w.id, w.word, w.meaning, w.sentence, w.edition_id, b.name, b.name_zh, w.page, w.collected_at
      from collected_word w
      left join book_edition e on e.id = w.edition_id
      left join book b on b.id = e.book_id
     where ${filters(key)}
     order by ${exactFirst} w.collected_at desc, w.id desc
     limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`);
};

/** Number of words in a notebook, up to the count limit. */
export const countWords = async (db: Handle, key: NotebookFilter): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (select 1 from collected_word w where ${filters(key)} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return Number(row?.count ?? 0);
};

/**
 * Stores a word; a word collected again moves to the top with its new meanings. Returns its id; undefined where the
 * notebook is full.
 */
export const upsertWord = async (
  tx: Tx,
  row: Omit<typeof collectedWord.$inferInsert, 'id' | 'searchText'>,
  most: number,
): Promise<number | undefined> => {
  // Serialised, so that two windows cannot both take the last place.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`words ${row.personId}`}, 0))`);
  const isKnown = and(eq(collectedWord.personId, row.personId), eq(collectedWord.word, row.word));
  const [known] = await tx.select({ id: collectedWord.id }).from(collectedWord).where(isKnown);
  const first = await tx.row(
    sql`
    select count(*) as count from collected_word where person_id = ${row.personId}`,
    { count: z.int() },
  );
  if (!known && Number(first?.count ?? 0) >= most) return undefined;
  const { meaning, sentence, editionId, page, collectedAt } = row;
  const [upserted] = await tx
    .insert(collectedWord)
    .values({ ...row, searchText: foldText(row.word) })
    .onConflictDoUpdate({
      target: [collectedWord.personId, collectedWord.word],
      set: { meaning, sentence, editionId, page, collectedAt },
    })
    .returning({ id: collectedWord.id });
  return upserted?.id;
};

/** Removes an own word; false where there is none with that id. */
export const removeWord = async (tx: Tx, key: { id: number; personId: number }): Promise<boolean> => {
  const removed = await tx
    .delete(collectedWord)
    .where(and(eq(collectedWord.id, key.id), eq(collectedWord.personId, key.personId)))
    .returning({ id: collectedWord.id });
  return removed.length > 0;
};

/** Whether an edition was assigned to a student and has opened, including withdrawn but not deleted assignments. */
export const isAssignedTo = async (
  db: Handle,
  key: { editionId: number; studentId: number; now: Date },
): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 as found from recipient r
      join assignment s on s.id = r.assignment_id
      join assignment_book a on a.assignment_id = s.id
     where a.edition_id = ${key.editionId} and r.student_id = ${key.studentId}
       and s.deleted_at is null and r.removed_at is null and coalesce(r.begins_at, s.begins_at) <= ${key.now}
     limit 1`);
  return rows.length > 0;
};
