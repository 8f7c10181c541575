import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPaper, aSet } from '@inkstone/bank/testing';
import { aClass, aLink, type TestClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  homeworkCalls,
  getReportDefaults,
  getAssignedHomework,
  listAssignedHomework,
  listAssignedTests,
  listMyTests,
  getAssignedTest,
  testCalls,
} from '../contract.ts';
import { aRequest } from '../testing.ts';
import { reportDefaultsSetting } from './index.ts';

let school: TestSchool;
let room: TestClass;
let teacher: TestBrowser;
let setId: number;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  room = await aClass(school, { students: 3 });
  teacher = await school.signIn(room.teacher);
  setId = (await aSet(school)).setId;
});
afterAll(() => school.close());

const createInput = (change: object = {}) => ({
  ...aRequest(),
  title: 'Sums',
  setIds: [setId],
  classIds: [room.id],
  beginsAt: '2026-03-02T09:00:00.000Z',
  deadline: '2026-03-02T12:00:00.000Z',
  ...change,
});

describe('creating an assignment', () => {
  test('reaches every student of a class and every single student once', async () => {
    const otherStudent = await school.person();
    await aLink(school, room.teacher, otherStudent);
    const [first] = room.students;
    const created = await teacher.send(
      testCalls.createAssignment,
      createInput({ studentIds: [first?.id ?? 0, otherStudent.id] }),
    );
    expect(created.recipients).toBe(4);

    const student = await school.signIn(otherStudent);
    const { list } = await student.ask(listMyTests, {});
    expect(list).toMatchObject([{ id: created.id, title: 'Sums', state: 'notYet', total: 2, reportOpen: false }]);
  });

  test('pins the current revision of a paper, with its title for the teacher', async () => {
    const paper = await aPaper(school, { title: 'Mock A', titleZh: '模拟卷 A' });
    const { id } = await teacher.send(
      testCalls.createAssignment,
      createInput({ setIds: undefined, paperId: paper.paperId }),
    );
    const { assignment } = await teacher.ask(getAssignedTest, { id });
    expect(assignment).toMatchObject({ paperTitle: 'Mock A', sets: [{ questions: 25 }], reportAt: 'closed' });
  });

  test('is idempotent: the same request creates nothing new', async () => {
    const once = createInput({ title: 'Once' });
    const first = await teacher.send(homeworkCalls.createAssignment, once);
    const second = await teacher.send(homeworkCalls.createAssignment, once);
    expect(second.id).toBe(first.id);
    expect((await teacher.ask(listAssignedHomework, { search: 'once' })).total).toBe(1);
  });

  test('of homework opens its report at hand-in and stays out of the tests', async () => {
    const { id } = await teacher.send(
      homeworkCalls.createAssignment,
      createInput({ title: 'Only homework', titleZh: '只是作业' }),
    );
    const { assignment } = await teacher.ask(getAssignedHomework, { id });
    expect(assignment).toMatchObject({ reportAt: 'submitted', titles: { en: 'Only homework', zh: '只是作业' } });
    expect((await teacher.ask(listAssignedTests, { search: 'only homework' })).total).toBe(0);
    expect((await teacher.failed(getAssignedTest, { id })).kind).toBe('notFound');
  });
});

describe('creating an assignment is refused', () => {
  test.each([
    ['without students', { classIds: [] }, 'recipients.none'],
    ['without content', { setIds: [] }, 'content.none'],
    ['with missing sets', { setIds: [987_654] }, 'content.missing'],
    ['with a missing paper', { setIds: undefined, paperId: 987_654 }, 'content.missing'],
    ['with a deadline before the start', { deadline: '2026-03-02T09:00:00.000Z' }, 'deadline.beforeBegin'],
    [
      'with a deadline in the past',
      { beginsAt: '2026-03-01T09:00:00.000Z', deadline: '2026-03-01T12:00:00.000Z' },
      'deadline.past',
    ],
  ])('%s', async (_, change, code) => {
    expect(await teacher.refused(testCalls.createAssignment, createInput(change))).toBe(code);
  });
});

test('students and classes of another teacher are not found, and nothing is assigned', async () => {
  const elsewhere = await aClass(school, { students: 1 });
  const stranger = elsewhere.students[0]?.id ?? 0;
  const before = (await teacher.ask(listAssignedTests, {})).total;
  for (const foreign of [{ studentIds: [stranger] }, { classIds: [elsewhere.id] }, { studentIds: [room.teacher.id] }]) {
    expect((await teacher.failed(testCalls.createAssignment, createInput(foreign))).kind).toBe('notFound');
  }
  expect((await teacher.ask(listAssignedTests, {})).total).toBe(before);
});

test('creating an assignment needs the permission of its kind', async () => {
  const onlyTests = await school.signIn(await school.person({ role: 'teacher', permissions: ['publish_test'] }));
  expect((await onlyTests.failed(homeworkCalls.createAssignment, createInput())).kind).toBe('forbidden');
  const student = await school.signIn(room.students[0] ?? (await school.person()));
  expect((await student.failed(testCalls.createAssignment, createInput())).kind).toBe('forbidden');
  expect((await school.nobody.failed(testCalls.createAssignment, createInput())).kind).toBe('signedOut');
});

test('creating an assignment refuses invalid options', async () => {
  const wrongs = [
    { title: '   ' },
    { title: 'x'.repeat(201) },
    { beginsAt: 'tomorrow' },
    { timeLimit: 5 },
    { studentIds: ['1; drop table recipient'] },
    { reportAt: 'never' },
    { requestId: 'again' },
  ];
  for (const wrong of wrongs) {
    expect((await teacher.failed(testCalls.createAssignment, createInput(wrong))).kind).toBe('invalid');
  }
});

test('without a choice of the teacher the report opens as the school has set it for the family', async () => {
  await school.tx((_tx, { settings }) =>
    settings.save(reportDefaultsSetting, { homework: 'byHand', test: 'submitted' }),
  );
  try {
    expect(await teacher.ask(getReportDefaults, {})).toMatchObject({ homework: 'byHand', test: 'submitted' });
    const { id } = await teacher.send(homeworkCalls.createAssignment, createInput({ setIds: [setId] }));
    const { assignment } = await teacher.ask(getAssignedHomework, { id });
    expect(assignment).toMatchObject({ reportAt: 'byHand' });
    const chosen = await teacher.send(
      homeworkCalls.createAssignment,
      createInput({ setIds: [setId], reportAt: 'closed' }),
    );
    expect((await teacher.ask(getAssignedHomework, { id: chosen.id })).assignment).toMatchObject({
      reportAt: 'closed',
    });
  } finally {
    await school.tx((_tx, { settings }) => settings.save(reportDefaultsSetting, null));
  }
});
