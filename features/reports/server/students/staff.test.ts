import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls, listMyTests } from '@inkstone/assignments/contract';
import { updateMyStaff, listEmployees, listStudents, listMyStaff } from '@inkstone/people/contract';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { checkTestStatus, finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture, type TeacherAssignmentFixture } from '@inkstone/taking/testing';
import { getStudentReport, listStudentHomework, listStudentTests, getMyTestReport } from '../../contract.ts';

let school: TestSchool;
let work: TeacherAssignmentFixture;
let manager: TestBrowser;
let otherTeacher: TestBrowser;
let staff: TestBrowser;
let personId: number;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  const studied = await createAssignmentFixture(school);
  manager = studied.teacher;
  otherTeacher = await school.signIn(await school.person({ role: 'teacher', name: 'Mr. Dou' }));
  const person = await school.person({ role: 'staff', name: 'Bai Lu', nameZh: '白露', permissions: [] });
  personId = person.id;
  staff = await school.signIn(person);
  await manager.send(updateMyStaff, { ...newRequestId(), personId });
  work = await createAssignmentFixture(school, { like: { ...studied, student: staff, studentPerson: person } });
});
afterAll(() => school.close());

test('a staff member takes a test in their own role; the manager can read it, another manager cannot', async () => {
  await otherTeacher.send(updateMyStaff, { ...newRequestId(), personId });
  expect((await staff.ask(listMyTests, {})).list).toMatchObject([{ id: work.assignmentId, state: 'toDo' }]);
  expect(await staff.ask(checkTestStatus, { id: work.assignmentId })).toMatchObject({ status: 'open' });

  const { attemptId, sendEvents } = await openAttemptDriver(school, work);
  await sendEvents({ kind: 'started' });
  await staff.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });

  expect((await manager.ask(listMyStaff, {})).list).toMatchObject([{ id: personId, assignedCount: 1, handedIn: 1 }]);
  expect((await manager.ask(listStudentTests, { studentId: personId })).list).toMatchObject([
    { id: work.assignmentId },
  ]);
  const report = { id: work.assignmentId, studentId: personId };
  expect(await manager.ask(getStudentReport, report)).toMatchObject({ studentName: 'Bai Lu' });
  expect((await otherTeacher.ask(listMyStaff, {})).list).toMatchObject([
    { id: personId, assignedCount: 0, handedIn: 0 },
  ]);
  expect((await otherTeacher.ask(listStudentTests, { studentId: personId })).total).toBe(0);
  expect(await otherTeacher.failed(getStudentReport, report)).toMatchObject({ kind: 'notFound' });
  expect(await staff.refused(getMyTestReport, { id: work.assignmentId })).toBe('report.notYet');
});

test('staff are nobody’s students: no homework, no other list', async () => {
  const assigned = {
    ...{ ...newRequestId(), title: 'Homework', setIds: [1], studentIds: [personId] },
    ...{ beginsAt: '2026-03-02T08:00:00.000Z', deadline: '2026-03-03T08:00:00.000Z' },
  };
  expect(await manager.failed(homeworkCalls.createAssignment, assigned)).toBeTruthy();
  expect(await manager.failed(listStudentHomework, { studentId: personId })).toMatchObject({ kind: 'notFound' });
  const chosen = (await manager.ask(listStudents, {})).list.map(({ id }) => id);
  expect(chosen).not.toContain(personId);
  expect((await manager.ask(listStudents, { staff: true })).list).toMatchObject([{ id: personId, classes: [] }]);
});

test('only staff can be added, once, and never oneself', async () => {
  const student = await school.person();
  const teacher = await school.person({ role: 'teacher' });
  expect(await manager.failed(updateMyStaff, { ...newRequestId(), personId: student.id })).toMatchObject({
    kind: 'notFound',
  });
  expect(await manager.refused(updateMyStaff, { ...newRequestId(), personId: teacher.id })).toBe('employee.notStaff');
  expect(await manager.refused(updateMyStaff, { ...newRequestId(), personId: manager.person.id })).toBe(
    'employee.self',
  );
  await manager.send(updateMyStaff, { ...newRequestId(), personId });
  expect((await manager.ask(listMyStaff, { search: 'bai' })).total).toBe(1);
  expect((await manager.ask(listEmployees, { isStaff: true })).list.map(({ id }) => id)).toEqual([personId]);
});

test('a removed staff member disappears from the lists; the test stays readable for them', async () => {
  const mine = await createAssignmentFixture(school, { like: { ...work, teacher: otherTeacher } });
  await otherTeacher.send(updateMyStaff, { ...newRequestId(), personId, isMine: false });
  const again = await otherTeacher.failed(updateMyStaff, { ...newRequestId(), personId, isMine: false });
  expect(again).toMatchObject({ kind: 'notFound' });
  expect(await otherTeacher.failed(listMyStaff, { personId })).toMatchObject({ kind: 'notFound' });
  expect(await otherTeacher.failed(listStudentTests, { studentId: personId })).toMatchObject({ kind: 'notFound' });
  expect((await staff.ask(listMyTests, {})).list.map(({ id }) => id)).toContain(mine.assignmentId);
});
