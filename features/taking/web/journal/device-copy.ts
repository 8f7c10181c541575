import { nextSeq, type Journal } from '@inkstone/exam/attempt';
import { HeldElsewhere, JournalGone, type DeviceJournals } from './device-journal.ts';
import type { WriteBatch } from './device-writes.ts';
import type { Attachments, JournalHead } from './journal-rows.ts';
import type { KeptJournal } from './journal-stores.ts';

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
  /** Keeps a batch; throws `HeldElsewhere` where another page has opened the journal, else what the device threw. */
  put(batch: WriteBatch): Promise<void>;
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

const joined = (each: readonly Attachments[]): Attachments => {
  const all = {
    files: each.flatMap(({ files = [] }) => files),
    takes: each.flatMap(({ takes = [] }) => takes),
    pieces: each.flatMap(({ pieces = [] }) => pieces),
  };
  return Object.fromEntries(Object.entries(all).filter(([, rows]) => rows.length > 0));
};

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
  const openAgain = (attachments: Attachments) =>
    device.open(
      attemptId,
      (kept) => {
        if (kept && last === undefined) throw new Error('the device keeps a journal that it did not give');
        if (kept && writerOf(kept) !== last) throw new HeldElsewhere();
        return journal();
      },
      attachments,
    );
  const putBatch = async ({ entries, attachments }: { entries: WriteBatch['entries']; attachments: Attachments }) => {
    const { head, journal: own } = journal();
    const said = { attemptId, writer, lastSeq: nextSeq(own) - 1, handsIn: head.handsIn };
    const isEmpty = Object.keys(attachments).length === 0;
    try {
      await device.put({ writer: said, entries, ...(!isEmpty && { attachments }) });
    } catch (error) {
      if (!(error instanceof JournalGone)) throw error;
      await openAgain(attachments);
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
    async put({ entries, attachments: each }) {
      const attachments = joined(each);
      const isWholeBefore = isWhole;
      try {
        await (isWholeBefore ? putBatch({ entries, attachments }) : openAgain(attachments));
        // A write that came after one without room leaves a hole before it: only the whole closes it.
        if (!isWholeBefore) isWhole = true;
        last = writer;
      } catch (error) {
        // What another page goes on with is no want of room.
        if (!(error instanceof HeldElsewhere)) isWhole = false;
        throw error;
      }
    },
  };
};
