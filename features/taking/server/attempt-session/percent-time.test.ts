import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addRecipients,
  getAssignedTest,
  listMyTests,
  removeQuestions,
  testCalls,
} from '@inkstone/assignments/contract';
import { insertPaper } from '@inkstone/bank/server';
import { aSet } from '@inkstone/bank/testing';
import { fromWireState, type WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { linkStudent, saveStandingTimes } from '@inkstone/people/server';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { getAttemptPosition, getAttemptTime } from '../../contract.ts';
import {
  createAssignmentFixture,
  openAttemptDriver,
  type AttemptDriver,
  type TeacherAssignmentFixture,
} from '../../testing.ts';
import { listAnswers, listEvents } from '../attempt.queries.ts';
import { closeIfExpired } from '../finishing/close-if-expired.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const minute = 60_000;
const modules = ['module-1', 'module-2-harder', 'module-2-easier'];
const places = ['reading-writing', 'math'].flatMap((section) => modules.map((part) => ({ section, part })));

const extendClocks = ({ studentPerson, ownerId }: TeacherAssignmentFixture, percent: number) =>
  school.tx((tx) =>
    saveStandingTimes(tx, [{ studentId: studentPerson.id, minutes: 0, percent }], {
      ...{ setBy: ownerId, setAt: school.clock.now() },
    }),
  );

/** A digital SAT of one question in each module, for a student who has this percentage as standing extra time. */
const aShortSat = async ({ percent = 50, minutes = 300 } = {}) => {
  const work = await createAssignmentFixture(school, { questions: 1 });
  await extendClocks(work, percent);
  const now = school.clock.now();
  const mathIds: number[] = [];
  const filled: { section: string; part: string; seconds: null; setRevisionIds: number[] }[] = [];
  for (const { section, part } of places) {
    const { setRevisionId, questionIds: ids } = await aSet(school, { programme: 'sat', subject: section });
    if (section === 'math') mathIds.push(...ids);
    filled.push({ section, part, seconds: null, setRevisionIds: [setRevisionId] });
  }
  const { paperId } = await school.tx((tx) =>
    insertPaper(tx, {
      ...{ ownerId: work.ownerId, now, programme: 'sat', variant: 'digital', typeId: null },
      ...{ title: 'Six modules', titleZh: null, questionCount: 6, sections: filled },
    }),
  );
  const deadline = new Date(now.getTime() + minutes * minute);
  const { id } = await work.teacher.send(testCalls.createAssignment, {
    ...{ ...newRequestId(), title: 'Six modules', paperId, studentIds: [work.studentPerson.id] },
    ...{ beginsAt: now.toISOString(), deadline: deadline.toISOString() },
  });
  return { ...work, assignmentId: id, deadline, mathIds };
};

type ShortSat = Awaited<ReturnType<typeof aShortSat>>;

const readMine = async ({ student, assignmentId }: Pick<ShortSat, 'student' | 'assignmentId'>) =>
  (await student.ask(listMyTests, {})).list.find(({ id }) => id === assignmentId);

const readTime = ({ student }: ShortSat, { attemptId, windowId }: AttemptDriver) =>
  student.ask(getAttemptTime, { attemptId, windowId });

const readStatus = async ({ student }: ShortSat, { attemptId }: AttemptDriver) =>
  (await student.ask(getAttemptPosition, { attemptId })).status;

const enter = async (sitter: AttemptDriver, sectionId: string, partId: string) => {
  await sitter.sendEvents({ kind: 'section-asked', sectionId, partId });
  await sitter.sendEvents({ kind: 'section-entered', sectionId, partId });
};

const readRecipient = async (work: Pick<ShortSat, 'teacher' | 'assignmentId'>, studentId: number) => {
  const { recipients } = await work.teacher.ask(getAssignedTest, { id: work.assignmentId });
  return recipients.find((row) => row.studentId === studentId);
};

describe('a digital SAT with time and a half', () => {
  test('gives both modules of both sections and the break half as long again, and the deadline as much', async () => {
    const work = await aShortSat();
    const deadline = new Date(work.deadline.getTime() + (32 + 35 + 5) * minute).toISOString();
    expect(await readRecipient(work, work.studentPerson.id)).toMatchObject({
      extraPercent: 50,
      extraMinutes: 72,
      deadline,
    });
    expect(await readMine(work)).toMatchObject({ deadline });

    const sitter = await openAttemptDriver(school, work);
    expect(sitter.start).toMatchObject({ deadline, blueprint: { extraTimePercent: 50 } });
    expect(fromWireState(sitter.start.state).extraSeconds).toBe(0);
    await sitter.sendEvents({ kind: 'started' });
    await enter(sitter, 'reading-writing', 'm1');
    expect((await readTime(work, sitter)).secondsLeft).toBe(48 * 60);
    await sitter.sendEvents({ kind: 'section-finished', sectionId: 'reading-writing', partId: 'm1' });
    await enter(sitter, 'reading-writing', 'm2');
    expect((await readTime(work, sitter)).secondsLeft).toBe(48 * 60);

    school.clock.pass({ minutes: 47, seconds: 59 });
    expect(await readStatus(work, sitter)).toBe('running');
    school.clock.pass({ seconds: 1 });
    expect(await readStatus(work, sitter)).toBe('break');
    school.clock.pass({ minutes: 9, seconds: 59 });
    await sitter.sendEvents({ kind: 'break-ended' });
    expect(await readStatus(work, sitter)).toBe('break');
    school.clock.pass({ minutes: 2 });
    await sitter.sendEvents({ kind: 'break-ended' });
    expect(await readStatus(work, sitter)).toBe('running');
    const verdicts = await school.tx((tx) => listEvents(tx, sitter.attemptId, ['break-ended']));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['rejected: onBreak', 'applied']);

    await enter(sitter, 'math', 'm1');
    expect((await readTime(work, sitter)).secondsLeft).toBe(52.5 * 60);
    await sitter.sendEvents({ kind: 'section-finished', sectionId: 'math', partId: 'm1' });
    await enter(sitter, 'math', 'm2');
    expect((await readTime(work, sitter)).secondsLeft).toBe(52.5 * 60);
  });

  test('counts an answer in the added time, keeps a later one as late, and closes by the longer clock', async () => {
    const work = await aShortSat();
    const sitter = await openAttemptDriver(school, work);
    await sitter.sendEvents({ kind: 'started' });
    await enter(sitter, 'reading-writing', 'm1');
    const { start } = await openAttemptDriver(school, work, { windowId: sitter.windowId });
    const questionId = start.sets[0]?.questions[0]?.id ?? 0;
    const answer = (value: string): WrittenEvent[] => [
      { kind: 'question-entered', questionId },
      { kind: 'answered', questionId, value },
    ];
    school.clock.pass({ minutes: 47 });
    await sitter.sendEvents(...answer('B'));
    school.clock.pass({ minutes: 2 });
    await sitter.sendEvents(...answer('A'));
    expect(await school.tx((tx) => listAnswers(tx, [sitter.attemptId]))).toMatchObject([{ questionId, value: 'B' }]);
    const events = await school.tx((tx) => listEvents(tx, sitter.attemptId, ['answered']));
    expect(events.map(({ verdict }) => verdict)).toEqual(['applied', 'rejected: late']);
  });

  test('is the same in a window that takes the attempt over, and stays what it was when the student is given other time', async () => {
    const work = await aShortSat();
    const sitter = await openAttemptDriver(school, work);
    await sitter.sendEvents({ kind: 'started' });
    await enter(sitter, 'reading-writing', 'm1');
    await extendClocks(work, 0);
    school.clock.pass({ minutes: 20 });
    const newWindow = await openAttemptDriver(school, work, { takeOver: true });
    expect(newWindow.start.secondsLeft).toBe(28 * 60);
    expect((newWindow.start.blueprint as Blueprint).sections.map(({ parts }) => parts[0]?.clock?.seconds)).toEqual([
      ...[2880, 3150],
    ]);
  });

  test('moves the deadline by less once a section was taken out of it', async () => {
    const work = await aShortSat();
    await work.teacher.send(removeQuestions, {
      ...{ ...newRequestId(), id: work.assignmentId, questionIds: work.mathIds },
    });
    expect(await readRecipient(work, work.studentPerson.id)).toMatchObject({ extraMinutes: 32 });
  });

  test('ends with the deadline that was moved, and not before', async () => {
    // Nobody could take the test in less: 134 minutes of clocks and a break of ten.
    const work = await aShortSat({ minutes: 144 });
    const sitter = await openAttemptDriver(school, work);
    await sitter.sendEvents({ kind: 'started' });
    await enter(sitter, 'reading-writing', 'm1');
    school.clock.pass({ minutes: 48 });
    await enter(sitter, 'reading-writing', 'm2');
    school.clock.pass({ minutes: 63 });
    await sitter.sendEvents({ kind: 'break-ended' });
    await enter(sitter, 'math', 'm1');
    school.clock.pass({ minutes: 52, seconds: 30 });
    await enter(sitter, 'math', 'm2');
    school.clock.pass({ minutes: 52, seconds: 29 });
    expect(await readStatus(work, sitter)).toBe('running');
    school.clock.pass({ seconds: 1 });
    expect(await readStatus(work, sitter)).toBe('closed');
    school.clock.pass({ minutes: 16 });
    const close = () => school.server.transaction((hearing) => closeIfExpired(hearing, sitter.attemptId));
    expect(await close()).toBe('closed');
  });
});

describe('a time limit of the assignment with double time', () => {
  const aLimitedTest = async () => {
    const first = await createAssignmentFixture(school, { questions: 2 });
    await extendClocks(first, 100);
    return createAssignmentFixture(school, { like: first, questions: 2, timeLimit: 1200 });
  };

  test('is twice as long, and minutes that the teacher adds come on top of it', async () => {
    const work = await aLimitedTest();
    expect(await readMine(work)).toMatchObject({ timeLimit: 2400 });
    await work.teacher.send(testCalls.moveDeadline, {
      ...{ ...newRequestId(), id: work.assignmentId, studentIds: [work.studentPerson.id], extraMinutes: 5 },
    });
    expect(await readMine(work)).toMatchObject({ timeLimit: 2700 });
    const sitter = await openAttemptDriver(school, work);
    const { sections } = sitter.start.blueprint as Blueprint;
    const begun = await sitter.sendEvents(
      { kind: 'started' },
      { kind: 'section-entered', sectionId: sections[0]?.id ?? '' },
    );
    expect(begun.secondsLeft).toBe(2700);
  });

  test('moves the deadline anew when the limit is changed before anybody begins', async () => {
    const work = await aLimitedTest();
    const readMinutes = async () => (await readRecipient(work, work.studentPerson.id))?.extraMinutes;
    expect(await readMinutes()).toBe(20);
    await work.teacher.send(testCalls.moveDeadline, {
      ...{ ...newRequestId(), id: work.assignmentId, studentIds: [work.studentPerson.id], extraMinutes: 5 },
    });
    await work.teacher.send(testCalls.updateAssignment, {
      ...{ ...newRequestId(), id: work.assignmentId, title: 'Sums', timeLimit: 1800 },
    });
    expect(await readMinutes()).toBe(35);
  });

  test('comes to a student who is added later, and not to homework', async () => {
    const work = await aLimitedTest();
    const classmate = await school.person({ role: 'student' });
    await school.tx((tx) =>
      linkStudent(tx, { teacherId: work.ownerId, studentId: classmate.id, since: school.clock.now() }),
    );
    await extendClocks({ ...work, studentPerson: classmate }, 25);
    await work.teacher.send(addRecipients, { ...newRequestId(), id: work.assignmentId, studentIds: [classmate.id] });
    expect(await readRecipient(work, classmate.id)).toMatchObject({ extraPercent: 25, extraMinutes: 5 });
    const homework = await createAssignmentFixture(school, { like: work, kind: 'homework', timeLimit: 600 });
    const sitter = await openAttemptDriver(school, homework);
    expect((sitter.start.blueprint as Blueprint).clock?.seconds).toBe(600);
  });
});
