import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { getStudentSubmissions } from '@inkstone/marking/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt, removeAttachment, saveAttachment } from '@inkstone/taking/contract';
import {
  photoBytes,
  recordingBytes,
  sendForm,
  openAttemptDriver,
  createAssignmentFixture,
  uploadChunk,
} from '@inkstone/taking/testing';
import { getAttemptReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Homework whose answer names a file and a recording, submitted before the bytes of either have arrived. */
const handedIn = async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', files: true });
  const window = await openAttemptDriver(school, work);
  const sectionId = (window.start.blueprint as { sections: { id: string }[] }).sections[0]?.id ?? '';
  const [questionId = 0] = work.questionIds;
  const { attemptId } = window;
  const file = { id: randomUUID() as string, name: 'page.jpg', mime: 'image/jpeg', bytes: 400 };
  const recordingId = randomUUID();
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId },
    {
      kind: 'answered',
      questionId,
      value: { text: 'See.', files: [file], recordings: [recordingId] } as never,
    },
  );
  const sendFile = () =>
    sendForm(school, work.student, {
      path: saveAttachment.path,
      fields: { id: file.id, name: file.name, attemptId: String(attemptId), questId: String(questionId) },
      bytes: photoBytes(),
    });
  const speak = (index: number, bytes: Buffer, last = false) =>
    uploadChunk(school, work.student, { recordingId, attemptId, questId: questionId, index, bytes, last });
  const handIn = () => work.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
  /** The late states of the file and the recording in the report and on the marking desk. */
  const read = async () => {
    const report = await work.teacher.ask(getAttemptReport, { attemptId });
    const { submissions } = await work.teacher.ask(getStudentSubmissions, { attemptId });
    const lateMarks = [report.questions[0], submissions[0]].map((entry) => [
      entry?.files[0]?.late,
      entry?.recordings[0]?.late,
    ]);
    expect(lateMarks[1]).toEqual(lateMarks[0]);
    return lateMarks[0];
  };
  return { work, attemptId, questionId, file, sendFile, speak, handIn, read };
};

const recording = recordingBytes(3000);

describe('files and recordings that arrive after submission', () => {
  test('are stored, with their arrival time and delay', async () => {
    const fixture = await handedIn();
    await fixture.handIn();
    school.clock.pass({ minutes: 12 });
    const fileAt = school.clock.now().toISOString();
    expect((await fixture.sendFile()).status).toBe(200);
    school.clock.pass({ days: 2 });
    const recordingAt = school.clock.now().toISOString();
    await fixture.speak(0, recording, true);
    expect(await fixture.read()).toEqual([
      { arrivedAt: fileAt, minutes: 12 },
      { arrivedAt: recordingAt, minutes: 2 * 24 * 60 + 12 },
    ]);
  });

  test('are not marked as late where only the upload ended within the minute', async () => {
    const fixture = await handedIn();
    await fixture.handIn();
    school.clock.pass({ seconds: 50 });
    await fixture.sendFile();
    await fixture.speak(0, recording, true);
    expect(await fixture.read()).toEqual([null, null]);
  });

  test('are late by the last bytes of a recording that began in time', async () => {
    const fixture = await handedIn();
    await fixture.speak(0, recording.subarray(0, 1000));
    await fixture.handIn();
    school.clock.pass({ minutes: 30 });
    await fixture.speak(1, recording.subarray(1000), true);
    expect((await fixture.read())?.[1]).toMatchObject({ minutes: 30 });
  });
});

test('an upload that came in time stays in time, also when it is sent again or its empty end comes days later', async () => {
  const fixture = await handedIn();
  await fixture.sendFile();
  await fixture.speak(0, recording);
  await fixture.handIn();
  school.clock.pass({ days: 1 });
  await fixture.sendFile();
  await fixture.speak(0, recording);
  await fixture.speak(1, Buffer.alloc(0), true);
  expect(await fixture.read()).toEqual([null, null]);
});

test('an attempt in progress is submitted when its time ends', async () => {
  const fixture = await handedIn();
  school.clock.pass({ days: 6 });
  await fixture.sendFile();
  await fixture.handIn();
  const minutes = (await fixture.read())?.[0]?.minutes ?? 0;
  expect(minutes).toBeGreaterThan(24 * 60);
});

test.each([
  ['withdrawn', homeworkCalls.withdrawAssignment, 'assignment.withdrawn'],
  ['deleted', homeworkCalls.deleteAssignment, 'assignment.deleted'],
] as const)('an assignment that was %s accepts neither files nor recordings', async (_how, end, reason) => {
  const fixture = await handedIn();
  await fixture.work.teacher.send(end, { requestId: randomUUID(), id: fixture.work.assignmentId });
  expect((await fixture.sendFile()).body['reason']).toBe(reason);
  expect((await fixture.speak(0, recording, true)).body['reason']).toBe(reason);
  const place = { id: fixture.file.id, attemptId: fixture.attemptId, questionId: fixture.questionId };
  expect(await fixture.work.student.refused(removeAttachment, place)).toBe(reason);
});
