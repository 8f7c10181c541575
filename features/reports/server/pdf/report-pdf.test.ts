import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertFile } from '@inkstone/bank/server';
import type { AnyCall } from '@inkstone/call';
import { getMyCourse, saveProgress } from '@inkstone/courses/contract';
import { anAssignedCourse } from '@inkstone/courses/testing';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  createPhaseReport,
  downloadAssignmentReport,
  downloadMyReport,
  downloadPhaseReport,
  downloadStudentReport,
  getAssignmentReport,
} from '../../contract.ts';
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
  const input = { id: assignmentId, studentId: person.id };
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

test('a part of a report is saved alone, and only where the whole report may be read', async () => {
  const { assignmentId, student, teacher, person } = await createSubmittedPassage(school);
  const own = `id=${assignmentId}&kind=homework&part=analyses`;
  const text = await readText(await fetchPdf(student, downloadMyReport, own));
  expect(text).toMatch(/0 of 1 analysed|已分析 0 \/ 1 题/);
  expect(text).not.toMatch(/Question 1|第 1 题/);
  const taught = `id=${assignmentId}&stuId=${person.id}&part=writing`;
  expect(await readText(await fetchPdf(teacher, downloadStudentReport, taught))).toMatch(
    /No text was asked for here|这里没有写作题/,
  );
  const closed = await createSubmittedPassage(school, { kind: 'test' });
  const input = { id: closed.assignmentId, kind: 'test' as const, part: 'analyses' as const };
  expect(await closed.student.refused(downloadMyReport, input)).toBe('report.notYet');
});

test('the report of a course says what was watched, to its student and to the teacher', async () => {
  const { students, teacher, id, questionIds } = await anAssignedCourse(school);
  const [person] = students;
  if (!person) throw new Error('nobody got the course');
  const student = await school.signIn(person);
  const { lessons } = await student.ask(getMyCourse, { id });
  const lessonId = lessons[0]?.lessonId ?? 0;
  await student.send(saveProgress, { id, lessonId, position: 40, seen: [{ from: 0, to: 40 }] });
  const attempt = { teacher, student, studentPerson: person, assignmentId: id, questionIds, kind: 'course' as const };
  const window = await openAttemptDriver(school, attempt);
  await window.sendEvents({ kind: 'started' });
  await window.submit();
  const own = await readText(await fetchPdf(student, downloadMyReport, `id=${id}&kind=homework`));
  const taught = await readText(await fetchPdf(teacher, downloadStudentReport, `id=${id}&stuId=${person.id}`));
  for (const text of [own, taught]) {
    expect(text).toMatch(/Lesson 1: Lesson 1 0:40 of 1:40 40%|第 1 课：Lesson 1 0:40 \/ 1:40 40%/);
    expect(text).toMatch(/20% of all videos|全部视频的 20%/);
    expect(text).toMatch(/Not watched|未观看/);
  }
});

/** How many pictures a PDF draws, with their sizes. */
const listPictureSizes = async (bytes: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const sizes: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    for (const [index, operator] of fnArray.entries()) {
      const [, width, height] = (argsArray[index] ?? []) as unknown[];
      if (operator === OPS.paintImageXObject) sizes.push(`${String(width)} x ${String(height)}`);
    }
  }
  await task.destroy();
  return sizes;
};

const buildChunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** A picture of one grey. */
const buildPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    buildChunk('IHDR', header),
    buildChunk('IDAT', deflateSync(rows)),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
};

test('a teacher saves the report of a whole assignment, with every student, answer and key', async () => {
  const { assignmentId, teacher, student } = await createSubmittedPassage(school);
  const { students } = await teacher.ask(getAssignmentReport, { id: assignmentId });
  const text = await readText(await fetchPdf(teacher, downloadAssignmentReport, `id=${assignmentId}`));
  expect(text).toContain(students[0]?.name ?? 'nobody');
  expect(text).toMatch(/Not handed in|未提交/);
  expect(text).toMatch(/B ✓ C ✗/);
  expect(text).toMatch(/Question 3|第 3 题/);
  expect(text).toMatch(/See the first line\.|见第一句/);
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(downloadAssignmentReport, { id: assignmentId })).toMatchObject({ kind: 'notFound' });
  expect(await student.failed(downloadAssignmentReport, { id: assignmentId })).toMatchObject({ kind: 'forbidden' });
  const noClass = { id: assignmentId, classId: 999_999 };
  expect(await teacher.failed(downloadAssignmentReport, noClass)).toMatchObject({ kind: 'notFound' });
});

test('an assignment with more answers than one PDF holds is refused, before they are read', async () => {
  const { assignmentId, teacher } = await createSubmittedPassage(school);
  await school.db.run(sql`update assignment set question_count = 20001 where id = ${assignmentId}`);
  expect(await teacher.refused(downloadAssignmentReport, { id: assignmentId })).toBe('report.tooManyAnswers');
});

test('whoever is told to wait for other PDFs has used up nothing of what they may save', async () => {
  const { assignmentId, student } = await createSubmittedPassage(school);
  const url = `/api/${downloadMyReport.path}?id=${assignmentId}&kind=homework&part=recording`;
  const headers = { authorization: `Bearer ${student.token}` };
  const inject = () => school.server.app.inject({ url, headers });
  const responses = await Promise.all(Array.from({ length: 80 }, inject));
  expect(responses.map(({ statusCode }) => statusCode)).not.toContain(429);
  expect((await inject()).statusCode).toBe(200);
});

test('stored pictures are read and drawn; one that cannot be decoded leaves its name', async () => {
  const owner = await school.person({ role: 'teacher' });
  const { storage } = school.services();
  const store = async (bytes: Buffer, accept = ['png'] as const) => {
    const saved = await storage.save(Readable.from([bytes]), { maxBytes: 1_000_000, accept: [...accept] });
    if (!saved.ok) throw new Error(saved.code);
    const { key, mime, size, sha256 } = saved.value;
    const file = { key, mime, sha256, sizeBytes: size, name: 'figure.png', ownerId: owner.id, usedBy: null };
    return { id: await insertFile(school.db, { ...file, createdAt: school.clock.now() }), mime };
  };
  const whole = buildPng(64, 32);
  const pictures = [await store(whole), await store(whole.subarray(0, 60))];
  const { assignmentId, student } = await createSubmittedPassage(school, { pictures });
  const pdf = await fetchPdf(student, downloadMyReport, `id=${assignmentId}&kind=homework`);
  expect(await listPictureSizes(pdf)).toEqual(['64 x 32']);
  expect(await readText(pdf)).toMatch(/Picture 2 of this set|题组图片 2/);
});
