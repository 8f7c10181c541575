import { personStorageFor, type PersonStorage } from '@inkstone/device';
import type { DownloadItem } from './download-item.ts';
import { downloadListKey } from './download-list-key.ts';
import { readItems, writeItems } from './stored-items.ts';
import { advance, emptyQueue, type Queue, type QueueEvent } from './queue.ts';

/** The download queue of one person in this window; its list is shared with the browser's other windows. */
export interface QueueStore {
  get(): Queue;
  subscribe(listener: () => void): () => void;
  send(event: QueueEvent): void;
}

const createQueueStore = (storage: PersonStorage, personId: number): QueueStore => {
  const listeners = new Set<() => void>();
  let queue: Queue = { ...emptyQueue, items: readItems(storage, personId) };
  const put = (next: Queue): void => {
    if (next === queue) return;
    queue = next;
    for (const listener of listeners) listener();
  };
  const send = (event: QueueEvent): void => {
    // Another window may have written meanwhile, so its list is the base.
    const items = readItems(storage, personId);
    const next = advance(isSame(items, queue.items) ? queue : { ...queue, items }, event);
    if (!isSame(items, next.items)) writeItems(storage, personId, next.items);
    put(next);
  };
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || key === downloadListKey(personId))
      send({ kind: 'otherWindowChanged', items: readItems(storage, personId) });
  };
  return {
    get: () => queue,
    send,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
};

const isSame = (a: readonly DownloadItem[], b: readonly DownloadItem[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const stores = new Map<number, QueueStore>();

/** The queue of a person, one per window. */
export const getQueueStore = (personId: number): QueueStore => {
  const known = stores.get(personId);
  if (known) return known;
  const store = createQueueStore(personStorageFor(personId), personId);
  stores.set(personId, store);
  return store;
};
