import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { assignment, recipient } from './assignments.tables.ts';
import type { RecipientAssignment } from './recipient-assignment.queries.ts';

/** The recipients of an assignment who have begun nothing yet and whose clocks are longer by a percentage; all, or some. */
export const listPercentRecipients = (
  db: Handle,
  key: { assignmentId: number; recipientIds: readonly number[] | null },
): Promise<RecipientAssignment[]> =>
  db
    .select({ assignment, recipient })
    .from(recipient)
    .innerJoin(assignment, eq(assignment.id, recipient.assignmentId))
    .where(
      and(
        eq(recipient.assignmentId, key.assignmentId),
        gt(recipient.extraPercent, 0),
        eq(recipient.status, 'none'),
        key.recipientIds ? inArray(recipient.id, [...key.recipientIds]) : undefined,
      ),
    );

/** Moves the deadline of a recipient by what the percentage adds to all clocks; other extra time stays. */
export const savePercentSeconds = async (tx: Tx, recipientId: number, seconds: number): Promise<void> => {
  await tx
    .update(recipient)
    .set({
      extraSeconds: sql`${recipient.extraSeconds} - ${recipient.percentSeconds} + ${seconds}`,
      percentSeconds: seconds,
    })
    .where(eq(recipient.id, recipientId));
};
