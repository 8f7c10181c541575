import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  createPhaseReport,
  deletePhaseReport,
  downloadMyPhaseReport,
  getMyPhaseReport,
  getPhaseReport,
  listMyPhaseReports,
  updatePhaseReport,
} from '../../contract.ts';
import { createSubmittedPassage, type SubmittedPassage } from '../../testing.ts';

let school: TestSchool;
let read: SubmittedPassage;
let student: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  read = await createSubmittedPassage(school, { kind: 'test' });
  ({ student } = read);
});
afterAll(() => school.close());

const press = () => ({ requestId: randomUUID() });
const comments = { overall: 'A good month.', strengths: 'Reads closely.', advice: 'Answer the last one too.' };

const begin = async (title = 'March') => {
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const { id } = await read.teacher.send(createPhaseReport, {
    ...press(),
    studentId: read.person.id,
    title,
    ...period,
  });
  return id;
};
const publish = async (id: number) =>
  read.teacher.send(updatePhaseReport, { ...press(), id, version: 1, comments, publish: true });

test('a student reads what was published, and nothing of a draft', async () => {
  const id = await begin();
  expect(await student.failed(getMyPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
  expect((await student.ask(listMyPhaseReports, {})).total).toBe(0);
  await publish(id);
  const { numbers, ...report } = await student.ask(getMyPhaseReport, { id });
  const taught = await read.teacher.ask(getPhaseReport, { id });
  expect(numbers).toEqual(taught.numbers);
  const head = {
    ...{ id, title: 'March', from: '2026-03-01', to: '2026-03-31', publishedAt: school.clock.now().toISOString() },
    ...{ studentName: taught.studentName, authorName: taught.authorName },
  };
  expect(report).toEqual({ success: 1, ...head, comments });
  expect((await student.ask(listMyPhaseReports, {})).list).toEqual([head]);
});

test('a report that was taken back or deleted is gone for its student at once', async () => {
  const [first, second] = [await begin(), await begin()];
  await publish(first);
  await publish(second);
  await read.teacher.send(updatePhaseReport, { ...press(), id: first, version: 2, publish: false });
  await read.teacher.send(deletePhaseReport, { ...press(), id: second });
  for (const id of [first, second]) {
    expect(await student.failed(getMyPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
    expect(await student.failed(downloadMyPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
  }
  const listed = (await student.ask(listMyPhaseReports, {})).list.map((row) => row.id);
  expect(listed).not.toContain(first);
  expect(listed).not.toContain(second);
});

test('nobody else reads it: another student finds nothing, a teacher may not call it', async () => {
  const id = await begin();
  await publish(id);
  const other = await school.signIn(await school.person());
  expect(await other.failed(getMyPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
  expect((await other.ask(listMyPhaseReports, {})).list).toEqual([]);
  expect(await read.teacher.failed(getMyPhaseReport, { id })).toMatchObject({ kind: 'forbidden' });
});

test('the newest publication comes first, in pages', async () => {
  const ids = [];
  for (const title of ['One', 'Two', 'Three']) {
    school.clock.pass({ minutes: 1 });
    const id = await begin(title);
    await publish(id);
    ids.push(id);
  }
  const first = await student.ask(listMyPhaseReports, { page: 1, pageNum: 2 });
  expect(first.list.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect((await student.ask(listMyPhaseReports, { page: 2, pageNum: 2 })).list[0]?.id).toBe(ids[0]);
});

test('the score of a test whose report is not open yet is left out when it is published, and there again afterwards', async () => {
  const id = await begin();
  const draft = await read.teacher.ask(getPhaseReport, { id });
  expect(draft.numbers.results).toMatchObject([{ score: 10, scoreMax: 30 }]);
  await publish(id);
  const closed = await student.ask(getMyPhaseReport, { id });
  expect(closed.numbers.results).toMatchObject([{ score: null, isWithheld: true }]);
  expect(closed.numbers.subjects).toEqual([]);
  await school.db.run(
    sql`update assignment set report_opened_at = ${school.clock.now()} where id = ${read.assignmentId}`,
  );
  const later = await begin();
  await publish(later);
  const open = await student.ask(getMyPhaseReport, { id: later });
  expect(open.numbers.results).toMatchObject([{ score: 10, scoreMax: 30 }]);
  expect(open.numbers.results[0]).not.toHaveProperty('isWithheld');
  // What was published before stays as it was.
  expect((await student.ask(getMyPhaseReport, { id })).numbers.results).toMatchObject([{ score: null }]);
});

test('a student saves the report as a PDF', async () => {
  const id = await begin();
  await publish(id);
  const { statusCode, headers } = await school.server.app.inject({
    url: `/api/${downloadMyPhaseReport.path}?id=${id}`,
    headers: { authorization: `Bearer ${student.token}` },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
});
