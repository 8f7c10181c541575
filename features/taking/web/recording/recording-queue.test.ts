import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '@inkstone/call/web';
import { openRecordingQueue, type SaveFirstChunk } from './recording-queue.ts';
import { createRecordingDevice, createRecordingServer } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
const attemptId = 7;
const toBytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

const openOver = async (
  server: ReturnType<typeof createRecordingServer>,
  device = createRecordingDevice().device,
  onServer?: readonly string[],
) => {
  vi.stubGlobal('fetch', server.fetch);
  const queue = await openRecordingQueue({ caller, device, attemptId, programme: 'common', onServer });
  const keepFirst: SaveFirstChunk = async (_, { recordings: [take] = [], chunks: [piece] = [] }) => {
    if (take && piece) await device.saveChunk(take, piece.bytes);
  };
  const begin = (take: { questionId: number; mime: string; canBeHeard?: boolean }) =>
    queue.begin({ ...take, keepFirst });
  return { device, queue: { ...queue, begin } };
};
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a recording that this device does not have', () => {
  test('counts as on the server only where the server said so, and else as on another device', async () => {
    const { queue } = await openOver(createRecordingServer(), undefined, ['arrived']);
    expect([queue.isDelivered(['arrived']), queue.isElsewhere(['arrived'])]).toEqual([true, false]);
    expect([queue.isDelivered(['arrived', 'away']), queue.isElsewhere(['arrived', 'away'])]).toEqual([false, true]);
    const take = queue.begin({ questionId: 3, mime: 'audio/webm' });
    await take.saveChunk(toBytes(1));
    expect([queue.isDelivered([take.id]), queue.isElsewhere([take.id])]).toEqual([false, false]);
  });
});

describe('a recording upload', () => {
  test('is sent piece by piece during the recording and ends with a final request', async () => {
    const server = createRecordingServer();
    const { queue } = await openOver(server);
    const take = queue.begin({ questionId: 3, mime: 'audio/webm' });
    await take.saveChunk(toBytes(1, 2));
    await take.saveChunk(toBytes(3));
    await settle();
    expect(server.sent.map(({ index, last }) => [index, last])).toEqual([
      [0, false],
      [1, false],
    ]);
    expect(queue.pendingCount()).toBe(0);
    expect(queue.isDelivered([take.id])).toBe(false);
    await take.end('stopped');
    expect(queue.pendingCount()).toBe(1);
    await settle();
    expect(server.wholeOf(take.id)).toEqual([1, 2, 3]);
    expect(queue.isDelivered([take.id])).toBe(true);
    expect(queue.hasStopped(3)).toBe(true);
  });

  test('can be played after it has ended in homework; a test keeps no playable copy', async () => {
    const blobs: Blob[] = [];
    const revoked = vi.fn<(url: string) => void>();
    vi.stubGlobal('URL', {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: revoked,
    });
    const { queue } = await openOver(createRecordingServer());
    const homework = queue.begin({ questionId: 3, mime: 'audio/webm', canBeHeard: true });
    const exam = queue.begin({ questionId: 4, mime: 'audio/webm' });
    for (const take of [homework, exam]) {
      await take.saveChunk(toBytes(1, 2));
      await take.saveChunk(toBytes(3));
      expect(queue.getPlaybackUrl(take.id)).toBeNull();
      await take.end('stopped');
    }
    expect(queue.getPlaybackUrl(homework.id)).toBe('blob:1');
    expect(queue.getPlaybackUrl(exam.id)).toBeNull();
    expect([...new Uint8Array((await blobs[0]?.arrayBuffer()) ?? toBytes())]).toEqual([1, 2, 3]);
    queue.close();
    expect(revoked.mock.calls).toEqual([['blob:1']]);
  });

  test('stays on the device until the server has it, with a growing delay after each failure', async () => {
    let isAway = true;
    const server = createRecordingServer(() => (isAway ? 'lost' : 'answers'));
    const { queue } = await openOver(server);
    const take = queue.begin({ questionId: 3, mime: 'audio/webm' });
    await take.saveChunk(toBytes(1));
    await settle(5000);
    expect(queue.trouble()).toMatchObject({ trouble: 'offline' });
    expect(queue.pendingCount()).toBe(1);
    isAway = false;
    queue.retryNow();
    await settle();
    expect(queue.trouble()).toBeNull();
    expect(queue.pendingCount()).toBe(0);
  });

  test('interrupted by a crash is ended and delivered by the next page, and can continue as another part', async () => {
    const server = createRecordingServer();
    const { queue, device } = await openOver(server);
    const take = queue.begin({ questionId: 3, mime: 'audio/webm' });
    await take.saveChunk(toBytes(1, 2));
    queue.close();

    const next = await openOver(server, device);
    await settle();
    expect(server.wholeOf(take.id)).toEqual([1, 2]);
    expect(next.queue.hasStopped(3)).toBe(false);
    await expect(take.saveChunk(toBytes(9))).rejects.toMatchObject({ name: 'EndedElsewhere' });
    expect(server.wholeOf(take.id)).toEqual([1, 2]);
  });

  test('that the server refuses is kept and does not block the next one', async () => {
    let isRefused = true;
    const server = createRecordingServer(() => (isRefused ? 409 : 'answers'));
    const { queue } = await openOver(server);
    const first = queue.begin({ questionId: 3, mime: 'audio/webm' });
    await first.saveChunk(toBytes(1));
    await settle(100);
    expect(queue.trouble()).toMatchObject({ trouble: 'refused', words: 'No.' });
    isRefused = false;
    const second = queue.begin({ questionId: 4, mime: 'audio/webm' });
    await second.saveChunk(toBytes(2));
    await second.end('stopped');
    await settle(100);
    expect(server.wholeOf(second.id)).toEqual([2]);
    expect(server.wholeOf(first.id)).toBeNull();
    expect(queue.trouble()).toMatchObject({ trouble: 'refused', words: 'No.' });
    await first.end('stopped');
    queue.retryNow();
    await settle(100);
    expect(server.wholeOf(first.id)).toEqual([1]);
    expect(queue.trouble()).toBeNull();
  });
});

test('that the server refused is not sent again with each further piece', async () => {
  const server = createRecordingServer(() => 409);
  const { queue, device } = await openOver(server);
  const take = queue.begin({ questionId: 3, mime: 'audio/webm' });
  for (const piece of [1, 2, 3]) {
    await take.saveChunk(toBytes(piece));
    await settle(500);
  }
  await take.end('stopped');
  await settle(60_000);
  expect(server.sent).toEqual([]);
  expect([queue.pendingCount(), await device.countPending(attemptId)]).toEqual([4, 4]);
  expect(queue.trouble()).toEqual({ trouble: 'refused', words: 'No.' });
});

test('of several recordings that wait, each is sent whole before the next', async () => {
  let isAway = true;
  const server = createRecordingServer(() => (isAway ? 'lost' : 'answers'));
  const { queue } = await openOver(server);
  for (const questionId of [3, 4]) {
    const take = queue.begin({ questionId, mime: 'audio/webm' });
    await take.saveChunk(toBytes(questionId, 1));
    await take.saveChunk(toBytes(questionId, 2));
    await take.end('stopped');
  }
  isAway = false;
  server.sent.length = 0;
  queue.retryNow();
  await settle();
  expect(server.sent.map(({ bytes, last }) => (last ? 'end' : bytes.join()))).toEqual([
    ...['3,1', '3,2', 'end'],
    ...['4,1', '4,2', 'end'],
  ]);
});

test('that the server refused is not sent again by the next page, which shows the reason', async () => {
  const refusing = createRecordingServer(() => 409);
  const { queue, device } = await openOver(refusing);
  const take = queue.begin({ questionId: 3, mime: 'audio/webm' });
  await take.saveChunk(toBytes(1, 2));
  await take.end('stopped');
  await settle(100);
  queue.close();
  const server = createRecordingServer();
  const next = await openOver(server, device);
  await settle(60_000);
  expect(server.sent).toEqual([]);
  expect(next.queue.trouble()).toEqual({ trouble: 'refused', words: 'No.' });
  expect(await device.countSendable(attemptId)).toBe(0);
  expect((await device.listRefused()).map(({ chunks }) => chunks.length)).toEqual([1]);
  next.queue.retryNow();
  await settle(100);
  expect(server.wholeOf(take.id)).toEqual([1, 2]);
  expect(await device.listRefused()).toEqual([]);
});

test('arrives completely, with each piece once and in order, whatever requests are lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('answers', 'answerLost', 'lost'), { maxLength: 30 }),
      fc.array(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.boolean(),
      async (verdicts, pieces, crashes) => {
        let turn = 0;
        const server = createRecordingServer(() => verdicts[turn++] ?? 'answers');
        const { queue, device } = await openOver(server);
        const take = queue.begin({ questionId: 3, mime: 'audio/webm' });
        for (const piece of pieces) {
          await take.saveChunk(toBytes(...piece));
          await settle(300);
        }
        if (crashes) queue.close();
        else await take.end('stopped');
        const last = crashes ? (await openOver(server, device)).queue : queue;
        await settle(40 * 60_000);
        expect(server.wholeOf(take.id)).toEqual(pieces.flat());
        expect(last.pendingCount()).toBe(0);
        last.close();
      },
    ),
    { numRuns: 150 },
  );
});
