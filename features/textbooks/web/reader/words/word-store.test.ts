import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWords, type WaitingWord, type WordSent } from './word-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const word = (said: string) => ({ word: said, meanings: [], sentence: '', fileid: 3, page: 2 });

const open = (answers: WordSent[], kept: WaitingWord[] = [], isFull = false) => {
  const device = new Map(kept.map((one) => [one.word, one]));
  const sent: WaitingWord[] = [];
  let press = 0;
  const onCollected = vi.fn<() => void>();
  const store = openWords({
    device: {
      list: async () => [...device.values()],
      put: async (one) => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError');
        device.set(one.word, one);
      },
      remove: async (one) => void device.delete(one),
    },
    send: async (one) => {
      sent.push(one);
      return answers.shift() ?? { is: 'collected' };
    },
    newRequestId: () => {
      press += 1;
      return `press ${press}`;
    },
    now: () => Date.now(),
    onCollected,
  });
  return { store, device, sent, onCollected, stateOf: (said: string) => store.view().get(said)?.is };
};

test('a word is collected at once with the network', async () => {
  const { store, device, stateOf, onCollected } = open([]);
  await store.collect(word('Glacier'));
  expect(stateOf('glacier')).toBe('collected');
  expect(device.size).toBe(0);
  expect(onCollected).toHaveBeenCalledOnce();
});

test('without the network it waits on the device and goes later by the same press', async () => {
  const { store, device, sent, stateOf } = open([{ is: 'later' }, { is: 'later' }]);
  await store.collect(word('ice'));
  expect(stateOf('ice')).toBe('waiting');
  expect(device.size).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stateOf('ice')).toBe('collected');
  expect(new Set(sent.map(({ requestId }) => requestId))).toEqual(new Set(['press 1']));
});

test('what the device kept goes out when the book is opened again', async () => {
  const { sent, stateOf } = open([], [{ ...word('river'), requestId: 'old press', at: 1 }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[0]?.requestId).toBe('old press');
  expect(stateOf('river')).toBe('collected');
});

test('a word of a book that was taken back is kept without the book', async () => {
  const { store, sent, stateOf } = open([{ is: 'elsewhere' }]);
  await store.collect(word('delta'));
  expect(sent[1]).not.toHaveProperty('fileid');
  expect(stateOf('delta')).toBe('collected');
});

test('a refusal is said and not tried again', async () => {
  const { store, sent, device } = open([{ is: 'refused', reason: 'Full.' }]);
  await store.collect(word('one'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(sent).toHaveLength(1);
  expect(device.size).toBe(0);
  expect(store.view().get('one')).toEqual({ is: 'refused', reason: 'Full.' });
});

test('what the notebook says is noted, but not over a word that waits', async () => {
  const { store, stateOf } = open([{ is: 'later' }]);
  store.note('river', true);
  expect(stateOf('river')).toBe('collected');
  store.note('river', false);
  expect(stateOf('river')).toBeUndefined();
  await store.collect(word('ice'));
  store.note('ice', false);
  expect(stateOf('ice')).toBe('waiting');
});

test('a word that the device cannot keep is not said to be on it, and goes all the same once the network is back', async () => {
  const { store, sent, stateOf } = open([{ is: 'later' }], [], true);
  await store.collect(word('ice'));
  expect(stateOf('ice')).toBe('onlyHere');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([stateOf('ice'), new Set(sent.map(({ requestId }) => requestId)).size]).toEqual(['collected', 1]);
});
