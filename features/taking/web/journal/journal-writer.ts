import { devicePatienceMs } from '@inkstone/device';
import { nextSeq, type Journal, type JournalEntry } from '@inkstone/exam/attempt';
import { HeldElsewhereError, JournalMissingError, type DeviceJournals } from './device-journal.ts';
import type { Attachments, JournalHead } from './journal-rows.ts';
import type { StoredJournal } from './journal-stores.ts';
import { StaleStartError } from './load-journal.ts';

/** The pending writes of a journal. */
interface WriteQueue {
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
  /** Resolves once everything added so far is stored or has failed, or the device does not respond. */
  whenIdle(): Promise<void>;
  /** True while writes are pending and none has settled for `devicePatienceMs`. */
  isSilent(): boolean;
}

/** Writes one page's journal to the device. */
export interface JournalWriter extends WriteQueue {
  /** False while the device lacks some entries: the next write stores the whole journal. */
  isComplete(): boolean;
}

interface StoredCopyOptions {
  device: DeviceJournals;
  attemptId: number;
  writer: string;
  /** Loads the stored journal. */
  load(storedJournal: StoredJournal | null): void;
  /** The journal of this page. */
  journal(): { head: Omit<JournalHead, 'writerEpoch' | 'acknowledgedSeq' | 'savedAt'>; journal: Journal };
}

interface JournalWriterOptions extends StoredCopyOptions {
  /** `HeldElsewhereError` where another page has opened the journal, else the device's error. */
  onFailure(error: unknown): void;
  /** The device does not respond: what is being written may not be stored. */
  onSilent(): void;
  /** All writes are done; says whether the device has the whole journal. */
  onIdle(isComplete: boolean): void;
}

/** One write to the device, in one transaction. */
interface WriteBatch {
  entries: readonly JournalEntry[];
  attachments: readonly Attachments[];
}

/** The stored copy of one page's journal. */
interface StoredCopy {
  isComplete(): boolean;
  /** Stores a batch; throws `HeldElsewhereError` where another page has opened the journal, else the device's error. */
  save(batch: WriteBatch): Promise<void>;
}

interface WriteQueueOptions {
  put(batch: WriteBatch): Promise<void>;
  onFailure(error: unknown): void;
  onSilent(): void;
  /** All writes are done. */
  onIdle(): void;
}

const mergeAttachments = (batches: readonly Attachments[]): Attachments => {
  const merged = {
    files: batches.flatMap(({ files = [] }) => files),
    recordings: batches.flatMap(({ recordings = [] }) => recordings),
    chunks: batches.flatMap(({ chunks = [] }) => chunks),
  };
  return Object.fromEntries(Object.entries(merged).filter(([, rows]) => rows.length > 0));
};

const getWriter = (storedJournal: StoredJournal | null): string | null => storedJournal?.head.writer ?? null;

/**
 * Opens the stored journal of an attempt for this page. A device without space is retried with every write, and never
 * stores a journal with a gap: the server would not accept the numbers after it. If the journal was cleared, the whole
 * of it is written again at once.
 */
const openStoredCopy = async (options: StoredCopyOptions): Promise<StoredCopy> => {
  const { device, attemptId, writer, load, journal } = options;
  let isComplete = false;
  // The last writer as far as this page knows; undefined where the device could not be read.
  let lastWriter: string | null | undefined;
  const reopen = (attachments: Attachments) =>
    device.open(
      attemptId,
      (stored) => {
        if (stored && lastWriter === undefined) throw new Error('the device keeps a journal that it did not give');
        if (stored && getWriter(stored) !== lastWriter) throw new HeldElsewhereError();
        return journal();
      },
      attachments,
    );
  const putBatch = async ({ entries, attachments }: { entries: WriteBatch['entries']; attachments: Attachments }) => {
    const { head, journal: ownJournal } = journal();
    const writerRow = { attemptId, writer, lastSeq: nextSeq(ownJournal) - 1, isSubmitting: head.isSubmitting };
    const isEmpty = Object.keys(attachments).length === 0;
    try {
      await device.write({ writer: writerRow, entries, ...(!isEmpty && { attachments }) });
    } catch (error) {
      if (!(error instanceof JournalMissingError)) throw error;
      await reopen(attachments);
    }
  };
  try {
    await device.open(attemptId, (stored) => {
      load(stored);
      return journal();
    });
    isComplete = true;
    lastWriter = writer;
  } catch (error) {
    if (error instanceof StaleStartError) throw error;
    // A device without space can often still be read.
    const stored = await device.read(attemptId).catch(() => undefined);
    lastWriter = stored === undefined ? undefined : getWriter(stored);
    load(stored ?? null);
  }
  return {
    isComplete: () => isComplete,
    async save({ entries, attachments: batches }) {
      const attachments = mergeAttachments(batches);
      const wasComplete = isComplete;
      try {
        await (wasComplete ? putBatch({ entries, attachments }) : reopen(attachments));
        // A write after a failed one leaves a gap: only writing the whole journal closes it.
        if (!wasComplete) isComplete = true;
        lastWriter = writer;
      } catch (error) {
        // A take-over is not a lack of space.
        if (!(error instanceof HeldElsewhereError)) isComplete = false;
        throw error;
      }
    },
  };
};

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

/** Says when writes are pending and none settles for a while. */
const createSilenceWatch = (onSilent: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  let silence = createDeferred();
  const watch = (): void => {
    timer ??= setTimeout(() => {
      isSilent = true;
      silence.resolve();
      onSilent();
    }, devicePatienceMs);
  };
  return {
    isSilent: () => isSilent,
    whenSilent: () => silence.promise,
    watch,
    /** A write has settled; others may be pending. */
    settle(isPending: boolean) {
      clearTimeout(timer);
      timer = undefined;
      if (isSilent) silence = createDeferred();
      isSilent = false;
      if (isPending) watch();
    },
  };
};

/** Creates a queue that stores everything added in one task as one batch. */
const createWriteQueue = ({ put, onFailure, onSilent, onIdle }: WriteQueueOptions): WriteQueue => {
  let waiting = emptyWrites();
  let isScheduled = false;
  let inFlight = 0;
  let idle: Deferred | null = null;
  const silenceWatch = createSilenceWatch(onSilent);

  const write = async ({ entries, attached }: PendingWrites): Promise<void> => {
    inFlight += 1;
    silenceWatch.watch();
    try {
      await put({ entries: [...entries.values()], attachments: attached.map(({ attachments }) => attachments) });
      for (const { settle } of attached) settle.resolve();
    } catch (error) {
      for (const { refused } of attached) refused?.();
      onFailure(error);
      for (const { settle } of attached) settle.reject(error);
    }
    inFlight -= 1;
    silenceWatch.settle(inFlight > 0);
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
    whenIdle: async () => (idle ? Promise.race([idle.promise, silenceWatch.whenSilent()]) : undefined),
    isSilent: silenceWatch.isSilent,
  };
};

/** Opens the journal of an attempt on the device for this page, and writes to it what is added. */
export const openJournalWriter = async (options: JournalWriterOptions): Promise<JournalWriter> => {
  const { onFailure, onSilent, onIdle } = options;
  const { save, isComplete } = await openStoredCopy(options);
  return { ...createWriteQueue({ put: save, onFailure, onSilent, onIdle: () => onIdle(isComplete()) }), isComplete };
};
