import { and, eq, inArray, sql } from 'drizzle-orm';
import { hasSetAccess, type SetViewer } from '@inkstone/bank/server';
import type { Computed, Handle, LeftJoined } from '@inkstone/db';
import {
  inOrderOfTerms,
  joinTerm,
  selectTerm,
  teacherClasses,
  termColumns,
  type TermRow,
} from '@inkstone/people/server';
import type { schoolClass } from '@inkstone/people/server';
import * as z from 'zod';
import { assignment } from './assignments.tables.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

const targetColumns = { ...termColumns, studentCount: z.int(), hasIt: z.boolean() };

/** A class to which work can be given again. */
export type RepeatClass = Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh'> &
  LeftJoined<Pick<TermRow, 'firstDay' | 'lastDay'>> &
  Computed<typeof targetColumns>;

/** The running classes of a teacher in the order of their terms, and whether they were given a piece of work. */
export const listRepeatClasses = (
  db: Handle,
  { teacherId, assignmentId, today }: { teacherId: number; assignmentId: number; today: string },
): Promise<RepeatClass[]> =>
  db.rows<RepeatClass>(
    sql`
    select ${selectTerm(today)}, t_class.first_day, t_class.last_day, c.id, c.name, c.name_zh,
           (select count(*) from class_member m join person p on p.id = m.student_id
             where m.class_id = c.id and m.left_at is null and p.left_at is null) as student_count,
           exists (select 1 from assignment_class x join assignment s on s.id = x.assignment_id
                    where x.class_id = c.id and coalesce(s.repeated_from_id, s.id) = ${assignmentId}
                      and s.withdrawn_at is null and s.deleted_at is null) as has_it
      from school_class c ${joinTerm}
     where c.id in (${teacherClasses(teacherId)})
     order by ${inOrderOfTerms(today)}, lower(c.name) collate "C", c.id limit 200`,
    targetColumns,
  );

/** The term in which work was given: that of its classes, the latest, else the one of its day; undefined: none. */
export const findTermOfAssignment = (
  db: Handle,
  { assignmentId, day }: { assignmentId: number; day: string },
): Promise<Pick<TermRow, 'firstDay' | 'lastDay'> | undefined> =>
  db.row<Pick<TermRow, 'firstDay' | 'lastDay'>>(sql`
    with given as (select c.term_id from assignment_class x join school_class c on c.id = x.class_id
                    where x.assignment_id = ${assignmentId})
    select t.first_day, t.last_day from school_term t
     where t.id in (select term_id from given) or ${day}::date between t.first_day and t.last_day
     order by t.id in (select term_id from given) desc, t.first_day desc limit 1`);

const retiredColumns = {
  title: z.string(),
  titleZh: z.string().nullable(),
  place: z.enum(['whole', 'set', 'inPaper']),
};

/** Something of an assignment that was taken out of the bank: all of it, one of its sets, or a set in its paper. */
export type RetiredContent = Computed<typeof retiredColumns>;

/** What of an assignment from the bank was taken out of the bank, or closed to its teacher, since it was given. */
export const listRetiredContent = (db: Handle, assignmentId: number, viewer: SetViewer): Promise<RetiredContent[]> =>
  db.rows<RetiredContent>(
    sql`
    select p.title, p.title_zh, 'whole' as place from assignment s
      join paper_revision r on r.id = s.paper_revision_id join paper p on p.id = r.paper_id
     where s.id = ${assignmentId} and p.hidden_at is not null
    union all
    select b.name, b.name_zh, 'whole' from assignment_book a
      join book_edition e on e.id = a.edition_id join book b on b.id = e.book_id
     where a.assignment_id = ${assignmentId} and e.hidden_at is not null
    union all
    select c.title, c.title_zh, 'whole' from assignment_course a
      join course_revision r on r.id = a.course_revision_id join course c on c.id = r.course_id
     where a.assignment_id = ${assignmentId} and c.hidden_at is not null
    union all
    select q.title, q.title_zh, 'whole' from assignment_course a
      join course_revision r on r.id = a.course_revision_id join course c on c.id = r.course_id
      join course_revision v on v.course_id = c.id and v.number = c.head
      join course_lesson l on l.course_revision_id = v.id join lesson_cue u on u.lesson_id = l.id
      join question_set q on q.id = u.set_id
     where a.assignment_id = ${assignmentId} and c.hidden_at is null and q.hidden_at is not null
    union all
    select q.title, q.title_zh, 'set' from assignment_set a
      join question_set_revision r on r.id = a.set_revision_id join question_set q on q.id = r.set_id
     where a.assignment_id = ${assignmentId} and (q.hidden_at is not null or not ${hasSetAccess('q', 'use', viewer)})
       and not exists (select 1 from assignment_course x where x.assignment_id = a.assignment_id)
    union all
    select q.title, q.title_zh, 'inPaper' from assignment s
      join paper_revision r on r.id = s.paper_revision_id
      join paper p on p.id = r.paper_id join paper_revision n on n.paper_id = p.id and n.number = p.head
      join paper_item i on i.paper_revision_id = n.id
      join question_set_revision v on v.id = i.set_revision_id join question_set q on q.id = v.set_id
     where s.id = ${assignmentId} and p.hidden_at is null and q.hidden_at is not null`,
    retiredColumns,
  );

const sourceColumns = { paperId: z.int().nullable(), setIds: z.array(z.int()), markerIds: z.array(z.int()) };

/** Given work with the paper or sets of the bank from which it was given, and who marks it beside its teacher. */
export type RepeatSource = AssignmentRow & Computed<typeof sourceColumns>;

/** A teacher's own assignment of some kinds as it is given again; withdrawn and deleted ones too. */
export const findRepeatSource = async (
  db: Handle,
  key: { id: number; teacherId: number; kinds: readonly AssignmentRow['kind'][] },
): Promise<RepeatSource | undefined> => {
  const { id, teacherId, kinds } = key;
  const isOwn = and(eq(assignment.id, id), eq(assignment.teacherId, teacherId), inArray(assignment.kind, [...kinds]));
  const [row] = await db.select().from(assignment).where(isOwn);
  if (!row) return undefined;
  const content = await db.row<Computed<typeof sourceColumns>>(
    sql`
    select (select r.paper_id from paper_revision r where r.id = ${row.paperRevisionId}) as paper_id,
           (select coalesce(jsonb_agg(r.set_id order by a.position), '[]') from assignment_set a
              join question_set_revision r on r.id = a.set_revision_id where a.assignment_id = ${id}) as set_ids,
           (select coalesce(jsonb_agg(m.person_id order by m.person_id), '[]') from assignment_marker m
             where m.assignment_id = ${id}) as marker_ids`,
    sourceColumns,
  );
  return content && { ...row, ...content };
};
