import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyCall } from '@inkstone/call';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { createPhaseReport, downloadMyReport, downloadPhaseReport, downloadStudentReport } from '../../contract.ts';
import { createSubmittedPassage } from '../../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const fetchPdf = async ({ token }: TestBrowser, { path }: AnyCall, query: string): Promise<Uint8Array> => {
  const { rawPayload, headers } = await school.server.app.inject({
    url: `/api/${path}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-type']).toBe('application/pdf');
  return new Uint8Array(rawPayload);
};

const readText = async (bytes: Uint8Array): Promise<string> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  await task.destroy();
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

test('a student saves the open report as text, in the language of the account', async () => {
  const { assignmentId, student, attemptId } = await createSubmittedPassage(school);
  const query = `id=${assignmentId}&kind=homework`;
  const text = await readText(await fetchPdf(student, downloadMyReport, `${query}&attempt=${attemptId}`));
  expect(text).toContain('Keepers logged birds.');
  expect(text).toMatch(/You chose C|你选了 C/);
  expect(text).toMatch(/Page 1 of|第 1 页/);
  expect(await student.failed(downloadMyReport, { id: assignmentId, kind: 'test' })).toMatchObject({
    kind: 'notFound',
  });
});

test('a closed report gives no PDF, nor does the work of somebody else', async () => {
  const { assignmentId, student, person } = await createSubmittedPassage(school, { kind: 'test' });
  expect(await student.refused(downloadMyReport, { id: assignmentId, kind: 'test' })).toBe('report.notYet');
  const other = await school.signIn(await school.person());
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  const own = { id: assignmentId, kind: 'test' as const };
  expect(await other.failed(downloadMyReport, own)).toMatchObject({ kind: 'notFound' });
  const input = { id: assignmentId, stuId: person.id };
  expect(await stranger.failed(downloadStudentReport, input)).toMatchObject({ kind: 'notFound' });
});

test('a teacher saves the report of a student before it opens to the student', async () => {
  const { assignmentId, teacher, person } = await createSubmittedPassage(school, { kind: 'test' });
  const pdf = await fetchPdf(teacher, downloadStudentReport, `id=${assignmentId}&stuId=${person.id}`);
  const text = await readText(pdf);
  expect(text).toMatch(/The student chose C|学生选了 C/);
  expect(text).toMatch(/See the first line\.|见第一句/);
});

test('a phase report is saved by its author, and a draft by nobody else', async () => {
  const { teacher, person } = await createSubmittedPassage(school);
  const march = { title: 'March', from: '2026-03-01', to: '2026-03-31' };
  const { id } = await teacher.send(createPhaseReport, { requestId: randomUUID(), studentId: person.id, ...march });
  expect(await readText(await fetchPdf(teacher, downloadPhaseReport, `id=${id}`))).toMatch(/Page 1 of|第 1 页/);
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(downloadPhaseReport, { id })).toMatchObject({ kind: 'notFound' });
});
