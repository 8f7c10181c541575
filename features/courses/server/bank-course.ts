import type { Tx } from '@inkstone/db';
import { insertCourse, lockOwnCourse, updateCourse, updateHidden } from './courses.queries.ts';
import { keepRevision, type RevisionToKeep, type WrongLesson } from './keep-course.ts';

/** A course as it is to be kept in the bank. */
export interface CourseToKeep extends RevisionToKeep {
  project: string;
  subject: string;
}

interface Maker {
  ownerId: number;
  now: Date;
}

const factsOf = ({ name, nameZh, project, subject }: CourseToKeep) => ({
  title: name,
  titleZh: nameZh || null,
  programme: project,
  subject,
});

/** Keeps a new course of the bank with its first revision. */
export const keepCourse = async (
  tx: Tx,
  { ownerId, now }: Maker,
  it: CourseToKeep,
): Promise<{ courseId: number; revisionId: number } | WrongLesson> => {
  const courseId = await insertCourse(tx, { ...factsOf(it), ownerId, now });
  const kept = await keepRevision(tx, { courseId, number: 1, ownerId, now }, it);
  return typeof kept === 'number' ? { courseId, revisionId: kept } : kept;
};

/** Keeps the next revision of an own course that nobody saved meanwhile. */
export const reviseCourse = async (
  tx: Tx,
  { courseId, revision, ownerId, now }: Maker & { courseId: number; revision: number },
  it: CourseToKeep,
): Promise<{ number: number } | WrongLesson | 'notFound' | 'savedMeanwhile'> => {
  const row = await lockOwnCourse(tx, { courseId, ownerId });
  if (!row) return 'notFound';
  if (row.head !== revision) return 'savedMeanwhile';
  const number = row.head + 1;
  const kept = await keepRevision(tx, { courseId, number, ownerId, now }, it);
  if (typeof kept !== 'number') return kept;
  await updateCourse(tx, courseId, { ...factsOf(it), head: number, now });
  return { number };
};

/** Takes an own course out of the bank; false where it is not there. */
export const hideCourse = async (
  tx: Tx,
  { courseId, ownerId, now }: Maker & { courseId: number },
): Promise<boolean> => {
  if (!(await lockOwnCourse(tx, { courseId, ownerId }))) return false;
  await updateHidden(tx, courseId, now);
  return true;
};
