import { and, arrayContained, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { preparedQuery, type Computed, type Handle, type Tx } from '@inkstone/db';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import {
  question,
  questionRevision,
  questionSet,
  questionSetFile,
  questionSetNode,
  questionSetRevision,
  storedFile,
  subjectNode,
} from './bank.tables.ts';
import { setAccessText, type SetViewer } from './set-access.queries.ts';

type SetRow = typeof questionSet.$inferInsert;

/** Inserts a set. */
export const insertSetRow = async (tx: Tx, row: SetRow): Promise<number> => {
  const [inserted] = await tx.insert(questionSet).values(row).returning({ id: questionSet.id });
  if (!inserted) throw new Error('the set was not made');
  return inserted.id;
};

/** Updates a set to its next revision. */
export const updateSetRow = async (
  tx: Tx,
  setId: number,
  change: Omit<SetRow, 'ownerId' | 'createdAt' | 'hiddenAt'>,
): Promise<void> => {
  await tx.update(questionSet).set(change).where(eq(questionSet.id, setId));
};

/** Inserts a revision. */
export const insertSetRevision = async (
  tx: Tx,
  row: Omit<typeof questionSetRevision.$inferInsert, 'id'>,
): Promise<number> => {
  const [inserted] = await tx.insert(questionSetRevision).values(row).returning({ id: questionSetRevision.id });
  if (!inserted) throw new Error('the revision was not made');
  return inserted.id;
};

/** Inserts questions of a set; returns their ids. */
export const insertQuestions = async (tx: Tx, setId: number, count: number): Promise<number[]> => {
  if (count === 0) return [];
  const rows = Array.from({ length: count }, () => ({ setId }));
  const inserted = await tx.insert(question).values(rows).returning({ id: question.id });
  return inserted.map((row) => row.id);
};

/** Inserts the questions of a revision; returns the ids of their revisions in the same order. */
export const insertQuestionRevisions = async (
  tx: Tx,
  rows: Omit<typeof questionRevision.$inferInsert, 'id'>[],
): Promise<number[]> => {
  const inserted = await tx.insert(questionRevision).values(rows).returning({ id: questionRevision.id });
  return inserted.map((row) => row.id);
};

/** All questions that a set has ever had. */
export const listQuestionIds = async (db: Handle, setId: number): Promise<number[]> => {
  const rows = await db.select({ id: question.id }).from(question).where(eq(question.setId, setId));
  return rows.map((row) => row.id);
};

/** The types of questions that students practise by themselves: a machine scores them at once. */
export const practisableTypes = Object.values(scoredQuestionTypes).flatMap(({ id, scoring }) => (scoring ? [id] : []));

const insertNodes = preparedQuery<Record<string, never>>(
  'bank_set_nodes_insert',
  `with recursive up as (
     select id, parent_id from subject_node where id = any($2::bigint[]) or code = any($3::text[])
     union
     select n.id, n.parent_id from subject_node n join up on n.id = up.parent_id
   )
   insert into question_set_node (node_id, set_id, is_for_practice)
   select up.id, s.id, s.is_for_practice and s.types <@ $4::text[] from up, question_set s where s.id = $1`,
);

/** Replaces the tree nodes of a set: the given ones and all their ancestors. */
export const replaceSetNodes = async (
  tx: Tx,
  setId: number,
  places: { nodeIds: readonly number[]; codes: readonly string[] },
): Promise<void> => {
  await tx.delete(questionSetNode).where(eq(questionSetNode.setId, setId));
  await insertNodes(tx, [setId, places.nodeIds, places.codes, practisableTypes]);
};

/** Stores that a set shows some files; those of its former revisions stay. */
export const insertSetFiles = async (tx: Tx, setId: number, fileIds: readonly number[]): Promise<void> => {
  if (fileIds.length === 0) return;
  const rows = await tx
    .select({ fileId: storedFile.id })
    .from(storedFile)
    .where(inArray(storedFile.id, [...fileIds]));
  if (rows.length === 0) return;
  await tx
    .insert(questionSetFile)
    .values(rows.map(({ fileId }) => ({ fileId, setId })))
    .onConflictDoNothing();
};

const selectPoints = preparedQuery<Pick<typeof subjectNode.$inferSelect, 'id'>>(
  'bank_points_of_subject',
  `with recursive down as (
     select id, kind from subject_node where code = $1
     union all
     select n.id, n.kind from subject_node n join down d on n.parent_id = d.id where n.retired_at is null
   )
   select id from down where kind = 'knowledgePoint' or kind = 'section'`,
);

/** The sections and knowledge points below a subject that questions can be filed under. */
export const listPointIds = async (db: Handle, subjectCode: string): Promise<number[]> =>
  (await selectPoints(db, [subjectCode])).map((row) => row.id);

/** Finds a node by code. */
export const findNode = async (db: Handle, code: string) => {
  const [row] = await db.select().from(subjectNode).where(eq(subjectNode.code, code));
  return row;
};

/** Inserts a node. */
export const insertNode = async (tx: Tx, row: Omit<typeof subjectNode.$inferInsert, 'id'>): Promise<number> => {
  const [inserted] = await tx.insert(subjectNode).values(row).returning({ id: subjectNode.id });
  if (!inserted) throw new Error('the place was not made');
  return inserted.id;
};

const lockedColumns = { isEditable: z.boolean() };

const selectForEdit = preparedQuery<
  Pick<SetRow, 'head'> & Pick<typeof person.$inferSelect, 'name' | 'nameZh'> & Computed<typeof lockedColumns>
>(
  'bank_lock_set',
  `select s.head, p.name, p.name_zh, ${setAccessText('s', 'edit', { personId: '$2', isManager: '$3' })} as is_editable
     from question_set s
     join question_set_revision r on r.set_id = s.id and r.number = s.head
     join person p on p.id = r.saved_by
    where s.id = $1 and s.hidden_at is null and ${setAccessText('s', 'use', { personId: '$2', isManager: '$3' })}
      for update of s`,
  lockedColumns,
);

/**
 * Locks a set that is not hidden and that a viewer may use, with who saved it last, so that two editors cannot overwrite each
 * other, and whether the viewer may edit it.
 */
export const lockSet = async (tx: Tx, setId: number, { personId, isManager }: SetViewer) =>
  (await selectForEdit(tx, [setId, personId, isManager]))[0];

/**
 * Marks sets that are not hidden for practice, or takes the mark away; returns the ids of those that can have it. A set
 * with a question that a teacher marks gets none: nobody would mark it.
 */
export const updatePracticeMarks = async (
  tx: Tx,
  setIds: readonly number[],
  isForPractice: boolean,
): Promise<number[]> => {
  const ids = [...setIds];
  const rows = await tx
    .update(questionSet)
    .set({ isForPractice })
    .where(
      and(
        inArray(questionSet.id, ids),
        isNull(questionSet.hiddenAt),
        isForPractice ? arrayContained(questionSet.types, practisableTypes) : undefined,
      ),
    )
    .returning({ id: questionSet.id });
  await tx
    .update(questionSetNode)
    .set({ isForPractice })
    .where(
      and(
        inArray(
          questionSetNode.setId,
          rows.map(({ id }) => id),
        ),
        ne(questionSetNode.isForPractice, isForPractice),
      ),
    );
  return rows.map(({ id }) => id);
};

/** Hides or restores the person's own set; false if it does not exist or is another's. */
export const updateSetHidden = async (
  tx: Tx,
  key: { setId: number; ownerId: number },
  hiddenAt: Date | null,
): Promise<boolean> => {
  const wouldChange = hiddenAt === null ? sql`${questionSet.hiddenAt} is not null` : isNull(questionSet.hiddenAt);
  const rows = await tx
    .update(questionSet)
    .set({ hiddenAt })
    .where(and(eq(questionSet.id, key.setId), eq(questionSet.ownerId, key.ownerId), wouldChange))
    .returning({ id: questionSet.id });
  return rows.length > 0;
};
