import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { maxListCount, searchWords } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';
import type { Handle, Tx, Computed } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { course, courseLesson, courseRevision, lessonCue } from './courses.tables.ts';
import { listMimes } from '@inkstone/bank/server';

/** The row of a course. */
export type CourseRow = typeof course.$inferSelect;

/** The row of a revision. */
export type RevisionRow = typeof courseRevision.$inferSelect;

/** The row of a lesson. */
export type LessonRow = typeof courseLesson.$inferSelect;

/** The row of a cue. */
export type CueRow = typeof lessonCue.$inferSelect;

type CourseFacts = Pick<CourseRow, 'title' | 'titleZh' | 'programme' | 'subject'>;

/** Inserts a course; its revision follows. */
export const insertCourse = async (
  tx: Tx,
  { ownerId, now, ...facts }: CourseFacts & { ownerId: number; now: Date },
): Promise<number> => {
  const row = {
    ...facts,
    ownerId,
    head: 1,
    searchText: titleSearchText(facts.title, facts.titleZh),
    createdAt: now,
    updatedAt: now,
  };
  const [inserted] = await tx.insert(course).values(row).returning({ id: course.id });
  if (!inserted) throw new Error('the course was not made');
  return inserted.id;
};

/** Locks a person's own course that is not hidden. */
export const lockOwnCourse = async (
  tx: Tx,
  key: { courseId: number; ownerId: number },
): Promise<CourseRow | undefined> => {
  const [row] = await tx
    .select()
    .from(course)
    .where(and(eq(course.id, key.courseId), eq(course.ownerId, key.ownerId), isNull(course.hiddenAt)))
    .for('update');
  return row;
};

/** Updates a course to its newest revision. */
export const updateCourseRow = async (
  tx: Tx,
  courseId: number,
  { now, ...facts }: CourseFacts & { head: number; now: Date },
): Promise<void> => {
  await tx
    .update(course)
    .set({ ...facts, searchText: titleSearchText(facts.title, facts.titleZh), updatedAt: now })
    .where(eq(course.id, courseId));
};

/** Hides a course from the bank. */
export const updateHidden = async (tx: Tx, courseId: number, now: Date): Promise<void> => {
  await tx.update(course).set({ hiddenAt: now }).where(eq(course.id, courseId));
};

/** Inserts a revision. */
export const insertRevision = async (tx: Tx, row: Omit<typeof courseRevision.$inferInsert, 'id'>): Promise<number> => {
  const [inserted] = await tx.insert(courseRevision).values(row).returning({ id: courseRevision.id });
  if (!inserted) throw new Error('the revision was not kept');
  return inserted.id;
};

/** Inserts a lesson of a revision with its cues, in order. */
export const insertLesson = async (
  tx: Tx,
  { cues, ...row }: Omit<LessonRow, 'id'> & { cues: readonly { atTenths: number; setId: number }[] },
): Promise<number> => {
  const [inserted] = await tx.insert(courseLesson).values(row).returning({ id: courseLesson.id });
  if (!inserted) throw new Error('the lesson was not kept');
  const lessonId = inserted.id;
  if (cues.length > 0) {
    await tx.insert(lessonCue).values(cues.map((cue, position) => ({ ...cue, lessonId, position })));
  }
  return lessonId;
};

/** A course in a list of the bank. */
export type ListedCourse = Pick<CourseRow, 'id' | 'programme' | 'subject' | 'updatedAt' | 'ownerId'> &
  Pick<RevisionRow, 'title' | 'titleZh' | 'summary' | 'summaryZh'> & {
    revisionId: RevisionRow['id'];
    revision: RevisionRow['number'];
    ownerName: (typeof person.$inferSelect)['name'];
    ownerNameZh: (typeof person.$inferSelect)['nameZh'];
  } & Computed<typeof courseTotals>;

const courseTotals = { lessons: z.int(), cues: z.int(), tenths: z.int() };

const columns = sql`
  c.id, v.id as revision_id, v.number as revision, v.title, v.title_zh, v.summary, v.summary_zh, c.programme, c.subject,
  c.updated_at, c.owner_id, p.name as owner_name, p.name_zh as owner_name_zh,
  (select count(*) from course_lesson l where l.course_revision_id = v.id) as lessons,
  (select count(*) from lesson_cue q join course_lesson l on l.id = q.lesson_id where l.course_revision_id = v.id) as cues,
  (select coalesce(sum(l.length_tenths), 0) from course_lesson l where l.course_revision_id = v.id) as tenths`;
const from = sql`
  from course c
  join course_revision v on v.course_id = c.id and v.number = c.head
  join person p on p.id = c.owner_id`;

// `%` and `_` would match any text.
const escapeLike = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const searchCondition = (search: string | undefined): SQL => {
  const parts = searchWords(search ?? '').map((word) => sql`c.search_text like ${`%${escapeLike(word)}%`}`);
  return sql.join([sql`c.hidden_at is null`, ...parts], sql` and `);
};

/** Lists courses of the bank whose names contain the words, newest first. */
export const listCourses = async (
  db: Handle,
  { search, limit }: { search: string | undefined; limit: number },
): Promise<ListedCourse[]> => {
  return db.rows<ListedCourse>(
    sql`
    select ${columns} ${from} where ${searchCondition(search)} order by c.updated_at desc, c.id desc limit ${limit}`,
    courseTotals,
  );
};

/** Counts the courses that match, up to the limit of lists. */
export const countCourses = async (db: Handle, search: string | undefined): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (select 1 from course c where ${searchCondition(search)} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** Finds one course of the bank. */
export const findCourse = async (db: Handle, courseId: number): Promise<ListedCourse | undefined> => {
  return db.row<ListedCourse>(
    sql`
    select ${columns} ${from} where c.id = ${courseId} and c.hidden_at is null`,
    courseTotals,
  );
};

/** The newest revisions of courses of the bank, the oldest course first; of all, or of those that might be equal. */
export const listCurrentCourses = (
  db: Handle,
  key: { programme: string; subject: string; title: string } | null = null,
) =>
  db
    .select({
      id: course.id,
      revisionId: courseRevision.id,
      programme: course.programme,
      subject: course.subject,
      title: courseRevision.title,
      titleZh: courseRevision.titleZh,
      summary: courseRevision.summary,
      summaryZh: courseRevision.summaryZh,
    })
    .from(course)
    .innerJoin(courseRevision, and(eq(courseRevision.courseId, course.id), eq(courseRevision.number, course.head)))
    .where(
      and(
        isNull(course.hiddenAt),
        key ? eq(course.programme, key.programme) : undefined,
        key ? eq(course.subject, key.subject) : undefined,
        key ? eq(course.title, key.title) : undefined,
      ),
    )
    .orderBy(course.id);

/** The lessons of a revision, in order. */
export const listLessons = (db: Handle, revisionId: number): Promise<LessonRow[]> =>
  db.select().from(courseLesson).where(eq(courseLesson.courseRevisionId, revisionId)).orderBy(courseLesson.position);

/** The question sets of a revision of a course; none where it has no such revision. */
export const listCourseSetIds = async (db: Handle, key: { courseId: number; number: number }): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ setId: lessonCue.setId })
    .from(lessonCue)
    .innerJoin(courseLesson, eq(courseLesson.id, lessonCue.lessonId))
    .innerJoin(courseRevision, eq(courseRevision.id, courseLesson.courseRevisionId))
    .where(and(eq(courseRevision.courseId, key.courseId), eq(courseRevision.number, key.number)));
  return rows.map(({ setId }) => setId);
};

/** The cues of some lessons, in the order of each lesson. */
export const listCues = async (db: Handle, lessonIds: readonly number[]): Promise<CueRow[]> =>
  lessonIds.length === 0
    ? []
    : db
        .select()
        .from(lessonCue)
        .where(inArray(lessonCue.lessonId, [...lessonIds]))
        .orderBy(lessonCue.lessonId, lessonCue.position);

/** MIME types of all files of some lessons, by file id. */
export const listFileMimes = (db: Handle, lessons: readonly LessonRow[]): Promise<ReadonlyMap<number, string>> =>
  listMimes(
    db,
    lessons.flatMap(({ videoFileId, posterFileId, captionsEnFileId, captionsZhFileId }) =>
      [videoFileId, posterFileId, captionsEnFileId, captionsZhFileId].flatMap((id) => id ?? []),
    ),
  );
