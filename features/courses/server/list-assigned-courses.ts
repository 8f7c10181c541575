import { assignmentListFor } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { listAssignedCourses as contract } from '../contract.ts';
import { listAssignedCourseRows } from './assigned-courses.queries.ts';
import { toAssignedCourseInfo } from './course-view.ts';

const listAssignments = assignmentListFor('video');

/** The courses assigned by the teacher, with their students' progress. */
export const listAssignedCourses = handleCall(contract, async (ctx) => {
  const { list, ...rest } = await listAssignments(ctx);
  const coursesById = await listAssignedCourseRows(
    ctx.tx,
    list.map(({ id }) => id),
  );
  return {
    ...rest,
    list: list.flatMap((row) => {
      const course = coursesById.get(row.id);
      return course ? { ...row, name: row.title, ...toAssignedCourseInfo(course, ctx.language) } : [];
    }),
    serverTime: ctx.now.toISOString(),
  };
});
