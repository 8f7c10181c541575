import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getStudentSubmissions, releaseMarks } from '@inkstone/marking/contract';
import { createSubmittedEssays, getFirstStudent, saveMarkAs } from '@inkstone/marking/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { importAnswers, getAttemptTime, saveAnswers } from '@inkstone/taking/contract';
import { closeIfExpired } from '@inkstone/taking/server';
import { answerQuestions, startAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { getAttemptReport, getMyTestReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** A contest of forty minutes with one answer delayed from just before its clock ends. */
const heldBack = async (value = 'B', reportAt?: 'submitted') => {
  const work = await createAssignmentFixture(school, reportAt ? { reportAt } : {});
  const [first = 0, two = 0, three = 0] = work.questionIds;
  const window = await answerQuestions(school, work, ['C']);
  school.clock.pass({ minutes: 39, seconds: 59 });
  const claimedAt = school.clock.now();
  const events = window.toRecords(
    { kind: 'answered', questionId: first, value },
    { kind: 'answered', questionId: two, value },
  );
  const deliver = () => work.student.send(saveAnswers, { attemptId: window.attemptId, events });
  const report = async () => {
    const { questions, right } = await work.teacher.ask(getAttemptReport, { attemptId: window.attemptId });
    return { first: questions[0], second: questions[1], third: questions[2], right };
  };
  return { work, window, one: first, two, three, claimedAt, deliver, report };
};

describe('a delayed answer', () => {
  test('counts within the grace period, and shows how long after its clock it arrived', async () => {
    const fixture = await heldBack();
    school.clock.pass({ seconds: 72 });
    await fixture.deliver();
    const receivedAt = school.clock.now().toISOString();
    await fixture.window.submit();
    const { first, right } = await fixture.report();
    expect(right).toBe(2);
    expect(first).toMatchObject({ value: 'B', late: null, arrivedLate: false });
    expect(first?.arrival).toEqual({ claimedAt: fixture.claimedAt.toISOString(), receivedAt, seconds: 71 });
  });

  test('that came as fast as a network allows is not mentioned', async () => {
    const fixture = await heldBack();
    school.clock.pass({ seconds: 10 });
    await fixture.deliver();
    await fixture.window.submit();
    expect((await fixture.report()).first).toMatchObject({ value: 'B', arrival: null, late: null });
  });

  test('after the grace period is stored with both times, and counts where the teacher accepts it', async () => {
    const fixture = await heldBack();
    school.clock.pass({ minutes: 15, seconds: 1 });
    await fixture.deliver();
    const receivedAt = school.clock.now().toISOString();
    await fixture.window.submit();
    const { first, right } = await fixture.report();
    expect(right).toBe(0);
    const times = { claimedAt: fixture.claimedAt.toISOString(), receivedAt, seconds: 900 };
    expect(first).toMatchObject({ value: 'C', arrivedLate: true, arrival: null });
    expect(first?.late).toEqual({ ...times, value: 'B', spelled: 'B', reason: 'late', state: 'open' });

    const decision = { attemptId: fixture.window.attemptId, questionIds: [fixture.one, fixture.two], counts: true };
    await fixture.work.teacher.send(importAnswers, { requestId: randomUUID(), decision });
    const counted = await fixture.report();
    expect(counted.right).toBe(2);
    expect(counted.first).toMatchObject({ value: 'B', arrivedLate: false, arrival: times, late: { state: 'counted' } });

    await fixture.work.teacher.send(importAnswers, {
      requestId: randomUUID(),
      decision: { ...decision, counts: false },
    });
    const leftOut = await fixture.report();
    expect(leftOut.right).toBe(0);
    expect(leftOut.first).toMatchObject({ value: 'C', arrival: null, late: { state: 'leftOut' } });
    expect(leftOut.second).toMatchObject({ value: null, outcome: 'blank', late: { value: 'B', state: 'leftOut' } });
  });

  test('accepted by the teacher stays so whatever comes later, and can be rejected again', async () => {
    const fixture = await heldBack();
    school.clock.pass({ minutes: 16 });
    await fixture.deliver();
    await fixture.window.submit();
    const decide = (counts: boolean) =>
      fixture.work.teacher.send(importAnswers, {
        ...{ requestId: randomUUID() },
        decision: { attemptId: fixture.window.attemptId, questionIds: [fixture.one], counts },
      });
    await decide(true);
    const { ack, syncId } = await fixture.work.student.ask(getAttemptTime, { attemptId: fixture.window.attemptId });
    const another = { kind: 'answered' as const, questId: fixture.one, value: 'D', seq: ack + 1, syncId, sinceSync: 0 };
    await fixture.work.student.send(saveAnswers, { attemptId: fixture.window.attemptId, events: [another] });
    expect((await fixture.report()).first).toMatchObject({ value: 'B', late: { value: 'B', state: 'counted' } });
    await decide(false);
    expect(await fixture.report()).toMatchObject({ right: 0, first: { value: 'C', late: { state: 'leftOut' } } });
  });

  test('that took the place of the one which the teacher saw is not decided on unseen', async () => {
    const { work, window, one, report } = await heldBack();
    await window.submit();
    const { attemptId } = window;
    const sendLate = async (value: string) => {
      school.clock.pass({ seconds: 90 });
      const { ack, syncId } = await work.student.ask(getAttemptTime, { attemptId });
      const event = { kind: 'answered' as const, questId: one, value, seq: ack + 1, syncId, sinceSync: 0 };
      await work.student.send(saveAnswers, { attemptId, events: [event] });
      return (await report()).first?.late?.receivedAt ?? '';
    };
    const decide = (seenUntil: string) => ({
      requestId: randomUUID(),
      decision: { attemptId, questionIds: [one], counts: true, seenUntil },
    });
    const seenUntil = await sendLate('D');
    const newerSince = await sendLate('A');
    expect(newerSince > seenUntil).toBe(true);
    expect(await work.teacher.refused(importAnswers, decide(seenUntil))).toBe('late.newer');
    expect((await report()).first).toMatchObject({ value: 'C', late: { value: 'A', state: 'open' } });
    await work.teacher.send(importAnswers, decide(newerSince));
    expect((await report()).first).toMatchObject({ value: 'A', late: { state: 'counted' } });
  });

  test('equal to the counted one needs no decision', async () => {
    const fixture = await heldBack('C');
    school.clock.pass({ minutes: 16 });
    await fixture.deliver();
    await fixture.window.submit();
    expect((await fixture.report()).first).toMatchObject({ value: 'C', late: null, arrivedLate: false });
  });

  test('after submission is reported as such', async () => {
    const submitted = await heldBack();
    await submitted.window.submit();
    school.clock.pass({ minutes: 2 });
    const { events } = {
      events: submitted.window.toRecords({ kind: 'answered', questionId: submitted.one, value: 'D' }),
    };
    const send = events.map((record) => ({ ...record, seq: record.seq - 1 }));
    await submitted.work.student.send(saveAnswers, { attemptId: submitted.window.attemptId, events: send });
    expect((await submitted.report()).first?.late).toMatchObject({ value: 'D', reason: 'handedIn', state: 'open' });
  });

  test('after the report of an attempt that a clock ended was open says so, and takes the place of no earlier one', async () => {
    const { work, window, one, three, claimedAt, deliver, report } = await heldBack('B', 'submitted');
    school.clock.pass({ minutes: 16 });
    await deliver();
    await school.server.transaction((ctx) => closeIfExpired(ctx, window.attemptId));
    expect((await work.student.ask(getMyTestReport, { id: work.assignmentId })).questions[1]?.key).toBe('B');
    const known = window.toRecords(
      { kind: 'answered', questionId: one, value: 'D' },
      { kind: 'answered', questionId: three, value: 'B' },
    );
    await work.student.send(saveAnswers, { attemptId: window.attemptId, events: known });
    const { first, third } = await report();
    expect(first?.late).toMatchObject({ value: 'B', reason: 'late', claimedAt: claimedAt.toISOString() });
    expect(third?.late).toMatchObject({ value: 'B', reason: 'reportOpen', state: 'open' });

    const [unsent] = window.toRecords({ kind: 'answered', questionId: three, value: 'C' });
    const file = { format: 'inkstone-unsent-answers' as const, version: 1 as const, attemptId: window.attemptId };
    const savedAt = school.clock.now().toISOString();
    await work.teacher.send(importAnswers, {
      requestId: randomUUID(),
      file: { ...file, savedAt, events: [unsent] },
    });
    expect((await report()).third?.late).toMatchObject({ value: 'C', reason: 'reportOpen' });
  });
});

test('the desk shows how long after its clock a text arrived, and the one that came too late', async () => {
  const work = await createAssignmentFixture(school, { written: true });
  const [essay = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const [first, second] = window.toRecords(
    { kind: 'answered', questionId: essay, value: 'In time.' },
    { kind: 'answered', questionId: essay, value: 'In time, it says.' },
  );
  const send = (record: typeof first) =>
    work.student.send(saveAnswers, { attemptId: window.attemptId, events: [record] });
  school.clock.pass({ minutes: 42 });
  await send(first);
  school.clock.pass({ minutes: 20 });
  await send(second);
  await window.submit();
  const { submissions } = await work.teacher.ask(getStudentSubmissions, { attemptId: window.attemptId });
  expect(submissions[0]).toMatchObject({
    value: 'In time.',
    arrival: { seconds: 120 },
    lateAnswer: { value: 'In time, it says.', reason: 'late', state: 'open', seconds: 22 * 60 },
  });
});

test('a mark belongs to its text: where another one is accepted it becomes a draft again', async () => {
  const work = await createSubmittedEssays(school);
  const { browser, attemptId } = getFirstStudent(work);
  await saveMarkAs(work.teacher, work);
  await work.teacher.send(releaseMarks, { requestId: randomUUID(), attemptId });
  const { ack, syncId } = await browser.ask(getAttemptTime, { attemptId });
  const answered = { kind: 'answered' as const, questId: work.questionId, value: 'Another text.' };
  await browser.send(saveAnswers, { attemptId, events: [{ ...answered, seq: ack + 1, syncId, sinceSync: 0 }] });
  const decide = (counts: boolean) =>
    work.teacher.send(importAnswers, {
      ...{ requestId: randomUUID() },
      decision: { attemptId, questionIds: [work.questionId], counts },
    });
  const standing = async () => {
    const { submissions } = await work.teacher.ask(getStudentSubmissions, { attemptId, questionId: work.questionId });
    const { questions } = await work.teacher.ask(getAttemptReport, { attemptId });
    const [piece, question] = [submissions[0], questions[0]];
    const { earned, value, outcome } = question ?? {};
    return { value, earned, outcome, isReleased: piece?.mark?.releasedAt !== null, points: piece?.mark?.points };
  };
  const first = await standing();
  expect(first).toMatchObject({ earned: 3, outcome: 'partial', isReleased: true });
  await decide(false);
  expect(await standing()).toEqual(first);
  await decide(true);
  const waiting = { earned: null, outcome: 'toBeMarked', isReleased: false, points: 300 };
  expect(await standing()).toEqual({ ...waiting, value: 'Another text.' });
  await work.teacher.send(releaseMarks, { requestId: randomUUID(), attemptId });
  expect(await standing()).toEqual({ ...first, value: 'Another text.' });
  await decide(false);
  expect(await standing()).toEqual({ ...waiting, value: first.value });
});
