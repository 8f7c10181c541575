import { createListeners } from '@inkstone/base';
import { inTime } from '@inkstone/device';
import type { Recording } from './recording-of.ts';

/** How far one recording has come onto this device. */
export interface Loaded {
  is: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Bytes here, and of the whole; 0 of 0 before the server has said. */
  bytes: number;
  all: number;
  /** An address within this page, once all of it is here. */
  src: string | null;
  /** Heard as often as allowed: the server gives it no more. */
  isSpent?: boolean;
}

/** The recordings of an attempt, fetched whole, so that a lost network stops no section. */
export interface Preload {
  subscribe(listener: () => void): () => void;
  of(setId: number): Loaded;
  /** Fetches these too, under the addresses that came with them: what a later section or module brings. */
  add(recordings: readonly Recording[]): void;
  /** Fetches this one before the others. */
  first(setId: number): void;
  /** Tries again at once what has failed, and what no longer moves. */
  retry(): void;
  close(): void;
}

interface Parts {
  recordings: readonly Recording[];
  /** Signs the addresses again: they serve two hours. */
  renew(): Promise<readonly Recording[]>;
}

class Expired extends Error {
  override name = 'Expired';
}

const waiting: Loaded = { is: 'waiting', bytes: 0, all: 0, src: null };
const spent: Loaded = { is: 'ready', bytes: 0, all: 0, src: null, isSpent: true };

const atFirst = ({ url }: Recording): Loaded => (url === '' ? spent : waiting);
const retryMs = [1000, 2000, 5000, 10_000, 20_000] as const;
// A network that is there and carries nothing.
const stallMs = 15_000;
// A press begins anew only what has not moved for so long.
const restMs = 3000;

interface Fetching {
  signal: AbortSignal;
  /** Called with each piece, and first with the server's answer. */
  onProgress: (bytes: number, all: number) => void;
}

/** Reads a file whole, telling how far it has come. */
const fetchWhole = async (url: string, { signal, onProgress }: Fetching): Promise<Blob> => {
  const response = await fetch(url, { signal });
  if (response.status === 409 || response.status === 404) throw new Expired();
  if (!response.ok || !response.body) throw new Error(`the recording was answered with ${response.status}`);
  const all = Number(response.headers.get('content-length') ?? 0);
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  onProgress(0, all);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    onProgress(bytes, all);
  }
  if (all > 0 && bytes < all) throw new Error('the recording was cut');
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
};

/** Ends a fetch that has stood still, by itself after a while or when asked. */
const stallGuard = () => {
  const stalled = new AbortController();
  const begin = () => setTimeout(() => stalled.abort(new Error('the recording stood still')), stallMs);
  let timer = begin();
  let movedAt = performance.now();
  return {
    signal: stalled.signal,
    moved() {
      clearTimeout(timer);
      timer = begin();
      movedAt = performance.now();
    },
    abortIfStill() {
      if (performance.now() - movedAt >= restMs) stalled.abort(new Error('the recording stood still'));
    },
    end: () => clearTimeout(timer),
  };
};

/** Begins to fetch all recordings, one after the other. */
export const startPreload = ({ recordings, renew }: Parts): Preload => {
  const known = new Map<number, Loaded>(recordings.map((recording) => [recording.setId, atFirst(recording)]));
  const listeners = createListeners();
  const ended = new AbortController();
  let list = recordings;
  let order = recordings.map(({ setId }) => setId);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let guard: ReturnType<typeof stallGuard> | null = null;

  const set = (setId: number, change: Partial<Loaded>): void => {
    known.set(setId, { ...(known.get(setId) ?? waiting), ...change });
    listeners.notify();
  };
  /** Takes over addresses that are signed anew; what the server gives no more and is not here is not waited for. */
  const follow = (renewed: readonly Recording[]): void => {
    list = [...list.filter(({ setId }) => !renewed.some((recording) => recording.setId === setId)), ...renewed];
    for (const { setId, url } of renewed) if (url === '' && known.get(setId)?.is !== 'ready') known.set(setId, spent);
    listeners.notify();
  };
  const next = (): Recording | undefined => {
    const setId = order.find((id) => known.get(id)?.is !== 'ready');
    return list.find((one) => one.setId === setId);
  };
  const load = async ({ setId, url }: Recording): Promise<void> => {
    set(setId, { is: 'loading' });
    guard = stallGuard();
    const { signal, moved } = guard;
    const onProgress = (bytes: number, all: number): void => {
      moved();
      set(setId, { bytes, all });
    };
    try {
      const blob = await fetchWhole(url, { signal: AbortSignal.any([ended.signal, signal]), onProgress });
      set(setId, { is: 'ready', bytes: blob.size, all: blob.size, src: URL.createObjectURL(blob) });
      failures = 0;
    } finally {
      guard.end();
      guard = null;
    }
  };
  // The others come first from now on: one that cannot be had holds up nothing.
  const fail = (setId: number): void => {
    order = [...order.filter((id) => id !== setId), setId];
    set(setId, { is: 'failed', bytes: 0 });
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), retryMs[Math.min(failures, retryMs.length) - 1] ?? 1000);
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    let one = next();
    try {
      for (; one && !ended.signal.aborted; one = next()) await load(one);
    } catch (error) {
      if (ended.signal.aborted) return;
      failures += 1;
      if (one) fail(one.setId);
      if (error instanceof Expired) follow((await inTime(renew(), stallMs).catch(() => undefined)) ?? []);
      later();
    } finally {
      isRunning = false;
    }
  };
  const retry = (): void => {
    clearTimeout(timer);
    failures = 0;
    guard?.abortIfStill();
    void run();
  };
  const add = (more: readonly Recording[]): void => {
    const added = more.filter(({ setId }) => !known.has(setId));
    for (const recording of added) known.set(recording.setId, atFirst(recording));
    follow(more);
    if (added.length === 0) return;
    order = [...order, ...added.map(({ setId }) => setId)];
    retry();
  };
  globalThis.addEventListener('online', retry);
  void run();
  return {
    subscribe: listeners.subscribe,
    of: (setId) => known.get(setId) ?? waiting,
    add,
    first(setId) {
      order = [setId, ...order.filter((id) => id !== setId)];
    },
    retry,
    close() {
      ended.abort();
      clearTimeout(timer);
      globalThis.removeEventListener('online', retry);
      for (const { src } of known.values()) if (src) URL.revokeObjectURL(src);
    },
  };
};
