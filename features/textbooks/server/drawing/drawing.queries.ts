import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { bookDrawing } from '../textbooks.tables.ts';

/** An edition as its drawing needs it. */
export type DrawnEdition = {
  id: number;
  file_id: number;
  /** Where its PDF lies in storage. */
  key: string;
  marks_version: number;
  drawn_file_id: number | null;
  drawn_version: number | null;
  owner_id: number;
  name: string;
  name_zh: string | null;
};

const columns = sql`
  e.id, e.file_id, f.key, e.marks_version, e.drawn_file_id, e.drawn_version, e.owner_id, b.name, b.name_zh`;
const source = sql`book_edition e join book b on b.id = e.book_id join stored_file f on f.id = e.file_id`;

/** The edition of some id, for who was let in already. */
export const getDrawnEdition = async (db: Handle, editionId: number): Promise<DrawnEdition> => {
  const { rows } = await db.execute<DrawnEdition>(sql`select ${columns} from ${source} where e.id = ${editionId}`);
  const [row] = rows;
  if (!row) throw new Error('the edition to draw is not there');
  return row;
};

/** The same, locked, so that two drawings do not both put their file in its place. */
export const lockDrawnEdition = async (tx: Tx, editionId: number): Promise<DrawnEdition> => {
  const { rows } = await tx.execute<DrawnEdition>(
    sql`select ${columns} from ${source} where e.id = ${editionId} for update of e`,
  );
  const [row] = rows;
  if (!row) throw new Error('the edition to draw is not there');
  return row;
};

/** The drawing that a person waits for already, of these marks; undefined for none. */
export const findWaiting = async (
  db: Handle,
  key: { editionId: number; personId: number; version: number },
): Promise<number | undefined> => {
  const { editionId, personId, version } = key;
  const [row] = await db
    .select({ id: bookDrawing.id })
    .from(bookDrawing)
    .where(
      and(
        eq(bookDrawing.editionId, editionId),
        eq(bookDrawing.askedBy, personId),
        eq(bookDrawing.version, version),
        eq(bookDrawing.state, 'waiting'),
      ),
    )
    .limit(1);
  return row?.id;
};

/** Keeps that somebody waits; gives the drawing's id. */
export const insertDrawing = async (tx: Tx, row: Omit<typeof bookDrawing.$inferInsert, 'id'>): Promise<number> => {
  const [made] = await tx.insert(bookDrawing).values(row).returning({ id: bookDrawing.id });
  if (!made) throw new Error('the drawing was not kept');
  return made.id;
};

/** A drawing of the person who asked for it. */
export const findOwnDrawing = async (db: Handle, key: { id: number; personId: number }) => {
  const [row] = await db
    .select({ id: bookDrawing.id, editionId: bookDrawing.editionId, state: bookDrawing.state })
    .from(bookDrawing)
    .where(and(eq(bookDrawing.id, key.id), eq(bookDrawing.askedBy, key.personId)));
  return row;
};

/** Takes an own drawing back that is still waited for. */
export const updateCancelled = async (tx: Tx, key: { id: number; personId: number; at: Date }): Promise<void> => {
  await tx
    .update(bookDrawing)
    .set({ state: 'cancelled', endedAt: key.at })
    .where(and(eq(bookDrawing.id, key.id), eq(bookDrawing.askedBy, key.personId), eq(bookDrawing.state, 'waiting')));
};

/** Ends what was waited for up to a version; gives who waited and is no student of the edition, each once. */
export const updateEnded = async (
  tx: Tx,
  it: { editionId: number; version: number; state: 'ready' | 'failed'; at: Date },
): Promise<number[]> => {
  const { rows } = await tx.execute<{ asked_by: number }>(sql`
    with ended as (
      update book_drawing set state = ${it.state}, ended_at = ${it.at}
       where edition_id = ${it.editionId} and state = 'waiting' and version <= ${it.version}
      returning asked_by)
    select distinct d.asked_by from ended d
     where not exists (
       select 1 from recipient r join assignment_book a on a.assignment_id = r.assignment_id
        where a.edition_id = ${it.editionId} and r.student_id = d.asked_by)`);
  return rows.map((row) => Number(row.asked_by));
};

/** Whether somebody still waits for the drawing of an edition. */
export const isWaitedFor = async (db: Handle, editionId: number): Promise<boolean> => {
  const { rows } = await db.execute<{ found: number }>(sql`
    select 1 as found from book_drawing where edition_id = ${editionId} and state = 'waiting' limit 1`);
  return rows.length > 0;
};

/** Puts a drawn file in its place. */
export const updateDrawn = async (
  tx: Tx,
  it: { editionId: number; fileId: number; version: number },
): Promise<void> => {
  await tx.execute(sql`
    update book_edition set drawn_file_id = ${it.fileId}, drawn_version = ${it.version} where id = ${it.editionId}`);
};
