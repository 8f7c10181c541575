import { nextSeq, type Journal } from '@inkstone/exam/attempt';
import { HeldElsewhereError, JournalMissingError, type DeviceJournals } from './device-journal.ts';
import type { WriteBatch } from './device-writes.ts';
import type { Attachments, JournalHead } from './journal-rows.ts';
import type { StoredJournal } from './journal-stores.ts';

/**
 * The server has newer events than the start response of this page, because background delivery was running meanwhile.
 * The attempt has to be started again, or the page would lack them.
 */
export class StaleStartError extends Error {
  override name = 'StartedTooEarly';
}

/** The stored copy of one page's journal. */
export interface DeviceCopy {
  /** False while the device lacks some entries: the next write stores the whole journal. */
  isComplete(): boolean;
  /** Stores a batch; throws `HeldElsewhereError` where another page has opened the journal, else the device's error. */
  save(batch: WriteBatch): Promise<void>;
}

interface DeviceCopyOptions {
  device: DeviceJournals;
  attemptId: number;
  writer: string;
  /** Loads the stored journal. */
  load(storedJournal: StoredJournal | null): void;
  /** The journal of this page. */
  journal(): { head: Omit<JournalHead, 'writerEpoch' | 'acknowledgedSeq' | 'savedAt'>; journal: Journal };
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
export const openDeviceCopy = async (options: DeviceCopyOptions): Promise<DeviceCopy> => {
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
