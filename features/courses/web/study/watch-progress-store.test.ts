import type { Caller } from '@inkstone/call/web';
import { beforeEach, expect, test, vi } from 'vitest';
import { createWatchProgressStore, type ProgressStorage } from './watch-progress-store.ts';

const caller: Caller = { token: () => 'bearer', language: () => 'en', onSignedOut: () => undefined };

const memoryStorage = (): ProgressStorage & { kept: Map<string, string> } => {
  const storedItems = new Map<string, string>();
  return {
    kept: storedItems,
    getItem: (key) => storedItems.get(key) ?? null,
    setItem: (key, value) => void storedItems.set(key, value),
    removeItem: (key) => void storedItems.delete(key),
  };
};

let sent: { lessonId: number; position: number; seen: { from: number; to: number }[] }[] = [];
let isOnline = true;

beforeEach(() => {
  sent = [];
  isOnline = true;
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(init?.body as string) as (typeof sent)[number]);
    return new Response(JSON.stringify({ success: 1, percent: 1, seen: [] }));
  });
});

const open = (shelf: ProgressStorage, personId = 3) =>
  createWatchProgressStore({ caller, personId, assignmentId: 7, storage: shelf });

test('played ranges are sent in one request and then removed', async () => {
  const shelf = memoryStorage();
  const keeper = open(shelf);
  keeper.note(1, 10, [0, 10]);
  keeper.note(1, 25, [10, 25]);
  await keeper.send();
  await keeper.send();

  expect(sent).toEqual([{ id: 7, lessonId: 1, position: 2.5, seen: [{ from: 0, to: 2.5 }] }]);
  expect(keeper.saveState()).toBe('saved');
  expect(shelf.kept.size).toBe(0);
});

test('without a network progress is kept on the device, also across a reload', async () => {
  const shelf = memoryStorage();
  const before = open(shelf);
  isOnline = false;
  before.note(1, 30, [0, 30]);
  await before.send();
  expect(before.saveState()).toBe('device');

  const after = open(shelf);
  expect(after.saveState()).toBe('device');
  expect(after.unsent(1)).toEqual({ position: 30, seen: [[0, 30]] });
  isOnline = true;
  after.note(1, 50, [40, 50]);
  await after.send();
  expect(sent[0]?.seen).toEqual([
    { from: 0, to: 3 },
    { from: 4, to: 5 },
  ]);
});

test('ranges played during a failed request are merged with it, and the newer position is kept', async () => {
  const keeper = open(memoryStorage());
  isOnline = false;
  keeper.note(1, 30, [0, 30]);
  const sending = keeper.send();
  keeper.note(1, 35, [30, 35]);
  await sending;

  expect(keeper.unsent(1)).toEqual({ position: 35, seen: [[0, 35]] });
});

test('progress is neither read nor sent for another person on the device', async () => {
  const shelf = memoryStorage();
  isOnline = false;
  open(shelf, 3).note(1, 30, [0, 30]);

  expect(open(shelf, 4).unsent(1)).toBeUndefined();
});

test('malformed stored progress counts as empty', () => {
  const shelf = memoryStorage();
  shelf.kept.set('inkstone.watched.3.7', '{');

  expect(open(shelf).saveState()).toBe('nothing');
});

test('a failed write to the device is not reported as saved', async () => {
  const shelf = { ...memoryStorage(), setItem: () => expect.fail('no room') };
  const keeper = open(shelf);
  isOnline = false;
  keeper.note(1, 30, [0, 30]);
  await keeper.send();

  expect(keeper.saveState()).toBe('onlyHere');
});

test('progress that the server refuses is reported as refused, and stays on the device', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ success: 0, reason: 'course.withdrawn', message: 'Taken back.' }), {
        status: 409,
      }),
  );
  const storage = memoryStorage();
  const keeper = open(storage);
  keeper.note(1, 30, [0, 30]);
  await keeper.send();
  const states: string[] = [];
  keeper.subscribe(() => states.push(keeper.saveState()));
  await keeper.send();
  expect(states).toEqual([]);

  expect(keeper.saveState()).toBe('refused');
  expect(open(storage).unsent(1)).toEqual({ position: 30, seen: [[0, 30]] });
});

test('if there are more ranges than fit one request, all are sent', async () => {
  const keeper = open(memoryStorage());
  for (let at = 0; at < 600; at++) keeper.note(1, at * 20 + 10, [at * 20, at * 20 + 10]);
  await keeper.send();
  expect(keeper.saveState()).toBe('device');
  await keeper.send();

  expect(sent.map(({ seen }) => seen.length)).toEqual([500, 100]);
  expect(keeper.saveState()).toBe('saved');
});

test('progress played during a request is sent when the page is closed', async () => {
  const responses: PromiseWithResolvers<undefined>[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(JSON.parse(init?.body as string) as (typeof sent)[number]);
    const response = Promise.withResolvers<undefined>();
    responses.push(response);
    await response.promise;
    return new Response(JSON.stringify({ success: 1, percent: 1, seen: [] }));
  });
  const shelf = memoryStorage();
  const keeper = open(shelf);
  keeper.note(1, 30, [0, 30]);
  const sending = keeper.send();
  keeper.note(1, 50, [30, 50]);
  const leaving = keeper.send({ isLeaving: true });
  expect(sent.map(({ seen }) => seen)).toEqual([[{ from: 0, to: 3 }], [{ from: 0, to: 5 }]]);
  for (const { resolve } of responses) resolve(undefined);
  await Promise.all([sending, leaving]);
  expect(shelf.kept.size).toBe(0);
});

test('progress stored by another window is neither removed nor replaced, and is also sent', async () => {
  const shelf = memoryStorage();
  const [mine, theirs] = [open(shelf), open(shelf)];
  isOnline = false;
  theirs.note(1, 30, [0, 30]);
  mine.note(2, 50, [40, 50]);
  isOnline = true;
  await mine.send();

  expect(sent).toMatchObject([
    { lessonId: 1, seen: [{ from: 0, to: 3 }] },
    { lessonId: 2, seen: [{ from: 4, to: 5 }] },
  ]);
  expect(shelf.kept.size).toBe(0);
});

test('progress that waits on the device is said to be in this window alone as soon as the device is full', async () => {
  const shelf = memoryStorage();
  const keeper = open(shelf);
  isOnline = false;
  keeper.note(1, 30, [0, 30]);
  await keeper.send();
  expect(keeper.saveState()).toBe('device');
  const { setItem } = shelf;
  shelf.setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  keeper.note(1, 40, [30, 40]);
  expect(keeper.saveState()).toBe('onlyHere');
  shelf.setItem = setItem;
  keeper.note(1, 50, [40, 50]);
  expect(keeper.saveState()).toBe('device');
});
