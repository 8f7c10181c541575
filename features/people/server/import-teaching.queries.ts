import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { idsIn } from './scope.queries.ts';

const staffColumns = { managerId: z.int(), personId: z.int() };

type StaffPair = z.output<z.ZodObject<typeof staffColumns>>;

const staffPairs = (pairs: readonly StaffPair[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as t("managerId" bigint, "personId" bigint)`;

/** Who manages some people. */
export const listManagersOfStaff = (db: Handle, personIds: readonly number[]) =>
  db.rows(sql`select manager_id, person_id from staff_member where person_id = any(${idsIn(personIds)})`, staffColumns);

/** Takes people into the staff of others; returns the pairs that were not there. */
export const insertStaffPairs = (tx: Tx, pairs: readonly StaffPair[], since: Date) =>
  tx.rows(
    sql`
    insert into staff_member (manager_id, person_id, since)
    select "managerId", "personId", ${since} from ${staffPairs(pairs)}
    on conflict do nothing returning manager_id, person_id`,
    staffColumns,
  );

/** Takes back pairs that were made at an instant; returns those that are gone. */
export const deleteStaffPairs = (tx: Tx, pairs: readonly StaffPair[], since: Date) =>
  tx.rows(
    sql`
    delete from staff_member m using ${staffPairs(pairs)}
     where m.manager_id = t."managerId" and m.person_id = t."personId" and m.since = ${since}
    returning m.manager_id, m.person_id`,
    staffColumns,
  );

const teachingColumns = { teacherId: z.int(), studentId: z.int(), isThirdParty: z.boolean() };
const pairColumns = { teacherId: z.int(), studentId: z.int() };

type TeachingPair = z.output<z.ZodObject<typeof pairColumns>>;

const teachingPairs = (pairs: readonly TeachingPair[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as t("teacherId" bigint, "studentId" bigint)`;

/** Who teaches some students, by a class, singly or as third party. */
export const listTeachingOfStudents = (db: Handle, studentIds: readonly number[]) =>
  db.rows(
    sql`
    select teacher_id, student_id, bool_and(third) as is_third_party from (
      select h.teacher_id, m.student_id, false as third from class_member m
        join class_teacher h on h.class_id = m.class_id join school_class c on c.id = m.class_id and c.ended_at is null
       where m.left_at is null and m.student_id = any(${idsIn(studentIds)})
      union all
      select teacher_id, student_id, kind = 'thirdParty' from teacher_student
       where kind <> 'none' and student_id = any(${idsIn(studentIds)})) t
     group by teacher_id, student_id`,
    teachingColumns,
  );

/** Makes teachers third-party teachers of students; stars stay. Returns the pairs that were not there. */
export const insertThirdPartyPairs = (
  tx: Tx,
  pairs: readonly TeachingPair[],
  { addedBy, since }: { addedBy: number; since: Date },
) =>
  tx.rows(
    sql`
    insert into teacher_student (teacher_id, student_id, since, kind, added_by)
    select "teacherId", "studentId", ${since}, 'thirdParty', ${addedBy} from ${teachingPairs(pairs)}
    on conflict (teacher_id, student_id) do update
       set kind = 'thirdParty', added_by = excluded.added_by, since = excluded.since
     where teacher_student.kind = 'none'
    returning teacher_id, student_id`,
    pairColumns,
  );

/** Takes back what was made at an instant; a row stays for its star alone. Returns the pairs that are gone. */
export const deleteThirdPartyPairs = async (tx: Tx, pairs: readonly TeachingPair[], since: Date) => {
  const ended = await tx.rows(
    sql`
    update teacher_student s set kind = 'none', added_by = null from ${teachingPairs(pairs)}
     where s.teacher_id = t."teacherId" and s.student_id = t."studentId" and s.kind = 'thirdParty' and s.since = ${since}
    returning s.teacher_id, s.student_id`,
    pairColumns,
  );
  await tx.run(sql`
    delete from teacher_student s using ${teachingPairs(ended)}
     where s.teacher_id = t."teacherId" and s.student_id = t."studentId" and s.kind = 'none' and not s.has_star`);
  return ended;
};
