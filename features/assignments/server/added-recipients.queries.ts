import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@inkstone/db';
import * as z from 'zod';
import { assignmentClosesAt } from './assignment-status.queries.ts';
import { addStandingTime } from './assignments.queries.ts';
import { assignment } from './assignments.tables.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

/** Locks the work of a class that runs and that those who join the class receive too. */
export const lockWorkForJoiners = (
  tx: Tx,
  { classId, now }: { classId: number; now: Date },
): Promise<AssignmentRow[]> => {
  const work = alias(assignment, 's');
  return tx
    .select()
    .from(work)
    .where(
      and(
        eq(work.isForJoiners, true),
        isNull(work.withdrawnAt),
        isNull(work.deletedAt),
        sql`${assignmentClosesAt} > ${now}`,
        sql`exists (select 1 from assignment_class c where c.assignment_id = s.id and c.class_id = ${classId})`,
      ),
    )
    .orderBy(asc(work.id))
    .for('update');
};

const addedColumns = { id: z.int(), studentId: z.int() };

interface Addition {
  assignmentId: number;
  students: readonly { studentId: number; classId: number | null }[];
  addedAt: Date;
  /** True gives the work again to those whom it was taken away from. */
  restoresRemoved: boolean;
}

/** Adds students to given work; returns the recipients of those who did not have it. */
export const insertAddedRecipients = async (tx: Tx, { assignmentId, students, addedAt, restoresRemoved }: Addition) => {
  const added = await tx.rows(
    sql`
    insert into recipient (assignment_id, student_id, class_id, added_at)
    select ${assignmentId}, "studentId", "classId", ${addedAt}
      from jsonb_to_recordset(${JSON.stringify(students)}::jsonb) as t("studentId" bigint, "classId" bigint)
     order by "studentId"
    on conflict (assignment_id, student_id) do update set removed_at = null, added_at = excluded.added_at
     where ${restoresRemoved} and recipient.removed_at is not null
    returning id, student_id`,
    addedColumns,
  );
  await addStandingTime(
    tx,
    added.map(({ id }) => id),
  );
  return added;
};

/** Takes back what students received by joining classes at an instant, where nobody has begun it; returns the recipients. */
export const deleteJoinedRecipients = async (
  tx: Tx,
  row: { joins: readonly { studentId: number; classId: number }[]; addedAt: Date },
): Promise<number[]> => {
  if (row.joins.length === 0) return [];
  const deleted = await tx.rows(
    sql`
    delete from recipient r using jsonb_to_recordset(${JSON.stringify(row.joins)}::jsonb) as t("studentId" bigint, "classId" bigint)
     where r.student_id = t."studentId" and r.class_id = t."classId" and r.added_at = ${row.addedAt} and r.status = 'none'
       and not exists (select 1 from attempt a where a.recipient_id = r.id)
       and not exists (select 1 from window_change w where w.recipient_id = r.id)
    returning r.id`,
    { id: z.int() },
  );
  return deleted.map(({ id }) => id);
};
