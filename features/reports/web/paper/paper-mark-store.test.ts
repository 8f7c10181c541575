import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaperMarkStore, type KnownMark } from './paper-mark-store.ts';

type Options = Parameters<typeof createPaperMarkStore>[0];
type Sent = Parameters<Options['send']>[0];
type Saved = Awaited<ReturnType<Options['send']>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const none: KnownMark = { edition: 0, mark: { state: 'empty', points: null, parts: [] } };

const openStore = (send: Options['send']) =>
  createPaperMarkStore({
    ...{ scale: { maximum: 5000, parts: [] }, send, describeError: () => 'no network' },
    now: () => new Date('2026-03-02T08:00:00.000Z'),
  });

const saveAll = (marks: Sent): Saved =>
  marks.map(({ studentId, edition, state, points, parts }) => ({
    ...{
      studentId: Number(studentId),
      edition: edition + 1,
      outcome: 'saved' as const,
      mark: { state, points, parts },
    },
  }));

test('what is typed is only here until the server has it', async () => {
  const sent: Sent[] = [];
  const store = openStore(async (marks) => {
    sent.push(marks);
    return saveAll(marks);
  });
  store.type(1, ['1'], none);
  store.type(1, ['12.5'], none);
  expect(store.getSnapshot().saving).toEqual({ state: 'onlyHere' });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([[{ studentId: 1, edition: 0, state: 'marked', points: 12.5, parts: [] }]]);
  expect(store.getSnapshot()).toMatchObject({ saving: { state: 'saved' } });
  expect(store.getSnapshot().drafts.size).toBe(0);
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
  store.type(1, ['2'], none);
  resolve(undefined);
  await first;
  expect(editions).toEqual([0, 1]);
  expect(store.getSnapshot().known.get(1)).toMatchObject({ edition: 2, mark: { points: 2 } });
});

test('a mark that does not fit is not sent, and a failure is said and sent again', async () => {
  let isDown = true;
  const store = openStore(async (marks) => {
    if (isDown) throw new Error('down');
    return saveAll(marks);
  });
  store.type(1, ['51'], none);
  expect(store.getSnapshot().drafts.get(1)?.fault).toBe('aboveMaximum');
  store.type(2, ['50'], none);
  await store.flush();
  expect(store.getSnapshot().saving).toEqual({ state: 'failed', reason: 'no network' });
  expect(store.getSnapshot().drafts.size).toBe(2);
  isDown = false;
  await store.flush();
  expect(store.getSnapshot().saving).toMatchObject({ state: 'saved' });
  expect([...store.getSnapshot().drafts.keys()]).toEqual([1]);
});

test('a mark that was changed elsewhere is said, and typed again replaces it', async () => {
  const there = { state: 'marked' as const, points: 9, parts: [] };
  const editions: number[] = [];
  const store = openStore(async (marks) => {
    const edition = marks[0]?.edition ?? -1;
    editions.push(edition);
    return edition === 3 ? saveAll(marks) : [{ studentId: 1, outcome: 'changedMeanwhile', edition: 3, mark: there }];
  });
  store.type(1, ['10'], none);
  await store.flush();
  expect(store.getSnapshot().drafts.get(1)?.fault).toBe('changedMeanwhile');
  store.type(1, ['10'], none);
  await store.flush();
  expect(editions).toEqual([0, 3]);
  expect(store.getSnapshot().drafts.size).toBe(0);
});
