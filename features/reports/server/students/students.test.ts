import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLink } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  listStudentBooks,
  listStudentCourses,
  listStudentHomework,
  getStudentSummary,
  listStudentTests,
} from '../../contract.ts';
import { createSubmittedPassage, type SubmittedPassage } from '../../testing.ts';

let school: TestSchool;
let read: SubmittedPassage;
let colleague: TestBrowser;
let stranger: TestBrowser;
let studentId: number;
beforeAll(async () => {
  school = await openSchool();
  read = await createSubmittedPassage(school, { kind: 'test' });
  studentId = read.person.id;
  const person = await school.person({ role: 'teacher' });
  await aLink(school, person, read.person);
  colleague = await school.signIn(person);
  stranger = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

test("a teacher reads a student's test with its score before the student's report is open", async () => {
  const { list, counts, total } = await read.teacher.ask(listStudentTests, { studentId });
  expect({ counts, total }).toEqual({ counts: { all: 1, onGoing: 0, complete: 1, delay: 0 }, total: 1 });
  expect(list[0]).toMatchObject({
    ...{ id: read.assignmentId, title: 'A passage', state: 'complete', reportOpen: false, isMine: true },
    ...{ averageAccuracy: 33, averageScore: 10, scoreMax: 30, completed: 2 },
  });
});

test("another teacher's assignment is listed too, and is not the caller's own", async () => {
  const [row] = (await colleague.ask(listStudentTests, { studentId })).list;
  expect(row).toMatchObject({ id: read.assignmentId, isMine: false, averageScore: 10 });
});

test('lists are filtered by tab and search, and families are separate', async () => {
  expect((await read.teacher.ask(listStudentTests, { studentId, filter: 'delay' })).list).toEqual([]);
  expect((await read.teacher.ask(listStudentTests, { studentId, search: 'passage' })).list).toHaveLength(1);
  expect((await read.teacher.ask(listStudentTests, { studentId, search: 'essay' })).list).toEqual([]);
  expect((await read.teacher.ask(listStudentHomework, { studentId })).total).toBe(0);
  expect((await read.teacher.ask(listStudentCourses, { studentId })).total).toBe(0);
  expect((await read.teacher.ask(listStudentBooks, { studentId })).total).toBe(0);
});

test('the summary counts practice and assignments by status', async () => {
  const summary = await colleague.ask(getStudentSummary, { studentId });
  expect(summary).toMatchObject({
    answered: 2,
    tests: { onGoing: 0, complete: 1, delay: 0 },
    homework: { onGoing: 0, complete: 0, delay: 0 },
  });
});

test('the summary has each of the last twelve weeks, also those without practice', async () => {
  const { weeks } = await colleague.ask(getStudentSummary, { studentId });
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ monday: '2025-12-15', answered: 0, right: 0, marked: 0, seconds: 0 });
  expect(weeks.at(-1)).toMatchObject({ monday: '2026-03-02', answered: 2, right: 1, marked: 3 });
});

test("another teacher's student is not found", async () => {
  for (const call of [listStudentHomework, listStudentTests, listStudentCourses, listStudentBooks, getStudentSummary]) {
    expect(await stranger.failed(call, { studentId })).toMatchObject({ kind: 'notFound' });
  }
});
