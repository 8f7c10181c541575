import { createListeners, foldText } from '@inkstone/base';
import { createOutbox, type OutboxItem, type OutboxStorage, type SendOutcome } from '@inkstone/device/outbox';
import type { PendingWord, WordDraft } from './device-words.ts';

/** The result of sending a word; `elsewhere` where its book may no longer be read. */
export type WordSendResult = SendOutcome | { is: 'elsewhere' };

/**
 * The state of a word: `waiting` on this device, `onlyHere` where the device could not store it, `refused` by the server
 * and kept aside on this device unless that could not store it.
 */
export type WordState =
  | { is: 'collected' | 'waiting' | 'onlyHere' }
  | { is: 'refused'; word: string; reason: string; isOnlyHere: boolean };

/** Whether this window alone has a word. */
export const isOnlyHere = (state: WordState): boolean =>
  state.is === 'onlyHere' || (state.is === 'refused' && state.isOnlyHere);

interface WordStoreOptions {
  device: OutboxStorage<PendingWord>;
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
  /** States of words, by `toWordKey`. */
  view(): ReadonlyMap<string, WordState>;
  collect(word: WordDraft): Promise<void>;
  /** Sends a refused word again. */
  retry(word: string): Promise<void>;
  /** Deletes a refused word from this device, at the person's wish. */
  letGo(word: string): void;
  /** Sets whether the notebook has a word. */
  setCollected(word: string, isCollected: boolean): void;
  flush(): Promise<unknown>;
}

/** The key of a word: however its letters, accents and apostrophes are written, it is collected once. */
export const toWordKey = (word: string): string => foldText(word);

/** Null until the device has stored the word or could not. */
const toWordState = ({ key, phase, where }: OutboxItem<PendingWord>): WordState | null => {
  if (phase.is === 'refused')
    return { is: 'refused', word: key, reason: phase.reason, isOnlyHere: where === 'nowhere' };
  if (where === 'writing') return null;
  return { is: where === 'nowhere' ? 'onlyHere' : 'waiting' };
};

const sendToNotebook = async (
  word: PendingWord,
  { send, newRequestId }: Pick<WordStoreOptions, 'send' | 'newRequestId'>,
): Promise<SendOutcome> => {
  const sent = await send(word);
  if (sent.is !== 'elsewhere') return sent;
  // The book was withdrawn meanwhile; the word is collected without it.
  const { editionId: _, page: __, ...bare } = word;
  const again = await send({ ...bare, requestId: newRequestId() });
  return again.is === 'elsewhere' ? { is: 'retry' } : again;
};

/** What the page shows of words that the notebook has, and of those that wait. */
const toView = (
  collected: ReadonlySet<string>,
  items: Iterable<OutboxItem<PendingWord>>,
): ReadonlyMap<string, WordState> => {
  const states = new Map<string, WordState>([...collected].map((key) => [key, { is: 'collected' }]));
  for (const item of items) {
    const state = toWordState(item);
    if (state) states.set(toWordKey(item.key), state);
  }
  return states;
};

/** Creates the word store of a person; waiting words on the device are sent. */
export const createWordStore = (options: WordStoreOptions): WordStore => {
  const { device, newRequestId, now, onCollected, onRefused } = options;
  const listeners = createListeners();
  /** Words that the notebook has. */
  const collected = new Set<string>();
  let view: ReadonlyMap<string, WordState> = new Map();

  const sendWord = async (word: PendingWord): Promise<SendOutcome> => {
    const sent = await sendToNotebook(word, options);
    if (sent.is === 'refused') onRefused(word.word, sent.reason);
    if (sent.is === 'acknowledged') {
      collected.add(toWordKey(word.word));
      onCollected();
    }
    return sent;
  };
  const outbox = createOutbox<PendingWord>({
    storage: device,
    send: async ({ items: [word] }) => (word ? sendWord(word.value) : { is: 'retry' }),
    // A word carries the key of its request, also on the device.
    timing: { delayMs: 0, firstRetryMs: 3000, maxRetryMs: 60_000 },
  });
  const show = (): void => {
    view = toView(collected, outbox.items().values());
    listeners.notify();
  };
  outbox.subscribe(show);
  const collect = async (word: WordDraft): Promise<void> => {
    // Later than the same word on the device, whatever the clock says, so that it replaces that one.
    const at = Math.max(now(), (outbox.items().get(word.word)?.value.at ?? 0) + 1);
    outbox.change([[word.word, { ...word, requestId: newRequestId(), at }]]);
    await outbox.flush();
  };
  return {
    subscribe: listeners.subscribe,
    view: () => view,
    collect,
    async retry(word) {
      const refused = outbox.items().get(word);
      if (refused?.phase.is !== 'refused') return;
      const { requestId: _, at: __, ...draft } = refused.value;
      await collect(draft);
    },
    letGo: outbox.discard,
    setCollected(word, isCollected) {
      const key = toWordKey(word);
      const known = view.get(key);
      if (known?.is === 'waiting' || known?.is === 'onlyHere' || (known?.is === 'collected') === isCollected) return;
      if (isCollected) collected.add(key);
      else collected.delete(key);
      // What was refused here was collected elsewhere meanwhile.
      if (known?.is === 'refused' && isCollected) outbox.discard(known.word);
      show();
    },
    flush: outbox.flush,
  };
};
