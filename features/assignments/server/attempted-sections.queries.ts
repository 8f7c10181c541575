import { sql } from 'drizzle-orm';
import type { Handle, Computed } from '@inkstone/db';
import * as z from 'zod';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

/** One section of the blueprint that the first student of an assignment got: its skill and its question types. */
export type AttemptedSection = z.output<typeof attemptedSection>;

const attemptedSection = z.object({ skill: z.string(), types: z.array(z.string()) });

/** Lists the sections of some assignments, as far as anybody has started them. */
export const listAttemptedSections = async (
  db: Handle,
  assignmentIds: readonly number[],
): Promise<Map<number, AttemptedSection[]>> => {
  if (assignmentIds.length === 0) return new Map();
  const computed = { sections: z.array(attemptedSection) };
  const rows = await db.rows<Pick<AssignmentRow, 'id'> & Computed<typeof computed>>(
    sql`
    select s.id, (select jsonb_agg(jsonb_build_object('skill', x->>'skill', 'types',
                           jsonb_path_query_array(x, '$.parts[*].sets[*].questions[*].type')))
                    from jsonb_array_elements(b.blueprint->'sections') x) as sections
      from assignment s
     cross join lateral (
           select a.blueprint from recipient r join attempt a on a.recipient_id = r.id and a.redo_id is null
            where r.assignment_id = s.id and r.removed_at is null order by r.id limit 1) b
     where s.id in ${[...assignmentIds]}`,
    computed,
  );
  return new Map(rows.map(({ id, sections }) => [id, sections]));
};
