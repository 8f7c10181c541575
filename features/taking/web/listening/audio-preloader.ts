import { joinSignals } from '@inkstone/call/web';
import { createListeners, waitBeforeRetry } from '@inkstone/base';
import { withTimeout } from '@inkstone/device';
import type { SetRecording } from './set-recording.ts';

/** The load state of one recording. */
export interface LoadState {
  is: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Loaded and total bytes; both 0 before the server has responded. */
  bytes: number;
  all: number;
  /** The object URL, once all of it is loaded. */
  src: string | null;
  /** Played as often as allowed: the server does not send it any more. */
  isSpent?: boolean;
  /** The title of the test until whose end the server does not send it. */
  heldByTest?: string;
}

/** Loads the recordings of an attempt in full, so that a lost network does not interrupt a section. */
export interface AudioPreloader {
  subscribe(listener: () => void): () => void;
  get(setId: number): LoadState;
  /** Adds recordings of a later section or module, with their URLs. */
  add(recordings: readonly SetRecording[]): void;
  /** Loads this one before the others. */
  prioritize(setId: number): void;
  /** Retries failed and stalled recordings at once. */
  retry(): void;
  close(): void;
}

interface PreloaderOptions {
  recordings: readonly SetRecording[];
  /** Fetches newly signed URLs: they are valid for two hours. */
  renew(): Promise<readonly SetRecording[]>;
}

class ExpiredUrlError extends Error {
  override name = 'Expired';
}

const waitingState: LoadState = { is: 'waiting', bytes: 0, all: 0, src: null };
const spentState: LoadState = { is: 'ready', bytes: 0, all: 0, src: null, isSpent: true };

const toInitialState = ({ url, heldByTest }: SetRecording): LoadState => {
  if (heldByTest) return { ...waitingState, is: 'failed', heldByTest };
  return url === '' ? spentState : waitingState;
};
const retryLimits = { firstMs: 1000, maxMs: 20_000 };
// The timeout for a stalled network.
const stallMs = 15_000;
// A manual retry restarts a download only after this long without progress.
const restMs = 3000;

interface FetchOptions {
  signal: AbortSignal;
  /** Called first with the response headers, then with each chunk. */
  onProgress: (bytes: number, all: number) => void;
}

/** Downloads a file, reporting progress. */
const fetchBlob = async (url: string, { signal, onProgress }: FetchOptions): Promise<Blob> => {
  const response = await fetch(url, { signal });
  if (response.status === 409 || response.status === 404) throw new ExpiredUrlError();
  if (!response.ok || !response.body) throw new Error(`the recording was answered with ${response.status}`);
  const totalBytes = Number(response.headers.get('content-length') ?? 0);
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  onProgress(0, totalBytes);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    onProgress(bytes, totalBytes);
  }
  if (totalBytes > 0 && bytes < totalBytes) throw new Error('the recording was cut');
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
};

/** Aborts a stalled download, automatically or on request. */
const createStallGuard = () => {
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

type StallGuard = ReturnType<typeof createStallGuard>;

/** The recordings with their states, in the order in which they are loaded. */
const createLoadQueue = (recordings: readonly SetRecording[]) => {
  const states = new Map<number, LoadState>(
    recordings.map((recording) => [recording.setId, toInitialState(recording)]),
  );
  const listeners = createListeners();
  let list = recordings;
  let order = recordings.map(({ setId }) => setId);
  const isHeld = (setId: number): boolean => states.get(setId)?.heldByTest !== undefined;
  const set = (setId: number, change: Partial<LoadState>): void => {
    states.set(setId, { ...(states.get(setId) ?? waitingState), ...change });
    listeners.notify();
  };
  /** Applies newly signed URLs; a recording without a URL that is not loaded is marked as spent or held. */
  const applyUrls = (renewed: readonly SetRecording[]): void => {
    list = [...list.filter(({ setId }) => !renewed.some((recording) => recording.setId === setId)), ...renewed];
    for (const recording of renewed) {
      const { setId, url } = recording;
      const isChanged = url === '' || isHeld(setId);
      if (isChanged && states.get(setId)?.is !== 'ready') states.set(setId, toInitialState(recording));
    }
    listeners.notify();
  };
  return {
    subscribe: listeners.subscribe,
    get: (setId: number) => states.get(setId) ?? waitingState,
    set,
    applyUrls,
    hasHeld: () => order.some(isHeld),
    next(): SetRecording | undefined {
      const setId = order.find((id) => states.get(id)?.is !== 'ready' && !isHeld(id));
      return list.find((recording) => recording.setId === setId);
    },
    /** A failed recording moves to the end. */
    fail(setId: number): void {
      order = [...order.filter((id) => id !== setId), setId];
      set(setId, { is: 'failed', bytes: 0 });
    },
    prioritize(setId: number): void {
      order = [setId, ...order.filter((id) => id !== setId)];
    },
    /** Adds recordings that are not there yet; false where all are. */
    add(more: readonly SetRecording[]): boolean {
      const added = more.filter(({ setId }) => !states.has(setId));
      for (const recording of added) states.set(recording.setId, toInitialState(recording));
      applyUrls(more);
      order = [...order, ...added.map(({ setId }) => setId)];
      return added.length > 0;
    },
    release(): void {
      for (const { src } of states.values()) if (src) URL.revokeObjectURL(src);
    },
  };
};

/** Loads one recording, with its progress in the queue. */
const loadRecording = async (
  queue: ReturnType<typeof createLoadQueue>,
  { setId, url }: SetRecording,
  { guard, closed }: { guard: StallGuard; closed: AbortSignal },
): Promise<void> => {
  queue.set(setId, { is: 'loading' });
  const onProgress = (bytes: number, all: number): void => {
    guard.moved();
    queue.set(setId, { bytes, all });
  };
  const blob = await fetchBlob(url, { signal: joinSignals([closed, guard.signal]), onProgress });
  queue.set(setId, { is: 'ready', bytes: blob.size, all: blob.size, src: URL.createObjectURL(blob) });
};

/** Creates a preloader that loads all recordings one after the other. */
export const createAudioPreloader = ({ recordings, renew }: PreloaderOptions): AudioPreloader => {
  const queue = createLoadQueue(recordings);
  const closed = new AbortController();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let guard: StallGuard | null = null;

  const load = async (recording: SetRecording): Promise<void> => {
    guard = createStallGuard();
    try {
      await loadRecording(queue, recording, { guard, closed: closed.signal });
      failures = 0;
    } finally {
      guard.end();
      guard = null;
    }
  };
  const renewUrls = async (): Promise<void> =>
    queue.applyUrls((await withTimeout(renew(), stallMs).catch(() => undefined)) ?? []);
  const scheduleRetry = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), waitBeforeRetry(failures, { random: Math.random() }, retryLimits));
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    let recording = queue.next();
    try {
      for (; recording && !closed.signal.aborted; recording = queue.next()) await load(recording);
    } catch (error) {
      if (closed.signal.aborted) return;
      failures += 1;
      if (recording) queue.fail(recording.setId);
      if (error instanceof ExpiredUrlError) await renewUrls();
      scheduleRetry();
    } finally {
      isRunning = false;
    }
  };
  const retry = (): void => {
    clearTimeout(timer);
    failures = 0;
    guard?.abortIfStill();
    // This window is not notified when the other test is over.
    if (queue.hasHeld()) void renewUrls().then(run);
    else void run();
  };
  globalThis.addEventListener('online', retry);
  void run();
  return {
    subscribe: queue.subscribe,
    get: queue.get,
    add: (more) => void (queue.add(more) && retry()),
    prioritize: queue.prioritize,
    retry,
    close() {
      closed.abort();
      clearTimeout(timer);
      globalThis.removeEventListener('online', retry);
      queue.release();
    },
  };
};
