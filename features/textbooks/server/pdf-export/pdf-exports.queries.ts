import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { StoredFileRow } from '@inkstone/bank/server';
import { pdfExport, type book, type bookEdition } from '../textbooks.tables.ts';

/** The fields of an edition that its export needs. */
export type ExportEdition = Pick<
  typeof bookEdition.$inferSelect,
  'id' | 'fileId' | 'marksVersion' | 'exportedFileId' | 'exportedVersion' | 'ownerId'
> &
  Pick<typeof book.$inferSelect, 'name' | 'nameZh'> & {
    /** Storage key of its PDF. */
    key: StoredFileRow['key'];
  };

const columns = sql`
  e.id, e.file_id, f.key, e.marks_version, e.exported_file_id, e.exported_version, e.owner_id, b.name, b.name_zh`;
const source = sql`book_edition e join book b on b.id = e.book_id join stored_file f on f.id = e.file_id`;

/** An edition by id; the caller has checked access. */
export const getExportEdition = async (db: Handle, editionId: number): Promise<ExportEdition> => {
  const rows = await db.rows<ExportEdition>(sql`select ${columns} from ${source} where e.id = ${editionId}`);
  const [row] = rows;
  if (!row) throw new Error('the edition to draw is not there');
  return row;
};

/** The same, locked, so that two exports do not both store their file. */
export const lockExportEdition = async (tx: Tx, editionId: number): Promise<ExportEdition> => {
  const rows = await tx.rows<ExportEdition>(
    sql`select ${columns} from ${source} where e.id = ${editionId} for update of e`,
  );
  const [row] = rows;
  if (!row) throw new Error('the edition to draw is not there');
  return row;
};

/** The pending export of these marks that a person already requested; undefined for none. */
export const findPendingExport = async (
  db: Handle,
  key: { editionId: number; personId: number; version: number },
): Promise<number | undefined> => {
  const { editionId, personId, version } = key;
  const [row] = await db
    .select({ id: pdfExport.id })
    .from(pdfExport)
    .where(
      and(
        eq(pdfExport.editionId, editionId),
        eq(pdfExport.requestedBy, personId),
        eq(pdfExport.version, version),
        eq(pdfExport.state, 'waiting'),
      ),
    )
    .limit(1);
  return row?.id;
};

/** Inserts a pending export; returns its id. */
export const insertPdfExport = async (tx: Tx, row: Omit<typeof pdfExport.$inferInsert, 'id'>): Promise<number> => {
  const [inserted] = await tx.insert(pdfExport).values(row).returning({ id: pdfExport.id });
  if (!inserted) throw new Error('the drawing was not kept');
  return inserted.id;
};

/** An export of the person who requested it. */
export const findOwnPdfExport = async (db: Handle, key: { id: number; personId: number }) => {
  const [row] = await db
    .select({ id: pdfExport.id, editionId: pdfExport.editionId, state: pdfExport.state })
    .from(pdfExport)
    .where(and(eq(pdfExport.id, key.id), eq(pdfExport.requestedBy, key.personId)));
  return row;
};

/** Cancels a person's own pending export. */
export const updateExportCancelled = async (tx: Tx, key: { id: number; personId: number; at: Date }): Promise<void> => {
  await tx
    .update(pdfExport)
    .set({ state: 'cancelled', endedAt: key.at })
    .where(and(eq(pdfExport.id, key.id), eq(pdfExport.requestedBy, key.personId), eq(pdfExport.state, 'waiting')));
};

/** Finishes the exports up to a version; returns the people who waited, each once, without students of the edition. */
export const finishPdfExports = async (
  tx: Tx,
  result: { editionId: number; version: number; state: 'ready' | 'failed'; at: Date },
): Promise<number[]> => {
  const rows = await tx.rows<Pick<typeof pdfExport.$inferSelect, 'requestedBy'>>(sql`
    with ended as (
      update pdf_export set state = ${result.state}, ended_at = ${result.at}
       where edition_id = ${result.editionId} and state = 'waiting' and version <= ${result.version}
      returning requested_by)
    select distinct d.requested_by from ended d
     where not exists (
       select 1 from recipient r join assignment_book a on a.assignment_id = r.assignment_id
        where a.edition_id = ${result.editionId} and r.student_id = d.requested_by)`);
  return rows.map((row) => Number(row.requestedBy));
};

/** Whether anybody still waits for the export of an edition. */
export const hasPendingExport = async (db: Handle, editionId: number): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 as found from pdf_export where edition_id = ${editionId} and state = 'waiting' limit 1`);
  return rows.length > 0;
};

/** Stores the file of a finished export. */
export const updateExportedFile = async (
  tx: Tx,
  file: { editionId: number; fileId: number; version: number },
): Promise<void> => {
  await tx.run(sql`
    update book_edition set exported_file_id = ${file.fileId}, exported_version = ${file.version} where id = ${file.editionId}`);
};
