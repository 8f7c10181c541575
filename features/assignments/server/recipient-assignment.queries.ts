import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { recipientClosesAt } from './assignment-status.queries.ts';
import { assignment, assignmentSet, recipient } from './assignments.tables.ts';

/** The row of an assignment. */
export type AssignmentRow = typeof assignment.$inferSelect;

/** The row of a recipient. */
export type RecipientRow = typeof recipient.$inferSelect;

/** A recipient with the assignment. */
export interface RecipientAssignment {
  assignment: AssignmentRow;
  recipient: RecipientRow;
}

/** Finds the student's own copy of an assignment; removed and withdrawn ones too, so that the refusal can say so. */
export const findRecipientAssignment = async (
  db: Handle,
  key: { assignmentId: number; studentId: number },
): Promise<RecipientAssignment | undefined> => {
  const [row] = await db
    .select({ assignment, recipient })
    .from(recipient)
    .innerJoin(assignment, eq(assignment.id, recipient.assignmentId))
    .where(and(eq(recipient.assignmentId, key.assignmentId), eq(recipient.studentId, key.studentId)));
  return row;
};

/**
 * Like `findRecipientAssignment`, but locks the student's copy, so that it cannot be started twice. The lock is taken
 * in a statement of its own: a statement that waits for a row reads the joined rows as they were before the wait, and
 * would miss a window that was moved meanwhile.
 */
export const lockRecipientAssignment = async (
  tx: Tx,
  key: { assignmentId: number; studentId: number },
): Promise<RecipientAssignment | undefined> => {
  await tx
    .select({ id: recipient.id })
    .from(recipient)
    .where(and(eq(recipient.assignmentId, key.assignmentId), eq(recipient.studentId, key.studentId)))
    .for('update');
  return findRecipientAssignment(tx, key);
};

/** The set revisions of an assignment without a paper, in order. */
export const listSetRevisions = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: assignmentSet.setRevisionId })
    .from(assignmentSet)
    .where(eq(assignmentSet.assignmentId, assignmentId))
    .orderBy(asc(assignmentSet.position));
  return rows.map(({ id }) => id);
};

/** Counts the recipients who have not submitted and still can, now or once it opens for them. */
export const countOpenRecipients = async (db: Handle, key: { assignmentId: number; now: Date }): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from recipient r join assignment s on s.id = r.assignment_id
     where s.id = ${key.assignmentId} and s.withdrawn_at is null and s.deleted_at is null and r.removed_at is null
       and r.status in ('none', 'started')
       and ${recipientClosesAt} > ${key.now}`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/**
 * When the window of the last recipient of an assignment `s` closes, including extra time; null without recipients.
 */
export const lastWindowClose = sql`(
  select max(${recipientClosesAt}) from recipient r where r.assignment_id = s.id and r.removed_at is null)`;

/** When the last window of one assignment closes; undefined without recipients. */
export const findLastWindowClose = async (db: Handle, assignmentId: number): Promise<Date | undefined> => {
  const row = await db.row(
    sql`
    select ${lastWindowClose} as closes from assignment s where s.id = ${assignmentId}`,
    { closes: z.date().nullable() },
  );
  return row?.closes ?? undefined;
};
