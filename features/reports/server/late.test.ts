import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homework } from '@inkstone/assignments/contract';
import { getTestCorrectDetail } from '@inkstone/marking/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { finish, removeAttachment, saveAttachment } from '@inkstone/taking/contract';
import { aPhoto, aRecording, sendForm, sit, someWork, uploadPiece } from '@inkstone/taking/testing';
import { attemptReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Homework whose answer names a file and a recording, handed in before the bytes of either have come. */
const handedIn = async () => {
  const work = await someWork(school, { kind: 'homework', files: true });
  const window = await sit(school, work);
  const sectionId = (window.start.blueprint as { sections: { id: string }[] }).sections[0]?.id ?? '';
  const [questId = 0] = work.questionIds;
  const { attemptId } = window;
  const file = { id: randomUUID() as string, name: 'page.jpg', mime: 'image/jpeg', bytes: 400 };
  const recordingId = randomUUID();
  await window.say(
    { kind: 'started' },
    { kind: 'section-entered', sectionId },
    {
      kind: 'answered',
      questionId: questId,
      value: { text: 'See.', files: [file], recordings: [recordingId] } as never,
    },
  );
  const sendFile = () =>
    sendForm(school, work.student, {
      path: saveAttachment.path,
      fields: { id: file.id, name: file.name, attemptId: String(attemptId), questId: String(questId) },
      bytes: aPhoto(),
    });
  const speak = (index: number, bytes: Buffer, last = false) =>
    uploadPiece(school, work.student, { recordingId, attemptId, questId, index, bytes, last });
  const handIn = () => work.student.send(finish, { attemptId, events: [], finish: 'attempt' });
  /** What the report and the marking desk say of the file and the recording. */
  const read = async () => {
    const report = await work.teacher.ask(attemptReport, { attemptId });
    const { pieces } = await work.teacher.ask(getTestCorrectDetail, { attemptId });
    const said = [report.questions[0], pieces[0]].map((one) => [one?.files[0]?.late, one?.recordings[0]?.late]);
    expect(said[1]).toEqual(said[0]);
    return said[0];
  };
  return { work, attemptId, questId, file, sendFile, speak, handIn, read };
};

const whole = aRecording(3000);

describe('what arrives after the hand-in', () => {
  test('is kept, and says when it came and how long after', async () => {
    const it = await handedIn();
    await it.handIn();
    school.clock.pass({ minutes: 12 });
    const fileAt = school.clock.now().toISOString();
    expect((await it.sendFile()).status).toBe(200);
    school.clock.pass({ days: 2 });
    const recordingAt = school.clock.now().toISOString();
    await it.speak(0, whole, true);
    expect(await it.read()).toEqual([
      { arrivedAt: fileAt, minutes: 12 },
      { arrivedAt: recordingAt, minutes: 2 * 24 * 60 + 12 },
    ]);
  });

  test('is not marked where only its sending ended within the minute', async () => {
    const it = await handedIn();
    await it.handIn();
    school.clock.pass({ seconds: 50 });
    await it.sendFile();
    await it.speak(0, whole, true);
    expect(await it.read()).toEqual([null, null]);
  });

  test('is late by the last bytes of a recording that began in time', async () => {
    const it = await handedIn();
    await it.speak(0, whole.subarray(0, 1000));
    await it.handIn();
    school.clock.pass({ minutes: 30 });
    await it.speak(1, whole.subarray(1000), true);
    expect((await it.read())?.[1]).toMatchObject({ minutes: 30 });
  });
});

test('what came in time stays so, also where it is sent once more or its empty end comes days later', async () => {
  const it = await handedIn();
  await it.sendFile();
  await it.speak(0, whole);
  await it.handIn();
  school.clock.pass({ days: 1 });
  await it.sendFile();
  await it.speak(0, whole);
  await it.speak(1, Buffer.alloc(0), true);
  expect(await it.read()).toEqual([null, null]);
});

test('work that was left to the clock is handed in when its time ends', async () => {
  const it = await handedIn();
  school.clock.pass({ days: 6 });
  await it.sendFile();
  await it.handIn();
  const minutes = (await it.read())?.[0]?.minutes ?? 0;
  expect(minutes).toBeGreaterThan(24 * 60);
});

test.each([
  ['withdrawn', homework.revoke, 'assignment.withdrawn'],
  ['deleted', homework.destroy, 'assignment.deleted'],
] as const)('work that was %s takes neither files nor recordings any more', async (_how, end, reason) => {
  const it = await handedIn();
  await it.work.teacher.send(end, { requestId: randomUUID(), id: it.work.assignmentId });
  expect((await it.sendFile()).body['reason']).toBe(reason);
  expect((await it.speak(0, whole, true)).body['reason']).toBe(reason);
  const place = { id: it.file.id, attemptId: it.attemptId, questId: it.questId };
  expect(await it.work.student.refused(removeAttachment, place)).toBe(reason);
});
