import { and, eq, sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { schoolExport, type ExportCounts } from './export.tables.ts';

type ExportRow = typeof schoolExport.$inferSelect;

const listColumns = {
  requestedByName: z.string(),
  requestedByNameZh: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  counts: z.custom<ExportCounts>(),
};

/** The last exports, newest first. */
export const listExports = (db: Handle) =>
  db.rows<Pick<ExportRow, 'id' | 'state' | 'requestedAt' | 'expiresAt'> & Computed<typeof listColumns>>(
    sql`
    select e.id, e.state, e.requested_at, e.expires_at, e.counts, p.name as requested_by_name,
           p.name_zh as requested_by_name_zh, f.size_bytes
      from school_export e join person p on p.id = e.requested_by left join stored_file f on f.id = e.file_id
     order by e.id desc limit 10`,
    listColumns,
  );

/** Has one export asked for at a time: two who ask at once get the same. */
export const lockExports = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('school.export'))`);
};

/** The export that is being made; undefined for none. */
export const findWaitingExport = async (db: Handle): Promise<number | undefined> => {
  const [row] = await db.select({ id: schoolExport.id }).from(schoolExport).where(eq(schoolExport.state, 'waiting'));
  return row?.id;
};

/** An export by its id. */
export const findExport = async (db: Handle, exportId: number): Promise<ExportRow | undefined> => {
  const [row] = await db.select().from(schoolExport).where(eq(schoolExport.id, exportId));
  return row;
};

/** Adds an export that is to be made; returns its id. */
export const insertExport = async (tx: Tx, row: Pick<ExportRow, 'requestedBy' | 'requestedAt'>): Promise<number> => {
  const [inserted] = await tx
    .insert(schoolExport)
    .values({ ...row, state: 'waiting', counts: {} })
    .returning({ id: schoolExport.id });
  if (!inserted) throw new Error('The export was not stored.');
  return inserted.id;
};

/** Ends an export that is being made; returns whether it still was. */
export const finishExport = async (
  tx: Tx,
  {
    id,
    ...result
  }: Pick<ExportRow, 'id' | 'state' | 'endedAt'> & Partial<Pick<ExportRow, 'fileId' | 'expiresAt' | 'counts'>>,
): Promise<boolean> => {
  const rows = await tx
    .update(schoolExport)
    .set(result)
    .where(and(eq(schoolExport.id, id), eq(schoolExport.state, 'waiting')))
    .returning({ id: schoolExport.id });
  return rows.length > 0;
};

/** Marks all but the newest exports as kept no longer; returns their files. */
export const expireOlderExports = async (tx: Tx, most: number): Promise<number[]> => {
  const rows = await tx.rows(
    sql`with older as (
      select e.id, e.file_id from school_export e where e.state = 'ready' order by e.id desc offset ${most} for update)
    update school_export e set state = 'expired', file_id = null from older x where x.id = e.id
    returning x.file_id`,
    { fileId: z.int() },
  );
  return rows.map(({ fileId }) => fileId);
};

/** Marks exports that can be fetched no longer; returns their files. */
export const expireExports = async (tx: Tx, now: Date): Promise<number[]> => {
  const rows = await tx.rows(
    sql`with expired as (
      select e.id, e.file_id from school_export e where e.state = 'ready' and e.expires_at <= ${now} for update)
    update school_export e set state = 'expired', file_id = null from expired x where x.id = e.id
    returning x.file_id`,
    { fileId: z.int() },
  );
  return rows.map(({ fileId }) => fileId);
};
