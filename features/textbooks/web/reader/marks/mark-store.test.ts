import type { SendOutcome } from '@inkstone/device/outbox';
import { memoryStorage } from '@inkstone/device/outbox/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BookMark, MarkChange } from '../../../contract.ts';
import type { PendingMarkChange } from './device-marks.ts';
import { createMarkStore } from './mark-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const note = (id: string, text: string): BookMark => ({
  id,
  page: 1,
  content: { kind: 'note', at: [0, 0], note: text },
});
const saved: SendOutcome = { is: 'acknowledged', receipt: undefined };
const later: SendOutcome = { is: 'retry' };

const open = (
  how: { answers?: SendOutcome[]; kept?: PendingMarkChange[]; marks?: BookMark[]; put?: () => Promise<void> } = {},
) => {
  const answers = how.answers ?? [];
  const { storage, rows: stored } = memoryStorage((how.kept ?? []).map((value) => ({ key: value.id, value })));
  const sent: { requestId: string; changes: MarkChange[] }[] = [];
  let press = 0;
  const store = createMarkStore({
    marks: how.marks ?? [],
    device: {
      ...storage,
      write: async (write) => {
        // A removal is written at once.
        if (write.put.length > 0) await how.put?.();
        await storage.write(write);
      },
    },
    send: async (batch) => {
      sent.push(batch);
      return answers.shift() ?? saved;
    },
    newRequestId: () => {
      press += 1;
      return `press ${press}`;
    },
    now: () => Date.now(),
  });
  const listTexts = () => store.view().marks.map(({ content }) => ('note' in content ? content.note : ''));
  return { store, kept: stored, sent, saidOf: listTexts };
};

describe('a change is stored before it is sent', () => {
  test('it is shown at once, on the device in a moment, and on the server within two seconds', async () => {
    const { store, kept: stored, sent, saidOf: listTexts } = open();
    store.change([note('a', 'First')]);
    expect(listTexts()).toEqual(['First']);
    expect(store.view().saving.state).toBe('saving');
    await vi.advanceTimersByTimeAsync(10);
    expect(store.view().saving.state).toBe('device');
    expect(stored.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1990);
    expect(sent).toHaveLength(1);
    expect(store.view()).toMatchObject({ saving: { state: 'saved' }, unsent: 0 });
    expect(stored.size).toBe(0);
  });

  test('stored changes are shown after a reload and sent by themselves, with their age', async () => {
    const at = Date.parse('2026-03-02T07:50:00Z');
    const {
      store,
      sent,
      saidOf: listTexts,
    } = open({
      marks: [note('a', 'Old')],
      kept: [{ at, ...note('a', 'From the train') }],
    });
    await store.ready;
    expect(listTexts()).toEqual(['From the train']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[0]?.changes[0]?.ago).toBeGreaterThanOrEqual(600_000);
    expect(store.view().saving.state).toBe('saved');
  });
});

test('a change is later than the one on the device that it replaces, whatever the clock says', async () => {
  const at = Date.parse('2026-03-02T09:00:00Z');
  const { store, kept: stored } = open({ answers: [later], kept: [{ at, ...note('a', 'An hour ahead') }] });
  await store.ready;
  store.change([note('a', 'Now')]);
  await vi.advanceTimersByTimeAsync(10);
  expect(stored.get('a')?.value).toEqual({ at: at + 1, ...note('a', 'Now') });
});

describe('without the network', () => {
  test('the same request is repeated with longer waits, and newer changes follow', async () => {
    const { store, sent, kept: stored } = open({ answers: [later, later, saved, saved] });
    store.change([note('a', 'One')]);
    await vi.advanceTimersByTimeAsync(1100);
    store.change([note('b', 'Two')]);
    expect(store.view().unsent).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ requestId }) => requestId)).toEqual(['press 1', 'press 1', 'press 1', 'press 2']);
    expect(sent[2]?.changes.map(({ id }) => id)).toEqual(['a']);
    expect(sent[3]?.changes.map(({ id }) => id)).toEqual(['b']);
    expect(stored.size).toBe(0);
  });

  test('a mark changed while it is being sent is sent again', async () => {
    const { store, sent, saidOf: listTexts } = open({ answers: [later] });
    store.change([note('a', 'Draft')]);
    await vi.advanceTimersByTimeAsync(1100);
    store.change([note('a', 'Fair copy')]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.at(-1)?.changes[0]).toMatchObject({ content: { note: 'Fair copy' } });
    expect(listTexts()).toEqual(['Fair copy']);
    expect(store.view().unsent).toBe(0);
  });
});

test('a refusal is shown, and the device keeps the change', async () => {
  const { store, kept: stored } = open({ answers: [{ is: 'refused', reason: 'Too many.' }] });
  store.change([note('a', 'One')]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(store.view()).toMatchObject({ saving: { state: 'failed', reason: 'Too many.' }, unsent: 1 });
  expect(stored.size).toBe(1);
});

test('many changes go in batches of two hundred', async () => {
  const { store, sent } = open();
  store.change(Array.from({ length: 450 }, (_, at) => note(`m${at}`, 'x')));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ changes }) => changes.length)).toEqual([200, 200, 50]);
});

test('a batch of long pen lines stays below the size limit of a save', async () => {
  const { store, sent } = open();
  const path = Array.from({ length: 2000 }, (_, at): [number, number] => [0.1234, at / 2000]);
  const line = { kind: 'pen' as const, colour: 'pink' as const, width: 0.002, path };
  store.change(Array.from({ length: 60 }, (_, at) => ({ id: `m${at}`, page: 1, content: line })));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.flatMap(({ changes }) => changes)).toHaveLength(60);
  expect(Math.max(...sent.map((batch) => JSON.stringify(batch).length))).toBeLessThan(1024 * 1024);
});

test('marks of another window are merged below unsent ones; an older response is ignored', async () => {
  const { store, saidOf: listTexts } = open({ marks: [note('a', 'Mine')] });
  store.merge([note('a', 'Mine'), note('b', 'Theirs')], store.getSavedBatchCount());
  expect(listTexts()).toEqual(['Mine', 'Theirs']);
  store.change([{ id: 'b', page: 1, content: null }]);
  store.merge([note('a', 'Mine'), note('b', 'Theirs')], store.getSavedBatchCount());
  expect(listTexts()).toEqual(['Mine']);
  const batchCount = store.getSavedBatchCount();
  await vi.advanceTimersByTimeAsync(2000);
  store.merge([note('a', 'Mine'), note('b', 'Theirs')], batchCount);
  expect(listTexts()).toEqual(['Mine']);
});

describe('what this device does not have is not shown as stored on it', () => {
  test('a device without room', async () => {
    const put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    const { store } = open({ answers: [later, saved], put });
    store.change([note('a', 'First')]);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.view().saving.state).toBe('onlyHere');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.view().saving.state).toBe('onlyHere');
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.view().saving.state).toBe('saved');
  });

  test('a second change whose write is in progress while the first is stored', async () => {
    const second = Promise.withResolvers<undefined>();
    let writes = 0;
    const put = async () => {
      writes += 1;
      if (writes === 2) await second.promise;
    };
    const { store } = open({ answers: [later], put });
    store.change([note('a', 'First')]);
    await vi.advanceTimersByTimeAsync(10);
    store.change([note('b', 'Second')]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(store.view().saving.state).toBe('saving');
    second.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.view().saving.state).toBe('device');
  });
});
