import { memoryStorage } from '@inkstone/device/outbox/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createPaperMarkStore,
  type KnownMark,
  type MarksOutcome,
  type PendingMark,
  type SavedMark,
  type SentMark,
} from './paper-mark-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const none: KnownMark = { edition: 0, mark: { state: 'empty', points: null, parts: [] } };

const openStore = (
  send: (marks: SentMark[], requestId: string) => Promise<MarksOutcome>,
  { storage } = memoryStorage<PendingMark>(),
) => {
  let count = 0;
  return createPaperMarkStore({
    ...{ scale: { maximum: 5000, parts: [] }, send, device: storage },
    newRequestId: () => `request ${(count += 1)}`,
    now: () => new Date('2026-03-02T08:00:00.000Z'),
  });
};

const saveAll = (marks: readonly SentMark[]): MarksOutcome => ({
  is: 'acknowledged',
  receipt: marks.map(({ studentId, edition, state, points, parts }) => ({
    ...{ studentId: Number(studentId), edition: edition + 1, outcome: 'saved' as const },
    mark: { state, points, parts },
  })),
});

test('what is typed is on this device until the server has it', async () => {
  const sent: SentMark[][] = [];
  const device = memoryStorage<PendingMark>();
  const store = openStore(async (marks) => {
    sent.push(marks);
    return saveAll(marks);
  }, device);
  await store.ready;
  store.type(1, ['1'], none);
  expect(store.getSnapshot().saving).toEqual({ state: 'saving' });
  store.type(1, ['12.5'], none);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getSnapshot().saving).toEqual({ state: 'device' });
  expect(device.rows.get('1')?.value.cells).toEqual(['12.5']);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([[{ studentId: 1, edition: 0, state: 'marked', points: 12.5, parts: [] }]]);
  expect(store.getSnapshot()).toMatchObject({ saving: { state: 'saved' } });
  expect([store.getSnapshot().drafts.size, device.rows.size]).toEqual([0, 0]);
  expect(store.getSnapshot().known.get(1)).toMatchObject({ edition: 1, mark: { points: 12.5 } });
});

test('what is typed while a mark is on its way is sent after it, over the edition that it made', async () => {
  const editions: number[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const store = openStore(async (marks) => {
    editions.push(marks[0]?.edition ?? -1);
    if (editions.length === 1) await promise;
    return saveAll(marks);
  });
  store.type(1, ['1'], none);
  const first = store.flush();
  await vi.advanceTimersByTimeAsync(0);
  store.type(1, ['2'], none);
  resolve(undefined);
  await first;
  expect(editions).toEqual([0, 1]);
  expect(store.getSnapshot().known.get(1)).toMatchObject({ edition: 2, mark: { points: 2 } });
});

test('without a network marks stay on the device, and a new page sends them, also those that do not fit yet', async () => {
  const device = memoryStorage<PendingMark>();
  const offline = openStore(async () => ({ is: 'retry' }), device);
  offline.type(1, ['51'], none);
  offline.type(2, ['50'], none);
  expect(await offline.flush()).toBe(false);
  expect(offline.getSnapshot().saving).toEqual({ state: 'device' });
  offline.close();

  const sent: number[] = [];
  const later = openStore(async (marks) => {
    sent.push(...marks.map(({ studentId }) => Number(studentId)));
    return saveAll(marks);
  }, device);
  await later.flush();
  expect(sent).toEqual([2]);
  expect([...later.getSnapshot().drafts]).toMatchObject([[1, { cells: ['51'], fault: 'aboveMaximum' }]]);
  expect([...device.rows.keys()]).toEqual(['1']);
});

test('a lost request is repeated with its key before what was typed since', async () => {
  const requests: [string, (number | null)[]][] = [];
  const store = openStore(async (marks, requestId) => {
    requests.push([requestId, marks.map(({ points }) => points)]);
    return requests.length === 1 ? { is: 'retry' } : saveAll(marks);
  });
  store.type(1, ['1'], none);
  await store.flush();
  store.type(1, ['2'], none);
  await vi.runAllTimersAsync();
  expect(requests).toEqual([
    ['request 1', [1]],
    ['request 1', [1]],
    ['request 2', [2]],
  ]);
  expect(store.getSnapshot().drafts.size).toBe(0);
});

test('where the device has no room, marks are said to be only here until they are sent', async () => {
  let isDown = true;
  const store = openStore(
    async (marks) => (isDown ? { is: 'retry' } : saveAll(marks)),
    memoryStorage<PendingMark>([], { isFull: true }),
  );
  store.type(1, ['5'], none);
  await store.flush();
  expect(store.getSnapshot().saving).toEqual({ state: 'onlyHere' });
  isDown = false;
  await vi.runAllTimersAsync();
  expect(store.getSnapshot().saving).toMatchObject({ state: 'saved' });
});

test('what the server refuses is said with its reason, and sent again on request', async () => {
  let isRefused = true;
  const store = openStore(async (marks) => (isRefused ? { is: 'refused', reason: 'Not found.' } : saveAll(marks)));
  store.type(1, ['5'], none);
  await store.flush();
  expect(store.getSnapshot().saving).toEqual({ state: 'failed', reason: 'Not found.' });
  isRefused = false;
  await store.flush();
  expect(store.getSnapshot().saving).toMatchObject({ state: 'saved' });
});

test('a mark that was changed elsewhere is said, and typed again replaces it', async () => {
  const there: SavedMark = {
    ...{ studentId: 1, outcome: 'changedMeanwhile', edition: 3 },
    mark: { state: 'marked' as const, points: 9, parts: [] },
  };
  const editions: number[] = [];
  const store = openStore(async (marks) => {
    const edition = marks[0]?.edition ?? -1;
    editions.push(edition);
    return edition === 3 ? saveAll(marks) : { is: 'acknowledged', receipt: [there] };
  });
  store.type(1, ['10'], none);
  await store.flush();
  expect(store.getSnapshot().drafts.get(1)?.fault).toBe('changedMeanwhile');
  store.type(1, ['10'], store.getSnapshot().known.get(1) ?? none);
  await store.flush();
  expect(editions).toEqual([0, 3]);
  expect(store.getSnapshot().drafts.size).toBe(0);
});

test('what is typed while somebody else’s mark comes back does not replace it unseen', async () => {
  const editions: number[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const mark = { state: 'marked' as const, points: 9, parts: [] };
  const store = openStore(async (marks) => {
    editions.push(marks[0]?.edition ?? -1);
    await promise;
    return { is: 'acknowledged', receipt: [{ studentId: 1, outcome: 'changedMeanwhile', edition: 3, mark }] };
  });
  store.type(1, ['1'], none);
  const first = store.flush();
  await vi.advanceTimersByTimeAsync(0);
  store.type(1, ['12'], none);
  resolve(undefined);
  await first;
  expect(editions).toEqual([0, 0]);
  expect(store.getSnapshot().drafts.get(1)).toMatchObject({ cells: ['12'], fault: 'changedMeanwhile' });
});
