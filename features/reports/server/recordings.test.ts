import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { recordingBytes, openAttemptDriver, createAssignmentFixture, uploadChunk } from '@inkstone/taking/testing';
import { getAttemptReport, getMyHomeworkReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Submitted speaking homework: its first recording has arrived, its second has not. */
const handedIn = async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', spoken: true });
  const window = await openAttemptDriver(school, work);
  const sectionId = (window.start.blueprint as { sections: { id: string }[] }).sections[0]?.id ?? '';
  const [questionId = 0] = work.questionIds;
  const [first, second] = [randomUUID(), randomUUID()];
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId },
    { kind: 'recording-saved', questionId, recordingId: first },
    { kind: 'recording-saved', questionId, recordingId: second },
  );
  const place = { recordingId: first, attemptId: window.attemptId, questId: questionId };
  await uploadChunk(school, work.student, { ...place, index: 0, last: true, bytes: recordingBytes(3000) });
  await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  return { ...work, attemptId: window.attemptId, first, second };
};

const heard = (url: string, token: string, range?: string) =>
  school.server.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...(range ? { range } : {}) },
  });

test('student and teacher can play the recordings that have arrived, each by their own signed URL', async () => {
  const work = await handedIn();
  const own = await work.student.ask(getMyHomeworkReport, { id: work.assignmentId });
  const taught = await work.teacher.ask(getAttemptReport, { attemptId: work.attemptId });
  for (const [report, token] of [
    [own, work.student.token],
    [taught, work.teacher.token],
  ] as const) {
    const [question] = report.questions;
    expect(question).toMatchObject({ outcome: 'toBeMarked', earned: null });
    const [first, second] = question?.recordings ?? [];
    expect(first).toMatchObject({ id: work.first, mime: 'audio/webm', isWhole: true });
    expect(second).toMatchObject({ id: work.second, url: null, isWhole: false });
    expect((await heard(first?.url ?? '', token)).rawPayload).toHaveLength(3000);
    expect((await heard(first?.url ?? '', token, 'bytes=0-99')).statusCode).toBe(206);
  }
});

test('nobody else can play them', async () => {
  const work = await handedIn();
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await otherTeacher.failed(getAttemptReport, { attemptId: work.attemptId })).toMatchObject({
    kind: 'notFound',
  });
  const { questions } = await work.student.ask(getMyHomeworkReport, { id: work.assignmentId });
  const url = questions[0]?.recordings[0]?.url ?? '';
  expect((await heard(url, otherTeacher.token)).statusCode).toBe(404);
});

test('a recording that was announced in time and made after its section shows its delay', async () => {
  const work = await createAssignmentFixture(school, { spoken: true });
  const window = await openAttemptDriver(school, work);
  const sectionId = (window.start.blueprint as { sections: { id: string }[] }).sections[0]?.id ?? '';
  const [questionId = 0] = work.questionIds;
  const [prompt, late, after] = [randomUUID(), randomUUID(), randomUUID()];
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId });
  for (const recordingId of [prompt, late, after])
    await window.sendEvents({ kind: 'recording-saved', questionId, recordingId });
  const sendNow = (recordingId: string) =>
    uploadChunk(school, work.student, {
      ...{ recordingId, attemptId: window.attemptId, questId: questionId },
      ...{ index: 0, last: true, bytes: recordingBytes(3000) },
    });
  await window.sendEvents({ kind: 'section-finished', sectionId });
  school.clock.pass({ seconds: 59 });
  await sendNow(prompt);
  school.clock.pass({ minutes: 5 });
  await sendNow(late);
  await window.submit();
  school.clock.pass({ minutes: 2 });
  await sendNow(after);
  const { questions } = await work.teacher.ask(getAttemptReport, { attemptId: window.attemptId });
  expect(questions[0]?.recordings.map((recording) => recording.late)).toMatchObject([
    null,
    { minutes: 5, after: 'clock' },
    { minutes: 2 },
  ]);
});
