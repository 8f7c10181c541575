import { randomUUID } from 'node:crypto';
import { createCourse, getAssignedCourse } from '@inkstone/courses/contract';
import { aCourse } from '@inkstone/courses/testing';
import type { TestBrowser, TestSchool } from '@inkstone/testing';

/** A course of the bank and its assignment. */
export interface SideCourse {
  courseId: number;
  assignmentId: number;
  lessonId: number;
}

/** Creates a course with a question set that has keys, and assigns it to a class. */
export const giveCourseTo = async (
  school: TestSchool,
  { teacher, classId, setId }: { teacher: TestBrowser; classId: number; setId: number },
): Promise<SideCourse> => {
  const { courseId } = await aCourse(school, teacher, { setIds: [setId] });
  const { id } = await teacher.send(createCourse, {
    requestId: randomUUID(),
    courseId,
    classIds: [classId],
    beginsAt: school.clock.now().toISOString(),
    deadline: '2026-04-20T08:00:00.000Z',
  });
  const { lessons } = await teacher.ask(getAssignedCourse, { id });
  return { courseId, assignmentId: id, lessonId: lessons[0]?.lessonId ?? 0 };
};
