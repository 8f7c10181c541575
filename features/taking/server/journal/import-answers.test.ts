import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { diffText } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { importAnswers, saveAnswers, saveSelfMarks, type UnsentFile } from '../../contract.ts';
import { startAttemptDriver, openAttemptDriver, createAssignmentFixture, type AttemptDriver } from '../../testing.ts';
import { findAttempt, listAnswers, listEvents } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const toFile = ({ attemptId }: AttemptDriver, events: unknown): UnsentFile => ({
  format: 'inkstone-unsent-answers',
  version: 1,
  attemptId,
  savedAt: school.clock.now().toISOString(),
  events: events as UnsentFile['events'],
});

const importInput = (file: UnsentFile) => ({ requestId: randomUUID(), file });

const readAnswers = async ({ attemptId }: AttemptDriver) => {
  const rows = await school.tx((tx) => listAnswers(tx, [attemptId]));
  return Object.fromEntries(rows.map(({ questionId, value }) => [questionId, value]));
};

test('an imported file adds the answers that the server lacks, marked as imported, while the attempt goes on', async () => {
  const work = await createAssignmentFixture(school);
  const [firstId = 0, two = 0, three = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  await window.sendEvents({ kind: 'answered', questionId: firstId, value: 'A' });
  const unsent = window.toRecords(
    { kind: 'answered', questionId: firstId, value: 'B' },
    { kind: 'flagged', questionId: two, on: true },
    { kind: 'answered', questionId: two, value: 'B' },
    { kind: 'answered', questionId: three, value: 'no such option' },
  );
  const file = toFile(window, unsent);
  expect(await work.teacher.send(importAnswers, importInput(file))).toMatchObject({ imported: 2, unfit: 1, late: 0 });
  expect(await readAnswers(window)).toEqual({ [firstId]: 'B', [two]: 'B' });
  const imported = (await school.tx((tx) => listEvents(tx, window.attemptId, ['answered']))).slice(-2);
  expect(imported.map(({ verdict }) => verdict)).toEqual(['applied: imported', 'applied: imported']);
});

describe('a file imported after the end', () => {
  /** An attempt with one wrong answer, a file of right ones, and a reader of the attempt's counts. */
  const createUnsent = async () => {
    const work = await createAssignmentFixture(school);
    const [firstId = 0, two = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    await window.sendEvents({ kind: 'answered', questionId: firstId, value: 'A' });
    const file = toFile(
      window,
      window.toRecords(
        { kind: 'answered', questionId: firstId, value: 'B' },
        { kind: 'answered', questionId: two, value: 'B' },
      ),
    );
    const rightCount = async () => (await school.tx((tx) => findAttempt(tx, window.attemptId)))?.rightCount;
    const decide = (questIds: readonly number[], counts: boolean) =>
      work.teacher.send(importAnswers, {
        requestId: randomUUID(),
        decision: { attemptId: window.attemptId, questionIds: [...questIds], counts },
      });
    return { work, window, file, one: firstId, two, rightCount, decide };
  };

  test.each([
    ['the submission', 0, 'rejected: handedIn'],
    ['the grace period', 60 * 4, 'rejected: late'],
  ])('after %s is stored, and counts only if the teacher decides so', async (_, minutes, verdict) => {
    const { work, window, file, one: firstId, two, rightCount, decide } = await createUnsent();
    school.clock.pass({ minutes });
    await window.submit();
    const brought = await work.teacher.send(importAnswers, importInput(file));
    expect(brought).toMatchObject({ imported: 2, late: 2 });
    expect([await readAnswers(window), await rightCount()]).toEqual([{ [firstId]: 'A' }, 0]);
    const journal = (await school.tx((tx) => listEvents(tx, window.attemptId, ['answered']))).slice(-2);
    expect(journal.map((event) => event.verdict)).toEqual(
      Array(2).fill(minutes === 0 ? verdict : 'rejected: handedIn'),
    );

    expect(await decide([firstId], true)).toMatchObject({ late: 1 });
    expect([await readAnswers(window), await rightCount()]).toEqual([{ [firstId]: 'B' }, 1]);
    expect(await decide([firstId, two], true)).toMatchObject({ late: 1 });
    expect(await rightCount()).toBe(2);
    expect(await decide([firstId, two], false)).toMatchObject({ late: 2 });
    expect([await readAnswers(window), await rightCount()]).toEqual([{ [firstId]: 'A', [two]: null }, 0]);
    expect(await decide([firstId, two], false)).toMatchObject({ late: 0 });
  });

  test('can only be decided on by the teacher, and only for questions that have late answers', async () => {
    const { work, window, file, one: firstId } = await createUnsent();
    await window.submit();
    await work.teacher.send(importAnswers, importInput(file));
    const decision = { attemptId: window.attemptId, questIds: [firstId], counts: true };
    const otherAttempt = await createAssignmentFixture(school);
    const press = { requestId: randomUUID() };
    expect(await otherAttempt.teacher.failed(importAnswers, { ...press, decision })).toMatchObject({
      kind: 'notFound',
    });
    expect(await work.student.failed(importAnswers, { ...press, decision })).toMatchObject({ kind: 'forbidden' });
    expect(await work.teacher.failed(importAnswers, press)).toMatchObject({ kind: 'invalid' });
    const foreignDecision = { ...decision, questIds: [firstId, 987_654_321] };
    expect(await work.teacher.failed(importAnswers, { ...press, decision: foreignDecision })).toMatchObject({
      kind: 'notFound',
    });
    expect(await readAnswers(window)).toEqual({ [firstId]: 'A' });
  });
});

test('a file adds recordings that the server did not know, once', async () => {
  const work = await createAssignmentFixture(school, { spoken: true });
  const [spoken = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const [first, second] = [randomUUID(), randomUUID()];
  const saved = (recordingId: string) => ({ kind: 'recording-saved', questionId: spoken, recordingId }) as const;
  await window.sendEvents(saved(first));
  const file = toFile(window, window.toRecords(saved(first), saved(second)));
  await window.submit();
  expect(await work.teacher.send(importAnswers, importInput(file))).toMatchObject({ imported: 1, unfit: 0, late: 1 });
  expect(await readAnswers(window)).toEqual({ [spoken]: { recordings: [first] } });
  expect(await work.teacher.refused(importAnswers, importInput(file))).toBe('import.nothing');
  const decision = { attemptId: window.attemptId, questionIds: [spoken], counts: true };
  await work.teacher.send(importAnswers, { requestId: randomUUID(), decision });
  expect(await readAnswers(window)).toEqual({ [spoken]: { recordings: [first, second] } });
});

test('a file imported twice, or with nothing new, changes nothing', async () => {
  const work = await createAssignmentFixture(school);
  const [firstId = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const file = toFile(window, window.toRecords({ kind: 'answered', questionId: firstId, value: 'C' }));
  await work.teacher.send(importAnswers, importInput(file));
  const held = await school.tx((tx) => listEvents(tx, window.attemptId));
  expect(await work.teacher.refused(importAnswers, importInput(file))).toBe('import.nothing');
  expect(await school.tx((tx) => listEvents(tx, window.attemptId))).toEqual(held);
});

test('a file contains a long text in full and then its patches; those that the server has are skipped', async () => {
  const work = await createAssignmentFixture(school, { written: true });
  const [essay = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const text = 'Of ink and stone. '.repeat(40);
  const texts = [text, `${text}a`, `${text}ab`, `${text}abc`];
  const changed = (at: number) => ({
    kind: 'patched' as const,
    questionId: essay,
    patch: diffText(texts[at - 1] ?? '', texts[at] ?? ''),
  });
  const [fullText, firstId, two, three] = window.toRecords(
    { kind: 'answered', questionId: essay, value: text },
    changed(1),
    changed(2),
    changed(3),
  );
  const { attemptId } = window;
  await work.student.send(saveAnswers, { attemptId, events: [fullText, firstId] });
  const first = { ...firstId, kind: 'answered', value: texts[1] };
  const astray = { ...three, seq: 99, value: diffText('elsewhere', 'else') };
  const file = toFile(window, [first, two, three, astray]);
  expect(await work.teacher.send(importAnswers, importInput(file))).toMatchObject({ imported: 2, unfit: 0 });
  expect(await readAnswers(window)).toEqual({ [essay]: texts[3] });
  const rows = await school.tx((tx) => listEvents(tx, attemptId, ['answered', 'patched']));
  expect(rows.map(({ kind }) => kind)).toEqual(['answered', 'patched', 'answered', 'patched']);
  expect(await work.teacher.refused(importAnswers, importInput(file))).toBe('import.nothing');

  const second = await openAttemptDriver(school, work, { takeOver: true });
  expect(second.start.answers).toMatchObject([{ questionId: essay, value: texts[3] }]);
  await second.sendEvents({ kind: 'patched', questionId: essay, patch: diffText(texts[3] ?? '', 'a'.repeat(500)) });
  expect(await readAnswers(window)).toEqual({ [essay]: 'a'.repeat(500) });
});

test('a small file that would expand to gigabytes is refused with a message', async () => {
  const work = await createAssignmentFixture(school, { written: true });
  const [essay = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const huge = 'x'.repeat(99_000);
  const [on, off] = [diffText(huge, `${huge}!`), diffText(`${huge}!`, huge)];
  const changes = Array.from({ length: 600 }, (_, at) => {
    return { kind: 'patched' as const, questionId: essay, patch: at % 2 === 0 ? on : off };
  });
  const typed = toFile(window, window.toRecords({ kind: 'answered', questionId: essay, value: huge }, ...changes));
  expect(await work.teacher.refused(importAnswers, importInput(typed))).toBe('import.tooLarge');
  const names = Array.from({ length: 2000 }, (_, at) => {
    return { kind: 'recording-saved' as const, questionId: essay, recordingId: `recording ${at}` };
  });
  const spoken = toFile(window, window.toRecords(...names));
  expect(await work.teacher.refused(importAnswers, importInput(spoken))).toBe('import.tooLarge');
  expect(await readAnswers(window)).toEqual({});
});

test('a later answer on the server is not overwritten by an older one in a file', async () => {
  const work = await createAssignmentFixture(school);
  const [firstId = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const old = window.toRecords({ kind: 'answered', questionId: firstId, value: 'A' });
  school.clock.pass({ minutes: 1 });
  const second = await openAttemptDriver(school, work, { takeOver: true });
  await second.sendEvents({ kind: 'answered', questionId: firstId, value: 'D' });
  expect(await work.teacher.send(importAnswers, importInput(toFile(window, old)))).toMatchObject({ imported: 1 });
  expect(await readAnswers(window)).toEqual({ [firstId]: 'D' });
});

test('a file with answers to other questions is refused as foreign; for an attempt at a colleague’s assignment nothing is found', async () => {
  const work = await createAssignmentFixture(school);
  const otherAttempt = await createAssignmentFixture(school);
  const window = await startAttemptDriver(school, work);
  const events = window.toRecords({ kind: 'answered', questionId: otherAttempt.questionIds[0] ?? 0, value: 'B' });
  expect(await work.teacher.refused(importAnswers, importInput(toFile(window, events)))).toBe('import.foreign');
  expect(await otherAttempt.teacher.failed(importAnswers, importInput(toFile(window, events)))).toMatchObject({
    kind: 'notFound',
  });
  expect(await work.student.failed(importAnswers, importInput(toFile(window, events)))).toMatchObject({
    kind: 'forbidden',
  });
});

test('answers of a withdrawn test can still be imported', async () => {
  const work = await createAssignmentFixture(school);
  const [firstId = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const events = window.toRecords({ kind: 'answered', questionId: firstId, value: 'B' });
  await work.teacher.send(testCalls.withdrawAssignment, { requestId: randomUUID(), id: work.assignmentId });
  expect(await work.teacher.send(importAnswers, importInput(toFile(window, events)))).toMatchObject({ imported: 1 });
  expect(await readAnswers(window)).toEqual({ [firstId]: 'B' });
});

test('self-marks are stored after submission, up to the points of a question, and only if the assignment asks for them', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', selfMarking: true });
  const [firstId = 0] = work.questionIds;
  const window = await openAttemptDriver(school, work);
  await window.sendEvents({ kind: 'started' });
  const marks = {
    attemptId: window.attemptId,
    marks: [
      { questionId: firstId, earned: 5000 },
      { questionId: 999_999, earned: 1 },
    ],
  };
  expect(await work.student.failed(saveSelfMarks, marks)).toMatchObject({ kind: 'notFound' });
  await window.submit();
  expect(await work.student.send(saveSelfMarks, marks)).toEqual(expect.objectContaining({ kept: 1 }));
  expect(await work.student.send(saveSelfMarks, marks)).toEqual(expect.objectContaining({ kept: 1 }));
  const twice = { ...marks, marks: [...marks.marks, { questionId: firstId, earned: 100 }] };
  expect(await work.student.send(saveSelfMarks, twice)).toEqual(expect.objectContaining({ kept: 1 }));
  const stranger = await school.signIn(await school.person());
  expect(await stranger.failed(saveSelfMarks, marks)).toMatchObject({ kind: 'notFound' });

  const plain = await createAssignmentFixture(school, { kind: 'homework' });
  const otherAttempt = await openAttemptDriver(school, plain);
  await otherAttempt.sendEvents({ kind: 'started' });
  await otherAttempt.submit();
  const input = { attemptId: otherAttempt.attemptId, marks: [{ questionId: plain.questionIds[0] ?? 0, earned: 100 }] };
  expect(await plain.student.failed(saveSelfMarks, input)).toMatchObject({ kind: 'notFound' });
});
