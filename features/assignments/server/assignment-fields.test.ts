import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '@inkstone/call';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createAssignmentFixture, answerQuestions } from '@inkstone/taking/testing';
import { aLesson } from '@inkstone/timetable/testing';
import {
  getAssignedHomework,
  getMyHomework,
  homeworkCalls,
  listAssignedHomework,
  listAssignedTests,
  listMyTests,
  moveBeginTime,
} from '../contract.ts';
import { anAssignment, aRequest, beginAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('an assignment', () => {
  test('has the mean score and the share of right answers of those who handed in', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework' });
    const read = async () => (await work.teacher.ask(listAssignedHomework, {})).list[0];
    // Without an exam the score is the share of the points in percent.
    expect(await read()).toMatchObject({ averageScore: null, averageAccuracy: null, objectiveCorrectRate: null });
    await (await answerQuestions(school, work, ['B', 'B', 'C'])).submit();
    expect(await read()).toMatchObject({ averageScore: 67, averageAccuracy: 67, objectiveCorrectRate: 67 });
    const mine = await work.student.ask(getMyHomework, { id: work.assignmentId });
    expect(mine.assignment).toMatchObject({ averageScore: 67, averageAccuracy: 67, objectiveCorrectRate: 67 });
  });

  test('names its class and the next session of it', async () => {
    const { id, classId, teacher, students } = await anAssignment(school, { kind: 'homework' });
    const read = async () => (await teacher.ask(getAssignedHomework, { id })).assignment;
    expect(await read()).toMatchObject({ className: 'A class', classTime: null });
    for (const beginsAt of [inHours(-1), inHours(30), inHours(6)])
      await aLesson(school, { classId, teacherId: teacher.person.id, beginsAt });
    expect(await read()).toMatchObject({ className: 'A class', classTime: inHours(6) });
    const student = await school.signIn(students[0] ?? (await school.person()));
    expect((await student.ask(getMyHomework, { id })).assignment.className).toBe('A class');
  });

  test('counts what is completed: for a student questions, for the teacher students', async () => {
    const created = await anAssignment(school);
    const { student, window } = await beginAs(school, created, 0);
    const count = async () => {
      const [mine] = (await student.ask(listMyTests, {})).list;
      const [assigned] = (await created.teacher.ask(listAssignedTests, {})).list;
      return [mine, assigned].map((row) => [row?.completed, row?.total]);
    };
    expect(await count()).toEqual([
      [0, 2],
      [0, 2],
    ]);
    const { questions } = await student.ask(getMyHomework, { id: created.id });
    await window.sendEvents({ kind: 'answered', questionId: questions[0]?.questionId ?? 0, value: 'B' });
    await window.submit();
    expect(await count()).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('is handed in within its time or late', async () => {
    const created = await anAssignment(school, { kind: 'homework' });
    await (await beginAs(school, created, 0)).window.submit();
    const read = async () => (await created.teacher.ask(getAssignedHomework, { id: created.id })).recipients;
    expect((await read()).map(({ isLate }) => isLate)).toEqual([false, false]);
    school.clock.pass({ hours: 4 });
    await (await beginAs(school, created, 1)).window.submit();
    const rows = await read();
    // Outside it is the period of the specification.
    const wire = toWire(getAssignedHomework, 'output', { recipients: rows }) as { recipients: { period: string }[] };
    expect(wire.recipients.map(({ period }) => period).toSorted()).toEqual(['regular', 'timeOut']);
    const lateStudents = rows.filter(({ isLate }) => isLate).map(({ studentId }) => studentId);
    expect(lateStudents).toEqual([created.students[1]?.id]);
  });

  test('of homework is edited before anybody has begun, and its beginning is moved', async () => {
    const { id, teacher } = await anAssignment(school, { kind: 'homework', beginsAt: inHours(1) });
    const change = { title: 'Better', titleZh: '更好', teacherMessage: 'In pencil.', timeLimit: 600 };
    await teacher.send(homeworkCalls.updateAssignment, { ...aRequest(), id, ...change });
    await teacher.send(moveBeginTime, { ...aRequest(), id, beginsAt: inHours(2) });
    const { assignment } = await teacher.ask(getAssignedHomework, { id });
    expect(assignment).toMatchObject({
      ...{ titles: { en: 'Better', zh: '更好' }, teacherMessage: 'In pencil.', timeLimit: 600 },
      beginsAt: inHours(2),
    });
  });
});

test('the tests of a student are found by their name in both languages', async () => {
  const { students } = await anAssignment(school, { title: 'Numbers of March', titleZh: '三月的数' });
  const student = await school.signIn(students[0] ?? (await school.person()));
  const find = async (search: string) => (await student.ask(listMyTests, { search })).list.map(({ name }) => name);
  expect(await find('march')).toEqual(['Numbers of March']);
  expect(await find('三月')).toEqual(['Numbers of March']);
  expect(await find('april')).toEqual([]);
});
