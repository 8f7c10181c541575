import { titleSearchText } from '@inkstone/base/pinyin';
import { and, eq, sql } from 'drizzle-orm';
import { lockRecipientAssignment } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import * as z from 'zod';
import { candidate, candidateLink } from './candidates.tables.ts';
import type { Scope } from './records.queries.ts';

/** The row of a record. */
export type CandidateRecord = typeof candidate.$inferSelect;

/** Inserts a record. */
export const insertCandidate = async (
  tx: Tx,
  row: Omit<typeof candidate.$inferInsert, 'id' | 'searchText'>,
): Promise<number> => {
  const [inserted] = await tx
    .insert(candidate)
    .values({ ...row, searchText: titleSearchText(row.position) })
    .returning({ id: candidate.id });
  if (!inserted) throw new Error('the candidate was not made');
  return inserted.id;
};

/**
 * Locks a record that the person may read, so that concurrent changes run one after the other. The candidate's test is
 * locked first: a submission holds it when the trigger writes its time to the record.
 */
export const lockCandidate = async (tx: Tx, key: Scope & { id: number }): Promise<CandidateRecord | undefined> => {
  const isVisible = key.recruiterId === null ? undefined : eq(candidate.recruiterId, key.recruiterId);
  const condition = and(eq(candidate.id, key.id), isVisible);
  const { assignmentId, personId } = candidate;
  const [test] = await tx.select({ assignmentId, studentId: personId }).from(candidate).where(condition);
  if (test && test.assignmentId !== null)
    await lockRecipientAssignment(tx, { assignmentId: test.assignmentId, studentId: test.studentId });
  const [row] = await tx.select().from(candidate).where(condition).for('update');
  return row;
};

/** Updates a record. */
export const updateCandidateRow = async (tx: Tx, id: number, change: Partial<CandidateRecord>): Promise<void> => {
  const folded = change.position === undefined ? {} : { searchText: titleSearchText(change.position) };
  await tx
    .update(candidate)
    .set({ ...change, ...folded })
    .where(eq(candidate.id, id));
};

/** Deletes a record that has no test, and its link. */
export const deleteCandidate = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(candidateLink).where(eq(candidateLink.candidateId, id));
  await tx.delete(candidate).where(eq(candidate.id, id));
};

/** Stores the link of a record, replacing the previous one. */
export const upsertLink = async (tx: Tx, row: typeof candidateLink.$inferInsert): Promise<void> => {
  const { candidateId, ...link } = row;
  await tx
    .insert(candidateLink)
    .values({ candidateId, ...link })
    .onConflictDoUpdate({ target: candidateLink.candidateId, set: link });
};

/** Lets calls that number candidate accounts wait for each other until the transaction ends. */
export const lockAccountNumbers = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('candidate accounts', 0))`);
};

/** The number of the next candidate account; concurrent calls wait for each other. */
export const nextAccountNumber = async (tx: Tx): Promise<number> => {
  await lockAccountNumbers(tx);
  const row = await tx.row(sql`select last_value + is_called::int as next from candidate_id_seq`, { next: z.int() });
  return row?.next ?? 1;
};

interface Facts {
  mail?: string | undefined;
  phone?: string | undefined;
  position: string;
  message?: string | undefined;
}

export const toRecordColumns = ({ mail, phone, position, message }: Facts) => ({
  mail: mail || null,
  phone: phone || null,
  position,
  message: message || null,
});
