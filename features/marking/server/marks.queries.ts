import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { storedFile } from '@inkstone/bank/server';
import type { Handle, Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import { mark, markChange } from './marking.tables.ts';

/** A row of the mark table. */
export type MarkRow = typeof mark.$inferSelect;

type PersonName = Pick<typeof person.$inferSelect, 'id' | 'name' | 'nameZh'>;

/** Identifies a submission. */
export interface SubmissionKey {
  attemptId: number;
  questionId: number;
}

/** The mark of a submission, locked. */
export const lockMark = async (tx: Tx, { attemptId, questionId }: SubmissionKey): Promise<MarkRow | undefined> => {
  const [row] = await tx
    .select()
    .from(mark)
    .where(and(eq(mark.attemptId, attemptId), eq(mark.questionId, questionId)))
    .for('update');
  return row;
};

/** The marks of an attempt, locked in the order of their questions. */
export const lockMarks = async (tx: Tx, attemptId: number): Promise<MarkRow[]> =>
  tx.select().from(mark).where(eq(mark.attemptId, attemptId)).orderBy(mark.questionId).for('update');

/** The marks of an attempt, drafts included, or only the released ones. */
export const listMarks = async (db: Handle, key: { attemptId: number; isReleased?: true }): Promise<MarkRow[]> =>
  db
    .select()
    .from(mark)
    .where(and(eq(mark.attemptId, key.attemptId), key.isReleased ? isNotNull(mark.releasedAt) : undefined));

/** Inserts the first mark of a submission; false where somebody else was first. */
export const insertMark = async (tx: Tx, row: Omit<typeof mark.$inferInsert, 'id'>): Promise<boolean> => {
  const inserted = await tx.insert(mark).values(row).onConflictDoNothing().returning({ id: mark.id });
  return inserted.length > 0;
};

/** Updates a locked mark. */
export const updateMark = async (
  tx: Tx,
  id: number,
  change: Partial<Omit<typeof mark.$inferInsert, 'id'>>,
): Promise<void> => {
  await tx.update(mark).set(change).where(eq(mark.id, id));
};

/** Releases drafts. */
export const updateMarksReleased = async (tx: Tx, ids: readonly number[], at: Date): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(mark)
    .set({ releasedAt: at })
    .where(and(inArray(mark.id, [...ids]), isNull(mark.releasedAt)));
};

/**
 * Turns released marks of an attempt, or of some of its answers, into drafts again; the next version starts from them.
 */
export const unreleaseMarks = async (tx: Tx, attemptId: number, questionIds?: readonly number[]): Promise<void> => {
  const isNamed = questionIds && inArray(mark.questionId, [...questionIds]);
  await tx
    .update(mark)
    .set({ releasedAt: null })
    .where(and(eq(mark.attemptId, attemptId), isNotNull(mark.releasedAt), isNamed));
};

/** Records a change of points. */
export const insertMarkChange = async (tx: Tx, row: Omit<typeof markChange.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(markChange).values(row);
};

/** Records a change of comments or notes in a released mark, unless the same person has just changed them. */
export const insertWordingChange = async (
  tx: Tx,
  row: Pick<typeof markChange.$inferInsert, 'markId' | 'byId' | 'at'> & { points: number },
): Promise<void> => {
  await tx.run(sql`
    insert into mark_change (mark_id, by_id, at, old_value, new_value)
    select ${row.markId}, ${row.byId}, ${row.at}, ${row.points}, ${row.points}
     where not exists (select 1 from mark_change c where c.mark_id = ${row.markId} and c.by_id = ${row.byId}
                          and c.at > ${row.at}::timestamptz - interval '10 minutes')`);
};

/** Changes of an attempt's marks after their release, by question, newest first. */
export const listMarkChanges = async (db: Handle, attemptId: number) => {
  const rows = await db.rows<
    Pick<MarkRow, 'questionId'> &
      Pick<typeof markChange.$inferSelect, 'at' | 'oldValue' | 'newValue'> &
      Pick<PersonName, 'name' | 'nameZh'>
  >(sql`
    select m.question_id, c.at, c.old_value, c.new_value, p.name, p.name_zh
      from mark m join mark_change c on c.mark_id = m.id join person p on p.id = c.by_id
     where m.attempt_id = ${attemptId} order by c.at desc, c.id desc limit 500`);
  return Map.groupBy(rows, (row) => row.questionId);
};

/** Names of persons by id. */
export const listNames = async (db: Handle, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, PersonName>();
  const idList = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<PersonName>(sql`select id, name, name_zh from person where id in (${idList})`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Type and owner of files; missing files are left out. */
export const listFiles = async (db: Handle, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const idList = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return db.rows<Pick<typeof storedFile.$inferSelect, 'id' | 'mime' | 'ownerId' | 'usedBy'>>(
    sql`select id, mime, owner_id, used_by from stored_file where id in (${idList})`,
  );
};

/** Storage keys of files. */
export const listStorageKeys = async (db: Handle, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const idList = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return db.rows<Pick<typeof storedFile.$inferSelect, 'id' | 'key' | 'sizeBytes'>>(
    sql`select id, key, size_bytes from stored_file where id in (${idList})`,
  );
};
