import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { toWire } from '@inkstone/call';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getAssignmentReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** A test of a class of three, all submitted. */
const aFinishedTest = async () => {
  const assigned = await anAssignment(school, { count: 3 });
  for (const place of [0, 1, 2]) {
    const { window } = await beginAs(school, assigned, place);
    await window.submit();
  }
  school.clock.pass({ hours: 4 });
  return assigned;
};

test('the students of a class report come in pages, statistics and items with the first', async () => {
  const { id, teacher } = await aFinishedTest();
  const report = await teacher.ask(getAssignmentReport, { id });
  expect(report).toMatchObject({ page: 1, totalPage: 1, total: 3, handedIn: 3 });

  const first = await teacher.ask(getAssignmentReport, { id, pageNum: 2 });
  expect(first).toEqual({ ...report, totalPage: 2, students: report.students.slice(0, 2) });
  const second = await teacher.ask(getAssignmentReport, { id, pageNum: 2, page: 2 });
  expect(second.students).toEqual(report.students.slice(2));
  expect(second).toMatchObject({ page: 2, totalPage: 2, total: 3, items: [], mean: report.mean });
  expect((await teacher.ask(getAssignmentReport, { id, pageNum: 2, page: 3 })).students).toEqual([]);
});

test('a report of very many answers is built on a worker thread with the same result', async () => {
  const { id, teacher } = await aFinishedTest();
  const here = await teacher.ask(getAssignmentReport, { id });
  await school.db.run(sql`update assignment set question_count = 20000 where id = ${id}`);

  const { app } = school.server;
  const headers = { authorization: `Bearer ${teacher.token}`, 'accept-language': 'en' };
  const response = await app.inject({ method: 'GET', url: `/api/${getAssignmentReport.path}?id=${id}`, headers });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual(toWire(getAssignmentReport, 'output', { success: 1, ...here }));

  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await otherTeacher.failed(getAssignmentReport, { id })).kind).toBe('notFound');
});
