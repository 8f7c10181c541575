import type { Instant } from './types.ts';

/** Readings of the device's clocks at a sync with the server. */
export interface SyncPoint {
  syncId: string;
  /** The server's clock at the sync. */
  syncAt: Instant;
  /** Monotonic milliseconds, valid for one page load. */
  monotonicMs: number;
  /** The device's wall clock, for a page reloaded without the network. */
  wallMs: number;
  /** Id of the page load. */
  load: string;
}

/** Milliseconds since a sync: by the monotonic clock of the same page load, else by the difference of the wall clock. */
export const msSinceSync = (sync: SyncPoint, now: { monotonicMs: number; wallMs: number; load: string }): number =>
  Math.max(0, Math.round(sync.load === now.load ? now.monotonicMs - sync.monotonicMs : now.wallMs - sync.wallMs));
