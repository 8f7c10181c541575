import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateNames } from '@inkstone/session/server';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import {
  moveBeginTime,
  homeworkCalls,
  getAssignedHomework,
  listAssignedHomework,
  listAssignedTests,
  listMyHomework,
} from '../contract.ts';
import { getMyHomework, listMyTests, getAssignedTest, testCalls } from '../contract.ts';
import { anAssignment, aRequest, beginAs, type ClassAssignment } from '../testing.ts';

let school: TestSchool;
let mainAssignment: ClassAssignment;
let student: TestBrowser;

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

const createMore = (title: string, change: object = {}) =>
  mainAssignment.teacher.send(homeworkCalls.createAssignment, {
    ...aRequest(),
    title,
    setIds: [mainAssignment.setId],
    studentIds: [mainAssignment.students[0]?.id ?? 0],
    beginsAt: inHours(-1),
    deadline: inHours(24),
    ...change,
  });

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  mainAssignment = await anAssignment(school, { kind: 'homework', title: 'First sums', titleZh: '第一次求和' });
  student = await school.signIn(mainAssignment.students[0] ?? (await school.person()));
});
afterAll(() => school.close());

test('student and teacher see the time of the last answer, not that of the start or the hand-in', async () => {
  const own = await anAssignment(school, { kind: 'test' });
  const { student: sitter, window } = await beginAs(school, own, 0);
  const times = async () => {
    const { assignment } = await sitter.ask(getMyHomework, { id: own.id });
    const { recipients } = await own.teacher.ask(getAssignedTest, { id: own.id });
    const mine = recipients.find(({ studentId }) => studentId === own.students[0]?.id);
    return { student: assignment.lastResponseTime, teacher: mine?.lastResponseTime };
  };
  expect(await times()).toEqual({ student: null, teacher: null });

  school.clock.pass({ minutes: 5 });
  const { questions } = await sitter.ask(getMyHomework, { id: own.id });
  await window.sendEvents({ kind: 'answered', questionId: questions[0]?.questionId ?? 0, value: 'B' });
  const answeredAt = school.clock.now().toISOString();
  school.clock.pass({ minutes: 20 });
  await sitter.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  expect(await times()).toEqual({ student: answeredAt, teacher: answeredAt });
});

test('an assignment has the times of being assigned and finished: for its teacher once everyone has handed in', async () => {
  const assignDate = school.clock.now().toISOString();
  const own = await anAssignment(school, { kind: 'test' });
  const first = await beginAs(school, own, 0);
  const second = await beginAs(school, own, 1);
  const times = async () => {
    const rows = [
      (await first.student.ask(listMyTests, {})).list[0],
      (await own.teacher.ask(listAssignedTests, {})).list[0],
    ];
    return rows.map((row) => [row?.assignDate, row?.finishTime]);
  };
  school.clock.pass({ minutes: 5 });
  await first.window.submit();
  const firstAt = school.clock.now().toISOString();
  expect(await times()).toEqual([
    [assignDate, firstAt],
    [assignDate, null],
  ]);
  school.clock.pass({ minutes: 5 });
  await second.window.submit();
  expect(await times()).toEqual([
    [assignDate, firstAt],
    [assignDate, school.clock.now().toISOString()],
  ]);
});

describe('a student’s list', () => {
  test('counts each tab, filters, searches in both languages and pages', async () => {
    await createMore('Later sums', { beginsAt: inHours(2) });
    await createMore('Areas');
    const all = await student.ask(listMyHomework, { pageNum: 2 });
    expect(all).toMatchObject({ total: 3, totalPage: 2, counts: { all: 3, onGoing: 3, complete: 0, delay: 0 } });
    expect(all.list).toHaveLength(2);
    expect((await student.ask(listMyHomework, { page: 2, pageNum: 2 })).list).toHaveLength(1);
    expect((await student.ask(listMyHomework, { search: 'SUMS' })).total).toBe(2);
    expect((await student.ask(listMyHomework, { search: '求和' })).list).toMatchObject([{ title: 'First sums' }]);
    expect((await student.ask(listMyHomework, { search: '%' })).total).toBe(0);
    expect((await student.ask(listMyTests, {})).total).toBe(0);
  });

  test('is filtered by all, on-going, complete and delay', async () => {
    const first = await anAssignment(school, { kind: 'homework', title: 'Handed in' });
    const { student: sitter, window } = await beginAs(school, first, 0);
    await window.submit();
    for (const [title, hours] of [
      ['Late', 2],
      ['Running', 48],
    ] as const)
      await first.teacher.send(homeworkCalls.createAssignment, {
        ...{ ...aRequest(), title, setIds: [first.setId], studentIds: [sitter.person.id] },
        ...{ beginsAt: inHours(-1), deadline: inHours(hours) },
      });
    school.clock.pass({ hours: 3 });
    const { counts } = await sitter.ask(listMyHomework, {});
    expect(counts).toEqual({ all: 3, onGoing: 1, complete: 1, delay: 1 });
    const find = async (filter: 'all' | 'onGoing' | 'complete' | 'delay') =>
      (await sitter.ask(listMyHomework, { filter })).list.map(({ title }) => title).toSorted();
    expect(await find('all')).toEqual(['Handed in', 'Late', 'Running']);
    expect(await find('onGoing')).toEqual(['Running']);
    expect(await find('complete')).toEqual(['Handed in']);
    expect(await find('delay')).toEqual(['Late']);
  });

  test('sorts by the nearest deadline first, with ended assignments last, newest first', async () => {
    const beforeHand = await anAssignment(school, { kind: 'homework', title: 'Handed in' });
    const { student: sitter, window } = await beginAs(school, beforeHand, 0);
    await window.submit();
    const more = (title: string, hours: number) =>
      beforeHand.teacher.send(homeworkCalls.createAssignment, {
        ...aRequest(),
        title,
        setIds: [beforeHand.setId],
        studentIds: [beforeHand.students[0]?.id ?? 0],
        beginsAt: inHours(-1),
        deadline: inHours(hours),
      });
    await more('Due last', 72);
    await more('Due first', 2);
    await more('Due next', 48);
    const titles = async (filter: 'all' | 'onGoing' | 'complete' | 'delay') =>
      (await sitter.ask(listMyHomework, { filter })).list.map(({ title }) => title);
    expect(await titles('all')).toEqual(['Due first', 'Due next', 'Due last', 'Handed in']);
    expect(await titles('onGoing')).toEqual(['Due first', 'Due next', 'Due last']);
    school.clock.pass({ hours: 3 });
    expect(await titles('all')).toEqual(['Due next', 'Due last', 'Due first', 'Handed in']);
    expect(await titles('delay')).toEqual(['Due first']);
    expect(await titles('complete')).toEqual(['Handed in']);
  });

  test('hides the score until the report opens', async () => {
    const test1 = await anAssignment(school);
    const { student: sitter, window } = await beginAs(school, test1, 0);
    await window.submit();
    const before = (await sitter.ask(listMyTests, { filter: 'complete' })).list[0];
    expect(before).toMatchObject({ state: 'complete', reportOpen: false, totalScore: null, averageAccuracy: null });
    const hidden = await sitter.ask(getMyHomework, { id: test1.id });
    expect(new Set(hidden.questions.map(({ state }) => state))).toEqual(new Set(['unanswered']));

    school.clock.pass({ hours: 4 });
    const after = (await sitter.ask(listMyTests, {})).list[0];
    expect(after).toMatchObject({ reportOpen: true, totalScore: expect.any(Number) });
    expect(after).toMatchObject({ name: after?.title, type: expect.stringMatching(/^AMC/), due: after?.deadline });
    const open = await sitter.ask(getMyHomework, { id: test1.id });
    expect(open).toMatchObject({ attempts: [{ score: expect.any(Number), scoreMax: 2 }] });
  });

  test('shows no other student’s assignments', async () => {
    const stranger = await school.signIn(await school.person());
    expect((await stranger.ask(listMyHomework, {})).total).toBe(0);
    expect((await stranger.failed(getMyHomework, { id: mainAssignment.id })).kind).toBe('notFound');
    expect((await mainAssignment.teacher.failed(listMyHomework, {})).kind).toBe('forbidden');
  });

  test('refuses an invalid page or filter', async () => {
    for (const wrong of [{ page: 0 }, { pageNum: 1000 }, { filter: 'lost' }, { search: 'x'.repeat(101) }]) {
      expect((await student.failed(listMyHomework, wrong)).kind).toBe('invalid');
    }
  });
});

describe('a teacher’s list', () => {
  test('filters by class and state, searches titles and students, sorts by title', async () => {
    const room = await mainAssignment.teacher.ask(listAssignedHomework, { classId: mainAssignment.classId });
    expect(room.list.map(({ id }) => id)).toEqual([mainAssignment.id]);
    const name = `Person ${mainAssignment.students[1]?.username}`;
    expect((await mainAssignment.teacher.ask(listAssignedHomework, { search: name.slice(0, 20) })).list).toMatchObject([
      { id: mainAssignment.id, total: 2, submitted: 0 },
    ]);
    const named = { name, nameZh: '诺拉（Ｂ班）', sortName: 'nuo la' };
    await school.tx((tx) => updateNames(tx, { personId: mainAssignment.students[1]?.id ?? 0 }, named));
    expect((await mainAssignment.teacher.ask(listAssignedHomework, { search: '诺拉（b班）' })).total).toBe(1);
    const sorted = await mainAssignment.teacher.ask(listAssignedHomework, { sort: 'title', order: 'asc' });
    const titles = sorted.list.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted());
    const { counts, total } = await mainAssignment.teacher.ask(listAssignedHomework, {});
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    const onGoing = await mainAssignment.teacher.ask(listAssignedHomework, { status: 'onGoing' });
    expect(onGoing.total).toBe(counts.onGoing);
    expect(onGoing.list.every(({ status }) => status === 'onGoing')).toBe(true);
  });

  test('shows only assignments that this teacher created', async () => {
    const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await otherTeacher.ask(listAssignedHomework, {})).total).toBe(0);
    expect((await otherTeacher.ask(listAssignedTests, {})).total).toBe(0);
    expect((await student.failed(listAssignedTests, {})).kind).toBe('forbidden');
  });

  test('keeps a test on-going until all have handed in, even with answers still to mark', async () => {
    const testInput = await anAssignment(school);
    const handIn = async (at: number) => {
      const { window } = await beginAs(school, testInput, at);
      await window.submit();
    };
    await handIn(0);
    await school.db.run(
      sql`update recipient set needs_marking = true where assignment_id = ${testInput.id} and status not in ('none', 'started')`,
    );
    expect(await testInput.teacher.ask(listAssignedTests, { status: 'running' })).toMatchObject({
      list: [{ id: testInput.id, status: 'toBeMarked', submitted: 1, total: 2 }],
      total: 1,
    });
    await handIn(1);
    expect(await testInput.teacher.ask(listAssignedTests, { status: 'running' })).toMatchObject({ list: [], total: 0 });
  });

  test('counts on-going assignments by each recipient’s own times', async () => {
    const testInput = await anAssignment(school);
    const extraHomework = await anAssignment(school, { kind: 'homework' });
    const own = (id: number, hours: number, at = 0) => ({
      ...{ ...aRequest(), id, deadline: inHours(hours) },
      studentIds: [[testInput, extraHomework].find((created) => created.id === id)?.students[at]?.id ?? 0],
    });
    await testInput.teacher.send(testCalls.moveDeadline, own(testInput.id, 6));
    await extraHomework.teacher.send(homeworkCalls.moveDeadline, own(extraHomework.id, 6));
    const stands = async () => {
      const counted = async (status: 'running' | 'onGoing' | 'delay' | 'complete') => [
        (await testInput.teacher.ask(listAssignedTests, { status })).total,
        (await extraHomework.teacher.ask(listAssignedHomework, { status })).total,
      ];
      const [running, onGoing, delay, complete] = await Promise.all(
        (['running', 'onGoing', 'delay', 'complete'] as const).map(counted),
      );
      expect(onGoing).toEqual(running);
      return { running, delay, complete };
    };
    expect(await stands()).toEqual({ running: [1, 1], delay: [0, 0], complete: [0, 0] });
    school.clock.pass({ hours: 4 });
    expect(await stands()).toEqual({ running: [1, 1], delay: [0, 0], complete: [0, 0] });
    school.clock.pass({ hours: 3 });
    expect(await stands()).toEqual({ running: [0, 0], delay: [0, 1], complete: [1, 0] });
    await testInput.teacher.send(testCalls.moveDeadline, { ...aRequest(), id: testInput.id, deadline: inHours(6) });
    await extraHomework.teacher.send(homeworkCalls.moveDeadline, own(extraHomework.id, 46));
    expect(await stands()).toEqual({ running: [1, 1], delay: [0, 0], complete: [0, 0] });
    for (const at of [0, 1]) await testInput.teacher.send(testCalls.moveDeadline, own(testInput.id, -1, at));
    expect(await stands()).toEqual({ running: [0, 1], delay: [0, 0], complete: [1, 0] });
    school.clock.pass({ hours: 47 });
    expect(await stands()).toEqual({ running: [0, 0], delay: [0, 1], complete: [1, 0] });
  });

  test('is on-going for a student with an earlier start and not open for the others', async () => {
    const testInput = await anAssignment(school);
    await testInput.teacher.send(moveBeginTime, { ...aRequest(), id: testInput.id, beginsAt: inHours(1) });
    const running = async () => (await testInput.teacher.ask(listAssignedTests, { status: 'running' })).total;
    expect(await running()).toBe(0);
    const alone = { beginsAt: inHours(-1), studentIds: [testInput.students[0]?.id ?? 0] };
    await testInput.teacher.send(moveBeginTime, { ...aRequest(), id: testInput.id, ...alone });
    expect(await running()).toBe(1);
    expect((await testInput.teacher.ask(listAssignedTests, { status: 'onGoing' })).total).toBe(1);
  });

  test('returns the last late hand-in time, even with answers to mark and others still in time', async () => {
    const testInput = await anAssignment(school, { kind: 'homework', count: 3 });
    const { window } = await beginAs(school, testInput, 0);
    await window.submit();
    await school.db.run(
      sql`update recipient set needs_marking = true where assignment_id = ${testInput.id} and status not in ('none', 'started')`,
    );
    const row = async () =>
      (await testInput.teacher.ask(listAssignedHomework, {})).list.find(({ id }) => id === testInput.id);
    expect(await row()).toMatchObject({ status: 'toBeMarked', late: 0, lateUntil: null, canHandIn: 2 });
    const studentIds = [testInput.students[1]?.id ?? 0];
    const own = inHours(1);
    await testInput.teacher.send(homeworkCalls.moveDeadline, {
      ...aRequest(),
      id: testInput.id,
      deadline: own,
      studentIds,
    });
    const archived = (deadline: string) => new Date(new Date(deadline).getTime() + 48 * 3_600_000).toISOString();
    school.clock.pass({ hours: 2 });
    expect(await row()).toMatchObject({ status: 'toBeMarked', late: 1, lateUntil: archived(own) });
    school.clock.pass({ hours: 2 });
    const all = await row();
    expect(all).toMatchObject({ late: 2, lateUntil: archived(all?.deadline ?? ''), canHandIn: 2 });
    school.clock.pass({ hours: 46 });
    expect(await row()).toMatchObject({ late: 2, canHandIn: 1 });
  });

  test('accepts no late hand-in of a test', async () => {
    const testInput = await anAssignment(school);
    school.clock.pass({ hours: 4 });
    const row = (await testInput.teacher.ask(listAssignedTests, {})).list.find(({ id }) => id === testInput.id);
    expect(row).toMatchObject({ late: 2, lateUntil: row?.deadline, canHandIn: 0 });
  });

  test('ends a test once nobody can hand in, and keeps homework overdue until it is archived', async () => {
    const over = await anAssignment(school);
    const longer = await anAssignment(school);
    const otherHomework = await anAssignment(school, { kind: 'homework' });
    const own = { deadline: inHours(6), studentIds: [longer.students[0]?.id ?? 0] };
    await longer.teacher.send(testCalls.moveDeadline, { ...aRequest(), id: longer.id, ...own });
    const stands = async () => {
      const requests = [over.teacher.ask(listAssignedTests, {}), longer.teacher.ask(listAssignedTests, {})];
      const lists = await Promise.all([...requests, otherHomework.teacher.ask(listAssignedHomework, {})]);
      return lists.map(({ list }) => list[0]?.status);
    };
    school.clock.pass({ hours: 4 });
    expect(await stands()).toEqual(['complete', 'onGoing', 'delay']);
    const { recipients } = await longer.teacher.ask(getAssignedTest, { id: longer.id });
    const missed = recipients.filter(({ isDelayed, isClosed }) => isDelayed && isClosed);
    expect(missed.map(({ studentId }) => studentId)).toEqual([longer.students[1]?.id]);
    const late = (await otherHomework.teacher.ask(getAssignedHomework, { id: otherHomework.id })).recipients;
    expect(late.map(({ isDelayed, isClosed }) => isDelayed && !isClosed)).toEqual([true, true]);
    school.clock.pass({ hours: 3 });
    expect(await stands()).toEqual(['complete', 'complete', 'delay']);
    school.clock.pass({ hours: 44 });
    expect(await stands()).toEqual(['complete', 'complete', 'complete']);
  });

  test('updates as the students begin, answer and hand in', async () => {
    const testInput = await anAssignment(school);
    const { window } = await beginAs(school, testInput, 0);
    const of = async () => {
      const { recipients } = await testInput.teacher.ask(getAssignedTest, { id: testInput.id });
      return recipients.find(({ studentId }) => studentId === testInput.students[0]?.id);
    };
    expect(await of()).toMatchObject({ state: 'onGoing', submittedAt: null, score: null });
    await window.submit();
    expect(await of()).toMatchObject({ state: 'complete', isLate: false, scoreMax: 2 });
    expect((await testInput.teacher.ask(listAssignedTests, {})).list[0]).toMatchObject({
      submitted: 1,
      total: 2,
      completed: 1,
    });
  });
});
