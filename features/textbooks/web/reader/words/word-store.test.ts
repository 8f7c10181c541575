import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@inkstone/device/outbox/testing';
import type { PendingWord } from './device-words.ts';
import { createWordStore, toWordKey, type WordSendResult } from './word-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const word = (text: string) => ({ word: text, meanings: [], sentence: '', editionId: 3, page: 2 });

const open = (answers: WordSendResult[], stored: (PendingWord & { refused?: string })[] = [], isFull = false) => {
  const rows = stored.map(({ refused, ...value }) => ({
    key: value.word,
    value,
    ...(refused !== undefined && { refusal: refused }),
  }));
  const { storage, rows: device } = memoryStorage(rows, { isFull });
  const sent: PendingWord[] = [];
  let press = 0;
  const onCollected = vi.fn<() => void>();
  const onRefused = vi.fn<(word: string, reason: string) => void>();
  const store = createWordStore({
    device: storage,
    send: async (waiting) => {
      sent.push(waiting);
      return answers.shift() ?? { is: 'acknowledged', receipt: undefined };
    },
    newRequestId: () => {
      press += 1;
      return `press ${press}`;
    },
    now: () => Date.now(),
    onCollected,
    onRefused,
  });
  return { store, device, sent, onCollected, onRefused, stateOf: (text: string) => store.view().get(text)?.is };
};

test('a word is collected at once with the network', async () => {
  const { store, device, stateOf: getState, onCollected } = open([]);
  await store.collect(word('Glacier'));
  expect(getState('glacier')).toBe('collected');
  expect(device.size).toBe(0);
  expect(onCollected).toHaveBeenCalledOnce();
});

test.each([
  ['café', 'cafe\u0301'],
  ['naïve', 'naive'],
  ['don’t', "don't"],
  ['well‑known', 'well-known'],
  ['ｉｃｅ', 'ice'],
  ['co\u00adoperate', 'cooperate'],
])('%s is the same word as %s in the notebook', async (collectedWord, spelling) => {
  const { store, stateOf: getState } = open([]);
  await store.collect(word(collectedWord));
  expect(getState(toWordKey(spelling))).toBe('collected');
  store.setCollected(spelling, false);
  expect(store.view().size).toBe(0);
});

test('without the network it waits on the device and is sent later with the same idempotency key', async () => {
  const { store, device, sent, stateOf: getState } = open([{ is: 'retry' }, { is: 'retry' }]);
  await store.collect(word('ice'));
  expect(getState('ice')).toBe('waiting');
  expect(device.size).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getState('ice')).toBe('collected');
  expect(new Set(sent.map(({ requestId }) => requestId))).toEqual(new Set(['press 1']));
});

test('stored words are sent when the book is opened again', async () => {
  const { sent, stateOf: getState } = open([], [{ ...word('river'), requestId: 'old press', at: 1 }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[0]?.requestId).toBe('old press');
  expect(getState('river')).toBe('collected');
});

test('a word of a withdrawn book is collected without the book', async () => {
  const { store, sent, stateOf: getState } = open([{ is: 'elsewhere' }]);
  await store.collect(word('delta'));
  expect(sent[1]).not.toHaveProperty('editionId');
  expect(getState('delta')).toBe('collected');
});

test('a word that is collected again replaces the one on the device, whatever the clock says', async () => {
  const { store, device } = open(
    [{ is: 'retry' }, { is: 'retry' }],
    [{ ...word('ice'), requestId: 'old press', at: 5000 }],
  );
  await vi.advanceTimersByTimeAsync(1);
  await store.collect({ ...word('ice'), page: 9 });
  expect(device.get('ice')?.value).toMatchObject({ page: 9, at: 5001 });
});

const refusal = { is: 'refused', reason: 'Full.' } as const;

test('a refused word is reported and stored on the device, and not sent again by itself', async () => {
  const { store, sent, device, onRefused } = open([refusal]);
  await store.collect(word('One'));
  await vi.advanceTimersByTimeAsync(100_000);
  await store.flush();
  expect(sent).toHaveLength(1);
  expect(device.get('One')).toMatchObject({ value: word('One'), refusal: 'Full.' });
  expect(onRefused.mock.calls).toEqual([['One', 'Full.']]);
  expect(store.view().get('one')).toEqual({ ...refusal, word: 'One', isOnlyHere: false });
});

test('a word that was refused before is there when the book is opened again, beside those that wait', async () => {
  const stored = [{ ...word('One'), requestId: 'old press', at: 1, refused: 'Full.' }];
  const { store, sent, device, stateOf: getState } = open([], [...stored, { ...word('ice'), requestId: 'p', at: 2 }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ word: text }) => text)).toEqual(['ice']);
  expect([getState('one'), getState('ice'), [...device.keys()]]).toEqual(['refused', 'collected', ['One']]);

  await store.retry('One');
  expect(sent.at(-1)).toMatchObject({ ...word('One'), requestId: 'press 1' });
  expect([getState('one'), device.size]).toEqual(['collected', 0]);
});

test('a refused word is removed by the person only, or once it is in the notebook after all', async () => {
  const { store, device, stateOf: getState } = open([refusal, refusal]);
  await store.collect(word('One'));
  store.setCollected('one', false);
  expect([getState('one'), device.size]).toEqual(['refused', 1]);
  store.letGo('One');
  await vi.advanceTimersByTimeAsync(1);
  expect([getState('one'), device.size]).toEqual([undefined, 0]);

  await store.collect(word('Two'));
  store.setCollected('two', true);
  await vi.advanceTimersByTimeAsync(1);
  expect([getState('two'), device.size]).toEqual(['collected', 0]);
});

test('a refused word that the device cannot store stays in the page', async () => {
  const { store, sent, stateOf: getState } = open([refusal], [], true);
  await store.collect(word('One'));
  expect(store.view().get('one')).toEqual({ ...refusal, word: 'One', isOnlyHere: true });
  await store.flush();
  expect(sent).toHaveLength(1);
  await store.retry('One');
  expect([getState('one'), sent.length]).toEqual(['collected', 2]);
});

test("the notebook's state is taken over, except for a waiting word", async () => {
  const { store, stateOf: getState } = open([{ is: 'retry' }]);
  store.setCollected('river', true);
  expect(getState('river')).toBe('collected');
  store.setCollected('river', false);
  expect(getState('river')).toBeUndefined();
  await store.collect(word('ice'));
  store.setCollected('ice', false);
  expect(getState('ice')).toBe('waiting');
});

test('a word that the device cannot store is not shown as stored, and is sent once the network is back', async () => {
  const { store, sent, stateOf: getState } = open([{ is: 'retry' }], [], true);
  await store.collect(word('ice'));
  expect(getState('ice')).toBe('onlyHere');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([getState('ice'), new Set(sent.map(({ requestId }) => requestId)).size]).toEqual(['collected', 1]);
});
