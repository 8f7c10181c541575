import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Computed, type Db, type Handle, type Tx } from '@inkstone/db';
import * as z from 'zod';
import { personArchive, type PersonDataCounts } from './rights.tables.ts';

type ArchiveRow = typeof personArchive.$inferSelect;

const listColumns = {
  requestedByName: z.string(),
  requestedByNameZh: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  counts: z.custom<PersonDataCounts>(),
};

/** The last archives of a person, newest first. */
export const listArchives = (db: Handle, personId: number) =>
  db.rows<Pick<ArchiveRow, 'id' | 'state' | 'requestedAt' | 'expiresAt'> & Computed<typeof listColumns>>(
    sql`
    select a.id, a.state, a.requested_at, a.expires_at, a.counts, p.name as requested_by_name,
           p.name_zh as requested_by_name_zh, f.size_bytes
      from person_archive a join person p on p.id = a.requested_by left join stored_file f on f.id = a.file_id
     where a.person_id = ${personId} order by a.id desc limit 10`,
    listColumns,
  );

/** The archive of a person that is being made; undefined for none. */
export const findWaitingArchive = async (db: Handle, personId: number): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: personArchive.id })
    .from(personArchive)
    .where(and(eq(personArchive.personId, personId), eq(personArchive.state, 'waiting')));
  return row?.id;
};

/** How many archives of a person can be fetched. */
export const countKeptArchives = (db: Handle, personId: number): Promise<number> =>
  db.$count(personArchive, and(eq(personArchive.personId, personId), eq(personArchive.state, 'ready')));

/** An archive by its id. */
export const findArchive = async (db: Handle, archiveId: number): Promise<ArchiveRow | undefined> => {
  const [row] = await db.select().from(personArchive).where(eq(personArchive.id, archiveId));
  return row;
};

/** Adds an archive that is to be made; returns its id. */
export const insertArchive = async (
  tx: Tx,
  row: Pick<ArchiveRow, 'personId' | 'requestedBy' | 'requestedAt'>,
): Promise<number> => {
  const [inserted] = await tx
    .insert(personArchive)
    .values({ ...row, state: 'waiting', counts: {} })
    .returning({ id: personArchive.id });
  if (!inserted) throw new Error('The archive was not stored.');
  return inserted.id;
};

/** Ends an archive that is being made; returns whether it still was. */
export const finishArchive = async (
  tx: Tx,
  {
    id,
    ...result
  }: Pick<ArchiveRow, 'id' | 'state' | 'endedAt'> & Partial<Pick<ArchiveRow, 'fileId' | 'expiresAt' | 'counts'>>,
): Promise<boolean> => {
  const rows = await tx
    .update(personArchive)
    .set(result)
    .where(and(eq(personArchive.id, id), eq(personArchive.state, 'waiting')))
    .returning({ id: personArchive.id });
  return rows.length > 0;
};

/** Marks archives that can be fetched no longer; returns their files. */
export const expireArchives = async (tx: Tx, now: Date): Promise<number[]> => {
  const rows = await tx.rows(
    sql`with expired as (
      select a.id, a.file_id from person_archive a where a.state = 'ready' and a.expires_at <= ${now} for update)
    update person_archive a set state = 'expired', file_id = null from expired e where e.id = a.id
    returning e.file_id`,
    { fileId: z.int() },
  );
  return rows.map(({ fileId }) => fileId);
};

/** Runs a function on one snapshot of the database, which sees no later change. */
export const onSnapshot = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  inTransaction(db, async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`);
    return work(tx);
  });
