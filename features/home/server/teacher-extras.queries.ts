import { sql } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import { isAmong, type Handle } from '@inkstone/db';
import { kindsInFamily } from '@inkstone/exam/assignment-kinds';
import { markableAssignmentIds } from '@inkstone/marking/server';
import * as z from 'zod';

/** Number of submissions waiting for marking, over all assignments that the person may mark. */
export const countToMark = async (db: Handle, personId: number): Promise<{ homework: number; tests: number }> => {
  const markableRecipients = sql`
          from assignment s join recipient r on r.assignment_id = s.id and r.removed_at is null
         where s.id in ${markableAssignmentIds(personId)}`;
  const isTest = isAmong('t.kind', kindsInFamily('test'));
  // Redone submissions are a separate subquery: a single condition would scan the whole school.
  const row = await db.row(
    sql`
    select count(*) filter (where not ${isTest}) as homework, count(*) filter (where ${isTest}) as tests
      from (
        select s.kind
          ${markableRecipients} and r.needs_marking
         union all
        select s.kind
          ${markableRecipients} and not r.needs_marking
           and exists (select 1 from redo d where d.recipient_id = r.id and d.needs_marking)
         limit ${maxListCount}
      ) t`,
    { homework: z.int(), tests: z.int() },
  );
  return row ?? { homework: 0, tests: 0 };
};
