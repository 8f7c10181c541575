import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls, listMyHomework, requestRedo, testCalls } from '@inkstone/assignments/contract';
import type { RecipientRow } from '@inkstone/assignments/server';
import { insertSet } from '@inkstone/bank/server';
import { aWav } from '@inkstone/bank/testing';
import { listMyErrors } from '@inkstone/error-book/contract';
import { linkStudent } from '@inkstone/people/server';
import { getMyHomeworkReport } from '@inkstone/reports/contract';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { openAttemptDriver, sendForm, startAttemptDriver, type AssignmentFixture } from '../../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

interface Class {
  teacher: TestBrowser;
  student: TestBrowser;
  studentPerson: TestPerson;
  ownerId: number;
  fileId: number;
}

const upload = async (teacher: TestBrowser, seconds = 2): Promise<number> => {
  const bytes = aWav(seconds);
  const { body } = await sendForm(school, { token: teacher.token }, { path: 'upload/testFiles', fields: {}, bytes });
  return (body['file'] as { id: number }).id;
};

/** A teacher with a recording, and a student. */
const createClass = async (): Promise<Class> => {
  const since = school.clock.now();
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since }));
  const teacher = await school.signIn(teacherPerson);
  const student = await school.signIn(studentPerson);
  return { teacher, student, studentPerson, ownerId: teacherPerson.id, fileId: await upload(teacher) };
};

let setsMade = 0;
/** Creates a set about a recording; no two sets ask the same. */
const createSet = async ({ ownerId, fileId }: Class): Promise<{ setId: number; questionIds: number[] }> => {
  setsMade += 1;
  const options = ['A', 'B'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));
  const question = { type: 'choice', prompt: { text: `<p>Who speaks in ${setsMade}?</p>`, options }, key: 'B' };
  return school.tx((tx) =>
    insertSet(tx, {
      ...{ ownerId, now: school.clock.now(), programme: 'amc', subject: 'math', title: 'A walk', titleZh: null },
      stimulus: {
        ...{ kind: 'audio', html: `<p>Walk ${setsMade}</p>`, audioSeconds: 60, transcript: '<p>A pangolin.</p>' },
        files: [{ id: fileId, mime: 'audio/wav' }],
      },
      questions: [{ ...question, points: 100, knowledgeNodeId: null, explanation: { en: '', zh: '' } }],
    }),
  );
};

/** Assigns a set about the recording for three hours from now. */
const assign = async (
  group: Class,
  kind: 'test' | 'homework',
  { maxListens = null, set }: { maxListens?: number | null; set?: { setId: number; questionIds: number[] } } = {},
): Promise<AssignmentFixture> => {
  const { setId, questionIds } = set ?? (await createSet(group));
  const now = school.clock.now();
  const { id } = await group.teacher.send((kind === 'test' ? testCalls : homeworkCalls).createAssignment, {
    requestId: randomUUID(),
    title: kind === 'test' ? 'Heard once' : 'Heard at home',
    titleZh: kind === 'test' ? '只听一遍' : '在家听',
    setIds: [setId],
    studentIds: [group.studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    maxListens,
  });
  return { ...group, assignmentId: id, questionIds, kind };
};

/** Opens an assignment and returns the record of its recording. */
const openRecording = async (work: AssignmentFixture) => {
  const driver = await openAttemptDriver(school, work, { takeOver: true });
  const file = driver.start.sets[0]?.stimulus.files?.[0];
  if (!file) throw new Error('no recording');
  return { driver, file };
};

const findRecipientId = async ({ assignmentId }: AssignmentFixture): Promise<number> => {
  const query = sql`select id from recipient where assignment_id = ${assignmentId}`;
  return (await school.db.row<Pick<RecipientRow, 'id'>>(query))?.id ?? 0;
};

const fetchFile = async (url: string, headers = {}) => {
  const response = await school.server.app.inject({ url, headers });
  return response.statusCode === 409 ? response.json<{ reason: string; message: string }>() : response.statusCode;
};

describe('a recording whose plays a test limits', () => {
  test('is heard nowhere else from opening the test to its end', async () => {
    const group = await createClass();
    const set = await createSet(group);
    const homework = await assign(group, 'homework', { set });
    const limited = await assign(group, 'test', { maxListens: 1, set });
    const before = await openRecording(homework);
    expect(await fetchFile(before.file.url)).toBe(200);

    const sitting = await startAttemptDriver(school, limited);
    const ofTest = sitting.start.sets[0]?.stimulus.files?.[0]?.url ?? '';
    expect(await fetchFile(ofTest)).toBe(200);
    expect(await fetchFile(before.file.url)).toMatchObject({ reason: 'file.heldByTest' });
    expect(await fetchFile(before.file.url, { range: 'bytes=0-9' })).toMatchObject({ reason: 'file.heldByTest' });
    const during = await openRecording(homework);
    expect(during.file).toMatchObject({ url: '', heldByTest: 'Heard once' });

    await sitting.submit();
    const after = await openRecording(homework);
    expect(after.file.heldByTest).toBeUndefined();
    expect(await fetchFile(after.file.url)).toBe(200);
    expect(await fetchFile(before.file.url)).toBe(200);
  });

  test('is held also where other sets or other files play it, counted plays included', async () => {
    const group = await createClass();
    const copy = await upload(group.teacher);
    expect(copy).not.toBe(group.fileId);
    const limited = await assign(group, 'test', { maxListens: 1 });
    const otherSet = await assign(group, 'homework');
    const otherFile = await assign({ ...group, fileId: copy }, 'homework', { maxListens: 5 });
    const urls = [(await openRecording(otherSet)).file.url, (await openRecording(otherFile)).file.url];
    for (const url of urls) expect(await fetchFile(url)).toBe(200);
    await startAttemptDriver(school, limited);
    for (const url of urls) expect(await fetchFile(url)).toMatchObject({ reason: 'file.heldByTest' });
    expect((await openRecording(otherFile)).file).toMatchObject({ url: '', heldByTest: 'Heard once' });
  });

  test('stays where no test limits it: other recordings, other students, a test without a limit', async () => {
    const group = await createClass();
    await startAttemptDriver(school, await assign(group, 'test'));
    const homework = await assign(group, 'homework');
    expect(await fetchFile((await openRecording(homework)).file.url)).toBe(200);

    await startAttemptDriver(school, await assign(group, 'test', { maxListens: 1 }));
    const other = await assign({ ...group, fileId: await upload(group.teacher, 3) }, 'homework');
    expect(await fetchFile((await openRecording(other)).file.url)).toBe(200);
    const classmate = await createClass();
    const theirs = await assign({ ...classmate, fileId: group.fileId }, 'homework');
    expect(await fetchFile((await openRecording(theirs)).file.url)).toBe(200);
  });

  test('is heard in another test by that test’s own rules', async () => {
    const group = await createClass();
    await startAttemptDriver(school, await assign(group, 'test', { maxListens: 1 }));
    for (const maxListens of [2, null]) {
      const other = await assign(group, 'test', { maxListens });
      const { start } = await startAttemptDriver(school, other);
      expect(await fetchFile(start.sets[0]?.stimulus.files?.[0]?.url ?? '')).toBe(200);
    }
  });

  test('is held from a test that is over', async () => {
    const group = await createClass();
    const urls = [];
    for (const maxListens of [2, null]) {
      const sitting = await startAttemptDriver(school, await assign(group, 'test', { maxListens }));
      urls.push(sitting.start.sets[0]?.stimulus.files?.[0]?.url ?? '');
      await sitting.submit();
    }
    for (const url of urls) expect(await fetchFile(url)).toBe(200);
    await startAttemptDriver(school, await assign(group, 'test', { maxListens: 1 }));
    for (const url of urls) expect(await fetchFile(url)).toMatchObject({ reason: 'file.heldByTest' });
  });

  test('is held from a redo', async () => {
    const group = await createClass();
    const first = await assign(group, 'test');
    const { submit } = await startAttemptDriver(school, first);
    await submit();
    await group.teacher.send(requestRedo, {
      ...{ requestId: randomUUID(), recipientId: await findRecipientId(first), questionIds: first.questionIds },
      redoDueAt: new Date(school.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    });
    const { file } = await openRecording(first);
    expect(await fetchFile(file.url)).toBe(200);
    await startAttemptDriver(school, await assign(group, 'test', { maxListens: 1 }));
    expect(await fetchFile(file.url)).toMatchObject({ reason: 'file.heldByTest' });
  });

  test('is refused in the reader’s language', async () => {
    const group = await createClass();
    const homework = await assign(group, 'homework');
    const { url } = (await openRecording(homework)).file;
    await startAttemptDriver(school, await assign(group, 'test', { maxListens: 1 }));
    expect(await fetchFile(url, { 'accept-language': 'en' })).toMatchObject({
      message: expect.stringContaining('“Heard once”'),
    });
    expect(await fetchFile(url, { 'accept-language': 'zh' })).toMatchObject({
      message: expect.stringContaining('《只听一遍》'),
    });
  });
});

test('report and error book of other questions about a recording rest while a test plays it', async () => {
  const group = await createClass();
  const homework = await assign(group, 'homework');
  const answered = await startAttemptDriver(school, homework);
  await answered.sendEvents({ kind: 'answered', questionId: homework.questionIds[0] ?? 0, value: 'A' });
  await answered.submit();
  const { student } = group;
  const read = () => student.ask(getMyHomeworkReport, { id: homework.assignmentId });
  expect((await read()).questions).toHaveLength(1);
  const countErrors = async () => (await student.ask(listMyErrors, {})).list.length;
  expect(await countErrors()).toBe(1);

  const sitting = await startAttemptDriver(school, await assign(group, 'test'));
  expect(await student.refused(getMyHomeworkReport, { id: homework.assignmentId })).toBe('report.asked');
  expect((await student.ask(listMyHomework, {})).list).toMatchObject([{ reportRests: true }]);
  expect(await countErrors()).toBe(0);
  await sitting.submit();
  expect((await read()).questions).toHaveLength(1);
});
