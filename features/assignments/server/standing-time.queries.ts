import { sql } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import * as z from 'zod';

const columns = { id: z.int(), assignmentId: z.int() };

/**
 * Lets standing extra time that has days count today, or not: on the recipients of an assignment, all or some, or of all
 * assignments. Who has opened an attempt keeps what they had then. Returns the recipients whose time has changed.
 */
export const updateStandingTime = (
  tx: Tx,
  key: { assignmentId: number | null; recipientIds: readonly number[] | null; today: string },
): Promise<{ id: number; assignmentId: number }[]> => {
  const counts = sql`(${key.today}::date between coalesce(r.standing_from, '-infinity') and coalesce(r.standing_until, 'infinity'))`;
  const inAssignment = key.assignmentId === null ? sql`true` : sql`r.assignment_id = ${key.assignmentId}`;
  const amongIds =
    key.recipientIds === null ? sql`true` : sql`r.id = any(${sql.param([...key.recipientIds])}::bigint[])`;
  return tx.rows(
    sql`
    update recipient r
       set extra_seconds = r.extra_seconds - r.standing_seconds - r.percent_seconds
                           + case when ${counts} then r.standing_minutes * 60 else 0 end,
           standing_seconds = case when ${counts} then r.standing_minutes * 60 else 0 end,
           percent_seconds = 0,
           extra_percent = case when ${counts} then r.standing_percent else 0 end
     where r.status = 'none' and (r.standing_from is not null or r.standing_until is not null)
       and ${inAssignment} and ${amongIds} and ${counts} <> (r.standing_seconds > 0 or r.extra_percent > 0)
       and not exists (select 1 from attempt a where a.recipient_id = r.id)
    returning r.id, r.assignment_id`,
    columns,
  );
};
