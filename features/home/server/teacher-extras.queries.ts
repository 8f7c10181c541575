import { sql } from 'drizzle-orm';
import { countedAtMost } from '@inkstone/base';
import type { Handle } from '@inkstone/db';

/** How many students' pieces wait for a marker: of own assignments, and of those that name the person as a marker. */
export const countToMark = async (db: Handle, personId: number): Promise<{ homework: number; tests: number }> => {
  const isTheirs = sql`r.removed_at is null and s.deleted_at is null
           and (s.teacher_id = ${personId} or exists (
             select 1 from assignment_marker m where m.assignment_id = s.id and m.person_id = ${personId}))`;
  // What was done again stands apart: asked for in one condition, the whole school would be read.
  const result = await db.execute<{ homework: number; tests: number }>(sql`
    select count(*) filter (where t.kind <> 'test') as homework, count(*) filter (where t.kind = 'test') as tests
      from (
        select s.kind
          from recipient r join assignment s on s.id = r.assignment_id
         where r.needs_marking and ${isTheirs}
         union all
        select s.kind
          from recipient r join assignment s on s.id = r.assignment_id
         where not r.needs_marking and r.id in (select d.recipient_id from redo d where d.needs_marking) and ${isTheirs}
         limit ${countedAtMost}
      ) t`);
  return result.rows[0] ?? { homework: 0, tests: 0 };
};

/** Whether a person has seen the guide video. */
export const findTutorial = async (db: Handle, personId: number): Promise<0 | 1> => {
  const result = await db.execute<{ seen: 0 | 1 }>(sql`
    select is_textbook_tutorial as seen from person where id = ${personId}`);
  return result.rows[0]?.seen ?? 0;
};
