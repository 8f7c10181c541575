import { and, asc, eq, sql } from 'drizzle-orm';
import { assignmentClosesAt } from '@inkstone/assignments/server';
import type { Computed, Handle, Tx } from '@inkstone/db';
import type { schoolClass } from '@inkstone/people/server';
import * as z from 'zod';
import { classMerge, type MergeDraft } from './class-merges.tables.ts';

export type ClassMergeRow = typeof classMerge.$inferSelect;

const sourceColumns = {
  teacherIds: z.array(z.int()),
  memberIds: z.array(z.int()),
  runningWork: z.int(),
  openAttempts: z.int(),
  comingSessions: z.int(),
};

/** A class that could be merged into another one, or be the one that stays. */
export type MergeSource = Pick<typeof schoolClass.$inferSelect, 'id' | 'termId' | 'endedAt' | 'edition'> &
  Computed<typeof sourceColumns>;

/** Classes with who is in them and what goes on there. */
export const listMergeSources = (db: Handle, key: { classIds: readonly number[]; now: Date }): Promise<MergeSource[]> =>
  db.rows<MergeSource>(
    sql`
    select c.id, c.term_id, c.ended_at, c.edition,
           (select coalesce(jsonb_agg(t.teacher_id order by t.teacher_id <> c.teacher_id, t.teacher_id), '[]')
              from class_teacher t where t.class_id = c.id) as teacher_ids,
           (select coalesce(jsonb_agg(m.student_id order by m.student_id), '[]')
              from class_member m where m.class_id = c.id and m.left_at is null) as member_ids,
           (select count(*) from assignment_class w join assignment s on s.id = w.assignment_id
             where w.class_id = c.id and s.withdrawn_at is null and s.deleted_at is null
               and ${assignmentClosesAt} > ${key.now}) as running_work,
           (select count(*) from recipient r join attempt e on e.recipient_id = r.id
             where r.class_id = c.id and e.submitted_at is null) as open_attempts,
           (select count(*) from class_session s
             where s.class_id = c.id and s.begins_at > ${key.now} and s.cancelled_at is null) as coming_sessions
      from school_class c where c.id = any(${sql.param([...key.classIds])}::bigint[]) order by c.id`,
    sourceColumns,
  );

/** How much running work of a class is for those who join it. */
export const countJoinerWork = async (
  db: Handle,
  { classId, now }: { classId: number; now: Date },
): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from assignment_class w join assignment s on s.id = w.assignment_id
     where w.class_id = ${classId} and s.is_for_joiners and s.withdrawn_at is null and s.deleted_at is null
       and ${assignmentClosesAt} > ${now}`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** A class of a plan. */
export type PlannedMerge = Pick<ClassMergeRow, 'sourceId' | 'outcome' | 'fault'> & { draft: MergeDraft };

/** Stores the classes of a plan. */
export const insertMerges = async (tx: Tx, changeSetId: number, merges: readonly PlannedMerge[]): Promise<void> => {
  await tx
    .insert(classMerge)
    .values(merges.map((row, index) => ({ ...row, changeSetId, position: index + 1, state: 'planned' as const })));
};

/** The classes of a set, in their order. */
export const listMerges = (db: Handle, changeSetId: number): Promise<ClassMergeRow[]> =>
  db.select().from(classMerge).where(eq(classMerge.changeSetId, changeSetId)).orderBy(asc(classMerge.position));

/** Stores what became of a class. */
export const updateMerge = async (
  tx: Tx,
  { changeSetId, position }: Pick<ClassMergeRow, 'changeSetId' | 'position'>,
  change: Partial<Pick<ClassMergeRow, 'state' | 'fault' | 'effects'>>,
): Promise<void> => {
  await tx
    .update(classMerge)
    .set(change)
    .where(and(eq(classMerge.changeSetId, changeSetId), eq(classMerge.position, position)));
};

const countColumns = { changeSetId: z.int(), count: z.int() };

/** How many classes some sets merge, or have merged. */
export const countMerges = (db: Handle, changeSetIds: readonly number[]) =>
  db.rows(
    sql`
    select change_set_id, count(*) as count from class_merge
     where change_set_id = any(${sql.param([...changeSetIds])}::bigint[])
       and (state in ('applied', 'stays', 'undone') or state = 'planned' and outcome = 'merged')
     group by change_set_id`,
    countColumns,
  );

/** The students whose last stay in a class ended at an instant. */
export const listLeftIds = async (db: Handle, key: { classId: number; leftAt: Date }): Promise<number[]> => {
  const rows = await db.rows(
    sql`select m.student_id from class_member m where m.class_id = ${key.classId} and m.left_at = ${key.leftAt}`,
    { studentId: z.int() },
  );
  return rows.map(({ studentId }) => studentId);
};

const factColumns = { studentId: z.int(), isAnswered: z.boolean(), isPresent: z.boolean() };

/**
 * What became of students who joined a class by a merging: whether they began work that they received with it, and whether
 * they are in the class since then.
 */
export const listJoinedFacts = (
  db: Handle,
  key: { classId: number; studentIds: readonly number[]; joinedAt: Date },
): Promise<Computed<typeof factColumns>[]> =>
  db.rows<Computed<typeof factColumns>>(
    sql`
    select u.id as student_id,
           exists (select 1 from recipient r where r.student_id = u.id and r.class_id = ${key.classId}
                      and r.added_at = ${key.joinedAt}
                      and (r.status <> 'none' or exists (select 1 from attempt a where a.recipient_id = r.id)
                           or exists (select 1 from window_change w where w.recipient_id = r.id))) as is_answered,
           exists (select 1 from class_member m where m.class_id = ${key.classId} and m.student_id = u.id
                      and m.joined_at = ${key.joinedAt} and m.left_at is null) as is_present
      from unnest(${sql.param([...key.studentIds])}::bigint[]) as u(id)`,
    factColumns,
  );
