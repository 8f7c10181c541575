import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getAssignedHomework,
  getMyHomework,
  homeworkCalls,
  listAssignmentQuestions,
  listMyHomework,
  testCalls,
} from '@inkstone/assignments/contract';
import { diffText, type WrittenEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { importAnswers, saveOvertime, type UnsentFile } from '../../contract.ts';
import {
  createAssignmentFixture,
  openAttemptDriver,
  startAttemptDriver,
  type AssignmentFixture,
  type AttemptDriver,
} from '../../testing.ts';
import { countAnswered, findAttempt, listAnswers, listEvents } from '../attempt.queries.ts';
import { listLateAnswers } from './late-answers.queries.ts';
import { listOvertimeAnswers } from '../overtime.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const give = (more: object = {}) =>
  createAssignmentFixture(school, {
    ...{ kind: 'homework' as const, written: true, timeLimit: 600, allowsOvertime: true },
    ...more,
  });

const begin = async (work: AssignmentFixture) => {
  const window = await startAttemptDriver(school, work);
  await window.sendEvents({ kind: 'question-entered', questionId: work.questionIds[0] ?? 0 });
  return window;
};

const write = (work: AssignmentFixture, value: string | null) =>
  ({ kind: 'answered', questionId: work.questionIds[0] ?? 0, value }) as const;

const sendOvertime = (work: AssignmentFixture, window: AttemptDriver, ...events: WrittenEvent[]) =>
  work.student.send(saveOvertime, { attemptId: window.attemptId, events: window.toRecords(...events) });

const readTexts = async ({ attemptId }: AttemptDriver) => ({
  inTime: (await school.tx((tx) => listAnswers(tx, [attemptId]))).map(({ value }) => value),
  overtime: (await school.tx((tx) => listOvertimeAnswers(tx, [attemptId]))).map(({ value }) => value),
});

describe('homework that allows writing on', () => {
  test('keeps what is written over time beside what was written in time, and says the words of both', async () => {
    const work = await give();
    const window = await begin(work);
    await window.sendEvents(write(work, 'Ink and brush.'));
    school.clock.pass({ minutes: 11 });
    const saved = await sendOvertime(work, window, write(work, 'Ink and brush. Paper, too.'));
    expect(saved).toMatchObject({
      ack: 5,
      isClosed: false,
      overtime: [{ questionId: work.questionIds[0], words: 3, wordsOvertime: 5 }],
    });
    expect(saved.secondsLeft).toBeLessThan(0);
    expect(await readTexts(window)).toEqual({ inTime: ['Ink and brush.'], overtime: ['Ink and brush. Paper, too.'] });
  });

  test('goes on with the text as it was written on when it is opened again, and takes changes of it', async () => {
    const work = await give();
    const window = await begin(work);
    const [inTime, over] = ['In time. '.repeat(60), `${'In time. '.repeat(60)}Over.`];
    await window.sendEvents(write(work, inTime));
    school.clock.pass({ minutes: 11 });
    await sendOvertime(work, window, write(work, over));
    const again = await openAttemptDriver(school, work, { windowId: window.windowId });
    expect(again.start.answers).toMatchObject([{ questionId: work.questionIds[0], value: over }]);

    const patch = diffText(over, `${over} More.`);
    await sendOvertime(work, again, { kind: 'patched', questionId: work.questionIds[0] ?? 0, patch });
    expect(await readTexts(window)).toEqual({ inTime: [inTime], overtime: [`${over} More.`] });
  });

  test('tells the two apart by when they were written, whatever call brings them', async () => {
    const work = await give();
    const window = await begin(work);
    const early = window.toRecords(write(work, 'In time.'));
    school.clock.pass({ minutes: 11 });
    const late = window.toRecords(write(work, 'In time. Over.'));
    await window.sendRecords([...early, ...late]);
    expect(await readTexts(window)).toEqual({ inTime: ['In time.'], overtime: ['In time. Over.'] });
    const once = await readTexts(window);
    await work.student.send(saveOvertime, { attemptId: window.attemptId, events: [...early, ...late] });
    expect(await readTexts(window)).toEqual(once);
  });

  test('waits for a marker even if the whole text was written over time', async () => {
    const work = await give();
    const window = await begin(work);
    school.clock.pass({ minutes: 11 });
    await sendOvertime(work, window, write(work, 'All of it over time.'));
    await window.submit();
    expect(await readTexts(window)).toEqual({ inTime: [null], overtime: ['All of it over time.'] });
    const attempt = await school.tx((tx) => findAttempt(tx, window.attemptId));
    expect(attempt?.result?.questions[0]).toMatchObject({ by: 'teacher', outcome: 'toBeMarked' });
  });

  test('counts a text that was begun over time alone as begun, in every list, with its time as the last answer', async () => {
    const work = await give();
    const window = await begin(work);
    school.clock.pass({ minutes: 11 });
    const writtenAt = school.clock.now().toISOString();
    await sendOvertime(work, window, write(work, 'All of it over time.'));
    const [mine] = (await work.student.ask(listMyHomework, {})).list;
    expect(mine).toMatchObject({ completed: 1, lastResponseTime: writtenAt });
    const own = await work.student.ask(getMyHomework, { id: work.assignmentId });
    expect(own.questions[0]).toMatchObject({ state: 'answered' });
    const page = await work.teacher.ask(getAssignedHomework, { id: work.assignmentId });
    expect(page.recipients[0]).toMatchObject({ answered: 1, lastResponseTime: writtenAt });
    await sendOvertime(work, window, write(work, null));
    expect((await work.student.ask(listMyHomework, {})).list[0]).toMatchObject({ completed: 0 });
    await sendOvertime(work, window, write(work, 'Again.'));
    await window.submit();
    const after = await work.teacher.ask(listAssignmentQuestions, { id: work.assignmentId });
    expect(after.questions[0]).toMatchObject({ answered: 1 });
    expect(await school.tx((tx) => countAnswered(tx, window.attemptId))).toBe(1);
  });

  test('counts what is written on once more time was given', async () => {
    const work = await give();
    const window = await begin(work);
    school.clock.pass({ minutes: 11 });
    await sendOvertime(work, window, write(work, 'Over.'));
    await work.teacher.send(homeworkCalls.moveDeadline, {
      requestId: randomUUID(),
      id: work.assignmentId,
      extraMinutes: 30,
    });
    await window.sendEvents(write(work, 'Over. Now in time.'));
    expect(await readTexts(window)).toEqual({ inTime: ['Over. Now in time.'], overtime: [] });
  });

  test('imports an unsent text that was written over time as such', async () => {
    const work = await give();
    const window = await begin(work);
    const early = window.toRecords(write(work, 'In time.'));
    school.clock.pass({ minutes: 11 });
    const events = [...early, ...window.toRecords(write(work, 'In time. Over.'))] as UnsentFile['events'];
    const file = { format: 'inkstone-unsent-answers' as const, version: 1 as const, attemptId: window.attemptId };
    await work.teacher.send(importAnswers, {
      requestId: randomUUID(),
      file: { ...file, savedAt: school.clock.now().toISOString(), events },
    });
    expect(await readTexts(window)).toEqual({ inTime: ['In time.'], overtime: ['In time. Over.'] });
  });
});

describe('a text that was held back', () => {
  const readLate = async ({ attemptId }: AttemptDriver) =>
    (await school.tx((tx) => listLateAnswers(tx, [attemptId]))).map(({ value, isCounted }) => ({ value, isCounted }));

  test('is not the answer where it claims its time but comes long after: a teacher decides', async () => {
    const work = await give();
    const window = await begin(work);
    await window.sendEvents(write(work, 'In time.'));
    const held = window.toRecords(write(work, 'In time? Written over an hour.'));
    school.clock.pass({ minutes: 60 });
    await window.sendRecords(held);
    expect(await readTexts(window)).toEqual({ inTime: ['In time.'], overtime: [] });
    expect(await readLate(window)).toEqual([{ value: 'In time? Written over an hour.', isCounted: null }]);
  });

  test('is not the answer by a file of unsent answers either, and the text over time stays', async () => {
    const work = await give();
    const window = await begin(work);
    await window.sendEvents(write(work, 'In time.'));
    const events = window.toRecords(write(work, 'From a file.')) as UnsentFile['events'];
    school.clock.pass({ minutes: 11 });
    // The server knows nothing of the number that the file has taken.
    const over = window.toRecords(write(work, 'In time. Over.')).map((record) => ({ ...record, seq: record.seq - 1 }));
    await window.sendRecords(over);
    const file = { format: 'inkstone-unsent-answers' as const, version: 1 as const, attemptId: window.attemptId };
    await work.teacher.send(importAnswers, {
      requestId: randomUUID(),
      file: { ...file, savedAt: school.clock.now().toISOString(), events },
    });
    expect(await readTexts(window)).toEqual({ inTime: ['In time.'], overtime: ['In time. Over.'] });
    expect(await readLate(window)).toEqual([{ value: 'From a file.', isCounted: null }]);
  });
});

describe('other work', () => {
  test('refuses a text over time where its homework does not allow it, and stores nothing of it', async () => {
    const work = await give({ allowsOvertime: false });
    const window = await begin(work);
    school.clock.pass({ minutes: 11 });
    const refused = await work.student.refused(saveOvertime, {
      attemptId: window.attemptId,
      events: window.toRecords(write(work, 'Over.')),
    });
    expect(refused).toBe('overtime.notAllowed');
    expect(await readTexts(window)).toEqual({ inTime: [], overtime: [] });
  });

  test('refuses it in a test, where what comes after the clock by another call does not count either', async () => {
    const work = await give({ kind: 'test', allowsOvertime: false });
    const window = await begin(work);
    school.clock.pass({ minutes: 11 });
    const events = window.toRecords(write(work, 'Over.'));
    expect(await work.student.refused(saveOvertime, { attemptId: window.attemptId, events })).toBe(
      'overtime.notAllowed',
    );
    await window.sendRecords(events);
    expect(await readTexts(window)).toEqual({ inTime: [], overtime: [] });
    const [stored] = await school.tx((tx) => listEvents(tx, window.attemptId, ['answered']));
    expect(stored?.verdict).toBe('rejected: late');
  });

  test("is not found where it is another student's", async () => {
    const [work, other] = [await give(), await give()];
    const window = await begin(work);
    const events = window.toRecords(write(work, 'Mine?'));
    expect(await other.student.failed(saveOvertime, { attemptId: window.attemptId, events })).toMatchObject({
      kind: 'notFound',
    });
  });
});

describe('the choice', () => {
  test('is refused for a test, when it is given and when it is changed', async () => {
    const work = await give({ kind: 'test', allowsOvertime: false });
    const now = school.clock.now();
    const draft = {
      ...{ requestId: randomUUID(), title: 'Mock', setIds: [1], studentIds: [work.studentPerson.id] },
      beginsAt: now.toISOString(),
      deadline: new Date(now.getTime() + 3_600_000).toISOString(),
    };
    expect(await work.teacher.refused(testCalls.createAssignment, { ...draft, allowsOvertime: true })).toBe(
      'overtime.inTest',
    );
    const change = { requestId: randomUUID(), id: work.assignmentId, title: 'Mock', allowsOvertime: true };
    expect(await work.teacher.refused(testCalls.updateAssignment, change)).toBe('overtime.inTest');
  });

  test('may be taken back until somebody has begun', async () => {
    const work = await give();
    const change = (allowsOvertime: boolean) => ({
      ...{ requestId: randomUUID(), id: work.assignmentId, title: 'Essay', allowsOvertime },
    });
    await work.teacher.send(homeworkCalls.updateAssignment, change(false));
    const window = await begin(work);
    school.clock.pass({ minutes: 11 });
    await window.sendEvents(write(work, 'Over.'));
    expect(await readTexts(window)).toEqual({ inTime: ['Over.'], overtime: [] });
    expect(await work.teacher.refused(homeworkCalls.updateAssignment, change(true))).toBe('assignment.started');
  });
});
