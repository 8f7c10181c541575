import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { storedFile } from './bank.tables.ts';

/** Keeps what is known of an uploaded file. */
export const insertFile = async (tx: Handle, row: Omit<typeof storedFile.$inferInsert, 'id'>): Promise<number> => {
  const [inserted] = await tx.insert(storedFile).values(row).returning({ id: storedFile.id });
  if (!inserted) throw new Error('the file was not kept');
  return inserted.id;
};

/** What is known of a file. */
export const findFile = async (db: Handle, fileId: number) => {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, fileId));
  return row;
};

/** An upload of the person's own that nothing uses yet, locked. */
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

/** The kinds of some files by their ids. */
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

/** Of some files those that a set may show: of the bank already, or the person's own and used by their own work alone. */
export const listFilesForSet = (
  db: Handle,
  key: { fileIds: readonly number[]; personId: number },
): Promise<{ id: number; mime: string; name: string }[]> =>
  db
    .select({ id: storedFile.id, mime: storedFile.mime, name: storedFile.name })
    .from(storedFile)
    .where(
      and(
        inArray(storedFile.id, [...key.fileIds]),
        or(
          eq(storedFile.usedBy, setUse),
          and(or(isNull(storedFile.usedBy), eq(storedFile.usedBy, ownWorkUse)), eq(storedFile.ownerId, key.personId)),
        ),
      ),
    );

/** Of some files those that a person may use for something of their own: own uploads that nothing else uses. */
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

/** Marks files as kept, by a question set unless said otherwise, so that they are not swept. */
export const updateFilesUsed = async (tx: Tx, fileIds: readonly number[], usedBy: string = setUse): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx
    .update(storedFile)
    .set({ usedBy })
    .where(inArray(storedFile.id, [...fileIds]));
};

/** Marks files as kept by work of a person's own making, for nobody else to show; what the bank shows already stays its. */
export const updateFilesOwn = async (tx: Tx, fileIds: readonly number[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx
    .update(storedFile)
    .set({ usedBy: ownWorkUse })
    .where(and(inArray(storedFile.id, [...fileIds]), isNull(storedFile.usedBy)));
};

/** Marks files as used by nothing: their bytes go with the next sweep. */
export const updateFilesUnused = async (tx: Tx, fileIds: readonly number[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx
    .update(storedFile)
    .set({ usedBy: null })
    .where(inArray(storedFile.id, [...fileIds]));
};

/** Forgets a file that nothing uses; its bytes go with the next sweep. */
export const removeFile = async (tx: Tx, fileId: number): Promise<void> => {
  await tx.delete(storedFile).where(and(eq(storedFile.id, fileId), isNull(storedFile.usedBy)));
};

/** Forgets uploads from before a moment that nothing uses; gives how many. Their bytes go with the next sweep. */
export const removeUnusedFiles = async (tx: Tx, before: Date): Promise<number> => {
  const removed = await tx
    .delete(storedFile)
    .where(and(isNull(storedFile.usedBy), lt(storedFile.createdAt, before)))
    .returning({ id: storedFile.id });
  return removed.length;
};

/** Which of some keys in storage a row names. */
export const listNamedKeys = async (db: Handle, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(inArray(storedFile.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
};
