import type { Instant } from './types.ts';

/** Where the device's clocks stood at a sync with the server. */
export interface SyncPoint {
  syncId: string;
  /** The server's clock at the sync. */
  syncAt: Instant;
  /** Monotonic milliseconds, valid while the page lives. */
  monotonicMs: number;
  /** The device's wall clock, for a page that was loaded again without the network. */
  wallMs: number;
  /** Which page load made it. */
  load: string;
}

/** Milliseconds since a sync: by the monotonic clock of the same page load, else by the difference of the wall clock. */
export const sinceSyncOf = (sync: SyncPoint, now: { monotonicMs: number; wallMs: number; load: string }): number =>
  Math.max(0, Math.round(sync.load === now.load ? now.monotonicMs - sync.monotonicMs : now.wallMs - sync.wallMs));
