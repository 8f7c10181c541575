import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { testCalls } from '@inkstone/assignments/contract';
import { aSet } from '@inkstone/bank/testing';
import { getMyCourse, saveProgress } from '@inkstone/courses/contract';
import { anAssignedCourse } from '@inkstone/courses/testing';
import { insertThirdParty } from '@inkstone/people/server';
import { aClass, aLink } from '@inkstone/people/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { createAssignmentFixture, openAttemptDriver, startAttemptDriver } from '@inkstone/taking/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getAttemptReport, getStudentReport, listStudentCourses, listStudentTests } from '../../contract.ts';
import { createSubmittedPassage } from '../../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const signInTeacher = async () => school.signIn(await school.person({ role: 'teacher' }));

test('a co-teacher reads the report of work that a colleague gave, and it says that it is not their own', async () => {
  const { assignmentId, attemptId, person, teacher } = await createSubmittedPassage(school, { kind: 'test' });
  const colleague = await signInTeacher();
  await aClass(school, { colleagues: [colleague.person], students: [person] });
  const input = { id: assignmentId, studentId: person.id };
  const report = await colleague.ask(getStudentReport, input);
  expect(report).toMatchObject({ attemptId, isMine: false, right: 1 });
  expect(await teacher.ask(getStudentReport, input)).toMatchObject({ attemptId, isMine: true });
  expect(await colleague.ask(getAttemptReport, { attemptId })).toMatchObject({ isMine: false });
});

test('the list of a student says which reports the reader may open', async () => {
  const { person } = await createSubmittedPassage(school, { kind: 'test' });
  const [linked, third] = [await signInTeacher(), await signInTeacher()];
  await aLink(school, linked.person, person);
  const row = { teacherId: third.person.id, studentId: person.id, addedBy: linked.person.id };
  await school.tx((tx, { now }) => insertThirdParty(tx, { ...row, since: now }));
  const read = async (browser: typeof linked) =>
    (await browser.ask(listStudentTests, { studentId: person.id })).list.map(({ isMine, mayReadReport }) => ({
      isMine,
      mayReadReport,
    }));
  expect(await read(linked)).toEqual([{ isMine: false, mayReadReport: true }]);
  // A third party sees what the student was given, and opens the reports of their own work alone.
  expect(await read(third)).toEqual([{ isMine: false, mayReadReport: false }]);
});

test('a marker is told nothing of earlier work that they may not read', async () => {
  const work = await createAssignmentFixture(school);
  const { setId } = await aSet(school, { count: 2 });
  const submit = async (title: string) => {
    school.clock.pass({ minutes: 1 });
    const now = school.clock.now();
    const { id } = await work.teacher.send(testCalls.createAssignment, {
      ...{ requestId: randomUUID(), title, setIds: [setId], studentIds: [work.studentPerson.id] },
      beginsAt: now.toISOString(),
      deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    });
    const { attemptId } = await startAttemptDriver(school, { ...work, assignmentId: id });
    await work.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
    return { id, attemptId };
  };
  const first = await submit('First');
  const second = await submit('Second');
  const marker = await signInTeacher();
  const name = (id: number) =>
    school.db.run(sql`insert into assignment_marker (assignment_id, person_id) values (${id}, ${marker.person.id})`);
  await name(second.id);
  expect((await marker.ask(getAttemptReport, { attemptId: second.attemptId })).previous).toBeNull();
  await name(first.id);
  expect((await marker.ask(getAttemptReport, { attemptId: second.attemptId })).previous).toMatchObject({
    title: 'First',
  });
});

test('the report of a course says to every teacher of the student what was watched', async () => {
  const { students, teacher, id, questionIds } = await anAssignedCourse(school);
  const [person] = students;
  if (!person) throw new Error('nobody got the course');
  const student = await school.signIn(person);
  const { lessons } = await student.ask(getMyCourse, { id });
  await student.send(saveProgress, {
    id,
    lessonId: lessons[0]?.lessonId ?? 0,
    position: 40,
    seen: [{ from: 0, to: 40 }],
  });
  const attempt = { teacher, student, studentPerson: person, assignmentId: id, questionIds, kind: 'course' as const };
  const window = await openAttemptDriver(school, attempt);
  await window.sendEvents({ kind: 'started' });
  await window.submit();
  const colleague = await signInTeacher();
  await aLink(school, colleague.person, person);
  const [row] = (await colleague.ask(listStudentCourses, { studentId: person.id })).list;
  expect(row).toMatchObject({ id, isMine: false, mayReadReport: true });
  const { course } = await colleague.ask(getStudentReport, { id, studentId: person.id });
  expect(course).toMatchObject({ watched: 20, lessons: [{ number: 1, seen: 40, seconds: 100, percent: 40 }, {}] });
});
