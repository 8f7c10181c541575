import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle, type Tx } from '@inkstone/db';
import { assignment, recipient, redo } from './assignments.tables.ts';
import type { AssignmentRow, RecipientAssignment } from './recipient-assignment.queries.ts';

/** The row of a redo. */
export type RedoRow = typeof redo.$inferSelect;

/** Locks a recipient of the teacher's own assignment of some kinds, with the assignment. */
export const lockTaughtRecipient = async (
  tx: Tx,
  key: { recipientId: number; teacherId: number; kinds: readonly AssignmentRow['kind'][] },
): Promise<RecipientAssignment | undefined> => {
  const [row] = await tx
    .select({ assignment, recipient })
    .from(recipient)
    .innerJoin(assignment, eq(assignment.id, recipient.assignmentId))
    .where(
      and(
        eq(recipient.id, key.recipientId),
        eq(assignment.teacherId, key.teacherId),
        inArray(assignment.kind, [...key.kinds]),
        isNull(recipient.removedAt),
      ),
    )
    .for('update');
  return row;
};

const selectNewest = (db: Handle, recipientId: number) =>
  db
    .select()
    .from(redo)
    .where(and(eq(redo.recipientId, recipientId), isNull(redo.withdrawnAt)))
    .orderBy(desc(redo.id))
    .limit(1);

/** Finds the newest redo of a recipient that was not withdrawn. */
export const findRedo = async (db: Handle, recipientId: number): Promise<RedoRow | undefined> =>
  (await selectNewest(db, recipientId))[0];

/** Locks the newest redo; its attempt first, in the order in which every save locks them. */
export const lockRedo = async (tx: Tx, recipientId: number): Promise<RedoRow | undefined> => {
  await tx.run(sql`
    select a.id from attempt a join redo d on d.id = a.redo_id
     where d.recipient_id = ${recipientId} and d.withdrawn_at is null and a.submitted_at is null order by a.id for no key update of a`);
  const [row] = await selectNewest(tx, recipientId).for('update');
  return row;
};

// Hundredths that the first attempt earned for the questions of the redo; null while some wait to be marked.
const firstScore = sql<number | null>`(
  select case when bool_or(x.item->>'earned' is null) then null else sum((x.item->>'earned')::int) end
    from attempt f cross join lateral jsonb_array_elements(f.result->'questions') as x(item)
   where f.recipient_id = ${qualifiedColumn(redo.recipientId)} and f.redo_id is null
     and (x.item->>'questionId')::bigint = any(${qualifiedColumn(redo.questionIds)}))`;

/** A redo with what the first attempt earned for the same questions. */
export interface ComparedRedo extends RedoRow {
  /** Hundredths; null while some wait to be marked. */
  firstScore: number | null;
}

/** Lists every redo of some recipients that was not withdrawn, oldest first. */
export const listRedos = async (db: Handle, recipientIds: readonly number[]): Promise<ComparedRedo[]> => {
  if (recipientIds.length === 0) return [];
  return db
    .select({ ...getTableColumns(redo), firstScore })
    .from(redo)
    .where(and(inArray(redo.recipientId, [...recipientIds]), isNull(redo.withdrawnAt)))
    .orderBy(redo.id);
};

/** Inserts a redo. */
export const insertRedo = async (
  tx: Tx,
  row: Pick<RedoRow, 'recipientId' | 'requestedBy' | 'questionIds' | 'dueAt' | 'message' | 'requestedAt'>,
): Promise<RedoRow> => {
  const [inserted] = await tx
    .insert(redo)
    .values({ ...row, status: 'none', answeredCount: 0, needsMarking: false })
    .returning();
  if (!inserted) throw new Error('the redo was not made');
  return inserted;
};

/** Updates a redo that the caller has locked. */
export const updateRedo = async (
  tx: Tx,
  redoId: number,
  change: Partial<Omit<typeof redo.$inferInsert, 'id' | 'recipientId'>>,
): Promise<void> => {
  await tx.update(redo).set(change).where(eq(redo.id, redoId));
};
