import { sql, type SQL } from 'drizzle-orm';
import type { Handle, Computed } from '@inkstone/db';
import { orderNamedFirst, nameColumns } from '@inkstone/people/server';
import * as z from 'zod';
import { recipientDeadline } from './assignment-status.queries.ts';
import { containsSearchTerms } from './search-terms.queries.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

/** A search in the titles of assignments, with the most results returned. */
export interface AssignmentSearchKey {
  kinds: readonly string[];
  search: string;
  limit: number;
}

/** An assignment found by a search, with what distinguishes it from others of the same title. */
export type AssignmentSearchResult = Pick<AssignmentRow, 'id' | 'kind' | 'title' | 'titleZh'> &
  Computed<typeof computed>;

const computed = {
  /** For a student the own deadline including extra time, for a teacher the assignment's. */
  deadline: z.date(),
  isWithdrawn: z.boolean(),
  classes: z.array(z.object(nameColumns)),
};

const searchCondition = ({ kinds, search }: AssignmentSearchKey): SQL =>
  sql`s.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and ${containsSearchTerms(sql`s.search_text`, search) ?? sql`false`}`;

/** Searches a student's assignments by title, newest first, without withdrawn or deleted ones. */
export const searchStudentAssignments = async (
  db: Handle,
  key: AssignmentSearchKey & { studentId: number },
): Promise<AssignmentSearchResult[]> => {
  return db.rows<AssignmentSearchResult>(
    sql`
    select s.id, s.kind, s.title, s.title_zh, false as is_withdrawn,
           ${recipientDeadline} as deadline,
           case when c.id is null then '[]'::jsonb
                else jsonb_build_array(jsonb_build_object('name', c.name, 'nameZh', c.name_zh)) end as classes
      from recipient r
      join assignment s on s.id = r.assignment_id
      left join school_class c on c.id = r.class_id
     where r.student_id = ${key.studentId} and r.removed_at is null and s.withdrawn_at is null
       and s.deleted_at is null and ${searchCondition(key)}
     order by ${orderNamedFirst(sql`s.search_text`, key.search)} r.id desc limit ${key.limit}`,
    computed,
  );
};

/** Searches a teacher's assignments by title, newest first, without deleted ones. */
export const searchTeacherAssignments = async (
  db: Handle,
  key: AssignmentSearchKey & { teacherId: number },
): Promise<AssignmentSearchResult[]> => {
  return db.rows<AssignmentSearchResult>(
    sql`
    select s.id, s.kind, s.title, s.title_zh, s.deadline, s.withdrawn_at is not null as is_withdrawn,
           coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'nameZh', c.name_zh) order by c.id)
              from assignment_class a join school_class c on c.id = a.class_id
             where a.assignment_id = s.id), '[]') as classes
      from assignment s
     where s.teacher_id = ${key.teacherId} and s.deleted_at is null and ${searchCondition(key)}
     order by ${orderNamedFirst(sql`s.search_text`, key.search)} s.created_at desc, s.id desc limit ${key.limit}`,
    computed,
  );
};
