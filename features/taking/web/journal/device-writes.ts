import type { JournalEntry } from '@inkstone/exam/attempt';

/** What a journal has still to write onto the device. */
export interface DeviceWrites {
  /** Writes an entry with the next write; one that is typed on before takes its place. */
  add(entry: JournalEntry): void;
  /** True while the device has not caught up. */
  isBusy(): boolean;
  /** Once everything that was added so far is on the device, or was refused by it. */
  done(): Promise<void>;
}

interface Parts {
  put(entries: readonly JournalEntry[]): Promise<void>;
  failed(error: unknown): void;
  /** The device has caught up. */
  kept(): void;
}

/** One write at a time, each with everything that came meanwhile: a quick typist never waits for a slow disk. */
export const deviceWrites = ({ put, failed, kept }: Parts): DeviceWrites => {
  const waiting = new Map<number, JournalEntry>();
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (waiting.size > 0) {
      const entries = [...waiting.values()];
      waiting.clear();
      await put(entries).catch(failed);
    }
    running = null;
    kept();
  };
  return {
    add(entry) {
      waiting.set(entry.seq, entry);
      running ??= Promise.resolve().then(run);
    },
    isBusy: () => running !== null,
    done: async () => running ?? undefined,
  };
};
