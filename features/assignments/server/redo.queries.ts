import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { qualified, type Handle, type Tx } from '@inkstone/db';
import { assignment, recipient, redo } from './assignments.tables.ts';
import type { AssignmentRow, RecipientAssignment } from './recipient-assignment.queries.ts';

/** The row of a redo. */
export type RedoRow = typeof redo.$inferSelect;

/** A recipient of this teacher's own work of some kinds with the work itself, both locked. */
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

/** The newest redo of a recipient that was not taken back. */
export const findRedo = async (db: Handle, recipientId: number): Promise<RedoRow | undefined> =>
  (await selectNewest(db, recipientId))[0];

/** The same, locked; its sitting first, as every save locks them in that order. */
export const lockRedo = async (tx: Tx, recipientId: number): Promise<RedoRow | undefined> => {
  await tx.execute(sql`
    select a.id from attempt a join redo d on d.id = a.redo_id
     where d.recipient_id = ${recipientId} and d.withdrawn_at is null and a.submitted_at is null order by a.id for no key update of a`);
  const [row] = await selectNewest(tx, recipientId).for('update');
  return row;
};

// Hundredths that the first sitting earned for what is asked again; null while some of it waits for a teacher.
const firstScore = sql<number | null>`(
  select case when bool_or(x.item->>'earned' is null) then null else sum((x.item->>'earned')::int) end
    from attempt f cross join lateral jsonb_array_elements(f.result->'questions') as x(item)
   where f.recipient_id = ${qualified(redo.recipientId)} and f.redo_id is null
     and (x.item->>'questionId')::bigint = any(${qualified(redo.questionIds)}))`;

/** A redo beside what the first sitting earned for the same questions. */
export interface ComparedRedo extends RedoRow {
  /** Hundredths; null while some of it waits for a teacher. */
  firstScore: number | null;
}

/** Every redo of some recipients that was not taken back, oldest first. */
export const listRedos = async (db: Handle, recipientIds: readonly number[]): Promise<ComparedRedo[]> => {
  if (recipientIds.length === 0) return [];
  return db
    .select({ ...getTableColumns(redo), firstScore })
    .from(redo)
    .where(and(inArray(redo.recipientId, [...recipientIds]), isNull(redo.withdrawnAt)))
    .orderBy(redo.id);
};

/** Asks for a redo. */
export const insertRedo = async (
  tx: Tx,
  row: Pick<RedoRow, 'recipientId' | 'byId' | 'questionIds' | 'dueAt' | 'message' | 'askedAt'>,
): Promise<RedoRow> => {
  const [inserted] = await tx
    .insert(redo)
    .values({ ...row, work: 'none', answeredCount: 0, needsMarking: false })
    .returning();
  if (!inserted) throw new Error('the redo was not made');
  return inserted;
};

/** Changes a redo under its lock. */
export const updateRedo = async (
  tx: Tx,
  redoId: number,
  change: Partial<Omit<typeof redo.$inferInsert, 'id' | 'recipientId'>>,
): Promise<void> => {
  await tx.update(redo).set(change).where(eq(redo.id, redoId));
};
