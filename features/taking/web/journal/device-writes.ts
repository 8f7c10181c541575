import type { JournalEntry } from '@inkstone/exam/attempt';
import type { Attachments } from './journal-rows.ts';

/** One write to the device, in one transaction. */
export interface WriteBatch {
  entries: readonly JournalEntry[];
  attachments: readonly Attachments[];
}

/** The pending writes of a journal. */
export interface DeviceWrites {
  /** Writes an entry; a later version of it replaces it if it is still pending. */
  add(entry: JournalEntry): void;
  /**
   * Writes bytes in one transaction with the entries added in the same task. Resolves once all is stored; on failure
   * `refused` is called before the idle notification.
   */
  attach(attachments: Attachments, refused?: () => void): Promise<void>;
  /** Writes the writer row, even if nothing else was added. */
  requestWrite(): void;
  /** True while writes are pending. */
  isBusy(): boolean;
  /** Resolves once everything added so far is stored or has failed. */
  whenIdle(): Promise<void>;
}

interface DeviceWritesOptions {
  put(batch: WriteBatch): Promise<void>;
  onFailure(error: unknown): void;
  /** All writes are done. */
  onIdle(): void;
}

interface PendingWrites {
  entries: Map<number, JournalEntry>;
  attached: { attachments: Attachments; refused: (() => void) | undefined; settle: Deferred }[];
}

/** A promise with its resolvers. */
interface Deferred {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

const createDeferred = (): Deferred => {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((...callbacks) => {
    [resolve, reject] = callbacks;
  });
  return { promise, resolve, reject };
};

// Writes run in parallel; on a disk slower than the typing, later entries are merged into one write.
const maxConcurrentWrites = 8;

const emptyWrites = (): PendingWrites => ({ entries: new Map(), attached: [] });

/** Creates a writer that stores everything added in one task as one batch. */
export const createDeviceWrites = ({ put, onFailure, onIdle }: DeviceWritesOptions): DeviceWrites => {
  let waiting = emptyWrites();
  let isScheduled = false;
  let inFlight = 0;
  let idle: Deferred | null = null;

  const write = async ({ entries, attached }: PendingWrites): Promise<void> => {
    inFlight += 1;
    try {
      await put({ entries: [...entries.values()], attachments: attached.map(({ attachments }) => attachments) });
      for (const { settle } of attached) settle.resolve();
    } catch (error) {
      for (const { refused } of attached) refused?.();
      onFailure(error);
      for (const { settle } of attached) settle.reject(error);
    }
    inFlight -= 1;
    if (isScheduled) flush();
    else if (inFlight === 0) {
      idle?.resolve();
      idle = null;
      onIdle();
    }
  };
  const flush = (): void => {
    if (inFlight >= maxConcurrentWrites) return;
    const batch = waiting;
    waiting = emptyWrites();
    isScheduled = false;
    void write(batch);
  };
  const schedule = (): void => {
    idle ??= createDeferred();
    if (isScheduled) return;
    isScheduled = true;
    // A microtask: runs after the current task has added everything.
    queueMicrotask(() => isScheduled && flush());
  };
  return {
    add(entry) {
      waiting.entries.set(entry.seq, entry);
      schedule();
    },
    attach(attachments, refused) {
      const settle = createDeferred();
      waiting.attached.push({ attachments, refused, settle });
      schedule();
      return settle.promise;
    },
    requestWrite: schedule,
    isBusy: () => idle !== null,
    whenIdle: async () => idle?.promise,
  };
};
