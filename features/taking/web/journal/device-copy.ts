import type { Journal, JournalEntry } from '@inkstone/exam/attempt';
import { HeldElsewhere, JournalGone, type DeviceJournals } from './device-journal.ts';
import type { JournalHead, KeptJournal } from './journal-stores.ts';

/**
 * The server holds more than the start that this page was given: quiet delivery was on its way meanwhile. What is shown
 * would lack it, so the attempt has to be started again.
 */
export class StartedTooEarly extends Error {
  override name = 'StartedTooEarly';
}

/** One page's journal as the device has it. */
export interface DeviceCopy {
  /** False while the device lacks some of it: the next write brings the whole. */
  isWhole(): boolean;
  /** Keeps entries; throws `HeldElsewhere` where another page has opened the journal, else what the device threw. */
  put(entries: readonly JournalEntry[]): Promise<void>;
}

interface CopyParts {
  device: DeviceJournals;
  attemptId: number;
  writer: string;
  /** Takes over what the device kept. */
  bring(kept: KeptJournal | null): void;
  /** The journal as this page has it. */
  journal(): { head: Omit<JournalHead, 'holder' | 'acked' | 'savedAt'>; journal: Journal };
}

const writerOf = (kept: KeptJournal | null): string | null => kept?.head.writer ?? null;

/**
 * Gives the device's journal of an attempt to this page. A device without room is asked again with every write, and never
 * has a journal with a hole in it: numbers after a hole are none that the server would take. One that was cleared gets the
 * whole again at once: what is not there is nobody else's.
 */
export const openDeviceCopy = async (parts: CopyParts): Promise<DeviceCopy> => {
  const { device, attemptId, writer, bring, journal } = parts;
  let isWhole = false;
  // Who wrote last as far as this page knows; undefined where the device could not say.
  let last: string | null | undefined;
  const openAgain = () =>
    device.open(attemptId, (kept) => {
      if (kept && last === undefined) throw new Error('the device keeps a journal that it did not give');
      if (kept && writerOf(kept) !== last) throw new HeldElsewhere();
      return journal();
    });
  const putEntries = async (entries: readonly JournalEntry[]): Promise<void> => {
    try {
      await device.put({ attemptId, writer }, entries);
    } catch (error) {
      if (!(error instanceof JournalGone)) throw error;
      await openAgain();
    }
  };
  try {
    await device.open(attemptId, (kept) => {
      bring(kept);
      return journal();
    });
    isWhole = true;
    last = writer;
  } catch (error) {
    if (error instanceof StartedTooEarly) throw error;
    // A device without room can often still be read.
    const kept = await device.read(attemptId).catch(() => undefined);
    last = kept === undefined ? undefined : writerOf(kept);
    bring(kept ?? null);
  }
  return {
    isWhole: () => isWhole,
    async put(entries) {
      try {
        await (isWhole ? putEntries(entries) : openAgain());
        isWhole = true;
        last = writer;
      } catch (error) {
        // What another page goes on with is no want of room.
        if (!(error instanceof HeldElsewhere)) isWhole = false;
        throw error;
      }
    },
  };
};
