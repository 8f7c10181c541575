import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getConfirmedKey, importAnswers, startAttempt } from '../../contract.ts';
import {
  createAssignmentFixture,
  createChoiceSet,
  openAttemptDriver,
  startAttemptDriver,
  type AttemptDriver,
  type TeacherAssignmentFixture,
} from '../../testing.ts';
import { listAnswers, listEvents } from '../attempt.queries.ts';
import { listLateAnswers } from '../journal/late-answers.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const startHomework = async (draft: Parameters<typeof createAssignmentFixture>[1] = {}) => {
  const work = await createAssignmentFixture(school, { kind: 'homework', hasInstantFeedback: true, ...draft });
  const window = await startAttemptDriver(school, work);
  const [first = 0, second = 0, third = 0] = work.questionIds;
  return { work, window, first, second, third };
};

const readKey = ({ student }: TeacherAssignmentFixture, { attemptId }: AttemptDriver, questionId: number) =>
  student.ask(getConfirmedKey, { attemptId, questionId });

const refusalOf = ({ student }: TeacherAssignmentFixture, { attemptId }: AttemptDriver, questionId: number) =>
  student.refused(getConfirmedKey, { attemptId, questionId });

const readStored = async ({ attemptId }: AttemptDriver) => {
  const rows = await school.tx((tx) => listAnswers(tx, [attemptId]));
  return Object.fromEntries(rows.map(({ questionId, value }) => [questionId, value]));
};

const lastVerdict = async ({ attemptId }: AttemptDriver) =>
  (await school.tx((tx) => listEvents(tx, attemptId))).at(-1)?.verdict;

describe('the key of a confirmed answer', () => {
  test('comes with what the answer was, and with the explanation', async () => {
    const { work, window, first, second } = await startHomework();
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'B' },
      { kind: 'answer-confirmed', questionId: first },
      { kind: 'answered', questionId: second, value: 'C' },
      { kind: 'answer-confirmed', questionId: second },
    );
    expect(await readKey(work, window, first)).toMatchObject({
      ...{ outcome: 'right', value: 'B', key: 'B' },
      ...{ earned: 1, possible: 1 },
    });
    expect(await readKey(work, window, second)).toMatchObject({
      ...{ outcome: 'wrong', value: 'C', key: 'B', earned: 0, possible: 1 },
      explanation: { en: '<p>Count on.</p>', zh: '<p>往后数一个。</p>' },
    });
  });

  test('is known to the attempt that is opened again', async () => {
    const { work, window, first } = await startHomework();
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'B' },
      { kind: 'answer-confirmed', questionId: first },
    );
    const again = await openAttemptDriver(school, work, { windowId: window.windowId });
    expect(again.start.state).toMatchObject({ confirmedQuestions: [first] });
  });

  test('is not read before the answer was confirmed, nor for a question without one', async () => {
    const { work, window, first, second } = await startHomework();
    expect(await refusalOf(work, window, first)).toBe('answer.notConfirmed');
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'B' },
      { kind: 'answer-confirmed', questionId: second },
    );
    expect(await refusalOf(work, window, first)).toBe('answer.notConfirmed');
    expect(await refusalOf(work, window, second)).toBe('answer.notConfirmed');
    const unknown = { attemptId: window.attemptId, questionId: 999_999_999 };
    expect(await work.student.failed(getConfirmedKey, unknown)).toMatchObject({ kind: 'notFound' });
  });

  test('is not read where the answer did not fit its question, so that nothing was stored', async () => {
    const { work, window, first } = await startHomework();
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: ['B'] },
      { kind: 'answer-confirmed', questionId: first },
    );
    expect(await refusalOf(work, window, first)).toBe('answer.notConfirmed');
  });

  test("is not read in somebody else's attempt", async () => {
    const { window, first } = await startHomework();
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'B' },
      { kind: 'answer-confirmed', questionId: first },
    );
    const stranger = await createAssignmentFixture(school, { kind: 'homework', hasInstantFeedback: true });
    const failure = await stranger.student.failed(getConfirmedKey, { attemptId: window.attemptId, questionId: first });
    expect(failure).toMatchObject({ kind: 'notFound' });
  });

  test('is not read in a test, nor in homework whose keys come with the report', async () => {
    for (const kind of ['test', 'homework'] as const) {
      const { work, window, first } = await startHomework({ kind, hasInstantFeedback: false });
      await window.sendEvents(
        { kind: 'answered', questionId: first, value: 'B' },
        { kind: 'answer-confirmed', questionId: first },
      );
      expect(await lastVerdict(window)).toBe('rejected: noFeedback');
      expect(await refusalOf(work, window, first)).toBe('answer.notConfirmed');
      await window.sendEvents({ kind: 'answered', questionId: first, value: 'C' });
      expect(await readStored(window)).toEqual({ [first]: 'C' });
    }
  });

  test('is not read of a question that only a teacher marks', async () => {
    const { work, window, first } = await startHomework({ written: true });
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: { text: 'Mine.' } },
      { kind: 'answer-confirmed', questionId: first },
    );
    expect(await lastVerdict(window)).toBe('rejected: noFeedback');
    expect(await refusalOf(work, window, first)).toBe('answer.notConfirmed');
  });

  test('rests while its student takes a test that asks the same, until that is handed in', async () => {
    const asTeacher = await createAssignmentFixture(school, { kind: 'homework' });
    const { setId, questionIds } = await createChoiceSet(school, { ownerId: asTeacher.ownerId });
    const times = {
      beginsAt: school.clock.now().toISOString(),
      deadline: new Date(school.clock.now().getTime() + 3_600_000).toISOString(),
    };
    const draft = { title: 'The same', setIds: [setId], studentIds: [asTeacher.studentPerson.id], ...times };
    const give = async (kind: 'test' | 'homework') => {
      const request = { requestId: randomUUID(), ...draft };
      const { id } = await (kind === 'test'
        ? asTeacher.teacher.send(testCalls.createAssignment, request)
        : asTeacher.teacher.send(homeworkCalls.createAssignment, { ...request, hasInstantFeedback: true }));
      return { ...asTeacher, assignmentId: id, questionIds, kind };
    };
    const [homework, examination] = [await give('homework'), await give('test')];
    const window = await startAttemptDriver(school, homework);
    const [first = 0] = questionIds;
    const live = await startAttemptDriver(school, examination);
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'B' },
      { kind: 'answer-confirmed', questionId: first },
    );
    expect(await refusalOf(homework, window, first)).toBe('answer.keyRests');
    await live.submit();
    expect(await readKey(homework, window, first)).toMatchObject({ outcome: 'right' });
  });
});

describe('a final answer', () => {
  const confirmWrong = async () => {
    const started = await startHomework();
    const { window, first } = started;
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'C' },
      { kind: 'answer-confirmed', questionId: first },
    );
    return started;
  };

  test.each([
    ['with a later time', 60_000],
    ['with a negative offset', -3_600_000],
    ['at the moment of its sync', 0],
  ])('is not replaced by an answer %s', async (_, sinceSync) => {
    const { window, first } = await confirmWrong();
    school.clock.pass({ minutes: 2 });
    const [record] = window.toRecords({ kind: 'answered', questionId: first, value: 'B' });
    await window.sendRecords([{ ...record, sinceSync }]);
    expect(await lastVerdict(window)).toBe('rejected: answerFinal');
    expect(await readStored(window)).toEqual({ [first]: 'C' });
    expect(await school.tx((tx) => listLateAnswers(tx, [window.attemptId]))).toEqual([]);
  });

  test('is not replaced in the batch that confirms it, nor by a number that was used', async () => {
    const { window, first } = await startHomework();
    const records = window.toRecords(
      { kind: 'answered', questionId: first, value: 'C' },
      { kind: 'answer-confirmed', questionId: first },
      { kind: 'answered', questionId: first, value: 'B' },
    );
    await window.sendRecords(records);
    await window.sendRecords([{ ...records[0], value: 'B' } as (typeof records)[0]]);
    expect(await readStored(window)).toEqual({ [first]: 'C' });
  });

  test('is not replaced by what another window wrote before it took over', async () => {
    const { work, window, first } = await startHomework();
    const [unsent] = window.toRecords({ kind: 'answered', questionId: first, value: 'B' });
    school.clock.pass({ minutes: 1 });
    const other = await openAttemptDriver(school, work, { takeOver: true });
    await other.sendEvents(
      { kind: 'answered', questionId: first, value: 'C' },
      { kind: 'answer-confirmed', questionId: first },
    );
    expect(await readKey(work, other, first)).toMatchObject({ outcome: 'wrong', key: 'B' });
    const back = await openAttemptDriver(school, work, { windowId: window.windowId, takeOver: true });
    const [again] = back.toRecords({ kind: 'answered', questionId: first, value: 'B' });
    await back.sendRecords([{ ...again, origin: { syncId: unsent.syncId, sinceSync: -60_000 } }]);
    expect(await lastVerdict(back)).toBe('rejected: answerFinal');
    expect(await readStored(back)).toEqual({ [first]: 'C' });
  });

  test('is not replaced by a file that a teacher imports, and none of it waits for a decision', async () => {
    const { work, window, first, second } = await confirmWrong();
    const records = window.toRecords(
      { kind: 'answered', questionId: first, value: 'B' },
      { kind: 'answered', questionId: second, value: 'B' },
    );
    const file = {
      ...{ format: 'inkstone-unsent-answers' as const, version: 1 as const, attemptId: window.attemptId },
      ...{ savedAt: school.clock.now().toISOString(), events: records },
    };
    await work.teacher.send(importAnswers, { requestId: randomUUID(), file });
    expect(await readStored(window)).toEqual({ [first]: 'C', [second]: 'B' });
    expect(await school.tx((tx) => listLateAnswers(tx, [window.attemptId]))).toEqual([]);
  });

  test('is scored as it was confirmed', async () => {
    const { window, first, second } = await confirmWrong();
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'B' },
      { kind: 'answered', questionId: second, value: 'B' },
    );
    await window.submit();
    const rows = await school.tx((tx) => listAnswers(tx, [window.attemptId]));
    expect(Object.fromEntries(rows.map(({ questionId, earned }) => [questionId, earned]))).toEqual({
      [first]: 0,
      [second]: 100,
    });
  });
});

describe('whoever gives work', () => {
  const give = (
    work: TeacherAssignmentFixture,
    { setIds, ...draft }: { setIds: number[]; windowMode?: 'exam' | 'training' },
  ) => ({
    ...{ requestId: randomUUID(), title: 'At once', setIds, studentIds: [work.studentPerson.id], ...draft },
    beginsAt: school.clock.now().toISOString(),
    deadline: new Date(school.clock.now().getTime() + 3_600_000).toISOString(),
    hasInstantFeedback: true,
  });

  test('instant feedback exists neither in a test nor in a window as in the exam', async () => {
    const work = await createAssignmentFixture(school);
    const { setId } = await createChoiceSet(school, { ownerId: work.ownerId });
    const refusals = [
      await work.teacher.refused(testCalls.createAssignment, give(work, { setIds: [setId] })),
      await work.teacher.refused(homeworkCalls.createAssignment, give(work, { setIds: [setId], windowMode: 'exam' })),
    ];
    expect(refusals).toEqual(['feedback.notOffered', 'feedback.notOffered']);
  });

  test('can switch it on until somebody begins, and not together with the window of the exam', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework' });
    const edit = { requestId: randomUUID(), id: work.assignmentId, title: 'Sums' };
    const both = { ...edit, hasInstantFeedback: true, windowMode: 'exam' as const };
    expect(await work.teacher.refused(homeworkCalls.updateAssignment, both)).toBe('feedback.notOffered');
    await work.teacher.send(homeworkCalls.updateAssignment, {
      ...edit,
      requestId: randomUUID(),
      hasInstantFeedback: true,
    });
    const start = await work.student.ask(startAttempt, {
      ...{ kind: 'homework', id: work.assignmentId, windowId: randomUUID() },
    });
    const questions = listQuestions(start.blueprint as Blueprint);
    expect(questions.map(({ hasInstantFeedback }) => hasInstantFeedback)).toEqual([true, true, true]);
  });
});
