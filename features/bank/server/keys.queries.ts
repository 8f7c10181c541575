import { and, eq, isNull, sql } from 'drizzle-orm';
import { preparedQuery, type Handle, type Tx, type Computed } from '@inkstone/db';
import * as z from 'zod';
import { keyCorrection, type questionRevision } from './bank.tables.ts';
import type { person } from '@inkstone/session/server';

const selectKeys = preparedQuery<
  Pick<typeof questionRevision.$inferSelect, 'id' | 'questionId' | 'key' | 'explanation' | 'evidence' | 'distractors'>
>(
  'bank_keys',
  `select q.id, q.question_id, coalesce(c.key, q.key) as key, q.explanation, q.evidence, q.distractors
     from question_revision q
     left join lateral (
       select key from key_correction c
        where c.question_revision_id = q.id and c.reversed_at is null
          and (c.teacher_id is null
               or c.teacher_id = coalesce($3::bigint, (select s.teacher_id from assignment s where s.id = $2::bigint)))
        order by c.id desc limit 1
     ) c on true
    where q.id = any($1::bigint[])`,
);

/**
 * For which assignment or teacher keys are read, including their own corrections; neither: corrections for everybody.
 */
export interface KeyScope {
  assignmentId?: number | null;
  teacherId?: number | null;
}

/** Current keys with their explanations and evidence. */
export const listKeys = (
  db: Handle,
  questionRevisionIds: readonly number[],
  { assignmentId = null, teacherId = null }: KeyScope,
) => selectKeys(db, [questionRevisionIds, assignmentId, teacherId]);

/** Stores a corrected key with the key that it replaces. */
export const insertKeyCorrection = async (
  tx: Tx,
  row: {
    questionId: number;
    questionRevisionId: number;
    key: unknown;
    oldKey: unknown;
    byId: number;
    appliedAt: Date;
    teacherId: number | null;
  },
): Promise<number> => {
  const [inserted] = await tx.insert(keyCorrection).values(row).returning({ id: keyCorrection.id });
  if (!inserted) throw new Error('the correction was not made');
  return inserted.id;
};

/** Reverses a correction; undefined if none is in force. */
export const updateKeyCorrectionReversed = async (
  tx: Tx,
  key: { correctionId: number; byId: number; at: Date },
): Promise<{ questionRevisionId: number } | undefined> => {
  const [row] = await tx
    .update(keyCorrection)
    .set({ reversedAt: key.at, reversedBy: key.byId })
    .where(and(eq(keyCorrection.id, key.correctionId), isNull(keyCorrection.reversedAt)))
    .returning({ questionRevisionId: keyCorrection.questionRevisionId });
  return row;
};

const lockRevision = preparedQuery<Pick<typeof questionRevision.$inferSelect, 'id'>>(
  'bank_lock_question_revision',
  'select id from question_revision where id = $1 for update',
);

/** Locks a pinned question, so that two corrections of its key cannot interleave. */
export const lockQuestionRevision = async (tx: Tx, questionRevisionId: number): Promise<boolean> =>
  (await lockRevision(tx, [questionRevisionId])).length > 0;

// Regrades belong to a later feature.
const waitingChange = { id: z.int(), questionId: z.int(), at: z.date(), oldKey: z.unknown(), newKey: z.unknown() };

/** Keys that teachers changed in their own assignments and that wait for approval for everybody, oldest first. */
export const listWaitingKeyChanges = async (db: Handle, questionIds: readonly number[]) => {
  if (questionIds.length === 0) return [];
  return db.rows<Pick<typeof person.$inferSelect, 'name' | 'nameZh'> & Computed<typeof waitingChange>>(
    sql`
    select g.id, g.question_id, g.at, g.changes->'oldKey' as old_key, g.changes->'newKey' as new_key, p.name, p.name_zh
      from regrade g join person p on p.id = g.by_id
     where g.question_id in ${[...questionIds]} and g.approval = 'waiting' and g.reversed_at is null
     order by g.id limit 100`,
    waitingChange,
  );
};
