import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls, testCalls, listAssignedHomework, listMyHomework } from '@inkstone/assignments/contract';
import { markForPractice } from '@inkstone/bank/contract';
import type { questionSetRevision } from '@inkstone/bank/server';
import { aChoice, aSet, aTree, type TestTree } from '@inkstone/bank/testing';
import { aClass } from '@inkstone/people/testing';
import { listHomeworkToMark } from '@inkstone/marking/contract';
import { getMyHomeworkReport } from '@inkstone/reports/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { startAttempt } from '@inkstone/taking/contract';
import { startAttemptDriver } from '@inkstone/taking/testing';
import {
  createOwnPractice,
  discardOwnPractice,
  getPracticeOptions,
  listMyErrors,
  listOwnPractice,
  listStudentPractice,
} from '../../contract.ts';

let school: TestSchool;
let tree: TestTree;
let teacher: TestBrowser;
let room: Awaited<ReturnType<typeof aClass>>;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  tree = await aTree(school);
  room = await aClass(school, { students: 13 });
  teacher = await school.signIn(room.teacher);
});
afterAll(() => school.close());

const request = () => ({ requestId: randomUUID() });

/** A student of the class by their place in it, signed in. */
const signInStudent = async (at: number): Promise<TestBrowser> => {
  const person = room.students[at];
  if (!person) throw new Error(`the class has no student ${at}`);
  return school.signIn(person);
};

/** Sets of two questions, marked for practice, each with texts of its own. */
const markedSets = async (count: number, draft: { knowledgeNodeId?: number } = {}): Promise<number[]> => {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const text = `<p>${randomUUID()}</p>`;
    const questions = [0, 1].map((number) =>
      aChoice({ ...draft, prompt: { ...(aChoice().prompt as object), text: `${text}${number}` } }),
    );
    ids.push((await aSet(school, { questions })).setId);
  }
  await teacher.send(markForPractice, { ids, isForPractice: true });
  return ids;
};

/** Takes the mark from every set, so that each test marks its own. */
const unmarkAll = () =>
  school.tx(async (tx) => {
    await tx.run(sql`update question_set set is_for_practice = false`);
    await tx.run(sql`update question_set_node set is_for_practice = false`);
  });

const getMathId = async (student: TestBrowser): Promise<number> => {
  const { programmes } = await student.ask(getPracticeOptions, {});
  return programmes.find(({ id }) => id === 'amc')?.subjects[0]?.id ?? 0;
};

const listSetIds = (assignmentId: number): Promise<number[]> =>
  school.tx(async (tx) => {
    const rows = await tx.rows<Pick<typeof questionSetRevision.$inferSelect, 'setId'>>(sql`
      select v.set_id from assignment_set a join question_set_revision v on v.id = a.set_revision_id
       where a.assignment_id = ${assignmentId} order by a.position`);
    return rows.map(({ setId }) => setId);
  });

const giveTo = async (
  student: TestBrowser,
  setIds: number[],
  { kind = 'test', hours = 3, beginsIn = 0 }: { kind?: 'test' | 'homework'; hours?: number; beginsIn?: number } = {},
): Promise<number> => {
  const now = school.clock.now().getTime();
  const call = kind === 'test' ? testCalls.createAssignment : homeworkCalls.createAssignment;
  const { id } = await teacher.send(call, {
    ...request(),
    ...{ title: 'Given by the teacher', setIds, studentIds: [student.person.id] },
    beginsAt: new Date(now + beginsIn * 3_600_000).toISOString(),
    deadline: new Date(now + (beginsIn + hours) * 3_600_000).toISOString(),
  });
  return id;
};

const begin = (student: TestBrowser, assignmentId: number, kind: 'test' | 'homework' = 'homework') =>
  startAttemptDriver(school, {
    ...{ assignmentId, kind, student, studentPerson: student.person, questionIds: [] },
  } as unknown as Parameters<typeof startAttemptDriver>[1]);

describe('what is asked', () => {
  test('without a marked set the options are empty, and a section sent by hand is refused in words', async () => {
    await unmarkAll();
    const student = await signInStudent(0);
    expect((await student.ask(getPracticeOptions, {})).programmes).toEqual([]);
    const wish = { ...request(), source: 'choice' as const, subjectId: tree.ratio };
    expect(await student.refused(createOwnPractice, wish)).toBe('practice.noneMarked');
  });

  test('only marked sets are asked, unseen ones first, about as many questions as wanted', async () => {
    await unmarkAll();
    const student = await signInStudent(0);
    const unmarked = (await aSet(school, { count: 2 })).setId;
    const ids = await markedSets(5);
    const subjectId = await getMathId(student);
    const first = await student.send(createOwnPractice, { ...request(), source: 'choice', subjectId, questions: 6 });
    expect(first).toMatchObject({ questions: 6, seen: 0 });
    const asked = await listSetIds(first.id);
    expect(asked).not.toContain(unmarked);
    expect(ids).toEqual(expect.arrayContaining(asked));

    const second = await student.send(createOwnPractice, { ...request(), source: 'choice', subjectId, questions: 6 });
    const askedNext = await listSetIds(second.id);
    expect(askedNext.filter((id) => asked.includes(id))).toEqual([]);
    expect(second.questions).toBe(4);
  });

  test('a knowledge point narrows it, and a place that is not below the section is refused', async () => {
    await unmarkAll();
    const student = await signInStudent(1);
    const [ratioSet = 0] = await markedSets(1, { knowledgeNodeId: tree.ratio });
    await markedSets(3);
    const subjectId = await getMathId(student);
    const wish = { source: 'choice' as const, subjectId, pointIds: [tree.ratio] };
    const { id } = await student.send(createOwnPractice, { ...request(), ...wish });
    expect(await listSetIds(id)).toEqual([ratioSet]);
    const foreign = { ...request(), source: 'choice' as const, subjectId, pointIds: [999_999] };
    expect(await student.refused(createOwnPractice, foreign)).toBe('practice.noneMarked');
  });

  test.each([
    ['a test to come', { kind: 'test', beginsIn: 48 }],
    ['a running test', { kind: 'test' }],
    ['homework that is still to be done', { kind: 'homework' }],
  ] as const)('nothing is asked that stands in %s', async (_, given) => {
    await unmarkAll();
    const student = await signInStudent(2);
    const [asked = 0] = await markedSets(1);
    const id = await giveTo(student, [asked], given);
    const subjectId = await getMathId(student);
    const wish = { source: 'choice' as const, subjectId };
    expect(await student.refused(createOwnPractice, { ...request(), ...wish })).toBe('practice.nothingNow');
    const other = await signInStudent(3);
    const { id: practice } = await other.send(createOwnPractice, { ...request(), ...wish });
    expect(await listSetIds(practice)).toEqual([asked]);
    await other.send(discardOwnPractice, { ...request(), id: practice });
    await teacher.send(given.kind === 'test' ? testCalls.deleteAssignment : homeworkCalls.deleteAssignment, {
      ...request(),
      id,
    });
  });

  test('nothing is asked that was handed in and whose report is closed, until it opens', async () => {
    await unmarkAll();
    const student = await signInStudent(4);
    const [asked = 0] = await markedSets(1);
    const id = await giveTo(student, [asked]);
    const window = await begin(student, id, 'test');
    await window.submit();
    const wish = { source: 'choice' as const, subjectId: await getMathId(student) };
    expect(await student.refused(createOwnPractice, { ...request(), ...wish })).toBe('practice.nothingNow');
    school.clock.pass({ hours: 3, minutes: 16 });
    const { seen } = await student.send(createOwnPractice, { ...request(), ...wish });
    expect(seen).toBe(1);
  });

  test('a copy of a question of a test to come is not asked either', async () => {
    await unmarkAll();
    const student = await signInStudent(5);
    const original = await aSet(school, { count: 1 });
    const copy = await aSet(school, { count: 1 });
    await teacher.send(markForPractice, { ids: [copy.setId], isForPractice: true });
    await giveTo(student, [original.setId], { beginsIn: 24 });
    const wish = { source: 'choice' as const, subjectId: await getMathId(student) };
    expect(await student.refused(createOwnPractice, { ...request(), ...wish })).toBe('practice.nothingNow');
  });
});

describe('a refusal', () => {
  test('from a report is the same for what is closed, what was met and what is not marked', async () => {
    await unmarkAll();
    const student = await signInStudent(9);
    const [done = 0] = await markedSets(1);
    const id = await giveTo(student, [done], { kind: 'homework' });
    const window = await begin(student, id);
    const [first = 0] = window.start.sets[0]?.questions.map(({ id: questionId }) => questionId) ?? [];
    await window.sendEvents({ kind: 'answered', questionId: first, value: 'B' });
    await window.submit();
    const refusedFor = (source: 'wrong' | 'similar') =>
      student.refused(createOwnPractice, { ...request(), source, assignmentId: id });

    expect(await refusedFor('similar')).toBe('practice.nothingNow');
    const test = await giveTo(student, [done], { beginsIn: 24 });
    expect([await refusedFor('wrong'), await refusedFor('similar')]).toEqual([
      'practice.nothingNow',
      'practice.nothingNow',
    ]);
    await teacher.send(testCalls.deleteAssignment, { ...request(), id: test });
    await teacher.send(markForPractice, { ids: [done], isForPractice: false });
    expect(await refusedFor('wrong')).toBe('practice.nothingNow');
  });

  test('counts as a try, of which there are thirty in a day', async () => {
    const student = await signInStudent(12);
    const wish = { source: 'choice' as const, subjectId: 999_999 };
    const refused = () => student.refused(createOwnPractice, { ...request(), ...wish });
    for (let count = 0; count < 30; count += 1) expect(await refused()).toBe('practice.noneMarked');
    const attempt = student.send(createOwnPractice, { ...request(), ...wish });
    await expect(attempt).rejects.toThrow('request.tooMany');
    school.clock.pass({ hours: 24 });
    expect(await refused()).toBe('practice.noneMarked');
  });
});

describe('beginning it', () => {
  test('a set that was put into a test since then is found again at the start', async () => {
    await unmarkAll();
    const student = await signInStudent(6);
    const [asked = 0] = await markedSets(1);
    const wish = { source: 'choice' as const, subjectId: await getMathId(student) };
    const { id } = await student.send(createOwnPractice, { ...request(), ...wish });
    await giveTo(student, [asked], { beginsIn: 24 });
    const start = { kind: 'homework' as const, id, windowId: randomUUID(), deviceId: randomUUID() };
    expect(await student.refused(startAttempt, start)).toBe('practice.nothingNow');
  });

  test('nobody else begins, reads or discards it by its id', async () => {
    await unmarkAll();
    const student = await signInStudent(7);
    const other = await signInStudent(8);
    await markedSets(1);
    const wish = { source: 'choice' as const, subjectId: await getMathId(student) };
    const { id } = await student.send(createOwnPractice, { ...request(), ...wish });
    const start = { kind: 'homework' as const, id, windowId: randomUUID(), deviceId: randomUUID() };
    await expect(other.send(startAttempt, start)).rejects.toThrow('request.notFound');
    await expect(other.send(discardOwnPractice, { ...request(), id })).rejects.toThrow('request.notFound');
    await expect(teacher.send(homeworkCalls.withdrawAssignment, { ...request(), id })).rejects.toThrow(
      'request.notFound',
    );
    const wrong = { ...request(), source: 'wrong' as const, assignmentId: id };
    await expect(other.send(createOwnPractice, wrong)).rejects.toThrow('request.notFound');
  });
});

describe('from a report', () => {
  test('what was wrong is asked again, alone; what is like it is asked from unseen sets', async () => {
    await unmarkAll();
    const student = await signInStudent(9);
    const [done = 0, unseen = 0] = await markedSets(2, { knowledgeNodeId: tree.ratio });
    const id = await giveTo(student, [done], { kind: 'homework' });
    const refusedNow = { ...request(), source: 'wrong' as const, assignmentId: id };
    await expect(student.send(createOwnPractice, refusedNow)).rejects.toThrow('request.notFound');
    const window = await begin(student, id);
    const [right = 0, wrong = 0] = window.start.sets[0]?.questions.map(({ id: questionId }) => questionId) ?? [];
    await window.sendEvents(
      { kind: 'answered', questionId: right, value: 'C' },
      { kind: 'answered', questionId: wrong, value: 'B' },
    );
    await window.submit();

    const again = await student.send(createOwnPractice, { ...request(), source: 'wrong', assignmentId: id });
    expect(again).toMatchObject({ questions: 1 });
    const practice = await begin(student, again.id);
    expect(practice.start.sets[0]?.questions.map(({ id: questionId }) => questionId)).toEqual([wrong]);

    const similar = await student.send(createOwnPractice, { ...request(), source: 'similar', assignmentId: id });
    expect(await listSetIds(similar.id)).toEqual([unseen]);
    const more = { ...request(), source: 'similar' as const, assignmentId: id };
    expect(await student.refused(createOwnPractice, more)).toBe('practice.nothingNow');
  });
});

describe('what it is', () => {
  test('handed in its report is open, its teachers see it, and no list of theirs counts it', async () => {
    await unmarkAll();
    const student = await signInStudent(10);
    await markedSets(1);
    const wish = { source: 'choice' as const, subjectId: await getMathId(student) };
    const before = await teacher.ask(listAssignedHomework, {});
    const { id } = await student.send(createOwnPractice, { ...request(), ...wish });
    const window = await begin(student, id);
    const [first = 0] = window.start.sets[0]?.questions.map(({ id: questionId }) => questionId) ?? [];
    await window.sendEvents({ kind: 'answered', questionId: first, value: 'B' });
    await window.submit();

    expect(await student.ask(getMyHomeworkReport, { id })).toMatchObject({ kind: 'ownPractice' });
    expect((await student.ask(listMyErrors, {})).total).toBe(1);
    expect((await student.ask(listOwnPractice, {})).list).toMatchObject([
      { id, kind: 'ownPractice', reportOpen: true },
    ]);
    expect((await student.ask(listMyHomework, { pageNum: 50 })).list.map((work) => work.id)).not.toContain(id);
    const { list } = await teacher.ask(listStudentPractice, { studentId: student.person.id });
    expect(list).toMatchObject([{ id, kind: 'ownPractice', teacherName: '' }]);
    expect((await teacher.ask(listAssignedHomework, {})).total).toBe(before.total);
    expect((await teacher.ask(listHomeworkToMark, {})).total).toBe(0);

    const stranger = await school.signIn(await school.person({ role: 'teacher' }));
    const foreign = stranger.ask(listStudentPractice, { studentId: student.person.id });
    await expect(foreign).rejects.toThrow('request.notFound');
  });

  test('three lie open at once and ten are put together in a day; discarding one makes room', async () => {
    await unmarkAll();
    const student = await signInStudent(11);
    await markedSets(4);
    const wish = { source: 'choice' as const, subjectId: await getMathId(student), questions: 2 };
    const create = () => student.send(createOwnPractice, { ...request(), ...wish });
    const made = [await create(), await create(), await create()];
    expect(await student.refused(createOwnPractice, { ...request(), ...wish })).toBe('practice.tooManyOpen');
    for (let count = 3; count < 10; count += 1) {
      await student.send(discardOwnPractice, { ...request(), id: made.shift()?.id ?? 0 });
      made.push(await create());
    }
    await student.send(discardOwnPractice, { ...request(), id: made[0]?.id ?? 0 });
    expect(await student.refused(createOwnPractice, { ...request(), ...wish })).toBe('practice.tooManyToday');
    expect((await student.ask(getPracticeOptions, {})).todayLeft).toBe(0);
    school.clock.pass({ hours: 24 });
    expect((await student.ask(getPracticeOptions, {})).todayLeft).toBe(10);
  });
});
