import type { LogEntry } from '../contract.ts';

/** Store of entries on the device. Every operation may fail or never finish; the log tolerates both. */
export interface LogStore {
  /** Adds entries; beyond a total of `most` the oldest are dropped. */
  add(entries: readonly LogEntry[], most: number): Promise<void>;
  /** A person's oldest entries. */
  first(userId: number, count: number): Promise<{ id: number; entry: LogEntry }[]>;
  remove(ids: readonly number[]): Promise<void>;
}

/** The log of this browser's calls. Nothing waits for it or fails because of it. */
export interface ActivityLog {
  note(entry: LogEntry): void;
  /**
   * Sends pending entries in chunks and deletes those that arrived; `isLast` for the last save, which does not wait for
   * its turn and tries again after a failure. Never fails, and every upload ends within the time-out.
   */
  upload(userId: number, how?: { isLast?: boolean }): Promise<void>;
}

/** Dependencies of a log. */
export interface LogParts {
  store: LogStore;
  /** Uploads one chunk: JSON text of its entries. */
  send(content: string, signal: AbortSignal): Promise<unknown>;
  /** Monotonic milliseconds. */
  now(): number;
}

/** Limits on sizes and times. */
export const limits = {
  /** Entries on the device. */
  stored: 2000,
  /** Entries in memory not stored yet. */
  pending: 200,
  /** Entries and characters of one chunk. */
  chunkEntries: 300,
  chunkChars: 200_000,
  chunksAtOnce: 4,
  /** Time-out of an upload, and pause after a failed one, in milliseconds. */
  uploadMs: 5000,
  restMs: 60_000,
  /** Milliseconds between successful uploads: only one save in many uploads the log. */
  betweenMs: 30_000,
  /** Milliseconds for which entries are collected before storing. */
  gatherMs: 2000,
} as const;

/** The first entries that fit one chunk; an entry that is too large is dropped. */
export const takeChunk = <Row extends { entry: LogEntry }>(rows: readonly Row[]): { rows: Row[]; content: string } => {
  const chunkRows: Row[] = [];
  const texts: string[] = [];
  let chars = 2;
  for (const row of rows.slice(0, limits.chunkEntries)) {
    const text = JSON.stringify(row.entry);
    if (chars + text.length + 1 > limits.chunkChars && chunkRows.length > 0) break;
    chunkRows.push(row);
    if (text.length + 3 > limits.chunkChars) continue;
    texts.push(text);
    chars += text.length + 1;
  }
  return { rows: chunkRows, content: `[${texts.join(',')}]` };
};

/** Runs work with a time-out; never fails. */
const withTimeout = (milliseconds: number, work: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> => {
  const control = new AbortController();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      control.abort();
      resolve(false);
    }, milliseconds);
    const end = (well: boolean) => () => {
      clearTimeout(timer);
      resolve(well);
    };
    work(control.signal).then(end(true), end(false));
  });
};

/** Entries in memory, which go to the device a little later, many at once. */
const createPending = (store: LogStore) => {
  let pending: LogEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return;
    const entries = pending;
    pending = [];
    await store.add(entries, limits.stored);
  };
  const note = (entry: LogEntry): void => {
    pending.push(entry);
    if (pending.length > limits.pending) pending = pending.slice(-limits.pending);
    timer ??= setTimeout(() => void flush().catch(() => undefined), limits.gatherMs);
  };
  return { flush, note };
};

/** Creates the log. */
export const createActivityLog = ({ store, send, now }: LogParts): ActivityLog => {
  const { flush, note } = createPending(store);
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let endedAt = -Infinity;
  let wentWell = true;

  const uploadAll = async (userId: number, signal: AbortSignal): Promise<void> => {
    await flush();
    for (let chunk = 0; chunk < limits.chunksAtOnce && !signal.aborted; chunk += 1) {
      const { rows, content } = takeChunk(await store.first(userId, limits.chunkEntries));
      if (rows.length === 0 || signal.aborted) return;
      await send(content, signal);
      await store.remove(rows.map(({ id }) => id));
    }
  };

  /** Milliseconds until the next upload may begin. */
  const getRestMs = (isLast: boolean): number => {
    if (wentWell) return isLast ? 0 : endedAt + limits.betweenMs - now();
    return endedAt + limits.restMs - now();
  };

  /** No save comes after the last one, so what it could not send is tried again while the page is open. */
  const retryLater = (userId: number, restMs: number): void => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void upload(userId, { isLast: true }), restMs);
  };

  const upload: ActivityLog['upload'] = async (userId, { isLast = false } = {}) => {
    if (running) {
      await running;
      // Entries added since that upload began.
      return isLast ? upload(userId, { isLast }) : undefined;
    }
    const restMs = getRestMs(isLast);
    if (restMs > 0) {
      if (isLast) retryLater(userId, restMs);
      return undefined;
    }
    running = withTimeout(limits.uploadMs, (signal) => uploadAll(userId, signal)).then((well) => {
      endedAt = now();
      wentWell = well;
      running = null;
      if (isLast && !well) retryLater(userId, limits.restMs);
    });
    return running;
  };

  return { note, upload };
};
