import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment } from '@inkstone/assignments/testing';
import { anAssignedCourse } from '@inkstone/courses/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createAssignedBook } from '@inkstone/textbooks/testing';
import {
  listClassBooks,
  listClassCourses,
  listClassHomework,
  listClassTests,
  listStudentBooks,
  listStudentCourses,
  listStudentHomework,
  listStudentTests,
} from '../../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const creators = {
  homework: () => anAssignment(school, { kind: 'homework' }),
  test: () => anAssignment(school),
  textbook: () => createAssignedBook(school),
  course: () => anAssignedCourse(school),
};

test.each([
  ['homework', listClassHomework, listStudentHomework, 'id'],
  ['test', listClassTests, listStudentTests, 'id'],
  ['textbook', listClassBooks, listStudentBooks, 'assignmentId'],
  ['course', listClassCourses, listStudentCourses, 'id'],
] as const)('an assigned %s stands in the list of its class and of its student', async (...row) => {
  const [kind, ofClass, ofStudent, idField] = row;
  const { id, classId, teacher, students } = await creators[kind]();
  const studentId = students[0]?.id ?? 0;

  expect((await teacher.ask(ofClass, { classId })).list).toMatchObject([{ id, kind, submitted: 0 }]);
  expect((await teacher.ask(ofStudent, { studentId })).list).toMatchObject([{ [idField]: id }]);
});
