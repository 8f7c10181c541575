import { sinceSyncOf, type SyncPoint } from '@inkstone/exam/attempt';
import { newRequestId } from '@inkstone/call/web';

const load = newRequestId();

const reading = () => ({ monotonicMs: performance.now(), wallMs: Date.now(), load });

/** The server's clock as this page knows it: the last sync and the device's monotonic clock since. */
export interface ServerClock {
  /** The server's present instant, in milliseconds. */
  now(): number;
  /** Sets it after an answer of the server; `sentAt` takes half of the way off. */
  sync(told: { serverTime: string; syncId: string }, sentAt: number): void;
  /** The stamp of an event that happens now. */
  stamp(): { syncId: string; syncAt: number; sinceSync: number };
}

/** A clock that was told the server's time once. */
export const serverClock = (told: { serverTime: string; syncId: string }, sentAt: number): ServerClock => {
  const pointOf = (next: { serverTime: string; syncId: string }, at: number): SyncPoint => {
    const read = reading();
    const oneWay = Math.max(0, (read.monotonicMs - at) / 2);
    // The mark speaks of the server's own instant; the way back is counted as time that has passed since.
    const monotonicMs = read.monotonicMs - oneWay;
    return { syncId: next.syncId, syncAt: Date.parse(next.serverTime), ...read, monotonicMs };
  };
  let point = pointOf(told, sentAt);
  return {
    now: () => point.syncAt + sinceSyncOf(point, reading()),
    sync(next, at) {
      point = pointOf(next, at);
    },
    stamp: () => ({ syncId: point.syncId, syncAt: point.syncAt, sinceSync: sinceSyncOf(point, reading()) }),
  };
};
