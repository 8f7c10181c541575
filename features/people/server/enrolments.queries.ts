import { sql } from 'drizzle-orm';
import type { Computed, Tx } from '@inkstone/db';
import * as z from 'zod';

const columns = {
  personId: z.int(),
  classId: z.int(),
  part: z.enum(['student', 'teacher']),
  leftBefore: z.date().nullable(),
};

/** An enrolment that was made: when the person had left the class before; null: they had not been in it. */
export type MadeEnrolment = Computed<typeof columns>;

/** What a person does in a class. */
type Enrolment = Omit<MadeEnrolment, 'leftBefore'>;

const recordColumns = sql`"personId" bigint, "classId" bigint, part text, "leftBefore" timestamptz`;

const toRecords = (enrolments: readonly Enrolment[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(enrolments)}::jsonb) as t(${recordColumns})`;

/** Puts people into classes, keeping earlier stays of students who come back; returns the enrolments that were not there. */
export const insertEnrolments = async (
  tx: Tx,
  enrolments: readonly Enrolment[],
  joinedAt: Date,
): Promise<MadeEnrolment[]> => {
  if (enrolments.length === 0) return [];
  return tx.rows<MadeEnrolment>(
    sql`
    with given as (select "personId" as person_id, "classId" as class_id, part from ${toRecords(enrolments)}),
    former as (
      select m.student_id, m.class_id, m.joined_at, m.left_at from class_member m
        join given g on g.part = 'student' and g.person_id = m.student_id and g.class_id = m.class_id),
    stays as (
      insert into class_stay (class_id, student_id, joined_at, left_at)
      select class_id, student_id, joined_at, left_at from former where left_at is not null),
    students as (
      insert into class_member (class_id, student_id, joined_at)
      select class_id, person_id, ${joinedAt} from given where part = 'student'
      on conflict (class_id, student_id) do update set joined_at = excluded.joined_at, left_at = null
       where class_member.left_at is not null
      returning class_id, student_id as person_id, 'student' as part),
    teachers as (
      insert into class_teacher (class_id, teacher_id)
      select class_id, person_id from given where part = 'teacher'
      on conflict do nothing returning class_id, teacher_id as person_id, 'teacher' as part)
    select e.person_id, e.class_id, e.part, f.left_at as left_before
      from (select * from students union all select * from teachers) e
      left join former f on e.part = 'student' and f.student_id = e.person_id and f.class_id = e.class_id`,
    columns,
  );
};

/** Takes back enrolments as `insertEnrolments` returned them. */
export const revertEnrolments = async (tx: Tx, enrolments: readonly MadeEnrolment[]): Promise<void> => {
  if (enrolments.length === 0) return;
  const fresh = toRecords(enrolments.filter(({ leftBefore }) => leftBefore === null));
  await tx.run(sql`
    delete from class_member m using ${fresh}
     where t.part = 'student' and m.student_id = t."personId" and m.class_id = t."classId"`);
  await tx.run(sql`
    delete from class_teacher c using ${fresh}, school_class s
     where t.part = 'teacher' and c.teacher_id = t."personId" and c.class_id = t."classId"
       and s.id = c.class_id and s.teacher_id <> c.teacher_id`);
  const rejoined = enrolments.filter(({ leftBefore }) => leftBefore !== null);
  if (rejoined.length === 0) return;
  await tx.run(sql`
    with stays as (
      delete from class_stay s using ${toRecords(rejoined)}
       where s.student_id = t."personId" and s.class_id = t."classId" and s.left_at = t."leftBefore"
      returning s.student_id, s.class_id, s.joined_at)
    update class_member m set left_at = t."leftBefore", joined_at = coalesce(
        (select min(s.joined_at) from stays s where s.student_id = m.student_id and s.class_id = m.class_id), m.joined_at)
      from ${toRecords(rejoined)}
     where m.student_id = t."personId" and m.class_id = t."classId"`);
};

/** Opens a merged class again with those members whose stays ended when it was merged. */
export const reopenMergedClass = async (
  tx: Tx,
  { classId, studentIds, leftAt }: { classId: number; studentIds: readonly number[]; leftAt: Date },
): Promise<void> => {
  await tx.run(sql`update school_class set ended_at = null where id = ${classId}`);
  await tx.run(sql`
    update class_member set left_at = null
     where class_id = ${classId} and left_at = ${leftAt} and student_id = any(${sql.param([...studentIds])}::bigint[])`);
};
