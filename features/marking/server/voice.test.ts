import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasedCall } from '@inkstone/call';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { recordingBytes, sendForm } from '@inkstone/taking/testing';
import { deleteVoiceNote, getStudentSubmissions, saveMark } from '../contract.ts';
import { buildMarkDraft, createSubmittedEssays, saveMarkAs, type SubmittedEssays } from '../testing.ts';

let school: TestSchool;
let work: SubmittedEssays;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  work = await createSubmittedEssays(school);
});
afterAll(() => school.close());

const place = () => ({ attemptId: work.students[0]?.attemptId ?? 0, questionId: work.questionId });
const upload = (bytes: Buffer | null, browser = work.teacher) =>
  sendForm(school, browser, {
    path: 'upload/uploadCorrectFile',
    fields: { attemptId: String(place().attemptId) },
    bytes,
  });
const voice = async (): Promise<number> => {
  const { body } = await upload(recordingBytes());
  return (body['file'] as { fileId: number }).fileId;
};

test('a voice note is stored with its mark, and played through a signed URL', async () => {
  const fileId = await voice();
  const saved = await saveMarkAs(work.teacher, work, { mark: { voiceFileId: fileId } });
  const { submissions } = await work.teacher.ask(getStudentSubmissions, place());

  expect(submissions[0]?.mark?.voice).toMatchObject({ fileId, mime: 'audio/webm' });
  const heard = await school.server.app.inject({ url: submissions[0]?.mark?.voice?.url ?? '' });
  expect(heard.statusCode).toBe(200);
  const input = { requestId: randomUUID(), fileId };
  expect(await work.teacher.refused(deleteVoiceNote, input)).toBe('mark.voiceKept');
  await saveMarkAs(work.teacher, work, { version: saved.version, mark: { voiceFileId: null } });
  expect(await work.teacher.send(deleteVoiceNote, { ...input, requestId: randomUUID() })).toMatchObject({ fileId });
});

test('a voice that is sent twice is one file', async () => {
  const fields = { ...newRequestId(), attemptId: String(place().attemptId) };
  const send = () =>
    sendForm(school, work.teacher, { path: 'upload/uploadCorrectFile', fields, bytes: recordingBytes() });
  const [first, again] = [await send(), await send()];

  expect(again).toEqual(first);
  expect(first.status).toBe(200);
});

test('an unused voice note can be deleted by its owner only', async () => {
  const fileId = await voice();
  const input = () => ({ requestId: randomUUID(), fileId });
  const formerDelete = aliasedCall(deleteVoiceNote, 'upload/deleteCorrectAudio');

  expect(await work.colleague.failed(formerDelete, input())).toMatchObject({ kind: 'notFound' });
  expect(await work.teacher.send(formerDelete, input())).toMatchObject({ fileId });
  expect(await work.teacher.failed(formerDelete, input())).toMatchObject({ kind: 'notFound' });
});

test('another’s voice cannot be put into a mark', async () => {
  const otherWork = await createSubmittedEssays(school);
  const { body } = await sendForm(school, otherWork.teacher, {
    path: 'upload/uploadCorrectFile',
    fields: { attemptId: String(otherWork.students[0]?.attemptId) },
    bytes: recordingBytes(),
  });
  const { fileId } = body['file'] as { fileId: number };
  const input = { requestId: randomUUID(), ...place(), version: 0, mark: buildMarkDraft({ voiceFileId: fileId }) };

  expect(await work.teacher.failed(saveMark, input)).toMatchObject({ kind: 'notFound' });
});

test('a voice note must be a sound and belong to one mark', async () => {
  const own = await createSubmittedEssays(school, { students: 2 });
  const form = { attemptId: String(own.students[0]?.attemptId) };
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const picture = await sendForm(school, own.teacher, { path: 'upload/testFiles', fields: {}, bytes: png });
  const sound = await sendForm(school, own.teacher, {
    path: 'upload/uploadCorrectFile',
    fields: form,
    bytes: recordingBytes(),
  });
  const [{ id: pictureId }, { fileId }] = [
    picture.body['file'] as { id: number },
    sound.body['file'] as { fileId: number },
  ];
  const buildInput = (student: number, voiceFileId: number) => ({
    requestId: randomUUID(),
    attemptId: own.students[student]?.attemptId ?? 0,
    questionId: own.questionId,
    version: 0,
    mark: buildMarkDraft({ voiceFileId }),
  });

  expect(await own.teacher.failed(saveMark, buildInput(0, pictureId))).toMatchObject({ kind: 'notFound' });
  expect(await own.teacher.send(saveMark, buildInput(0, fileId))).toMatchObject({ version: 1 });
  expect(await own.teacher.failed(saveMark, buildInput(1, fileId))).toMatchObject({ kind: 'notFound' });
});

test.each([
  ['nothing', null, 'voice.none'],
  ['no bytes', Buffer.alloc(0), 'voice.empty'],
  ['a file without sound', Buffer.from('%PDF-1.7 and so on, longer than a few bytes'), 'voice.kind'],
  ['more than ten megabytes', recordingBytes(10 * 1024 * 1024 + 1), 'voice.tooLarge'],
])('%s is refused', async (_what, bytes, code) => {
  const { body } = await upload(bytes);

  expect(body).toMatchObject({ success: 0, code });
});

test('whoever may not mark the attempt uploads nothing', async () => {
  expect((await upload(recordingBytes(), work.colleague)).status).toBe(404);
});
