import { sql } from 'drizzle-orm';
import {
  containsSearchTerms,
  hasRedoToMark,
  recipientDeadline,
  type AssignmentRow,
} from '@inkstone/assignments/server';
import { maxListCount } from '@inkstone/base';
import type { Handle, Computed } from '@inkstone/db';
import { teacherClasses } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';

type PersonRow = typeof person.$inferSelect;

/** Filter of a class's assignments, for a teacher of the class. */
export interface ClassAssignmentFilter {
  classId: number;
  teacherId: number;
  kinds: readonly string[];
  now: Date;
  search: string | undefined;
  page: number;
  pageNum: number;
}

/** A class's assignment as a row. */
export type ClassAssignmentRow = Pick<
  AssignmentRow,
  | ('id' | 'kind' | 'title' | 'titleZh' | 'programme' | 'variant' | 'subject')
  | ('createdAt' | 'deadline' | 'withdrawnAt')
> & {
  teacher: PersonRow['name'];
  teacherZh: PersonRow['nameZh'];
} & Computed<typeof classFigures>;

const classFigures = {
  isMine: z.boolean(),
  total: z.int(),
  submitted: z.int(),
  toMark: z.int(),
  late: z.int(),
  rightSum: z.int().nullable(),
  scoredSum: z.int().nullable(),
  opened: z.int(),
  watched: z.int(),
};

const filters = (key: ClassAssignmentFilter) => {
  const kinds = sql.join(
    key.kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql`x.class_id = ${key.classId} and x.class_id in (${teacherClasses(key.teacherId)}) and s.kind in (${kinds})
    and s.deleted_at is null and exists (
      select 1 from recipient r where r.assignment_id = s.id and r.class_id = x.class_id and r.removed_at is null)
    and ${containsSearchTerms(sql`s.search_text`, key.search) ?? sql`true`}`;
};

const counts = (key: ClassAssignmentFilter) => sql`
  cross join lateral (
    select count(*) as total, count(*) filter (where r.status in ('submitted', 'marked')) as submitted,
           count(*) filter (where r.needs_marking or ${hasRedoToMark}) as to_mark,
           count(*) filter (where r.status in ('none', 'started')
             and ${recipientDeadline} <= ${key.now}) as late,
           sum(r.right_count) as right_sum, sum(r.scored_count) as scored_sum, count(g.recipient_id) as opened
      from recipient r left join book_reading g on g.recipient_id = r.id
     where r.assignment_id = s.id and r.class_id = ${key.classId} and r.removed_at is null) t`;

// Watched tenths of all students of the class divided by all tenths; rounded down, so that 100 means that everything
// was watched.
const watchedPercentSql = (key: ClassAssignmentFilter) => sql`
  coalesce((
    select floor(100.0 * coalesce(sum(upper(part) - lower(part)), 0) / nullif(t.total * (
             select sum(l.length_tenths) from assignment_course o
               join course_lesson l on l.course_revision_id = o.course_revision_id where o.assignment_id = s.id), 0))
      from recipient r join video_progress v on v.recipient_id = r.id cross join lateral unnest(v.watched) as u(part)
     where r.assignment_id = s.id and r.class_id = ${key.classId} and r.removed_at is null), 0)::integer`;

/** One page of a class's assignments, newest first. */
export const listClassAssignments = async (db: Handle, key: ClassAssignmentFilter): Promise<ClassAssignmentRow[]> => {
  return db.rows<ClassAssignmentRow>(
    sql`
    select s.id, s.kind, s.title, s.title_zh, s.programme, s.variant, s.subject, w.name as teacher, w.name_zh as teacher_zh,
           s.teacher_id = ${key.teacherId} as is_mine, s.created_at, s.deadline, s.withdrawn_at, t.*,
           ${watchedPercentSql(key)} as watched
      from assignment_class x
      join assignment s on s.id = x.assignment_id
      join person w on w.id = s.teacher_id
      ${counts(key)}
     where ${filters(key)}
     order by s.created_at desc, s.id desc limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    classFigures,
  );
};

/** Number of a class's assignments, up to the count limit. */
export const countClassAssignments = async (db: Handle, key: ClassAssignmentFilter): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (
      select 1 from assignment_class x join assignment s on s.id = x.assignment_id
       where ${filters(key)} limit ${maxListCount}) n`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** Whether a teacher teaches a class. */
export const isTeacherOfClass = async (db: Handle, key: { classId: number; teacherId: number }): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 from school_class c where c.id = ${key.classId} and c.id in (${teacherClasses(key.teacherId)})`);
  return rows.length > 0;
};
