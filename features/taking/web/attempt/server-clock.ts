import { msSinceSync, type SyncPoint } from '@inkstone/exam/attempt';
import { newRequestId } from '@inkstone/call/web';

const load = newRequestId();

const reading = () => ({ monotonicMs: performance.now(), wallMs: Date.now(), load });

/** What a device keeps of the server's clock, for a page that is opened anew without a network. */
export interface KeptInstant {
  syncId: string;
  /** When that sync was, by the server's clock. */
  syncAt: number;
  /** The server's instant as this device last saw it. */
  seenAt: number;
  /** The device's wall clock at that moment. */
  wallMs: number;
}

/** The server's clock as this page knows it: the last sync and the device's monotonic clock since. */
export interface ServerClock {
  /** The server's present instant, in milliseconds. */
  now(): number;
  /** Sets it right after an answer of the server to what was sent at `sentAt` (monotonic milliseconds). */
  sync(told: { serverTime: string; syncId: string }, sentAt: number): void;
  /** The stamp of an event that happens now. */
  stamp(): { syncId: string; syncAt: number; sinceSync: number };
  /** What the device keeps of it. */
  kept(): KeptInstant;
}

const pointOf = (next: { serverTime: string; syncId: string }, at: number, known?: SyncPoint): SyncPoint => {
  const read = reading();
  const syncAt = Date.parse(next.serverTime);
  const whole = Math.max(0, read.monotonicMs - at);
  const believed = known ? known.syncAt + msSinceSync(known, read) - syncAt : whole / 2;
  const since = Math.min(Math.max(0, believed), whole);
  return { ...read, syncId: next.syncId, syncAt, monotonicMs: read.monotonicMs - since, wallMs: read.wallMs - since };
};

const clockFrom = (first: SyncPoint): ServerClock => {
  let point = first;
  const now = () => point.syncAt + msSinceSync(point, reading());
  return {
    now,
    sync(next, at) {
      point = pointOf(next, at, point);
    },
    stamp: () => ({ syncId: point.syncId, syncAt: point.syncAt, sinceSync: msSinceSync(point, reading()) }),
    kept: () => ({ syncId: point.syncId, syncAt: point.syncAt, seenAt: now(), wallMs: Date.now() }),
  };
};

/**
 * A clock that was told the server's time once. An answer says the server's instant somewhere on its way, so the present one
 * lies between that and the whole way later; the clock moves only where it stands outside, so that a slow answer, which says
 * little, never pushes away what a quick one had said.
 */
export const serverClock = (told: { serverTime: string; syncId: string }, sentAt: number): ServerClock =>
  clockFrom(pointOf(told, sentAt));

/**
 * A clock that goes on without the server from what the device kept, by the difference of the device's wall clock. It
 * begins no earlier than the last instant that was seen, nor than `atLeast`: a wall clock that was put back gives no time.
 */
export const continuedClock = ({ syncId, syncAt, seenAt, wallMs }: KeptInstant, atLeast: number): ServerClock => {
  const read = reading();
  const since = Math.max(seenAt + Math.max(0, read.wallMs - wallMs), atLeast) - syncAt;
  return clockFrom({ ...read, syncId, syncAt, monotonicMs: read.monotonicMs - since, wallMs: read.wallMs - since });
};
