import { msSinceSync, type SyncPoint } from '@inkstone/exam/attempt';
import { newRequestId } from '@inkstone/call/web';

const pageLoadId = newRequestId();

const readDeviceTime = () => ({ monotonicMs: performance.now(), wallMs: Date.now(), load: pageLoadId });

/** The stored server clock, for opening an attempt offline. */
export interface ClockSnapshot {
  syncId: string;
  /** The server time of that sync. */
  syncAt: number;
  /** The last known server time. */
  seenAt: number;
  /** The device's wall clock at that time. */
  wallMs: number;
}

/** The server's clock: the last sync plus the device's monotonic clock. */
export interface ServerClock {
  /** The current server time, in epoch milliseconds. */
  now(): number;
  /** Corrects the clock by a response to a request sent at `sentAt` (monotonic milliseconds). */
  sync(serverSync: { serverTime: string; syncId: string }, sentAt: number): void;
  /** The time stamp for an event that happens now. */
  stamp(): { syncId: string; syncAt: number; sinceSync: number };
  /** The clock as it is stored on the device. */
  toSnapshot(): ClockSnapshot;
}

const toSyncPoint = (next: { serverTime: string; syncId: string }, at: number, known?: SyncPoint): SyncPoint => {
  const deviceTime = readDeviceTime();
  const syncAt = Date.parse(next.serverTime);
  const roundTripMs = Math.max(0, deviceTime.monotonicMs - at);
  const expectedMs = known ? known.syncAt + msSinceSync(known, deviceTime) - syncAt : roundTripMs / 2;
  const since = Math.min(Math.max(0, expectedMs), roundTripMs);
  return {
    ...deviceTime,
    syncId: next.syncId,
    syncAt,
    monotonicMs: deviceTime.monotonicMs - since,
    wallMs: deviceTime.wallMs - since,
  };
};

const createClock = (first: SyncPoint): ServerClock => {
  let point = first;
  const now = () => point.syncAt + msSinceSync(point, readDeviceTime());
  return {
    now,
    sync(next, at) {
      point = toSyncPoint(next, at, point);
    },
    stamp: () => ({ syncId: point.syncId, syncAt: point.syncAt, sinceSync: msSinceSync(point, readDeviceTime()) }),
    toSnapshot: () => ({ syncId: point.syncId, syncAt: point.syncAt, seenAt: now(), wallMs: Date.now() }),
  };
};

/**
 * Creates the clock from one response. A response holds the server time at some point of the round trip, so the current
 * server time lies between that and a full round trip later. The clock is corrected only where it lies outside that
 * range, so that a slow, imprecise response never overrides a fast one.
 */
export const createServerClock = (response: { serverTime: string; syncId: string }, sentAt: number): ServerClock =>
  createClock(toSyncPoint(response, sentAt));

/**
 * Resumes the clock offline from the stored snapshot, by the difference of the device's wall clock. It starts no
 * earlier than the last known server time and `atLeast`: setting the wall clock back gains no time.
 */
export const resumeServerClock = ({ syncId, syncAt, seenAt, wallMs }: ClockSnapshot, atLeast: number): ServerClock => {
  const deviceTime = readDeviceTime();
  const since = Math.max(seenAt + Math.max(0, deviceTime.wallMs - wallMs), atLeast) - syncAt;
  return createClock({
    ...deviceTime,
    syncId,
    syncAt,
    monotonicMs: deviceTime.monotonicMs - since,
    wallMs: deviceTime.wallMs - since,
  });
};
