import { createListeners } from '@inkstone/base';
import { createRetryTimer } from '@inkstone/device';
import type { DeviceWords, PendingWord, WordDraft } from './device-words.ts';

/** The result of sending a word; `elsewhere` where its book may no longer be read. */
export type WordSendResult =
  | { is: 'collected' }
  | { is: 'later' }
  | { is: 'elsewhere' }
  | { is: 'refused'; reason: string };

/**
 * The state of a word: `waiting` on this device, `onlyHere` where the device could not store it, `refused` by the server
 * and kept aside on this device.
 */
export type WordState = { is: 'collected' | 'waiting' | 'onlyHere' } | { is: 'refused'; word: string; reason: string };

interface WordStoreOptions {
  device: DeviceWords;
  send(word: PendingWord): Promise<WordSendResult>;
  newRequestId(): string;
  now(): number;
  /** The notebook has changed on the server. */
  onCollected(): void;
  /** The server has refused a word. */
  onRefused(word: string, reason: string): void;
}

/** Words being added to the notebook: stored on the device until the server has them. */
export interface WordStore {
  subscribe(listener: () => void): () => void;
  /** States of words, by lower-case spelling. */
  view(): ReadonlyMap<string, WordState>;
  collect(word: WordDraft): Promise<void>;
  /** Sends a refused word again. */
  retry(word: string): Promise<void>;
  /** Deletes a refused word from this device, at the person's wish. */
  letGo(word: string): Promise<void>;
  /** Sets whether the notebook has a word. */
  setCollected(word: string, isCollected: boolean): void;
  flush(): Promise<void>;
}

const initialRetryDelayMs = 3000;
const maxRetryDelayMs = 60_000;

const toWordKey = (word: string): string => word.toLowerCase();

/** Creates the word store of a person; waiting words on the device are sent. */
export const createWordStore = (options: WordStoreOptions): WordStore => {
  const { device, send, newRequestId, now, onCollected, onRefused } = options;
  const listeners = createListeners();
  let view: ReadonlyMap<string, WordState> = new Map();
  let sending: Promise<void> | null = null;
  /** Words that this device could not store: only this page has them. */
  const unkept = new Map<string, PendingWord>();
  const later = createRetryTimer(() => void flush(), { firstMs: initialRetryDelayMs, maxMs: maxRetryDelayMs });

  const show = (word: string, state: WordState | null): void => {
    const next = new Map(view);
    if (state) next.set(toWordKey(word), state);
    else next.delete(toWordKey(word));
    view = next;
    listeners.notify();
  };
  const settle = async (word: PendingWord, sent: WordSendResult): Promise<boolean> => {
    if (sent.is === 'later') {
      show(word.word, { is: unkept.has(word.word) ? 'onlyHere' : 'waiting' });
      return false;
    }
    if (sent.is === 'refused') return setAside(word, sent.reason);
    unkept.delete(word.word);
    await device.remove(word.word).catch(() => undefined);
    show(word.word, { is: 'collected' });
    onCollected();
    return true;
  };
  /** Keeps a refused word on this device: the person was told that it is there. */
  const setAside = async (word: PendingWord, reason: string): Promise<true> => {
    const aside = { ...word, refused: reason };
    if (unkept.has(word.word)) unkept.set(word.word, aside);
    await device.save(aside).then(
      () => unkept.delete(word.word),
      () => undefined,
    );
    show(word.word, { is: 'refused', word: word.word, reason });
    onRefused(word.word, reason);
    return true;
  };
  const sendOne = async (word: PendingWord): Promise<boolean> => {
    const sent = await send(word);
    if (sent.is !== 'elsewhere') return settle(word, sent);
    // The book was withdrawn meanwhile; the word is collected without it.
    const { fileid: _, page: __, ...bare } = word;
    const again = await send({ ...bare, requestId: newRequestId() });
    return settle(word, again.is === 'elsewhere' ? { is: 'later' } : again);
  };
  const sendAll = async (words: readonly PendingWord[]): Promise<void> => {
    for (const word of words) {
      if (await sendOne(word)) continue;
      return later.scheduleRetry();
    }
    later.reset();
  };
  const flush = async (): Promise<void> => {
    sending ??= device
      .list()
      .catch(() => [])
      .then((stored) => sendAll([...stored, ...unkept.values()].filter(({ refused }) => refused === undefined)))
      .finally(() => {
        sending = null;
      });
    await sending;
  };
  const read = async (): Promise<void> => {
    const stored = await device.list().catch(() => []);
    for (const { word, refused } of stored)
      show(word, refused === undefined ? { is: 'waiting' } : { is: 'refused', word, reason: refused });
    if (stored.length > 0) await flush();
  };
  const collect = async (word: WordDraft): Promise<void> => {
    const waiting = { ...word, requestId: newRequestId(), at: now() };
    const isKept = await device.save(waiting).then(
      () => true,
      () => false,
    );
    if (isKept) unkept.delete(word.word);
    else unkept.set(word.word, waiting);
    show(word.word, { is: isKept ? 'waiting' : 'onlyHere' });
    await sending?.then(flush, flush);
    await flush();
  };
  const findAside = async (word: string): Promise<PendingWord | undefined> => {
    const stored = await device.list().catch(() => []);
    return [...unkept.values(), ...stored].find((pending) => pending.word === word && pending.refused !== undefined);
  };
  const forget = async (word: string): Promise<void> => {
    unkept.delete(word);
    await device.remove(word).catch(() => undefined);
  };
  void read();

  return {
    subscribe: listeners.subscribe,
    view: () => view,
    collect,
    async retry(word) {
      const aside = await findAside(word);
      if (!aside) return;
      const { refused: _, requestId: __, at: ___, ...draft } = aside;
      await collect(draft);
    },
    async letGo(word) {
      await forget(word);
      show(word, null);
    },
    setCollected: (word, isCollected) => {
      const known = view.get(toWordKey(word));
      if (known?.is === 'waiting' || known?.is === 'onlyHere' || (known?.is === 'collected') === isCollected) return;
      // What was refused here was collected elsewhere meanwhile.
      if (known?.is === 'refused') void forget(known.word);
      show(word, isCollected ? { is: 'collected' } : null);
    },
    flush,
  };
};
