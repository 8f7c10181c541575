import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle, type Tx } from '@inkstone/db';
import { storedFile } from './bank.tables.ts';
import { hasSetAccess, type SetViewer } from './set-access.queries.ts';

/** The row of a stored file. */
export type StoredFileRow = typeof storedFile.$inferSelect;

/** Inserts an uploaded file. */
export const insertFile = async (tx: Handle, row: Omit<typeof storedFile.$inferInsert, 'id'>): Promise<number> => {
  const [inserted] = await tx.insert(storedFile).values(row).returning({ id: storedFile.id });
  if (!inserted) throw new Error('the file was not kept');
  return inserted.id;
};

/** Finds a file. */
export const findFile = async (db: Handle, fileId: number) => {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, fileId));
  return row;
};

/** Locks the person's own upload that is not used yet. */
export const lockOwnUpload = async (
  tx: Tx,
  key: { fileId: number; personId: number },
): Promise<{ id: number; mime: string } | undefined> => {
  const [row] = await tx
    .select({ id: storedFile.id, mime: storedFile.mime })
    .from(storedFile)
    .where(and(eq(storedFile.id, key.fileId), eq(storedFile.ownerId, key.personId), isNull(storedFile.usedBy)))
    .for('update');
  return row;
};

/** The MIME types of some files by id. */
export const listMimes = async (db: Handle, fileIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select({ id: storedFile.id, mime: storedFile.mime })
    .from(storedFile)
    .where(inArray(storedFile.id, [...fileIds]));
  return new Map(rows.map(({ id, mime }) => [id, mime]));
};

const setUse = 'question_set';
const ownWorkUse = 'own_work';

/** The files among some that a set of the viewer may show: own uploads, and files of sets that the viewer may use. */
export const listFilesForSet = (
  db: Handle,
  key: { fileIds: readonly number[]; viewer: SetViewer },
): Promise<{ id: number; mime: string; name: string }[]> =>
  db
    .select({ id: storedFile.id, mime: storedFile.mime, name: storedFile.name })
    .from(storedFile)
    .where(
      and(
        inArray(storedFile.id, [...key.fileIds]),
        or(
          and(
            eq(storedFile.ownerId, key.viewer.personId),
            or(isNull(storedFile.usedBy), inArray(storedFile.usedBy, [ownWorkUse, setUse])),
          ),
          and(
            eq(storedFile.usedBy, setUse),
            sql`exists (
              select from question_set_file f join question_set s on s.id = f.set_id
               where f.file_id = ${qualifiedColumn(storedFile.id)} and s.hidden_at is null
                 and ${hasSetAccess('s', 'use', key.viewer)})`,
          ),
        ),
      ),
    );

/** The files among some that a person may use: own uploads without another use. */
export const listOwnFiles = (
  db: Handle,
  key: { fileIds: readonly number[]; personId: number; use: string },
): Promise<{ id: number; mime: string }[]> =>
  db
    .select({ id: storedFile.id, mime: storedFile.mime })
    .from(storedFile)
    .where(
      and(
        inArray(storedFile.id, [...key.fileIds]),
        eq(storedFile.ownerId, key.personId),
        or(isNull(storedFile.usedBy), eq(storedFile.usedBy, key.use)),
      ),
    );

/** Marks files as used, by default by a question set, so that they are not swept. */
export const updateFilesUsed = async (tx: Tx, fileIds: readonly number[], usedBy: string = setUse): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx
    .update(storedFile)
    .set({ usedBy })
    .where(inArray(storedFile.id, [...fileIds]));
};

/** Marks files as used by the person's own homework; files of the bank stay the bank's. */
export const updateFilesOwn = async (tx: Tx, fileIds: readonly number[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx
    .update(storedFile)
    .set({ usedBy: ownWorkUse })
    .where(and(inArray(storedFile.id, [...fileIds]), isNull(storedFile.usedBy)));
};

/** Marks files as unused; their bytes are swept later. */
export const updateFilesUnused = async (tx: Tx, fileIds: readonly number[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx
    .update(storedFile)
    .set({ usedBy: null })
    .where(inArray(storedFile.id, [...fileIds]));
};

/** Deletes an unused file; its bytes are swept later. */
export const removeFile = async (tx: Tx, fileId: number): Promise<void> => {
  await tx.delete(storedFile).where(and(eq(storedFile.id, fileId), isNull(storedFile.usedBy)));
};

/** Deletes files in whatever use they are, of a person who is erased; their bytes are removed by the caller. */
export const deleteFiles = async (tx: Tx, fileIds: readonly number[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx.delete(storedFile).where(inArray(storedFile.id, [...fileIds]));
};

/** Deletes unused uploads from before a date; returns how many. Their bytes are swept later. */
export const removeUnusedFiles = async (tx: Tx, before: Date): Promise<number> => {
  const removed = await tx
    .delete(storedFile)
    .where(and(isNull(storedFile.usedBy), lt(storedFile.createdAt, before)))
    .returning({ id: storedFile.id });
  return removed.length;
};

/** The storage keys among some to which a row refers. */
export const listNamedKeys = async (db: Handle, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(inArray(storedFile.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
};
