import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../contract.ts';
import { takeChunk, limits, createActivityLog, type LogStore } from './activity-log.ts';

const entry = (url: string, params?: unknown): LogEntry => ({
  time: '2026-03-01T08:00:00.000Z',
  userId: 7,
  url,
  ...(params === undefined ? {} : { params }),
});

const memoryStore = (): LogStore & { rows: { id: number; entry: LogEntry }[] } => {
  let last = 0;
  const rows: { id: number; entry: LogEntry }[] = [];
  return {
    rows,
    async add(entries, most) {
      for (const entry of entries) rows.push({ id: (last += 1), entry });
      rows.splice(0, Math.max(0, rows.length - most));
    },
    first: async (userId, count) => rows.filter((row) => row.entry.userId === userId).slice(0, count),
    async remove(ids) {
      for (const id of ids)
        rows.splice(
          rows.findIndex((row) => row.id === id),
          1,
        );
    },
  };
};

const never = <Value>() => new Promise<Value>(() => undefined);
let time = 0;
const now = () => time;
beforeEach(() => {
  time = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('entries are sent once, in order, and then removed', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const log = createActivityLog({ store, now, send: async (content) => sent.push(content) });
  log.note(entry('frontend/test/lists'));
  log.note(entry('frontend/test/start', { id: 3 }));
  await log.upload(7);
  await log.upload(7);
  expect(sent.map((content) => (JSON.parse(content) as LogEntry[]).map(({ url }) => url))).toEqual([
    ['frontend/test/lists', 'frontend/test/start'],
  ]);
  expect(store.rows).toEqual([]);
});

test('only some of the saves upload the log', async () => {
  const send = vi.fn<() => Promise<undefined>>(async () => undefined);
  const log = createActivityLog({ store: memoryStore(), now, send });
  for (let save = 0; save < 60; save += 1) {
    log.note(entry(`save ${save}`));
    await log.upload(7);
    time += 1000;
  }
  expect(send).toHaveBeenCalledTimes(2);
});

test('the last save always uploads the remaining entries, and waits for an upload in progress', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  let arrive: () => void = () => undefined;
  const send = async (content: string) => {
    sent.push(content);
    await new Promise<void>((resolve) => (arrive = resolve));
  };
  const log = createActivityLog({ store, now, send });
  log.note(entry('one'));
  const uploading = log.upload(7);
  await vi.advanceTimersByTimeAsync(0);
  log.note(entry('two'));
  const last = log.upload(7, { isLast: true });
  arrive();
  await uploading;
  await vi.advanceTimersByTimeAsync(0);
  arrive();
  await last;
  log.note(entry('three'));
  await log.upload(7);
  expect(sent.map((content) => (JSON.parse(content) as LogEntry[]).map(({ url }) => url))).toEqual([['one'], ['two']]);
});

test('the last save leaves a server that has just failed alone, and tries again until its entries arrive', async () => {
  const store = memoryStore();
  const send = vi.fn<() => Promise<undefined>>(async () => Promise.reject(new Error('no')));
  const log = createActivityLog({ store, now, send });
  const pass = async (milliseconds: number) => {
    time += milliseconds;
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  log.note(entry('one'));
  await log.upload(7);
  await pass(1000);
  await log.upload(7, { isLast: true });
  await pass(limits.restMs - 1001);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockResolvedValue(undefined);
  await pass(limits.restMs);
  expect(send).toHaveBeenCalledTimes(3);
  expect(store.rows).toEqual([]);
  await pass(10 * limits.restMs);
  expect(send).toHaveBeenCalledTimes(3);
});

test('a failing server loses no entries and is not contacted for a minute', async () => {
  const store = memoryStore();
  const send = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('no')));
  const log = createActivityLog({ store, now, send });
  log.note(entry('one'));
  await expect(log.upload(7)).resolves.toBeUndefined();
  await log.upload(7);
  expect(send).toHaveBeenCalledTimes(1);
  expect(store.rows).toHaveLength(1);
  time += limits.restMs;
  await log.upload(7);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a request without a response is aborted after the time-out, and reported', async () => {
  const store = memoryStore();
  let signal: AbortSignal | undefined;
  const send = (_: string, input: AbortSignal) => {
    signal = input;
    return never();
  };
  const log = createActivityLog({ store, now, send });
  log.note(entry('one'));
  const uploading = log.upload(7);
  await vi.advanceTimersByTimeAsync(limits.uploadMs);
  await expect(uploading).resolves.toBeUndefined();
  expect(signal?.aborted).toBe(true);
});

test.each(['add', 'first', 'remove'] as const)('a device that fails or hangs at "%s" delays nothing', async (act) => {
  for (const trouble of [() => Promise.reject(new Error('full')), () => never<never>()]) {
    const log = createActivityLog({ store: { ...memoryStore(), [act]: trouble }, now, send: async () => undefined });
    expect(() => log.note(entry('one'))).not.toThrow();
    const uploading = log.upload(7);
    await vi.advanceTimersByTimeAsync(limits.uploadMs);
    await expect(uploading).resolves.toBeUndefined();
  }
});

test('an ever growing log is limited in memory, on the device and per save', async () => {
  const store = memoryStore();
  const send = vi.fn<() => Promise<undefined>>(async () => undefined);
  const log = createActivityLog({ store, now, send });
  for (let round = 0; round < 50; round += 1) {
    for (let index = 0; index < 300; index += 1) log.note(entry(`call ${round} ${index}`));
    await vi.advanceTimersByTimeAsync(limits.gatherMs);
  }
  expect(store.rows).toHaveLength(limits.stored);
  expect(store.rows.at(-1)?.entry.url).toBe('call 49 299');
  await log.upload(7);
  expect(send).toHaveBeenCalledTimes(limits.chunksAtOnce);
});

test('an entry larger than a chunk is dropped, and the entries around it are sent', () => {
  const rows = [entry('small'), entry('huge', 'x'.repeat(limits.chunkChars)), entry('last')];
  const first = takeChunk(rows.map((row, id) => ({ id, entry: row })));
  expect(first.rows.map(({ id }) => id)).toEqual([0]);
  const second = takeChunk(rows.slice(1).map((row, id) => ({ id, entry: row })));
  expect(second.rows).toHaveLength(2);
  expect((JSON.parse(second.content) as LogEntry[]).map(({ url }) => url)).toEqual(['last']);
});

test("another person's entries are not sent", async () => {
  const store = memoryStore();
  const send = vi.fn<() => Promise<undefined>>(async () => undefined);
  const log = createActivityLog({ store, now, send });
  log.note(entry('mine'));
  await log.upload(8);
  expect(send).not.toHaveBeenCalled();
  expect(store.rows).toHaveLength(1);
});
