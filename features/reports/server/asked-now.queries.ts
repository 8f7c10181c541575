import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { isBeingSat } from '@inkstone/taking/server';

/**
 * Whether another test that the student of an attempt is sitting asks one of its questions: the attempt's report, open
 * by itself, would give the key away.
 */
export const isAskedNow = async (
  db: Handle,
  { attemptId, now }: { attemptId: number; now: Date },
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1
      from attempt own
      join attempt t on t.student_id = own.student_id and t.assignment_id <> own.assignment_id
      join recipient r on r.id = t.recipient_id
      join assignment s on s.id = t.assignment_id
      left join redo d on d.id = t.redo_id
     where own.id = ${attemptId} and s.kind in ('test', 'candidate') and ${isBeingSat(now)}
       and exists (select jsonb_path_query(own.blueprint, '$.sections[*].parts[*].sets[*].questions[*].id')
                intersect
                   select jsonb_path_query(t.blueprint, '$.sections[*].parts[*].sets[*].questions[*].id'))
     limit 1`);
  return rows.length > 0;
};
