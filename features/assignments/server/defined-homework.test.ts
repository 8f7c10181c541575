import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQuestionSets, uploadFile } from '@inkstone/bank/contract';
import { aClass, type TestClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getMyDefinedHomework, startAttempt } from '@inkstone/taking/contract';
import { sendForm, openAttemptDriver } from '@inkstone/taking/testing';
import {
  listAssignmentQuestions,
  homeworkCalls,
  getAssignedHomework,
  getMyHomework,
  packQuestions,
} from '../contract.ts';
import { aRequest } from '../testing.ts';

let school: TestSchool;
let room: TestClass;
let teacher: TestBrowser;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  room = await aClass(school, { students: 1 });
  teacher = await school.signIn(room.teacher);
});
afterAll(() => school.close());

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const upload = async (browser: TestBrowser): Promise<number> => {
  const sent = await sendForm(school, browser, { path: uploadFile.path, fields: {}, bytes: picture });
  return (sent.body['file'] as { id: number }).id;
};

const task = (change: object = {}) => ({
  text: { en: '<p>Draw the plan of your room.</p>', zh: '<p>画出你房间的平面图。</p>' },
  accepts: ['text' as const, 'files' as const],
  points: 1000,
  ...change,
});

const giving = (tasks: object[], change: object = {}) => ({
  ...aRequest(),
  title: 'My room',
  titleZh: '我的房间',
  classIds: [room.id],
  beginsAt: '2026-03-02T08:00:00.000Z',
  deadline: '2026-03-05T12:00:00.000Z',
  defined: { text: { en: '<p>Measure first.</p>' }, tasks, ...change } as never,
});

test('homework written by a teacher reaches the student with its files and never appears in the bank', async () => {
  const fileId = await upload(teacher);
  const { total: before } = await teacher.ask(listQuestionSets, {});
  const second = task({ text: { zh: '<p>说一说。</p>' }, accepts: ['recording'], points: 500, model: '<p>Secret</p>' });
  const { id } = await teacher.send(
    homeworkCalls.createAssignment,
    giving([task({ files: [{ id: fileId }] }), second]),
  );
  expect((await teacher.ask(listQuestionSets, {})).total).toBe(before);
  const { assignment } = await teacher.ask(getAssignedHomework, { id });
  expect(assignment).toMatchObject({ kind: 'definedHomework', programme: 'defined', variant: 'tasks' });

  const [person] = room.students;
  const student = await school.signIn(person ?? (await school.person()));
  const assigned = { teacher, student, studentPerson: person, assignmentId: id, questionIds: [], kind: 'homework' };
  const window = await openAttemptDriver(school, assigned as never);
  const [first, last] = window.start.sets;
  expect(first?.stimulus).toMatchObject({
    kind: 'passage',
    html: '<p>Measure first.</p>',
    files: [{ id: fileId, mime: 'image/png', name: 'upload.png' }],
  });
  expect(first?.questions[0]?.prompt).toMatchObject({
    text: '<div lang="en"><p>Draw the plan of your room.</p></div><div lang="zh"><p>画出你房间的平面图。</p></div>',
    accepts: ['text', 'files'],
  });
  expect(last?.questions[0]?.prompt).toMatchObject({ text: '<p>说一说。</p>' });
  expect(JSON.stringify(window.start)).not.toContain('Secret');
  const read = await student.ask(getMyDefinedHomework, { id });
  expect(read.tasks.map(({ number, points }) => [number, points])).toEqual([
    [1, 1000],
    [2, 500],
  ]);
  expect(JSON.stringify(read)).not.toContain('Secret');

  const questionId = first?.questions[0]?.id ?? 0;
  const value = { text: 'Four by three.', files: [], recordings: [] };
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'tasks' },
    { kind: 'answered', questionId, value },
  );
  await window.submit();
  const { assignment: mine } = await student.ask(getMyHomework, { id });
  expect(mine).toMatchObject({ kind: 'definedHomework', state: 'toBeMarked', total: 2 });
  const { recipients } = await teacher.ask(getAssignedHomework, { id });
  expect(recipients[0]).toMatchObject({ state: 'toBeMarked', answered: 1, scoreMax: 15 });
});

test('a task without text, with too many files or with a foreign file is refused with its own code', async () => {
  expect(
    await teacher.refused(homeworkCalls.createAssignment, giving([task(), task({ text: { en: '<p> </p>' } })])),
  ).toBe('defined.taskWrong');
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  const foreign = await upload(otherTeacher);
  expect(await teacher.refused(homeworkCalls.createAssignment, giving([task({ files: [{ id: foreign }] })]))).toBe(
    'defined.fileMissing',
  );
  const files = Array.from({ length: 6 }, (_, index) => ({ id: index + 1 }));
  expect(await teacher.refused(homeworkCalls.createAssignment, giving([task({ files })], { files }))).toBe(
    'defined.taskWrong',
  );
});

test("a file of a colleague's homework can be shown by nobody else, until its questions are packed into the bank", async () => {
  const fileId = await upload(teacher);
  const { id } = await teacher.send(homeworkCalls.createAssignment, giving([task({ files: [{ id: fileId }] })]));
  const otherClass = await aClass(school, { students: 1 });
  const colleague = await school.signIn(otherClass.teacher);
  const theirs = () => ({ ...giving([task()], { files: [{ id: fileId }] }), classIds: [otherClass.id] });
  expect(await colleague.refused(homeworkCalls.createAssignment, theirs())).toBe('defined.fileMissing');

  expect(
    await teacher.send(homeworkCalls.createAssignment, giving([task({ files: [{ id: fileId }] })])),
  ).toHaveProperty('id');
  const { questions } = await teacher.ask(listAssignmentQuestions, { id });
  const questionIds = questions.map(({ questionId }) => questionId);
  await teacher.send(packQuestions, { ...aRequest(), id, questionIds, title: 'Of my room' });
  expect(
    await teacher.send(homeworkCalls.createAssignment, giving([task({ files: [{ id: fileId }] })])),
  ).toHaveProperty('id');
  expect(await colleague.send(homeworkCalls.createAssignment, theirs())).toHaveProperty('id');
});

test("another class's student does not get it", async () => {
  const { id } = await teacher.send(homeworkCalls.createAssignment, giving([task()]));
  const stranger = await school.signIn(await school.person());
  const checkInput = { kind: 'homework', id, windowId: '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f' } as const;
  expect(await stranger.failed(startAttempt, checkInput)).toMatchObject({ kind: 'notFound' });
});
