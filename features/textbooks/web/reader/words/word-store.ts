import { createListeners } from '@inkstone/base';
import { putOff } from '@inkstone/device';
import type { DeviceWords } from './device-words.ts';

/** A word to be collected. */
export interface WordToKeep {
  word: string;
  meanings: { part: string; en: string; zh: string }[];
  sentence: string;
  fileid?: number;
  page?: number;
}

/** A word that was collected here and is not with the server yet. */
export interface WaitingWord extends WordToKeep {
  requestId: string;
  at: number;
}

/** What sending a word came to; `elsewhere` where its book may no longer be read. */
export type WordSent = { is: 'collected' } | { is: 'later' } | { is: 'elsewhere' } | { is: 'refused'; reason: string };

/** How it stands with a word: `waiting` on this device, `onlyHere` where the device could not keep it. */
export type WordState = { is: 'collected' | 'waiting' | 'onlyHere' } | { is: 'refused'; reason: string };

interface WordParts {
  device: DeviceWords;
  send(word: WaitingWord): Promise<WordSent>;
  newRequestId(): string;
  now(): number;
  /** The notebook has changed on the server. */
  onCollected(): void;
}

/** Words on their way into the notebook: kept on the device until the server has them. */
export interface WordStore {
  subscribe(listener: () => void): () => void;
  /** What is known of words, by their spelling in small letters. */
  view(): ReadonlyMap<string, WordState>;
  collect(word: WordToKeep): Promise<void>;
  /** Notes that the notebook has a word, or no longer has it. */
  note(word: string, isCollected: boolean): void;
  flush(): Promise<void>;
}

const firstWaitMs = 3000;
const mostWaitMs = 60_000;

const keyOf = (word: string): string => word.toLowerCase();

/** Opens the words of a person; those that wait on the device go out by themselves. */
export const openWords = ({ device, send, newRequestId, now, onCollected }: WordParts): WordStore => {
  const listeners = createListeners();
  let view: ReadonlyMap<string, WordState> = new Map();
  let sending: Promise<void> | null = null;
  /** Words that this device could not keep: only this page has them. */
  const unkept = new Map<string, WaitingWord>();
  const later = putOff(() => void flush(), { firstMs: firstWaitMs, mostMs: mostWaitMs });

  const show = (word: string, state: WordState | null): void => {
    const next = new Map(view);
    if (state) next.set(keyOf(word), state);
    else next.delete(keyOf(word));
    view = next;
    listeners.notify();
  };
  const settle = async (word: WaitingWord, sent: WordSent): Promise<boolean> => {
    if (sent.is === 'later') {
      show(word.word, { is: unkept.has(word.word) ? 'onlyHere' : 'waiting' });
      return false;
    }
    unkept.delete(word.word);
    await device.remove(word.word).catch(() => undefined);
    show(word.word, sent.is === 'refused' ? sent : { is: 'collected' });
    if (sent.is === 'collected') onCollected();
    return true;
  };
  const sendOne = async (word: WaitingWord): Promise<boolean> => {
    const sent = await send(word);
    if (sent.is !== 'elsewhere') return settle(word, sent);
    // The book was taken back meanwhile: the word stays theirs all the same.
    const { fileid: _, page: __, ...bare } = word;
    const again = await send({ ...bare, requestId: newRequestId() });
    return settle(word, again.is === 'elsewhere' ? { is: 'later' } : again);
  };
  const sendAll = async (words: readonly WaitingWord[]): Promise<void> => {
    for (const word of words) {
      if (await sendOne(word)) continue;
      return later.again();
    }
    later.wentWell();
  };
  const flush = async (): Promise<void> => {
    sending ??= device
      .list()
      .catch(() => [])
      .then((kept) => sendAll([...kept, ...unkept.values()]))
      .finally(() => {
        sending = null;
      });
    await sending;
  };
  const read = async (): Promise<void> => {
    const kept = await device.list().catch(() => []);
    for (const { word } of kept) show(word, { is: 'waiting' });
    if (kept.length > 0) await flush();
  };
  void read();

  return {
    subscribe: listeners.subscribe,
    view: () => view,
    async collect(word) {
      const waiting = { ...word, requestId: newRequestId(), at: now() };
      const isKept = await device.put(waiting).then(
        () => true,
        () => false,
      );
      if (isKept) unkept.delete(word.word);
      else unkept.set(word.word, waiting);
      show(word.word, { is: isKept ? 'waiting' : 'onlyHere' });
      await sending?.then(flush, flush);
      await flush();
    },
    note: (word, isCollected) => {
      const known = view.get(keyOf(word))?.is;
      if (known === 'waiting' || known === 'onlyHere' || (known === 'collected') === isCollected) return;
      show(word, isCollected ? { is: 'collected' } : null);
    },
    flush,
  };
};
