import { myAssignmentsFor } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { listMyCourses as contract, type MyCourse } from '../contract.ts';
import {
  listAssignedCourseRows,
  listProgress,
  type AssignedCourseRow,
  type ProgressRow,
} from './assigned-courses.queries.ts';
import { toAssignedCourseInfo, computeWatchedPercent } from './course-view.ts';
import type { Language } from '@inkstone/base';
import type { Tx } from '@inkstone/db';

const listMyAssignments = myAssignmentsFor('video');

type StudentAssignmentBase = Omit<MyCourse, 'assigner' | 'practiceMode' | 'lessons' | 'seconds' | 'watched'>;

/** Adds the facts of a course to a student's assignment. */
export const toMyCourse = (
  assignment: StudentAssignmentBase,
  {
    given: assignedCourse,
    progress,
    language,
  }: { given: AssignedCourseRow; progress: readonly ProgressRow[]; language: Language },
): MyCourse => {
  const { assigner, practiceMode, lessons, seconds } = toAssignedCourseInfo(assignedCourse, language);
  return {
    ...assignment,
    assigner,
    practiceMode,
    lessons,
    seconds,
    watched: computeWatchedPercent(progress, assignedCourse.tenths),
  };
};

/** Picks the courses among a student's assignments, with their facts. */
export const pickCourses = async <Shown extends StudentAssignmentBase>(
  list: readonly Shown[],
  { tx, language }: { tx: Tx; language: Language },
): Promise<(Shown & MyCourse)[]> => {
  const coursesById = await listAssignedCourseRows(
    tx,
    list.map(({ id }) => id),
  );
  const progress = Map.groupBy(
    await listProgress(
      tx,
      list.map(({ recipientId }) => recipientId),
    ),
    ({ recipientId }) => recipientId,
  );
  return list.flatMap((assignment) => {
    const row = coursesById.get(assignment.id);
    if (!row) return [];
    return {
      ...assignment,
      ...toMyCourse(assignment, { given: row, progress: progress.get(assignment.recipientId) ?? [], language }),
    };
  });
};

/** My courses, with my progress. */
export const listMyCourses = handleCall(contract, async (ctx) => {
  const { list, ...rest } = await listMyAssignments(ctx);
  return { ...rest, list: await pickCourses(list, ctx) };
});
