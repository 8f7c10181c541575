import { sql, type SQL } from 'drizzle-orm';
import {
  kindsInFamily,
  lastWindowClose,
  recipientDeadline,
  type AssignmentRow,
  type RecipientRow,
} from '@inkstone/assignments/server';
import { isAmong, type Computed, type Handle } from '@inkstone/db';
import {
  displayName,
  displayNameZh,
  hasRole,
  nameColumns,
  teacherClasses,
  type schoolClass,
} from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import type { SchemeDraft } from '../../contract/gradebook.ts';
import type { gradebookScheme } from './gradebook.tables.ts';

type PersonRow = typeof person.$inferSelect;
type ClassRow = typeof schoolClass.$inferSelect;
type SchemeRow = typeof gradebookScheme.$inferSelect;

/** A class that a teacher teaches; undefined for other classes. */
export const findTaughtClass = async (db: Handle, key: { classId: number; teacherId: number }) =>
  db.row<Pick<ClassRow, 'id' | 'name' | 'nameZh'>>(sql`
    select c.id, c.name, c.name_zh from school_class c
     where c.id = ${key.classId} and c.id in (${teacherClasses(key.teacherId)})`);

/** Which works of a class stand in its gradebook. */
export interface WorksKey {
  classId: number;
  teacherId: number;
  from: Date | undefined;
  to: Date | undefined;
  most: number;
}

const workFigures = {
  isMine: z.boolean(),
  lastClosesAt: z.date().nullable(),
  scoredCount: z.int(),
  meanShare: z.number().nullable(),
};

/** A work of a class with the mean share of its complete scores. */
export type GradebookWorkRow = Pick<
  AssignmentRow,
  'id' | 'kind' | 'programme' | 'title' | 'titleZh' | 'deadline' | 'reportAt' | 'reportOpenedAt'
> & { teacherName: PersonRow['name']; teacherNameZh: PersonRow['nameZh'] } & Computed<typeof workFigures>;

/** Who is in the class now, and a student still: whoever has become staff is in no mean. */
const isMember = (classId: number): SQL => sql`exists (
  select 1 from class_member m join person p on p.id = m.student_id
   where m.class_id = ${classId} and m.student_id = r.student_id and m.left_at is null and ${hasRole('p', student)})`;

const scores = (classId: number): SQL => sql`
  cross join lateral (
    select count(*) as scored_count, avg(r.score::double precision / nullif(r.score_max, 0)) as mean_share
      from recipient r
     where r.assignment_id = s.id and r.class_id = ${classId} and r.removed_at is null
       and (not r.needs_marking or s.report_at = 'submitted' or s.report_opened_at is not null)
       and r.status in ('submitted', 'marked') and r.score is not null and ${isMember(classId)}) n`;

/** The works of a class that are due in a period, latest deadline first; withdrawn ones are left out. */
export const listGradebookWorks = async (db: Handle, key: WorksKey): Promise<GradebookWorkRow[]> => {
  const since = key.from === undefined ? sql`` : sql`and s.deadline >= ${key.from}`;
  const until = key.to === undefined ? sql`` : sql`and s.deadline < ${key.to}`;
  return db.rows<GradebookWorkRow>(
    sql`
    select s.id, s.kind, s.programme, s.title, s.title_zh, s.deadline, s.report_at, s.report_opened_at,
           t.name as teacher_name, t.name_zh as teacher_name_zh, s.teacher_id = ${key.teacherId} as is_mine,
           ${lastWindowClose} as last_closes_at, n.scored_count, n.mean_share
      from assignment_class x
      join assignment s on s.id = x.assignment_id
      join person t on t.id = s.teacher_id
      ${scores(key.classId)}
     where x.class_id = ${key.classId} and s.deleted_at is null and s.withdrawn_at is null
       and ${isAmong('s.kind', [...kindsInFamily('homework'), ...kindsInFamily('test')])} ${since} ${until}
     order by s.deadline desc, s.id desc limit ${key.most}`,
    workFigures,
  );
};

const memberFigures = { total: z.int() };

/** A student of a class. */
export type GradebookStudentRow = Pick<PersonRow, 'id' | 'username' | 'number'> &
  Computed<typeof nameColumns> &
  Computed<typeof memberFigures>;

/** A page of the present students of a class, by their sort names; staff are no students. */
export const listGradebookStudents = async (
  db: Handle,
  key: { classId: number; page: number; pageNum: number },
): Promise<GradebookStudentRow[]> =>
  db.rows<GradebookStudentRow>(
    sql`
    select p.id, ${displayName} as name, ${displayNameZh} as name_zh, p.username, p.number, count(*) over () as total
      from class_member m join person p on p.id = m.student_id
     where m.class_id = ${key.classId} and m.left_at is null and p.left_at is null and ${hasRole('p', student)}
     order by p.sort_name collate "C", p.id limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    { ...nameColumns, ...memberFigures },
  );

const cellColumns = { deadline: z.date() };

/** What a student has of a work that was given through the class. */
export type GradebookCellRow = Pick<
  RecipientRow,
  'studentId' | 'assignmentId' | 'status' | 'needsMarking' | 'submittedAt' | 'score' | 'scoreMax' | 'removedAt'
> &
  Computed<typeof cellColumns>;

/** What some students have of some works of a class. */
export const listGradebookCells = async (
  db: Handle,
  key: { classId: number; assignmentIds: readonly number[]; studentIds: readonly number[] },
): Promise<GradebookCellRow[]> => {
  if (key.assignmentIds.length === 0 || key.studentIds.length === 0) return [];
  return db.rows<GradebookCellRow>(
    sql`
    select r.student_id, r.assignment_id, r.status, r.needs_marking, r.submitted_at, r.score, r.score_max, r.removed_at,
           ${recipientDeadline} as deadline
      from recipient r join assignment s on s.id = r.assignment_id
     where r.assignment_id = any(${sql.param([...key.assignmentIds])}::bigint[]) and r.class_id = ${key.classId}
       and r.student_id = any(${sql.param([...key.studentIds])}::bigint[])`,
    cellColumns,
  );
};

type StoredScheme = Pick<
  SchemeRow,
  'kind' | 'homeworkWeight' | 'testWeight' | 'workWeights' | 'dropLowest' | 'edition'
>;

/** How the works of a class are weighed; undefined where nothing was saved. */
export const findScheme = async (db: Handle, classId: number): Promise<StoredScheme | undefined> =>
  db.row<StoredScheme>(sql`
    select kind, homework_weight, test_weight, work_weights, drop_lowest, edition
      from gradebook_scheme where class_id = ${classId}`);

/** The works among some that a class was given, or that its tests on paper are. */
export const listWorksOfClass = async (
  db: Handle,
  key: { classId: number; workIds: readonly number[] },
): Promise<ReadonlySet<number>> => {
  const ids = sql.param([...key.workIds]);
  const rows = await db.rows(
    sql`
    select x.assignment_id as id from assignment_class x
     where x.class_id = ${key.classId} and x.assignment_id = any(${ids}::bigint[])
    union select t.id from paper_test t where t.class_id = ${key.classId} and t.id = any(${ids}::bigint[])`,
    { id: z.int() },
  );
  return new Set(rows.map(({ id }) => id));
};

/** Saves a scheme over one edition; false where it is another by now. */
export const storeScheme = async (
  db: Handle,
  key: { classId: number; edition: number; personId: number; now: Date },
  draft: SchemeDraft,
): Promise<boolean> => {
  const weights = JSON.stringify(draft.workWeights);
  const values = sql`${draft.kind}, ${draft.homeworkWeight}, ${draft.testWeight}, ${weights}::jsonb, ${draft.dropLowest}`;
  const rows =
    key.edition === 0
      ? await db.rows(sql`
          insert into gradebook_scheme (class_id, kind, homework_weight, test_weight, work_weights, drop_lowest, edition, saved_by, saved_at)
          values (${key.classId}, ${values}, 1, ${key.personId}, ${key.now})
          on conflict (class_id) do nothing returning 1`)
      : await db.rows(sql`
          update gradebook_scheme
             set (kind, homework_weight, test_weight, work_weights, drop_lowest) = (${values}), edition = edition + 1,
                 saved_by = ${key.personId}, saved_at = ${key.now}
           where class_id = ${key.classId} and edition = ${key.edition} returning 1`);
  return rows.length > 0;
};
