import { assignedCourseCalls } from '@inkstone/assignments/contract';
import { repeatFor } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { pinCourse } from './assign-course.ts';
import { insertAssignedCourse, listAssignedCourseRows } from './assigned-courses.queries.ts';

/** Gives a course again in its newest revision, while it and all its question sets are in the bank. */
export const repeatCourse = handleCall(
  assignedCourseCalls.repeatAssignment,
  repeatFor('video', async ({ tx }, { id }) => {
    const assigned = (await listAssignedCourseRows(tx, [id])).get(id);
    const pinned = assigned && (await pinCourse(tx, assigned.courseId));
    if (!assigned || !pinned || typeof pinned === 'string') return 'content.missing';
    const { practiceMode, fastest: fastestPercent } = assigned;
    const { revisionId: courseRevisionId, content } = pinned;
    return {
      content,
      store: (assignmentId) =>
        insertAssignedCourse(tx, { assignmentId, courseRevisionId, practiceMode, fastestPercent }),
    };
  }),
);
