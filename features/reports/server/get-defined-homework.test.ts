import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { insertFile } from '@inkstone/bank/server';
import { linkStudent } from '@inkstone/people/server';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { finishAttempt, saveAnswers, saveDefinedHomework } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { getDefinedHomework, getMyQuestionReport, getStudentQuestionReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Two tasks that a teacher wrote for a class. */
const aDefinedHomework = async (students: number) => {
  const room = await aClass(school, { students });
  const teacher = await school.signIn(room.teacher);
  const now = school.clock.now();
  const { id } = await teacher.send(homeworkCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'My street',
    classIds: [room.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 86_400_000).toISOString(),
    defined: {
      text: { en: '<p>Walk.</p>' },
      tasks: [
        { text: { en: '<p>Write.</p>' }, accepts: ['text'], points: 1000, model: '<p>Like so.</p>' },
        { text: { en: '<p>Speak.</p>' }, accepts: ['recording'], points: 500 },
      ],
    },
  });
  return { teacher, students: room.students, ownerId: room.teacher.id, assignmentId: id, questionIds: [] };
};

type DefinedHomework = Awaited<ReturnType<typeof aDefinedHomework>>;

/** A student answers the first task and submits. */
const handIn = async (homework: DefinedHomework, person: TestPerson, text = 'A long quiet street.') => {
  const student = await school.signIn(person);
  const window = await openAttemptDriver(school, { ...homework, student, studentPerson: person, kind: 'homework' });
  const questionId = window.start.sets[0]?.questions[0]?.id ?? 0;
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'tasks' },
    { kind: 'answered', questionId, value: { text, files: [], recordings: [] } },
  );
  await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  return { student, attemptId: window.attemptId };
};

const ownMade = async () => {
  const work = await aDefinedHomework(2);
  const [person] = work.students;
  if (!person) throw new Error('nobody is in the class');
  return { ...work, studentPerson: person, ...(await handIn(work, person)) };
};

test("a teacher sees the tasks and every student's submission", async () => {
  const { teacher, assignmentId, studentPerson, attemptId } = await ownMade();
  const seen = await teacher.ask(getDefinedHomework, { id: assignmentId });
  expect(seen.tasks).toMatchObject([
    { number: 1, model: '<p>Like so.</p>', points: 10, stimulus: { html: '<p>Walk.</p>' } },
    { number: 2, model: '', points: 5 },
  ]);
  expect(seen.scoreMax).toBe(15);
  expect(seen.students).toMatchObject([
    {
      studentId: studentPerson.id,
      attemptId,
      score: null,
      answers: [
        { text: 'A long quiet street.', words: 4, isBlank: false, earned: null, possible: 10 },
        { text: '', words: 0, isBlank: true, files: [], recordings: [] },
      ],
    },
  ]);
});

test('the excerpt of a long text never ends within a character', async () => {
  const work = await aDefinedHomework(1);
  const [person] = work.students;
  if (!person) throw new Error('nobody is in the class');
  await handIn(work, person, `${'a'.repeat(279)}😀 and more`);
  const { students } = await work.teacher.ask(getDefinedHomework, { id: work.assignmentId });
  expect(students[0]?.answers[0]?.text).toBe('a'.repeat(279));
});

test('submissions are read page by page, with figures of all pages', async () => {
  const work = await aDefinedHomework(4);
  for (const person of work.students.slice(0, 3)) await handIn(work, person);
  const read = (paging: object = {}) => work.teacher.ask(getDefinedHomework, { id: work.assignmentId, ...paging });

  const fullDetail = await read();
  expect(fullDetail).toMatchObject({ page: 1, totalPage: 1, total: 3, toMark: 3 });
  expect(fullDetail.students).toHaveLength(3);
  const pages = await Promise.all([1, 2, 3].map((page) => read({ page, pageNum: 2 })));
  expect(pages.map(({ students }) => students)).toEqual([
    fullDetail.students.slice(0, 2),
    fullDetail.students.slice(2),
    [],
  ]);
  for (const { tasks, scoreMax, total, totalPage, toMark } of pages)
    expect({ tasks, scoreMax, total, totalPage, toMark }).toEqual({
      ...{ tasks: fullDetail.tasks, scoreMax: 15, total: 3, totalPage: 2, toMark: 3 },
    });
  expect(await work.teacher.failed(getDefinedHomework, { id: work.assignmentId, pageNum: 0 })).toMatchObject({
    kind: 'invalid',
  });
});

test('a model answer gives nobody the URL of a file that is not the teacher’s own', async () => {
  const stranger = await school.person();
  const fileId = await school.tx((tx, { now }) =>
    insertFile(tx, {
      ...{ key: 'ab/0123456789abcdef0123456789abcd', name: 'page.jpg', mime: 'image/jpeg', sizeBytes: 1 },
      ...{ sha256: '0'.repeat(64), ownerId: stranger.id, createdAt: now, usedBy: 'answer' },
    }),
  );
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const student = await school.person();
  await school.tx((tx, { now }) =>
    linkStudent(tx, { teacherId: teacher.person.id, studentId: student.id, since: now }),
  );
  const now = school.clock.now();
  const naming = (model: string) => ({
    requestId: randomUUID(),
    title: 'Look',
    studentIds: [student.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 86_400_000).toISOString(),
    defined: {
      text: {},
      tasks: [{ text: { en: '<p>Write.</p>' }, accepts: ['text' as const], points: 100, model }],
    },
  });
  expect(await teacher.refused(homeworkCalls.createAssignment, naming(`<img data-file="${fileId}">`))).toBe(
    'defined.fileMissing',
  );
  const { id } = await teacher.send(
    homeworkCalls.createAssignment,
    naming(`<p>So.<img data-file="${'0'.repeat(18)}${fileId}"></p>`),
  );

  expect((await teacher.ask(getDefinedHomework, { id })).tasks[0]?.model).toBe('<p>So.</p>');
});

test('its reports can be read by the student and the teacher, and by nobody else', async () => {
  const { teacher, student, assignmentId, studentPerson } = await ownMade();
  const mine = await student.ask(getMyQuestionReport, { id: assignmentId });
  expect(mine).toMatchObject({ kind: 'definedHomework', scoreMax: 15 });
  const taught = await teacher.ask(getStudentQuestionReport, {
    id: assignmentId,
    studentId: studentPerson.id,
  });
  expect(taught.questions).toHaveLength(2);
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await otherTeacher.failed(getDefinedHomework, { id: assignmentId })).toMatchObject({ kind: 'notFound' });
});

test('its report can be read by the question, and that of other work not at all', async () => {
  const { teacher, student, assignmentId: id, studentPerson } = await ownMade();
  const studentId = studentPerson.id;
  const whole = await teacher.ask(getStudentQuestionReport, { id, studentId });
  const [first, second] = whole.questions;
  const questionId = second?.questionId ?? 0;
  const mine = await student.ask(getMyQuestionReport, { id, questionId });
  expect(mine.questions.map((question) => question.questionId)).toEqual([questionId]);
  expect(mine.score).toBe(whole.score);
  const taught = await teacher.ask(getStudentQuestionReport, { id, studentId, questionId: first?.questionId ?? 0 });
  expect(taught.questions).toEqual([expect.objectContaining({ value: first?.value })]);
  expect(await student.failed(getMyQuestionReport, { id, questionId: 987_654 })).toMatchObject({ kind: 'notFound' });

  const bank = await createAssignmentFixture(school, { kind: 'homework' });
  const window = await openAttemptDriver(school, bank);
  await window.sendEvents({ kind: 'started' });
  await window.submit();
  const ofBank = { id: bank.assignmentId };
  expect(await bank.student.failed(getMyQuestionReport, ofBank)).toMatchObject({ kind: 'notFound' });
  const asked = { ...ofBank, studentId: bank.studentPerson.id };
  expect(await bank.teacher.failed(getStudentQuestionReport, asked)).toMatchObject({ kind: 'notFound' });
});

test('its journal can be saved by a call that finds no other work', async () => {
  const homework = await aDefinedHomework(1);
  const [person] = homework.students;
  if (!person) throw new Error('nobody is in the class');
  const student = await school.signIn(person);
  const own = await openAttemptDriver(school, { ...homework, student, studentPerson: person, kind: 'homework' });
  const events = own.toRecords({ kind: 'started' }, { kind: 'section-entered', sectionId: 'tasks' });
  expect(await student.send(saveDefinedHomework, { attemptId: own.attemptId, events })).toMatchObject({ ack: 2 });

  const bank = await createAssignmentFixture(school, { kind: 'homework' });
  const window = await openAttemptDriver(school, bank);
  const input = { attemptId: window.attemptId, events: window.toRecords({ kind: 'started' }) };
  expect(await bank.student.failed(saveDefinedHomework, input)).toMatchObject({ kind: 'notFound' });
  expect(await bank.student.send(saveAnswers, { ...input, events: [] })).toMatchObject({ ack: 0 });
});

test('an assignment from the bank has no tasks of its own', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework' });
  expect(await work.teacher.failed(getDefinedHomework, { id: work.assignmentId })).toMatchObject({ kind: 'notFound' });
});
