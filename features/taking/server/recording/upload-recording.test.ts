import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { chunkMaxBytes, maxRecordings, programmeAudioCalls } from '../../contract.ts';
import {
  openAttemptDriver,
  recordingBytes,
  startAttemptDriver,
  createAssignmentFixture,
  uploadChunk,
  type AssignmentFixture,
  type ChunkUpload,
} from '../../testing.ts';
import { listAnswers } from '../attempt.queries.ts';
import { assembleAbandonedRecordings } from './assemble-abandoned-recordings.ts';
import { listPlayableRecordings } from './playable-recordings.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** Opens an attempt at a spoken question. */
const seated = async (assignment?: AssignmentFixture) => {
  const work = assignment ?? (await createAssignmentFixture(school, { spoken: true }));
  const window = await startAttemptDriver(school, work);
  const [spoken = 0, chosen = 0] = work.questionIds;
  const recordingId = randomUUID();
  const place = { recordingId, attemptId: window.attemptId, questId: spoken };
  const send = (chunk: Partial<ChunkUpload> & Pick<ChunkUpload, 'index' | 'bytes'>) =>
    uploadChunk(school, work.student, { ...place, ...chunk });
  const heard = () =>
    school.tx((tx) => listPlayableRecordings(tx, window.attemptId, { ...reader(), personId: work.student.person.id }));
  return { work, window, spoken, chosen, recordingId, place, send, heard };
};
type Seated = Awaited<ReturnType<typeof seated>>;

const reader = () => ({ secret: school.services().secret, now: school.clock.now() });

const bytesAt = async (url: string, headers: Record<string, string> = {}) =>
  school.server.app.inject({ method: 'GET', url, headers });

const whole = recordingBytes(5000);
const chunks = [whole.subarray(0, 2000), whole.subarray(2000, 3500), whole.subarray(3500)];
const chunksLeft = async () => {
  const row = await school.db.row(sql`select count(*) as all from recording_chunk`, { all: z.int() });
  return row?.all ?? 0;
};

/** Downloads the recording of an attempt. */
const checkWhole = async ({ heard }: Seated) => {
  const [recording] = await heard();
  expect(recording).toMatchObject({ isWhole: true, mime: 'audio/webm' });
  const answered = await bytesAt(recording?.url ?? '');
  expect(answered.headers['content-type']).toBe('audio/webm');
  expect(answered.rawPayload.equals(whole)).toBe(true);
};

describe('a recording upload', () => {
  test('is assembled from its chunks and served in full and in ranges', async () => {
    const setup = await seated();
    expect((await setup.send({ index: 0, bytes: chunks[0] ?? null })).body).toMatchObject({ held: 1, complete: false });
    const begun = await openAttemptDriver(school, setup.work, { windowId: setup.window.windowId });
    expect(begun.start.recordings).toEqual([]);
    expect((await setup.send({ index: 1, bytes: chunks[1] ?? null })).body).toMatchObject({ held: 2, complete: false });
    const last = await setup.send({ index: 2, last: true, bytes: chunks[2] ?? null });
    expect(last).toMatchObject({ status: 200, body: { success: 1, held: 3, complete: true } });
    await checkWhole(setup);
    const again = await openAttemptDriver(school, setup.work, { windowId: setup.window.windowId });
    expect(again.start.recordings).toEqual([setup.recordingId]);
    const [recording] = await setup.heard();
    const part = await bytesAt(recording?.url ?? '', { range: 'bytes=4-7' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('webm');
    expect(await chunksLeft()).toBe(0);
  });

  test('uploaded twice, out of order and across days, is applied once', async () => {
    const setup = await seated();
    await setup.send({ index: 2, last: true, bytes: chunks[2] ?? null });
    await setup.send({ index: 0, bytes: chunks[0] ?? null });
    await setup.send({ index: 0, bytes: recordingBytes(700) });
    school.clock.pass({ days: 3 });
    const work = await school.signIn(setup.work.studentPerson);
    const done = await uploadChunk(school, work, { ...setup.place, index: 1, bytes: chunks[1] ?? null });
    expect(done.body).toMatchObject({ complete: true });
    const again = await uploadChunk(school, work, { ...setup.place, index: 1, bytes: chunks[1] ?? null });
    expect(again.body).toMatchObject({ complete: true, held: 3 });
    await checkWhole(setup);
  });

  test('that was interrupted ends with an empty last chunk', async () => {
    const setup = await seated();
    await setup.send({ index: 0, bytes: whole });
    expect((await setup.send({ index: 1, last: true, bytes: Buffer.alloc(0) })).body).toMatchObject({ complete: true });
    await checkWhole(setup);
  });

  test('can be played as far as it arrived if the device never returns, and in full if it does', async () => {
    const setup = await seated();
    await setup.send({ index: 0, bytes: chunks[0] ?? null });
    await setup.send({ index: 2, last: true, bytes: chunks[2] ?? null });
    const { storage } = school.services();
    expect(await assembleAbandonedRecordings(school.db, { storage, now: school.clock.now() })).toBe(0);
    school.clock.pass({ hours: 25 });
    expect(await assembleAbandonedRecordings(school.db, { storage, now: school.clock.now() })).toBe(1);
    const [cut] = await setup.heard();
    expect(cut?.isWhole).toBe(false);
    expect((await bytesAt(cut?.url ?? '')).rawPayload.equals(chunks[0] ?? whole)).toBe(true);
    const student = await school.signIn(setup.work.studentPerson);
    await uploadChunk(school, student, { ...setup.place, index: 1, bytes: chunks[1] ?? null });
    await checkWhole(setup);
  });

  test.each(programmeAudioCalls)('is also accepted at its legacy path $path', async (call) => {
    const setup = await seated();
    const chunk = { ...setup.place, index: 0, last: true, bytes: whole };
    expect((await uploadChunk(school, setup.work.student, chunk, call.path)).body).toMatchObject({ complete: true });
    await checkWhole(setup);
  });
});

describe('refused with a message', () => {
  test.each([
    ['recording.none', { index: 0, bytes: null }],
    ['recording.empty', { index: 0, last: true, bytes: Buffer.alloc(0) }],
    ['recording.kind', { index: 0, bytes: Buffer.from('RIFF----WAVEfmt and so on') }],
    ['recording.kind', { index: 0, bytes: Buffer.from(`\u001AEß£B\u0082\u0088matroska${'-'.repeat(80)}`, 'latin1') }],
    ['recording.kind', { index: 0, bytes: Buffer.from('just some words, for long enough') }],
    ['recording.tooLarge', { index: 0, bytes: recordingBytes(chunkMaxBytes + 10) }],
  ])('%s', async (code, chunk) => {
    const setup = await seated();
    const { status, body } = await setup.send(chunk);
    expect({ status, reason: body['reason'] }).toEqual({ status: 409, reason: code });
    expect(body['message']).toBeTruthy();
    expect(await chunksLeft()).toBe(0);
  });

  test('a recording beyond the size limit', async () => {
    const setup = await seated();
    await setup.send({ index: 0, bytes: whole });
    await school.db.run(sql`update recording set size_bytes = 67108000 where id = ${setup.recordingId}`);
    const { body } = await setup.send({ index: 1, bytes: Buffer.alloc(2000) });
    expect(body).toMatchObject({ reason: 'recording.tooLarge', message: 'A recording may have at most 64 MB.' });
    await school.db.run(sql`update recording set size_bytes = 67108864 where id = ${setup.recordingId}`);
    // The response to the first chunk was lost, so that the chunk is sent again.
    expect((await setup.send({ index: 0, bytes: whole })).body).toMatchObject({ success: 1, held: 1 });
    await school.db.run(sql`delete from recording_chunk`);
  });

  test('a question that does not accept recordings', async () => {
    const setup = await seated();
    expect((await setup.send({ index: 0, questId: setup.chosen, bytes: whole })).body['reason']).toBe(
      'recording.notAsked',
    );
  });

  test("another student's attempt or recording, a question of another assignment, a teacher", async () => {
    const mine = await seated();
    const theirs = await seated();
    await theirs.send({ index: 0, bytes: whole });
    const { student, teacher } = mine.work;
    const tried: ChunkUpload[] = [
      { ...theirs.place, index: 1, bytes: whole },
      { ...mine.place, recordingId: theirs.recordingId, index: 1, bytes: whole },
      { ...mine.place, questId: theirs.spoken, index: 0, bytes: whole },
      { ...mine.place, attemptId: 987_654, index: 0, bytes: whole },
    ];
    for (const chunk of tried) expect((await uploadChunk(school, student, chunk)).status).toBe(404);
    expect((await uploadChunk(school, teacher, { ...mine.place, index: 0, bytes: whole })).status).toBe(403);
    await school.db.run(sql`delete from recording_chunk`);
  });
});

describe('the answer to a spoken question', () => {
  const findValue = async ({ window, spoken }: Seated) => {
    const rows = await school.tx((tx) => listAnswers(tx, [window.attemptId]));
    return rows.find(({ questionId }) => questionId === spoken)?.value;
  };

  test('lists its recordings in order, also before a chunk has arrived', async () => {
    const setup = await seated();
    const second = randomUUID();
    await setup.window.sendEvents({
      kind: 'recording-saved',
      questionId: setup.spoken,
      recordingId: setup.recordingId,
    });
    await setup.window.sendEvents({ kind: 'recording-saved', questionId: setup.spoken, recordingId: second });
    expect(await findValue(setup)).toEqual({ recordings: [setup.recordingId, second] });
    expect(await setup.heard()).toMatchObject([{ url: null }, { url: null }]);
    await setup.send({ index: 0, last: true, bytes: whole });
    expect((await setup.heard()).filter(({ url }) => url !== null)).toMatchObject([{ id: setup.recordingId }]);
  });

  test('cannot refer to a recording of another attempt or of another question', async () => {
    const theirs = await seated();
    await theirs.send({ index: 0, bytes: whole });
    const setup = await seated();
    const foreign = { kind: 'recording-saved', questionId: setup.spoken, recordingId: theirs.recordingId } as const;
    const chosen = { kind: 'recording-saved', questionId: setup.chosen, recordingId: setup.recordingId } as const;
    const written = {
      kind: 'answered',
      questionId: setup.spoken,
      value: { recordings: [theirs.recordingId] },
    } as const;
    const saved = await setup.window.sendEvents(foreign, chosen, written);
    expect(saved.ack).toBe(5);
    expect(await findValue(setup)).toBeUndefined();
    await school.db.run(sql`delete from recording_chunk`);
  });

  test('is blank once it is cleared, and starts anew with the next recording', async () => {
    const setup = await seated();
    const next = randomUUID();
    await setup.window.sendEvents({
      kind: 'recording-saved',
      questionId: setup.spoken,
      recordingId: setup.recordingId,
    });
    await setup.window.sendEvents({ kind: 'answered', questionId: setup.spoken, value: null });
    expect(await findValue(setup)).toBeNull();
    await setup.window.sendEvents({ kind: 'recording-saved', questionId: setup.spoken, recordingId: next });
    expect(await findValue(setup)).toEqual({ recordings: [next] });
  });
});

/** Bytes of buffers that are still referenced, after garbage collection. */
const heldBytes = (): number => {
  setFlagsFromString('--expose-gc');
  const sweep = runInNewContext('gc') as () => void;
  sweep();
  return process.memoryUsage().arrayBuffers;
};

test('a chunk of two hundred megabytes is refused while it arrives, without buffering it', async () => {
  const setup = await seated();
  const url = new URL(await school.server.app.listen({ port: 0, host: '127.0.0.1' }));
  const megabyte = Buffer.alloc(1024 * 1024, recordingBytes(1000));
  const field = (name: string, value: string | number) =>
    `--p\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries({ ...setup.place, index: 0 }).map(([name, value]) => field(name, value));
  const before = heldBytes();
  let most = 0;
  const form = async function* () {
    yield Buffer.from(`${fields.join('')}--p\r\ncontent-disposition: form-data; name="part"; filename="a"\r\n\r\n`);
    for (let sent = 0; sent < 200; sent++) {
      if (sent % 20 === 19) most = Math.max(most, heldBytes() - before);
      yield megabyte;
    }
    yield Buffer.from('\r\n--p--\r\n');
  };
  const clientRequest = request(new URL('/api/upload/uploadAudio', url), {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=p',
      authorization: `Bearer ${setup.work.student.token}`,
    },
  });
  const answered = once(clientRequest, 'response') as Promise<[IncomingMessage]>;
  await pipeline(Readable.from(form()), clientRequest);
  const [response] = await answered;
  const body = JSON.parse(await text(response)) as Record<string, unknown>;
  expect(body).toMatchObject({ success: 0, reason: 'recording.tooLarge' });
  expect(most).toBeLessThan(100 * 1024 * 1024);
  expect(await chunksLeft()).toBe(0);
});

test('a question accepts a limited number of recordings; one that was started can be continued', async () => {
  const { place, send } = await seated();
  await send({ index: 0, bytes: chunks[0] ?? null });
  await school.db.run(sql`
    insert into recording (id, attempt_id, question_id, created_at, last_received_at, size_bytes)
    select gen_random_uuid(), ${place.attemptId}, ${place.questId}, now(), now(), 1000
      from generate_series(1, ${maxRecordings - 1})`);
  expect((await send({ index: 1, bytes: chunks[1] ?? null })).body).toMatchObject({ success: 1, held: 2 });
  const further = await send({ index: 0, recordingId: randomUUID(), bytes: whole });
  expect(further.body).toMatchObject({ success: 0, code: 'recording.tooMany' });
});
