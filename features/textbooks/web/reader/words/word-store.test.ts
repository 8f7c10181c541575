import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWordStore, type PendingWord, type WordSendResult } from './word-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const word = (text: string) => ({ word: text, meanings: [], sentence: '', fileid: 3, page: 2 });

const open = (answers: WordSendResult[], stored: PendingWord[] = [], isFull = false) => {
  const device = new Map(stored.map((waiting) => [waiting.word, waiting]));
  const sent: PendingWord[] = [];
  let press = 0;
  const onCollected = vi.fn<() => void>();
  const store = createWordStore({
    device: {
      list: async () => [...device.values()],
      save: async (waiting) => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError');
        device.set(waiting.word, waiting);
      },
      remove: async (text) => void device.delete(text),
    },
    send: async (waiting) => {
      sent.push(waiting);
      return answers.shift() ?? { is: 'collected' };
    },
    newRequestId: () => {
      press += 1;
      return `press ${press}`;
    },
    now: () => Date.now(),
    onCollected,
  });
  return { store, device, sent, onCollected, stateOf: (text: string) => store.view().get(text)?.is };
};

test('a word is collected at once with the network', async () => {
  const { store, device, stateOf: getState, onCollected } = open([]);
  await store.collect(word('Glacier'));
  expect(getState('glacier')).toBe('collected');
  expect(device.size).toBe(0);
  expect(onCollected).toHaveBeenCalledOnce();
});

test('without the network it waits on the device and is sent later with the same idempotency key', async () => {
  const { store, device, sent, stateOf: getState } = open([{ is: 'later' }, { is: 'later' }]);
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
  expect(sent[1]).not.toHaveProperty('fileid');
  expect(getState('delta')).toBe('collected');
});

test('a refusal is shown and not retried', async () => {
  const { store, sent, device } = open([{ is: 'refused', reason: 'Full.' }]);
  await store.collect(word('one'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(sent).toHaveLength(1);
  expect(device.size).toBe(0);
  expect(store.view().get('one')).toEqual({ is: 'refused', reason: 'Full.' });
});

test("the notebook's state is taken over, except for a waiting word", async () => {
  const { store, stateOf: getState } = open([{ is: 'later' }]);
  store.setCollected('river', true);
  expect(getState('river')).toBe('collected');
  store.setCollected('river', false);
  expect(getState('river')).toBeUndefined();
  await store.collect(word('ice'));
  store.setCollected('ice', false);
  expect(getState('ice')).toBe('waiting');
});

test('a word that the device cannot store is not shown as stored, and is sent once the network is back', async () => {
  const { store, sent, stateOf: getState } = open([{ is: 'later' }], [], true);
  await store.collect(word('ice'));
  expect(getState('ice')).toBe('onlyHere');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([getState('ice'), new Set(sent.map(({ requestId }) => requestId)).size]).toEqual(['collected', 1]);
});
