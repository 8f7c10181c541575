import type { SetViewer } from '@inkstone/bank/server';
import type { Tx } from '@inkstone/db';
import { insertCourse, lockOwnCourse, updateCourseRow, updateHidden } from './courses.queries.ts';
import { saveRevision, type RevisionInput, type LessonProblemAt } from './save-revision.ts';

/** A course to be stored in the bank. */
export interface CourseInput extends RevisionInput {
  programme: string;
  subject: string;
}

interface SaveInfo {
  /** Whose course it is. */
  owner: SetViewer;
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
  { owner, now }: SaveInfo,
  input: CourseInput,
): Promise<{ courseId: number; revisionId: number } | LessonProblemAt> => {
  const courseId = await insertCourse(tx, { ...toCourseColumns(input), ownerId: owner.personId, now });
  const saved = await saveRevision(tx, { courseId, number: 1, viewer: owner, now }, input);
  return typeof saved === 'number' ? { courseId, revisionId: saved } : saved;
};

/** Inserts the next revision of an own course if nobody else saved meanwhile. */
export const reviseCourse = async (
  tx: Tx,
  { courseId, revision, owner, now }: SaveInfo & { courseId: number; revision: number },
  input: CourseInput,
): Promise<{ number: number } | LessonProblemAt | 'notFound' | 'savedMeanwhile'> => {
  const row = await lockOwnCourse(tx, { courseId, ownerId: owner.personId });
  if (!row) return 'notFound';
  if (row.head !== revision) return 'savedMeanwhile';
  const number = row.head + 1;
  const saved = await saveRevision(tx, { courseId, number, viewer: owner, now }, input);
  if (typeof saved !== 'number') return saved;
  await updateCourseRow(tx, courseId, { ...toCourseColumns(input), head: number, now });
  return { number };
};

/** Removes an own course from the bank; false if it does not exist. */
export const hideCourse = async (
  tx: Tx,
  { courseId, owner, now }: SaveInfo & { courseId: number },
): Promise<boolean> => {
  if (!(await lockOwnCourse(tx, { courseId, ownerId: owner.personId }))) return false;
  await updateHidden(tx, courseId, now);
  return true;
};
