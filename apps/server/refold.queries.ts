import { sql, type SQL } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import * as z from 'zod';
import type { school } from './kernel/kernel.tables.ts';

/** The version of the folding of the stored texts; undefined where there is no school. */
export const findFoldingEdition = async (db: Handle): Promise<number | undefined> => {
  const row = await db.row<{ edition: (typeof school.$inferSelect)['foldingEdition'] }>(
    sql`select folding_edition as edition from school where id = 1`,
  );
  return row?.edition;
};

/** Stores the folding version of all texts. */
export const updateFoldingEdition = async (db: Handle, edition: number): Promise<void> => {
  await db.run(sql`update school set folding_edition = ${edition} where id = 1`);
};

/** A row whose text is to be folded: its id and the columns that the text is built from. */
export type UnfoldedRow = Record<string, unknown> & Computed<typeof rowId>;

const rowId = { id: z.int() };

const title = sql`t.title, t.title_zh`;
const name = sql`t.name as title, t.name_zh as title_zh`;

/** The tables with folded texts, and the columns that each text is built from. */
const foldedTables = {
  person: { table: 'person', columns: sql`t.username, t.name, t.name_zh` },
  schoolClass: { table: 'school_class', columns: name },
  candidate: { table: 'candidate', columns: sql`t.position as title` },
  collectedWord: { table: 'collected_word', columns: sql`t.word` },
  assignment: { table: 'assignment', columns: title },
  course: { table: 'course', columns: title },
  book: { table: 'book', columns: name },
  paper: { table: 'paper', columns: title },
  questionSet: {
    table: 'question_set',
    columns: sql`t.title, t.title_zh,
    (select v.stimulus from question_set_revision v where v.set_id = t.id and v.number = t.head) as stimulus,
    (select jsonb_agg(jsonb_build_object('prompt', q.prompt) order by q.position)
       from question_set_revision v join question_revision q on q.set_revision_id = v.id
      where v.set_id = t.id and v.number = t.head) as questions`,
  },
};

/** A table with folded texts. */
export type FoldedTable = keyof typeof foldedTables;

/** Tables that also store terms, and the column: index terms of the text, or the keys of a person's names. */
const termColumns: Partial<Record<FoldedTable, SQL>> = {
  paper: sql`search_terms`,
  questionSet: sql`search_terms`,
  person: sql`name_keys`,
};

const isLeftEmpty = (table: FoldedTable): SQL =>
  table === 'person' ? sql`(t.search_text = '' or t.name_keys = '{}')` : sql`t.search_text = ''`;

/** Lists rows after an id in order; with `onlyEmpty` only those whose text an older version left empty. */
export const listUnfolded = async (
  db: Handle,
  { table, afterId, onlyEmpty, limit }: { table: FoldedTable; afterId: number; onlyEmpty: boolean; limit: number },
): Promise<UnfoldedRow[]> => {
  return db.rows<UnfoldedRow>(
    sql`
    select t.id, ${foldedTables[table].columns} from ${sql.identifier(foldedTables[table].table)} t
     where t.id > ${afterId} and ${onlyEmpty ? isLeftEmpty(table) : sql`true`} order by t.id limit ${limit}`,
    rowId,
  );
};

interface FoldedRow {
  id: number;
  text: string;
  terms: readonly string[];
  /** Hashes for similar questions; only question sets have them. */
  bands: readonly number[];
}

/** Stores the texts of some rows, with their terms where the table has them. */
export const updateFolded = async (
  tx: Tx,
  { table, texts }: { table: FoldedTable; texts: readonly FoldedRow[] },
): Promise<void> => {
  const column = termColumns[table];
  const terms = column ? sql`, ${column} = array(select jsonb_array_elements_text(n.changed -> 'terms'))` : sql``;
  const bands =
    table === 'questionSet'
      ? sql`, similarity_bands = array(select jsonb_array_elements_text(n.changed -> 'bands')::integer)`
      : sql``;
  await tx.run(sql`
    update ${sql.identifier(foldedTables[table].table)} t set search_text = n.changed ->> 'text' ${terms} ${bands}
      from (select jsonb_array_elements(${JSON.stringify(texts)}::jsonb) as changed) n
     where t.id = (n.changed ->> 'id')::bigint`);
};
