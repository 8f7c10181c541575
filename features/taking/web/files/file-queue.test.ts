import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '@inkstone/call/web';
import type { DeviceFiles, StoredAnswerFile } from './device-files.ts';
import { openFileQueue, type FileQueue } from './file-queue.ts';
import { createFileDevice, createFileServer, type SendVerdict } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
const attemptId = 7;
const questionId = 3;
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const chosen = (name = 'page.jpg') => ({ name, mime: 'image/jpeg', bytes: new ArrayBuffer(12) });

const openOver = async (
  server: ReturnType<typeof createFileServer>,
  {
    device,
    named = [],
    attachAgain,
  }: { device: DeviceFiles; named?: readonly string[]; attachAgain?: () => Promise<void> },
) => {
  const queue = await openFileQueue({
    caller,
    device,
    attemptId,
    uploaded: [],
    renew: server.list,
    sender: server.sender,
  });
  queue.start(new Set(named), attachAgain);
  return queue;
};
/** Adds a file with its reference, as the exam window does. */
const add = async (queue: FileQueue, device: DeviceFiles, name?: string): Promise<string> => {
  const file = await queue.add(questionId, chosen(name), { isCode: false, write: (row) => device.save(row) });
  if (!file) throw new Error('the device is full');
  return file.id;
};

describe('a queued file', () => {
  test('is stored on the device before it is sent, and deleted there once the server has it', async () => {
    const [server, { device, rows }] = [createFileServer(), createFileDevice()];
    const queue = await openOver(server, { device });
    const disk = Promise.withResolvers<void>();
    const write = (row: StoredAnswerFile) => disk.promise.then(() => device.save(row));
    const keeping = queue.add(questionId, chosen(), { isCode: false, write });
    await settle(60_000);
    const [[id, seen] = []] = Object.entries(queue.view());
    expect(seen?.stand).toEqual({ is: 'keeping' });
    expect([rows.size, server.sent.length, queue.pendingCount()]).toEqual([0, 0, 0]);
    disk.resolve();
    expect((await keeping)?.id).toBe(id);
    expect([rows.size, queue.pendingCount()]).toEqual([1, 1]);
    await settle();
    expect([rows.size, server.held.size, queue.pendingCount()]).toEqual([0, 1, 0]);
    expect(queue.view()[id ?? '']?.stand).toEqual({ is: 'server' });
  });

  test('says that it waits for the network, and is sent automatically', async () => {
    let verdict: SendVerdict = 'lost';
    const [server, { device }] = [createFileServer(() => verdict), createFileDevice()];
    const queue = await openOver(server, { device });
    const id = await add(queue, device);
    await settle(10);
    expect(queue.view()[id]?.stand).toEqual({ is: 'device', why: 'offline' });
    expect(queue.trouble()).toMatchObject({ trouble: 'offline' });
    verdict = 'answers';
    await settle(60_000);
    expect(queue.view()[id]?.stand).toEqual({ is: 'server' });
    expect(queue.trouble()).toBeNull();
  });

  test('that the server refuses shows the reason, stays on the device, and does not block others', async () => {
    const verdicts: SendVerdict[] = ['refused'];
    const [server, { device, rows }] = [createFileServer(() => verdicts.shift() ?? 'answers'), createFileDevice()];
    const queue = await openOver(server, { device });
    const [bad, good] = [await add(queue, device, 'bad.jpg'), await add(queue, device, 'good.jpg')];
    await settle(10);
    expect(queue.view()[bad]?.stand).toEqual({ is: 'refused', message: 'None of these.' });
    expect(queue.view()[good]?.stand).toEqual({ is: 'server' });
    expect([...rows.keys()]).toEqual([bad]);
    queue.retryNow();
    await settle(10);
    expect(queue.view()[bad]?.stand).toEqual({ is: 'server' });
  });

  test('that the server refused is sent again by a later page only on request, and shows the reason until then', async () => {
    const [refusing, { device }] = [createFileServer(() => 'refused'), createFileDevice()];
    const queue = await openOver(refusing, { device });
    const id = await add(queue, device);
    await settle(10);
    queue.close();
    const server = createFileServer();
    const next = await openOver(server, { device, named: [id] });
    await settle(60_000);
    expect(server.sent).toEqual([]);
    expect(next.view()[id]?.stand).toEqual({ is: 'refused', message: 'None of these.' });
    expect(next.trouble()).toEqual({ trouble: 'refused', words: 'None of these.' });
    expect([await device.countPending(attemptId), (await device.listUndecided()).length]).toEqual([0, 1]);
    next.retryNow();
    await settle(10);
    expect([...server.held.keys()]).toEqual([id]);
    expect(await device.listUndecided()).toEqual([]);
  });

  test('shows its upload progress, and the upload stops if the file is removed', async () => {
    const verdicts: SendVerdict[] = ['hangs'];
    const [server, { device, rows }] = [createFileServer(() => verdicts.shift() ?? 'answers'), createFileDevice()];
    const queue = await openOver(server, { device });
    const id = await add(queue, device);
    await settle(1);
    expect(queue.view()[id]?.stand.is).toBe('sending');
    expect(queue.uploadedShare()).toBe(0.5);
    queue.remove(questionId, id);
    await settle(10);
    expect(queue.view()[id]).toBeUndefined();
    expect([...server.removed]).toEqual([id]);
    expect([server.held.size, rows.size, queue.pendingCount()]).toEqual([0, 0, 0]);
  });

  test('that was lost on the way and is then removed is not uploaded again', async () => {
    const verdicts: SendVerdict[] = ['lost'];
    const [server, { device, rows }] = [createFileServer(() => verdicts.shift() ?? 'answers'), createFileDevice()];
    const queue = await openOver(server, { device });
    const id = await add(queue, device);
    await settle(1);
    queue.remove(questionId, id);
    await settle(60_000);
    expect([server.sent, [...server.removed], rows.size]).toEqual([[id], [id], 0]);
  });

  test('that the server refused can be removed, and is removed on the server as well', async () => {
    const verdicts: SendVerdict[] = ['refused'];
    const [server, { device, rows }] = [createFileServer(() => verdicts.shift() ?? 'answers'), createFileDevice()];
    const queue = await openOver(server, { device });
    const id = await add(queue, device);
    await settle(10);
    queue.remove(questionId, id);
    await settle(10);
    expect([queue.view(), [...server.removed], rows.size]).toEqual([{}, [id], 0]);
  });

  test('whose removal is not stored yet is neither shown nor sent, and its removal waits for the device', async () => {
    const [server, { device, rows }] = [createFileServer(() => 'answers'), createFileDevice()];
    const queue = await openOver(server, { device });
    const id = await add(queue, device);
    await settle(10);
    const disk = Promise.withResolvers<void>();
    queue.remove(questionId, id, (removed) => disk.promise.then(() => device.save(removed)));
    await settle(1000);
    expect([queue.view(), server.removed.size, rows.size]).toEqual([{}, 0, 0]);
    disk.resolve();
    await settle(10);
    expect([[...server.removed], rows.size]).toEqual([[id], 0]);
  });

  test('is not stored when the device has no space', async () => {
    const [server, { device, facts }] = [createFileServer(), createFileDevice()];
    const queue = await openOver(server, { device });
    facts.isFull = true;
    const write = (row: StoredAnswerFile) => device.save(row);
    expect(await queue.add(questionId, chosen(), { isCode: false, write })).toBeNull();
    expect([queue.pendingCount(), queue.view()]).toEqual([0, {}]);
  });
});

describe('after a browser crash', () => {
  const createStoredFile = (id: string, isReferenced: boolean): StoredAnswerFile => ({
    ...{
      id,
      attemptId,
      questionId,
      name: `${id}.jpg`,
      mime: 'image/jpeg',
      bytes: new TextEncoder().encode('ink').buffer,
      order: 1,
    },
    ...{ isReferenced, isRemoved: false },
  });

  test('a file in the answer is sent; one that is not is added to the answer and then sent', async () => {
    const { device } = createFileDevice();
    await device.save(createStoredFile('named', false));
    await device.save(createStoredFile('stray', false));
    const server = createFileServer();
    const queue = await openOver(server, { device, named: ['named'], attachAgain: async () => undefined });
    await settle(10);
    expect([...server.held.keys()]).toEqual(['named', 'stray']);
    expect([server.removed.size, queue.pendingCount()]).toEqual([0, 0]);
  });

  test('a file that cannot be added again stays on the device for the student to decide, neither sent nor deleted', async () => {
    const { device, rows } = createFileDevice();
    await device.save(createStoredFile('stray', false));
    const server = createFileServer();
    const queue = await openOver(server, { device });
    await settle(60_000);
    queue.retryNow();
    await settle(60_000);
    expect([server.sent.length, server.removed.size, queue.pendingCount()]).toEqual([0, 0, 0]);
    expect(rows.get('stray')).toMatchObject({ isRemoved: false, name: 'stray.jpg' });
    expect((await device.listUndecided()).map(({ id }) => id)).toEqual(['stray']);
    expect(await device.countPending(attemptId)).toBe(0);
  });

  test('files that were sent in the background, or by another device, are found on the server', async () => {
    const [server, { device }] = [createFileServer(), createFileDevice()];
    const [quick, slow] = ['quick', 'slow'];
    server.put(quick);
    const queue = await openOver(server, { device, named: [quick, slow] });
    await settle();
    expect(queue.view()[quick]?.stand).toEqual({ is: 'server' });
    expect(queue.view()[slow]).toBeUndefined();
    server.put(slow);
    await settle(20_000);
    expect(queue.view()[slow]?.stand).toEqual({ is: 'server' });
  });

  test('for any order of adding, removing, losing the network and crashing, the server has the files of the answer', async () => {
    const step = fc.oneof(
      fc.constant({ is: 'add' } as const),
      fc.record({ is: fc.constant('remove' as const), at: fc.nat(9) }),
      fc.record({ is: fc.constant('crash' as const), after: fc.nat(3000) }),
      fc.record({
        is: fc.constant('network' as const),
        verdict: fc.constantFrom<SendVerdict>('answers', 'answerLost', 'lost', 'hangs'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let verdict: SendVerdict = 'answers';
        const [server, { device, rows }] = [createFileServer(() => verdict), createFileDevice()];
        let named: string[] = [];
        let queue = await openOver(server, { device });
        for (const runStep of steps) {
          if (runStep.is === 'add') named = [...named, await add(queue, device)];
          if (runStep.is === 'network') verdict = runStep.verdict;
          const id = runStep.is === 'remove' ? named[runStep.at % Math.max(1, named.length)] : undefined;
          if (id !== undefined) {
            named = named.filter((otherId) => otherId !== id);
            queue.remove(questionId, id);
          }
          if (runStep.is === 'crash') {
            await settle(runStep.after);
            queue.close();
            queue = await openOver(server, { device, named });
          }
        }
        verdict = 'answers';
        queue.close();
        queue = await openOver(server, { device, named });
        await settle(120_000);
        const storedFile = [...server.held.keys()].filter((id) => !server.removed.has(id));
        expect(storedFile.toSorted()).toEqual(named.toSorted());
        expect([rows.size, queue.pendingCount()]).toEqual([0, 0]);
        queue.close();
      }),
      { numRuns: 150 },
    );
  });
});
