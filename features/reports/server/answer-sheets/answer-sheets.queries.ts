import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { isReportOpenTo, lastWindowClose, type RecipientRow } from '@inkstone/assignments/server';
import type { Computed, Handle, Tx } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { answerSheet } from './answer-sheets.tables.ts';

export type AnswerSheetRow = typeof answerSheet.$inferSelect;

/** Paper and number of a revision that an assignment was given with. */
export const findPrintedPaper = async (db: Handle, paperRevisionId: number) =>
  db.row(sql`select paper_id, number from paper_revision where id = ${paperRevisionId}`, {
    paperId: z.int(),
    number: z.int(),
  });

const studentFigures = { origin: z.enum(['screen', 'paper']).nullable() };

/** A student who has the assignment, and where their attempt was made; null without one. */
export type SheetStudent = Pick<RecipientRow, 'studentId'> &
  Pick<typeof person.$inferSelect, 'number'> &
  Computed<typeof nameColumns> &
  Computed<typeof studentFigures>;

/** Who has an assignment, by name. */
export const listSheetStudents = async (db: Handle, assignmentId: number): Promise<SheetStudent[]> =>
  db.rows<SheetStudent>(
    sql`
    select r.student_id, ${displayName} as name, ${displayNameZh} as name_zh, p.number,
           (select a.origin from attempt a where a.recipient_id = r.id and a.redo_id is null order by a.id desc limit 1) as origin
      from recipient r join person p on p.id = r.student_id
     where r.assignment_id = ${assignmentId} and r.removed_at is null
     order by p.sort_name collate "C", p.id`,
    { ...nameColumns, ...studentFigures },
  );

/** The pages of an assignment in the order in which they came. */
export const listSheetRows = async (db: Handle, assignmentId: number): Promise<AnswerSheetRow[]> =>
  db.select().from(answerSheet).where(eq(answerSheet.assignmentId, assignmentId)).orderBy(asc(answerSheet.id));

/** Locks the pages of an assignment of some students, or one page. */
export const lockSheetRows = async (
  tx: Tx,
  key: { assignmentId: number } & ({ studentIds: readonly number[] } | { sheetId: number }),
): Promise<AnswerSheetRow[]> =>
  tx
    .select()
    .from(answerSheet)
    .where(
      and(
        eq(answerSheet.assignmentId, key.assignmentId),
        'sheetId' in key ? eq(answerSheet.id, key.sheetId) : inArray(answerSheet.studentId, [...key.studentIds]),
      ),
    )
    .orderBy(asc(answerSheet.id))
    .for('update');

/** Stores a page; undefined where the same picture was there already. */
export const insertSheet = async (tx: Tx, row: typeof answerSheet.$inferInsert): Promise<number | undefined> => {
  const [inserted] = await tx.insert(answerSheet).values(row).onConflictDoNothing().returning({ id: answerSheet.id });
  return inserted?.id;
};

/** The page of an assignment with a picture. */
export const findSheetByPicture = async (
  db: Handle,
  key: { assignmentId: number; pictureHash: string },
): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: answerSheet.id })
    .from(answerSheet)
    .where(and(eq(answerSheet.assignmentId, key.assignmentId), eq(answerSheet.pictureHash, key.pictureHash)));
  return row?.id;
};

export const countSheets = async (db: Handle, assignmentId: number): Promise<number> =>
  db.$count(answerSheet, eq(answerSheet.assignmentId, assignmentId));

/** Changes a page. */
export const updateSheet = async (
  tx: Tx,
  sheetId: number,
  change: Partial<Pick<AnswerSheetRow, 'studentId' | 'decisions' | 'edition' | 'attemptId' | 'enteredAt'>>,
): Promise<void> => {
  await tx.update(answerSheet).set(change).where(eq(answerSheet.id, sheetId));
};

/** Deletes a page whose answers were not entered as an attempt. */
export const deleteSheet = async (tx: Tx, sheetId: number): Promise<void> => {
  await tx.delete(answerSheet).where(and(eq(answerSheet.id, sheetId), isNull(answerSheet.attemptId)));
};

/** Deletes the pages that are nobody's and came before an instant; returns their pictures. */
export const deleteUnclaimedSheets = async (tx: Tx, before: Date): Promise<number[]> => {
  const rows = await tx
    .delete(answerSheet)
    .where(and(isNull(answerSheet.studentId), isNull(answerSheet.attemptId), lt(answerSheet.uploadedAt, before)))
    .returning({ fileId: answerSheet.fileId });
  return rows.map(({ fileId }) => fileId);
};

const undoFigures = { isOpen: z.boolean(), isMarked: z.boolean() };

/** Whether the report of an attempt from paper is open to its student or was so before, and whether somebody marked or changed it. */
export const findUndoObstacles = async (
  tx: Tx,
  key: { attemptId: number; now: Date },
): Promise<Computed<typeof undoFigures> | undefined> =>
  tx.row(
    sql`
    select r.report_was_open or ${isReportOpenTo(key.now, lastWindowClose)} as is_open,
           exists (select 1 from mark m where m.attempt_id = a.id)
             or exists (select 1 from score_change c where c.attempt_id = a.id)
             or exists (select 1 from redo d where d.recipient_id = r.id) as is_marked
      from attempt a join recipient r on r.id = a.recipient_id join assignment s on s.id = a.assignment_id
     where a.id = ${key.attemptId} and a.origin = 'paper'`,
    undoFigures,
  );
