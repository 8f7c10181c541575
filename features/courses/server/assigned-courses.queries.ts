import { eq, sql } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { assignmentCourse, videoProgress } from './courses.tables.ts';
import type { LessonRow, RevisionRow } from './courses.queries.ts';

/** Stores the course of an assignment. */
export const insertAssignedCourse = async (tx: Tx, row: typeof assignmentCourse.$inferInsert): Promise<void> => {
  await tx.insert(assignmentCourse).values(row);
};

/** Updates the practice options of an assigned course. */
export const updateAssignedCourse = async (
  tx: Tx,
  assignmentId: number,
  change: Partial<Pick<typeof assignmentCourse.$inferInsert, 'practiceMode' | 'fastestPercent'>>,
): Promise<void> => {
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.update(assignmentCourse).set(change).where(eq(assignmentCourse.assignmentId, assignmentId));
};

/** The course of an assignment. */
export type AssignedCourseRow = Pick<typeof assignmentCourse.$inferSelect, 'assignmentId' | 'practiceMode'> &
  Pick<RevisionRow, 'courseId' | 'summary' | 'summaryZh'> & {
    revisionId: RevisionRow['id'];
    fastest: (typeof assignmentCourse.$inferSelect)['fastestPercent'];
    assigner: (typeof person.$inferSelect)['name'];
    assignerZh: (typeof person.$inferSelect)['nameZh'];
  } & Computed<typeof assignedCourseTotals>;

const assignedCourseTotals = {
  lessons: z.int(),
  tenths: z.int(),
  /** Watched by all its students together. */
  watched: z.int(),
  students: z.int(),
};

const idList = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

const lengthExpression = (watched: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(upper(x) - lower(x)), 0) from unnest(${watched}) as u(x))`;

/** The courses of some assignments, by id. */
export const listAssignedCourseRows = async (
  db: Handle,
  ids: readonly number[],
): Promise<Map<number, AssignedCourseRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<AssignedCourseRow>(
    sql`
    select g.assignment_id, v.id as revision_id, v.course_id, g.practice_mode, g.fastest_percent as fastest, v.summary,
           v.summary_zh, t.name as assigner, t.name_zh as assigner_zh, l.lessons, l.tenths,
           (select coalesce(sum(${lengthExpression(sql`w.watched`)}), 0) from recipient r join video_progress w on w.recipient_id = r.id
             where r.assignment_id = s.id and r.removed_at is null) as watched,
           (select count(*) from recipient r where r.assignment_id = s.id and r.removed_at is null) as students
      from assignment_course g
      join assignment s on s.id = g.assignment_id
      join course_revision v on v.id = g.course_revision_id
      join person t on t.id = s.teacher_id
      cross join lateral (select count(*) as lessons, coalesce(sum(length_tenths), 0) as tenths
                            from course_lesson where course_revision_id = v.id) l
     where g.assignment_id in (${idList(ids)})`,
    assignedCourseTotals,
  );
  return new Map(rows.map((row) => [row.assignmentId, row]));
};

/** The progress of one student in one video. */
export type ProgressRow = Pick<typeof videoProgress.$inferSelect, 'recipientId' | 'lessonId' | 'updatedAt'> & {
  /** In tenths of a second. */
  position: (typeof videoProgress.$inferSelect)['positionTenths'];
} & Computed<typeof progressRanges>;

const progressRanges = {
  /** Ranges in tenths of a second, sorted and disjoint. */
  watched: z.array(z.tuple([z.int(), z.int()])),
};

/** The progress of some students. */
export const listProgress = async (db: Handle, recipientIds: readonly number[]): Promise<ProgressRow[]> => {
  if (recipientIds.length === 0) return [];
  return db.rows<ProgressRow>(
    sql`
    select w.recipient_id, w.lesson_id, w.position_tenths as position, w.updated_at,
           (select coalesce(jsonb_agg(jsonb_build_array(lower(x), upper(x)) order by lower(x)), '[]')
              from unnest(w.watched) as u(x)) as watched
      from video_progress w where w.recipient_id in (${idList(recipientIds)})`,
    progressRanges,
  );
};

/** How much all students of an assignment have watched of each lesson, in tenths of a second. */
export const sumProgress = async (db: Handle, assignmentId: number): Promise<Map<number, number>> => {
  const total = { tenths: z.int() };
  const rows = await db.rows<Pick<ProgressRow, 'lessonId'> & Computed<typeof total>>(
    sql`
    select w.lesson_id, sum(${lengthExpression(sql`w.watched`)}) as tenths
      from recipient r join video_progress w on w.recipient_id = r.id
     where r.assignment_id = ${assignmentId} and r.removed_at is null group by w.lesson_id`,
    total,
  );
  return new Map(rows.map((row) => [row.lessonId, row.tenths]));
};

/** The length of an assigned lesson; undefined if it belongs to another course. */
export const findLessonLength = async (
  db: Handle,
  key: { assignmentId: number; lessonId: number },
): Promise<number | undefined> => {
  const row = await db.row<{ length: LessonRow['lengthTenths'] }>(sql`
    select l.length_tenths as length
      from assignment_course g join course_lesson l on l.course_revision_id = g.course_revision_id
     where g.assignment_id = ${key.assignmentId} and l.id = ${key.lessonId}`);
  return row?.length;
};

const toMultirange = (stretches: readonly (readonly [number, number])[]): string =>
  `{${stretches.map(([from, to]) => `[${from},${to})`).join(',')}}`;

/** Merges played ranges into the stored ones, which are never reduced. */
export const mergeProgress = async (
  tx: Tx,
  progress: {
    recipientId: number;
    lessonId: number;
    position: number;
    seen: readonly (readonly [number, number])[];
    now: Date;
  },
): Promise<void> => {
  const watched = toMultirange(progress.seen);
  const { recipientId, lessonId, now } = progress;
  await tx
    .insert(videoProgress)
    .values({ recipientId, lessonId, positionTenths: progress.position, watched, updatedAt: now })
    .onConflictDoUpdate({
      target: [videoProgress.recipientId, videoProgress.lessonId],
      set: {
        positionTenths: progress.position,
        watched: sql`${videoProgress.watched} + excluded.watched`,
        updatedAt: now,
      },
    });
};
