import type { Tx } from '@inkstone/db';
import { insertCourse, lockOwnCourse, updateCourseRow, updateHidden } from './courses.queries.ts';
import { saveRevision, type RevisionInput, type LessonProblemAt } from './save-revision.ts';

/** A course to be stored in the bank. */
export interface CourseInput extends RevisionInput {
  programme: string;
  subject: string;
}

interface SaveInfo {
  ownerId: number;
  now: Date;
}

const toCourseColumns = ({ name, nameZh, programme, subject }: CourseInput) => ({
  title: name,
  titleZh: nameZh || null,
  programme,
  subject,
});

/** Inserts a new course of the bank with its first revision. */
export const createBankCourse = async (
  tx: Tx,
  { ownerId, now }: SaveInfo,
  input: CourseInput,
): Promise<{ courseId: number; revisionId: number } | LessonProblemAt> => {
  const courseId = await insertCourse(tx, { ...toCourseColumns(input), ownerId, now });
  const saved = await saveRevision(tx, { courseId, number: 1, ownerId, now }, input);
  return typeof saved === 'number' ? { courseId, revisionId: saved } : saved;
};

/** Inserts the next revision of an own course if nobody else saved meanwhile. */
export const reviseCourse = async (
  tx: Tx,
  { courseId, revision, ownerId, now }: SaveInfo & { courseId: number; revision: number },
  input: CourseInput,
): Promise<{ number: number } | LessonProblemAt | 'notFound' | 'savedMeanwhile'> => {
  const row = await lockOwnCourse(tx, { courseId, ownerId });
  if (!row) return 'notFound';
  if (row.head !== revision) return 'savedMeanwhile';
  const number = row.head + 1;
  const saved = await saveRevision(tx, { courseId, number, ownerId, now }, input);
  if (typeof saved !== 'number') return saved;
  await updateCourseRow(tx, courseId, { ...toCourseColumns(input), head: number, now });
  return { number };
};

/** Removes an own course from the bank; false if it does not exist. */
export const hideCourse = async (
  tx: Tx,
  { courseId, ownerId, now }: SaveInfo & { courseId: number },
): Promise<boolean> => {
  if (!(await lockOwnCourse(tx, { courseId, ownerId }))) return false;
  await updateHidden(tx, courseId, now);
  return true;
};
