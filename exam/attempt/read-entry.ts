import type { JournalEntry } from './journal.ts';
import { fromWireEvent, toWireFields, WireEvent } from './wire.ts';
import { toWellFormedJson } from './text-patching.ts';

/** The fields of an unvalidated value; empty where it has none. */
export const readFields = (row: unknown): Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null ? { ...row } : {};

/** Whether a value is a safe integer of at least `least`. */
export const isIntegerFrom = (least: number, value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

const parseWireEvent = (event: unknown, stamp: object): WireEvent | null => {
  try {
    const text = JSON.stringify({ ...toWireFields(readFields(event)), ...stamp });
    return WireEvent.safeParse(toWellFormedJson(JSON.parse(text))).data ?? null;
  } catch {
    // A circular value, or one that is no JSON, cannot be sent.
    return null;
  }
};

/**
 * Reads an entry stored on a device; null where this build could not send it because its event, number or time is
 * invalid. Never throws, whatever the row holds.
 */
export function readEntry(row: unknown): JournalEntry | null {
  const { event, seq, syncId, syncAt, sinceSync, origin, isSent, firstSinceSync } = readFields(row);
  const wire = parseWireEvent(event, { seq, syncId, sinceSync, origin });
  if (!wire || !isIntegerFrom(0, syncAt)) return null;
  return {
    seq: wire.seq,
    event: fromWireEvent(wire),
    syncId: wire.syncId,
    syncAt,
    sinceSync: wire.sinceSync,
    ...(wire.origin && { origin: wire.origin }),
    isSent: isSent !== false,
    firstSinceSync: typeof firstSinceSync === 'number' ? firstSinceSync : wire.sinceSync,
  };
}
