import type { JournalEntry } from './journal.ts';
import { eventOf, wireFieldsOf, WireEvent } from './wire.ts';
import { wellFormed } from './worded.ts';

/** The fields of something that nobody has looked into; none where it has none. */
export const fieldsIn = (row: unknown): Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null ? { ...row } : {};

/** Whether something is a whole number, as many as it says or more. */
export const isFrom = (least: number, value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

const wireIn = (event: unknown, stamp: object): WireEvent | null => {
  try {
    const text = JSON.stringify({ ...wireFieldsOf(fieldsIn(event)), ...stamp });
    return WireEvent.safeParse(wellFormed(JSON.parse(text))).data ?? null;
  } catch {
    // What refers to itself, or is no JSON at all, cannot be sent.
    return null;
  }
};

/**
 * An entry as a device gives it back, or null where it is none that this build could send: its event, number or time is
 * not what the wire takes. Nothing that stands in a row makes this throw.
 */
export function readEntry(row: unknown): JournalEntry | null {
  const { event, seq, syncId, syncAt, sinceSync, origin, sent, firstSinceSync } = fieldsIn(row);
  const wire = wireIn(event, { seq, syncId, sinceSync, origin });
  if (!wire || !isFrom(0, syncAt)) return null;
  return {
    seq: wire.seq,
    event: eventOf(wire),
    syncId: wire.syncId,
    syncAt,
    sinceSync: wire.sinceSync,
    ...(wire.origin && { origin: wire.origin }),
    sent: sent !== false,
    firstSinceSync: typeof firstSinceSync === 'number' ? firstSinceSync : wire.sinceSync,
  };
}
