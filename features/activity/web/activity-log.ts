import type { LogEntry } from '../contract.ts';

/** Where entries wait on the device. Every act may fail or never end; the log lives with both. */
export interface LogStore {
  /** Adds entries; beyond `most` in all the oldest go. */
  add(entries: readonly LogEntry[], most: number): Promise<void>;
  /** A person's oldest entries. */
  first(userId: number, count: number): Promise<{ id: number; entry: LogEntry }[]>;
  remove(ids: readonly number[]): Promise<void>;
}

/** The log of the calls that this browser made. Nothing waits for it, and nothing fails by it. */
export interface ActivityLog {
  note(entry: LogEntry): void;
  /**
   * Sends what has gathered, in chunks, and forgets what has arrived; `isLast` where no save comes after this one, which
   * then waits for no turn. Always ends well, each upload within the time-out.
   */
  upload(userId: number, how?: { isLast?: boolean }): Promise<void>;
}

/** What a log works with. */
export interface LogParts {
  store: LogStore;
  /** Takes one chunk to the server: JSON text of its entries. */
  send(content: string, signal: AbortSignal): Promise<unknown>;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** How much is gathered, and for how long anything may take. */
export const limits = {
  /** Entries on the device. */
  stored: 2000,
  /** Entries in memory that the device has not taken yet. */
  pending: 200,
  /** Entries and characters of one chunk. */
  chunkEntries: 300,
  chunkChars: 200_000,
  chunksAtOnce: 4,
  /** Milliseconds until an upload is given up, and of rest after one that failed. */
  uploadMs: 5000,
  restMs: 60_000,
  /** Milliseconds between uploads that went well: one save in many brings the log along. */
  betweenMs: 30_000,
  /** Milliseconds for which entries gather before the device is asked to keep them. */
  gatherMs: 2000,
} as const;

/** The leading entries that make one chunk; one that is too large by itself is dropped with it. */
export const takeChunk = <Row extends { entry: LogEntry }>(rows: readonly Row[]): { rows: Row[]; content: string } => {
  const taken: Row[] = [];
  const texts: string[] = [];
  let chars = 2;
  for (const row of rows.slice(0, limits.chunkEntries)) {
    const text = JSON.stringify(row.entry);
    if (chars + text.length + 1 > limits.chunkChars && taken.length > 0) break;
    taken.push(row);
    if (text.length + 3 > limits.chunkChars) continue;
    texts.push(text);
    chars += text.length + 1;
  }
  return { rows: taken, content: `[${texts.join(',')}]` };
};

/** Ends when the work ends or the time is up, and never fails. */
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

/** Makes the log over a store and a way to the server. */
export const createActivityLog = ({ store, send, now }: LogParts): ActivityLog => {
  let pending: LogEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let endedAt = -Infinity;
  let wentWell = true;

  const keep = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return;
    const entries = pending;
    pending = [];
    await store.add(entries, limits.stored);
  };

  const uploadAll = async (userId: number, signal: AbortSignal): Promise<void> => {
    await keep();
    for (let chunk = 0; chunk < limits.chunksAtOnce && !signal.aborted; chunk += 1) {
      const { rows, content } = takeChunk(await store.first(userId, limits.chunkEntries));
      if (rows.length === 0 || signal.aborted) return;
      await send(content, signal);
      await store.remove(rows.map(({ id }) => id));
    }
  };

  const rests = (isLast: boolean): boolean => {
    if (wentWell) return !isLast && now() < endedAt + limits.betweenMs;
    return now() < endedAt + limits.restMs;
  };

  const upload: ActivityLog['upload'] = async (userId, { isLast = false } = {}) => {
    if (running) {
      await running;
      // What was noted since that one began.
      return isLast ? upload(userId, { isLast }) : undefined;
    }
    if (rests(isLast)) return undefined;
    running = withTimeout(limits.uploadMs, (signal) => uploadAll(userId, signal)).then((well) => {
      endedAt = now();
      wentWell = well;
      running = null;
    });
    return running;
  };

  return {
    note(entry) {
      pending.push(entry);
      if (pending.length > limits.pending) pending = pending.slice(-limits.pending);
      timer ??= setTimeout(() => void keep().catch(() => undefined), limits.gatherMs);
    },
    upload,
  };
};
