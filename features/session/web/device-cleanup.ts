import type { Caller } from '@inkstone/call/web';

/** What a person who leaves has on this device, beside what the session itself keeps. */
export interface DeviceCleanup {
  /** Sends what can be sent now. */
  deliver(caller: Caller, personId: number): Promise<void>;
  /** Pieces of work that are on this device alone. */
  countUnsent(personId: number): Promise<number>;
  /**
   * Takes everything of a person from this device that the server has, and seals the rest under their key; without one what
   * is unsent stays as it is. `isAlone`: no other window has anything of theirs open; `now`: the clock of the device. False where some of it failed: it has
   * to be gone on with.
   */
  leave(personId: number, key: string | null, how: { isAlone: boolean; now: () => number }): Promise<boolean>;
}

let load: (() => Promise<DeviceCleanup>) | null = null;

/** Says who knows what a person has on this device; its code comes when somebody leaves. */
export const registerDeviceCleanup = (loader: () => Promise<DeviceCleanup>): void => {
  load = loader;
};

/** Null where nobody knows, or the code did not come. */
export const loadDeviceCleanup = async (): Promise<DeviceCleanup | null> => (await load?.().catch(() => null)) ?? null;
