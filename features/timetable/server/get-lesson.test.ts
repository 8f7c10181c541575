import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { anAssignment, aRequest } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getLesson } from '../contract.ts';
import { aLesson } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

test('a lesson has its class, its neighbours and the assignments around it', async () => {
  const input = await anAssignment(school, { title: 'Sums of Monday', titleZh: '周一算术' });
  const { classId, teacher, students } = input;
  const lesson = (beginsAt: string, title = 'A lesson') =>
    aLesson(school, { classId, teacherId: teacher.person.id, beginsAt, title });
  const before = await lesson('2026-02-27T09:00:00Z', 'Fractions');
  const id = await lesson('2026-03-02T09:00:00Z', 'Ratios');
  const after = await lesson('2026-03-06T09:00:00Z', 'Percent');

  const seen = await teacher.ask(getLesson, { id });

  expect(seen.lesson).toMatchObject({ id, title: 'Ratios', classId, studentCount: 2 });
  expect(new Set(seen.students.map((student) => student.id))).toEqual(new Set(students.map((student) => student.id)));
  expect([seen.before?.id, seen.after?.id]).toEqual([before, after]);
  expect([seen.from, seen.to]).toEqual(['2026-02-27T09:00:00.000Z', '2026-03-06T09:00:00.000Z']);
  expect(seen.assignments).toEqual([
    {
      id: input.id,
      kind: 'test',
      title: 'Sums of Monday',
      assignDate: '2026-03-02T08:00:00.000Z',
      deadline: '2026-03-02T11:00:00.000Z',
      total: 2,
      submitted: 0,
    },
  ]);
});

test('assignments beyond the neighbouring lessons, and withdrawn ones, are omitted', async () => {
  const input = await anAssignment(school);
  const teacherId = input.teacher.person.id;
  const id = await aLesson(school, { classId: input.classId, teacherId, beginsAt: '2026-05-04T09:00:00Z' });
  expect(await input.teacher.ask(getLesson, { id })).toMatchObject({ assignments: [], before: null, after: null });

  const near = await aLesson(school, { classId: input.classId, teacherId, beginsAt: '2026-03-03T09:00:00Z' });
  expect((await input.teacher.ask(getLesson, { id: near })).assignments).toHaveLength(1);
  await input.teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id: input.id });
  expect((await input.teacher.ask(getLesson, { id: near })).assignments).toEqual([]);
});

test("another teacher's lesson is not found, and a student is refused", async () => {
  const { id: classId, teacher } = await aClass(school);
  const id = await aLesson(school, { classId, teacherId: teacher.id, beginsAt: '2026-03-02T09:00:00Z' });
  const second = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await second.failed(getLesson, { id })).kind).toBe('notFound');
  const student = await school.signIn(await school.person());
  expect((await student.failed(getLesson, { id })).kind).toBe('forbidden');
});
