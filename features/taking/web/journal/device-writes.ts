import type { JournalEntry } from '@inkstone/exam/attempt';
import type { Attachments } from './journal-rows.ts';

/** What one write brings onto the device, in one step. */
export interface WriteBatch {
  entries: readonly JournalEntry[];
  attachments: readonly Attachments[];
}

/** What a journal has still to write onto the device. */
export interface DeviceWrites {
  /** Writes an entry; one that is typed on before it is written takes its place. */
  add(entry: JournalEntry): void;
  /**
   * Writes bytes in one step with the entries that are added in the same task. Resolves once the device holds all of it;
   * where it does not take it, `refused` is called before anybody hears that the device has caught up.
   */
  attach(attachments: Attachments, refused?: () => void): Promise<void>;
  /** Writes what the page says of its journal, also where nothing else was added. */
  touch(): void;
  /** True while the device has not caught up. */
  isBusy(): boolean;
  /** Once everything that was added so far is on the device, or was refused by it. */
  done(): Promise<void>;
}

interface Parts {
  put(batch: WriteBatch): Promise<void>;
  failed(error: unknown): void;
  /** The device has caught up. */
  kept(): void;
}

interface Waiting {
  entries: Map<number, JournalEntry>;
  attached: { attachments: Attachments; refused: (() => void) | undefined; settle: Settled }[];
}

/** A promise that is settled from outside. */
interface Settled {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

const unsettled = (): Settled => {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
};

// Each is asked for in the task of its event and waits for none before it. Whoever types faster than a slow disk writes
// has what came meanwhile written as one.
const mostUnderWay = 8;

const nothing = (): Waiting => ({ entries: new Map(), attached: [] });

/** Writes whatever was added in one task as one batch, at once. */
export const deviceWrites = ({ put, failed, kept }: Parts): DeviceWrites => {
  let waiting = nothing();
  let isAsked = false;
  let underWay = 0;
  let caughtUp: Settled | null = null;

  const write = async ({ entries, attached }: Waiting): Promise<void> => {
    underWay += 1;
    try {
      await put({ entries: [...entries.values()], attachments: attached.map(({ attachments }) => attachments) });
      for (const { settle } of attached) settle.resolve();
    } catch (error) {
      for (const { refused } of attached) refused?.();
      failed(error);
      for (const { settle } of attached) settle.reject(error);
    }
    underWay -= 1;
    if (isAsked) flush();
    else if (underWay === 0) {
      caughtUp?.resolve();
      caughtUp = null;
      kept();
    }
  };
  const flush = (): void => {
    if (underWay >= mostUnderWay) return;
    const batch = waiting;
    waiting = nothing();
    isAsked = false;
    void write(batch);
  };
  const ask = (): void => {
    caughtUp ??= unsettled();
    if (isAsked) return;
    isAsked = true;
    // Still within the task of the event: only what is added along with it is waited for.
    queueMicrotask(() => isAsked && flush());
  };
  return {
    add(entry) {
      waiting.entries.set(entry.seq, entry);
      ask();
    },
    attach(attachments, refused) {
      const settle = unsettled();
      waiting.attached.push({ attachments, refused, settle });
      ask();
      return settle.promise;
    },
    touch: ask,
    isBusy: () => caughtUp !== null,
    done: async () => caughtUp?.promise,
  };
};
