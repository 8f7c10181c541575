import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxFileBytes } from '@inkstone/exam/handed';
import { removeUnusedFiles } from '@inkstone/bank/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import {
  importAnswers,
  maxAnswerFiles,
  removeAttachment,
  saveAnswerPhoto,
  saveAttachment,
  saveCodePicture,
} from '../../contract.ts';
import {
  photoBytes,
  startAttemptDriver,
  sendForm,
  openAttemptDriver,
  createAssignmentFixture,
  uploadChunk,
  recordingBytes,
} from '../../testing.ts';
import { listAnswers, type AttemptEventRow } from '../attempt.queries.ts';
import { readAnswerFiles } from './answer-files.ts';
import type { AnswerFileRow } from './files.queries.ts';
import { releaseUnusedFiles } from './release-unused-files.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const pdf = Buffer.from('%PDF-1.7\nsmall');

/** Opens an attempt at a question that takes files, or pictures of a program. */
const seated = async (asks: 'files' | 'code' = 'files') => {
  const work = await createAssignmentFixture(school, { [asks]: true });
  const window = await startAttemptDriver(school, work);
  const [questId = 0, chosen = 0] = work.questionIds;
  const { attemptId } = window;
  const aFile = (name = 'page.jpg') => ({ id: randomUUID() as string, name, mime: 'image/jpeg', bytes: 400 });
  type Named = ReturnType<typeof aFile>;
  const send = (
    { id, name }: Pick<Named, 'id' | 'name'>,
    bytes: Buffer | null = photoBytes(),
    path = saveAttachment.path,
  ) =>
    sendForm(school, work.student, {
      path,
      fields: { id, name, attemptId: String(attemptId), questId: String(questId) },
      bytes,
    });
  const answered = (files: readonly Named[], text = '') =>
    window.sendEvents({ kind: 'answered', questionId: questId, value: { text, files, recordings: [] } });
  const listFiles = () => readAnswerFiles(school.db, { attemptId });
  const value = async () =>
    (await listAnswers(school.db, [attemptId])).find(({ questionId }) => questionId === questId)?.value;
  const remove = (id: string) => work.student.send(removeAttachment, { id, attemptId, questionId: questId });
  return { work, window, attemptId, questId, chosen, aFile, send, answered, found: listFiles, value, remove };
};

const fetchBytes = async (url: string) => (await school.server.app.inject({ method: 'GET', url })).rawPayload;

describe('an uploaded file', () => {
  test('can be referred to by the answer before its bytes arrive, and is listed once they have', async () => {
    const setup = await seated();
    const [file, otherFile] = [setup.aFile(), setup.aFile('notes.pdf')];
    await setup.answered([otherFile, file]);
    expect(await setup.found()).toEqual(new Map());
    const { status, body } = await setup.send(file);
    expect(status).toBe(200);
    const { url } = body['file'] as { url: string };
    expect((await fetchBytes(url)).equals(photoBytes())).toBe(true);
    await setup.send(otherFile, pdf);
    expect((await setup.found()).get(setup.questId)).toMatchObject([
      { id: otherFile.id, name: 'notes.pdf', mime: 'application/pdf', bytes: pdf.length },
      { id: file.id, name: 'page.jpg', mime: 'image/jpeg', bytes: 400 },
    ]);
    const only = await readAnswerFiles(school.db, { attemptId: setup.attemptId, questionIds: [setup.chosen] });
    expect(only.size).toBe(0);
    expect((await readAnswerFiles(school.db, [setup.attemptId])).get(setup.questId)).toHaveLength(2);
  });

  test('is stored once if uploaded twice, and is listed when the attempt is reopened', async () => {
    const setup = await seated();
    const file = setup.aFile();
    const first = await setup.send(file);
    const again = await setup.send(file, photoBytes(900));
    const getFileId = ({ body }: typeof first) => (body['file'] as { fileId: number; bytes: number }).fileId;
    expect(again.status).toBe(200);
    expect(getFileId(again)).toBe(getFileId(first));
    const { start } = await openAttemptDriver(school, setup.work, { windowId: setup.window.windowId });
    expect(start.files).toMatchObject([{ id: file.id, name: 'page.jpg', bytes: 400 }]);
  });

  test('gets its type from its bytes, whatever its name', async () => {
    const setup = await seated();
    const file = setup.aFile('../photo\u0007.jpg');
    const { body } = await setup.send(file, pdf);
    expect(body['file']).toMatchObject({ mime: 'application/pdf', name: '..photo.jpg.pdf' });
  });

  test.each([
    { call: saveAnswerPhoto, asks: 'files' as const, never: 'code' as const },
    { call: saveCodePicture, asks: 'code' as const, never: 'files' as const },
  ])(
    'can be sent to $call.path as a picture where the question asks for $asks, not for $never',
    async ({ call, asks, never }) => {
      const setup = await seated(asks);
      expect((await setup.send(setup.aFile(), photoBytes(), call.path)).body['file']).toMatchObject({
        mime: 'image/jpeg',
      });
      expect((await setup.send(setup.aFile(), pdf, call.path)).body['reason']).toBe('handed.kind');
      const elsewhere = await seated(never);
      expect((await elsewhere.send(elsewhere.aFile(), photoBytes(), call.path)).body['reason']).toBe('handed.notAsked');
    },
  );

  test('is kept together with the text and the recordings of the same answer', async () => {
    const setup = await seated();
    const file = setup.aFile();
    await setup.answered([file], 'See my page.');
    await setup.send(file);
    const recordingId = randomUUID();
    await setup.window.sendEvents({ kind: 'recording-saved', questionId: setup.questId, recordingId });
    expect(await setup.value()).toEqual({ text: 'See my page.', files: [file], recordings: [recordingId] });
    const chunk = { recordingId, attemptId: setup.attemptId, questId: setup.questId, index: 0, last: true };
    const heard = await uploadChunk(school, setup.work.student, { ...chunk, bytes: recordingBytes() });
    expect(heard.body).toMatchObject({ complete: true });
    expect((await setup.found()).get(setup.questId)).toHaveLength(1);
  });

  test('is kept in one answer with a recording from the same batch', async () => {
    const setup = await seated();
    const recordingId = randomUUID();
    await setup.window.sendEvents(
      { kind: 'answered', questionId: setup.questId, value: { text: 'Hi', files: [], recordings: [] } },
      { kind: 'recording-saved', questionId: setup.questId, recordingId },
    );
    expect(await setup.value()).toEqual({ text: 'Hi', files: [], recordings: [recordingId] });
  });
});

/** The number of file rows of an attempt. */
const countClaimed = async (attemptId: number): Promise<number> => {
  return school.db.run(sql`select 1 from answer_file where attempt_id = ${attemptId}`);
};

describe('files of an invalid answer', () => {
  test('are not registered: too many, for a question that takes none, or in a malformed answer', async () => {
    const setup = await seated();
    await setup.answered([setup.aFile()]);
    const files = Array.from({ length: 500 }, () => setup.aFile());
    await setup.answered(files);
    await setup.answered(files.slice(0, 4));
    await setup.window.sendEvents(
      { kind: 'answered', questionId: setup.chosen, value: { files: files.slice(0, 3) } },
      { kind: 'answered', questionId: setup.questId, value: { text: 7, files: files.slice(0, 3) } },
    );
    expect(await countClaimed(setup.attemptId)).toBe(1);
    expect(await setup.value()).toMatchObject({ files: [{ name: 'page.jpg' }] });
  });
});

describe('a file of another attempt or question', () => {
  test('invalidates only the answer that refers to it', async () => {
    const [mine, theirs] = [await seated(), await seated()];
    const foreign = theirs.aFile();
    await theirs.answered([foreign]);
    await theirs.send(foreign);
    const own = mine.aFile();
    await mine.answered([own], 'mine');
    await mine.window.sendEvents(
      { kind: 'answered', questionId: mine.questId, value: { text: 'stolen', files: [foreign], recordings: [] } },
      { kind: 'answered', questionId: mine.chosen, value: 'B' },
    );
    expect(await mine.value()).toMatchObject({ text: 'mine' });
    expect(await listAnswers(school.db, [mine.attemptId])).toHaveLength(2);
    const rows = await school.db.rows<Pick<AttemptEventRow, 'verdict'>>(
      sql`select verdict from attempt_event where attempt_id = ${mine.attemptId} and kind = 'answered' order by seq`,
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['applied', 'invalid: unfit', 'applied']);
    expect((await theirs.found()).get(theirs.questId)).toHaveLength(1);
  });

  test("can be neither sent nor removed: another's attempt, another's file, a question of another assignment, a teacher", async () => {
    const [mine, theirs] = [await seated(), await seated()];
    const foreign = theirs.aFile();
    await theirs.send(foreign);
    expect((await mine.send(foreign)).status).toBe(404);
    const fields = {
      id: randomUUID(),
      name: 'a.jpg',
      attemptId: String(theirs.attemptId),
      questId: String(theirs.questId),
    };
    const place = { path: saveAttachment.path, fields, bytes: photoBytes() };
    expect((await sendForm(school, mine.work.student, place)).status).toBe(404);
    const elsewhere = { ...fields, attemptId: String(mine.attemptId) };
    expect((await sendForm(school, mine.work.student, { ...place, fields: elsewhere })).status).toBe(404);
    expect((await sendForm(school, mine.work.teacher, place)).status).toBe(403);
    const input = { id: foreign.id, attemptId: theirs.attemptId, questionId: theirs.questId };
    expect((await mine.work.student.failed(removeAttachment, input)).kind).toBe('notFound');
    expect((await theirs.found()).size).toBe(0);
    await theirs.answered([foreign]);
    expect((await theirs.found()).get(theirs.questId)).toHaveLength(1);
  });
});

describe('refused with a message', () => {
  test.each([
    ['handed.none', null],
    ['handed.empty', Buffer.alloc(0)],
    ['handed.kind', Buffer.from('MZ\u0090\0 a program')],
    ['handed.tooLarge', Buffer.concat([photoBytes(), Buffer.alloc(maxFileBytes)])],
  ])('%s', async (code, bytes) => {
    const setup = await seated();
    const { status, body } = await setup.send(setup.aFile(), bytes);
    expect({ status, reason: body['reason'] }).toEqual({ status: 409, reason: code });
    expect(body['message']).toBeTruthy();
  });

  test('a question that does not accept files', async () => {
    const setup = await seated();
    const fields = { id: randomUUID(), name: 'a', attemptId: String(setup.attemptId), questId: String(setup.chosen) };
    const { body } = await sendForm(school, setup.work.student, {
      path: saveAttachment.path,
      fields,
      bytes: photoBytes(),
    });
    expect(body['reason']).toBe('handed.notAsked');
    const place = { id: randomUUID(), attemptId: setup.attemptId, questionId: setup.chosen };
    expect(await setup.work.student.refused(removeAttachment, place)).toBe('handed.notAsked');
  });

  test('files beyond the size limit of a question', async () => {
    const setup = await seated();
    await setup.send(setup.aFile());
    await school.db.run(sql`update stored_file set size_bytes = 700000000 where id in
      (select file_id from answer_file where attempt_id = ${setup.attemptId})`);
    expect((await setup.send(setup.aFile())).body['reason']).toBe('handed.tooMany');
  });

  test('all but one of several concurrent uploads if there is room for one more', async () => {
    const setup = await seated();
    await setup.send(setup.aFile());
    await school.db.run(sql`insert into answer_file (id, attempt_id, question_id, file_id, added_at)
      select gen_random_uuid(), f.attempt_id, f.question_id, f.file_id, f.added_at
        from answer_file f, generate_series(3, ${maxAnswerFiles}::int) where f.attempt_id = ${setup.attemptId}`);
    const sent = await Promise.all([setup.send(setup.aFile()), setup.send(setup.aFile()), setup.send(setup.aFile())]);
    expect(sent.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([200, 409, 409]);
    expect((await setup.send(setup.aFile())).body['reason']).toBe('handed.tooMany');
  });
});

describe('the nightly clean-up', () => {
  const decide = ({ work, attemptId, questId }: Awaited<ReturnType<typeof seated>>, counts: boolean) =>
    work.teacher.send(importAnswers, {
      requestId: randomUUID(),
      decision: { attemptId, questionIds: [questId], counts },
    });

  /** The names of an attempt's files whose bytes still exist after the clean-up. */
  const leftAfterNight = async (attemptId: number) => {
    const now = school.clock.now();
    await school.tx((tx) => releaseUnusedFiles(tx, now));
    await school.tx((tx) => removeUnusedFiles(tx, new Date(now.getTime() - 86_400_000)));
    const rows = await school.db.rows<Pick<AnswerFileRow, 'name'>>(
      sql`select f.name from answer_file f join stored_file s on s.id = f.file_id
           where f.attempt_id = ${attemptId} order by f.name desc`,
    );
    return rows.map(({ name }) => name);
  };

  test('keeps what a late answer names, and what the answer named that it has replaced', async () => {
    const setup = await seated();
    const [before, after] = [setup.aFile('before.jpg'), setup.aFile('after.jpg')];
    await setup.answered([before, after]);
    for (const file of [before, after]) await setup.send(file);
    await setup.answered([before]);
    await setup.remove(after.id);
    school.clock.pass({ hours: 4 });
    await setup.answered([after]);
    await setup.remove(before.id);
    school.clock.pass({ days: 2 });
    expect(await leftAfterNight(setup.attemptId)).toEqual(['before.jpg', 'after.jpg']);

    await decide(setup, true);
    expect((await setup.found()).get(setup.questId)?.map(({ name }) => name)).toEqual(['after.jpg']);
    school.clock.pass({ days: 2 });
    expect(await leftAfterNight(setup.attemptId)).toEqual(['before.jpg', 'after.jpg']);
    await decide(setup, false);
    expect((await setup.found()).get(setup.questId)?.map(({ name }) => name)).toEqual(['before.jpg']);
  });

  test('deletes removed files, and keeps files that an answer refers to, also if they were removed and added again', async () => {
    const setup = await seated();
    const [namedFile, removedFile, back] = [setup.aFile('kept.jpg'), setup.aFile('gone.jpg'), setup.aFile('back.jpg')];
    await setup.answered([namedFile, removedFile, back]);
    for (const file of [namedFile, removedFile, back]) await setup.send(file);
    await setup.answered([namedFile, back]);
    expect(await setup.remove(removedFile.id)).toMatchObject({ removed: true });
    expect(await setup.remove(removedFile.id)).toMatchObject({ removed: false });
    expect(await setup.remove(back.id)).toMatchObject({ removed: true });
    expect(await leftAfterNight(setup.attemptId)).toEqual(['kept.jpg', 'gone.jpg', 'back.jpg']);
    school.clock.pass({ days: 2 });
    expect(await leftAfterNight(setup.attemptId)).toEqual(['kept.jpg', 'back.jpg']);
    school.clock.pass({ days: 60 });
    expect(await leftAfterNight(setup.attemptId)).toEqual(['kept.jpg', 'back.jpg']);
  });

  test('deletes files that no event ever referred to after a month', async () => {
    const setup = await seated();
    await setup.send(setup.aFile('stray.jpg'));
    school.clock.pass({ days: 29 });
    expect(await leftAfterNight(setup.attemptId)).toEqual(['stray.jpg']);
    school.clock.pass({ days: 2 });
    expect(await leftAfterNight(setup.attemptId)).toEqual([]);
  });
});

test.each([
  ['none', 'multipart/form-data'],
  ['empty', 'multipart/form-data; boundary='],
  ['empty in quotes', 'multipart/form-data; boundary=""'],
  ['longer than allowed', `multipart/form-data; boundary=${'b'.repeat(5000)}`],
])('a form whose boundary is %s is refused as an invalid request', async (_what, type) => {
  const { student } = await createAssignmentFixture(school, { files: true });
  const response = await school.server.app.inject({
    method: 'POST',
    url: `/api/${saveAttachment.path}`,
    headers: { 'content-type': type, authorization: `Bearer ${student.token}` },
    payload: '--B\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n--B--\r\n',
  });

  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'request.invalid']);
});

test('uploads of a classmate at the same address refuse nobody else’s', async () => {
  const [flooder, student] = [await seated(), await seated()];
  const file = flooder.aFile();
  for (let sent = 0; sent < 650; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => flooder.send(file, null)));
  }
  expect((await flooder.send(file)).status).toBe(429);

  expect((await student.send(student.aFile())).status).toBe(200);
  const recording = randomUUID();
  const { attemptId, questId, work } = student;
  const chunk = { recordingId: recording, attemptId, questId, index: 0, last: true, bytes: recordingBytes() };
  expect((await uploadChunk(school, work.student, chunk)).status).toBe(200);
});
