import { sql } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import * as z from 'zod';
import type { BookMark } from '../../contract.ts';
import type { bookEdition, bookMark } from '../textbooks.tables.ts';

/** The marks of an edition, page by page. */
export const listMarks = async (db: Handle, editionId: number): Promise<BookMark[]> => {
  const rows = await db.rows<Pick<typeof bookMark.$inferSelect, 'id' | 'page' | 'content'>>(sql`
    select id, page, content from book_mark
     where edition_id = ${editionId} and removed_at is null order by page, saved_at, id`);
  return rows.map(({ id, page, content }) => ({ id, page, content }));
};

const markTotals = { others: z.int() };

type MarkTotals = Pick<typeof bookEdition.$inferSelect, 'pages'> & {
  version: (typeof bookEdition.$inferSelect)['marksVersion'];
} & Computed<typeof markTotals>;

/** Figures to check the limits of an edition: its pages, its version, and the number of its other marks. */
export const findMarkTotals = async (
  tx: Tx,
  { editionId, ids }: { editionId: number; ids: readonly string[] },
): Promise<MarkTotals> => {
  const row = await tx.row<MarkTotals>(
    sql`
    select e.pages, e.marks_version as version,
           (select count(*) from book_mark m where m.edition_id = e.id and m.removed_at is null
              and not m.id = any(${sql.param(ids)}::uuid[])) as others
      from book_edition e where e.id = ${editionId}`,
    markTotals,
  );
  if (!row) throw new Error('the edition of the marks is not there');
  return row;
};

/** A mark to store; without content it is removed. */
export interface MarkUpsert {
  id: string;
  page: number;
  content: BookMark['content'] | null;
  madeAt: Date;
}

/** Stores marks, each unless a later change of it is already stored. */
export const upsertMarks = async (
  tx: Tx,
  { editionId, version, marks }: { editionId: number; version: number; marks: readonly MarkUpsert[] },
): Promise<void> => {
  const rows = JSON.stringify(marks);
  const upserts = sql`
    jsonb_to_recordset(${rows}::jsonb) as g(id uuid, page integer, content jsonb, "madeAt" timestamptz)`;
  await tx.run(sql`
    update book_mark m set removed_at = g."madeAt", saved_at = g."madeAt", version = ${version}
      from ${upserts}
     where m.edition_id = ${editionId} and m.id = g.id and jsonb_typeof(g.content) is distinct from 'object'
       and m.saved_at <= g."madeAt"`);
  await tx.run(sql`
    insert into book_mark (edition_id, id, page, kind, content, version, saved_at)
    select ${editionId}, g.id, g.page, g.content ->> 'kind', g.content, ${version}, g."madeAt"
      from ${upserts} where jsonb_typeof(g.content) = 'object'
        on conflict (edition_id, id) do update
       set page = excluded.page, kind = excluded.kind, content = excluded.content, version = excluded.version,
           saved_at = excluded.saved_at, removed_at = null
     where book_mark.saved_at <= excluded.saved_at`);
};

/** Increments the version of an edition's marks. */
export const updateMarksVersion = async (
  tx: Tx,
  { editionId, version, at }: { editionId: number; version: number; at: Date },
): Promise<void> => {
  await tx.run(sql`
    update book_edition set marks_version = ${version}, updated_at = ${at} where id = ${editionId}`);
};
