import type { Caller } from '@inkstone/call/web';

/** A user's data on this device, besides the session, at sign-out. */
export interface DeviceCleanup {
  /** Sends pending data. */
  deliver(caller: Caller, personId: number): Promise<void>;
  /** Number of items that exist only on this device. */
  countUnsent(personId: number): Promise<number>;
  /**
   * Deletes everything of a user that the server has, and encrypts the rest with their key; without a key unsent data
   * stays as it is. `isAlone`: no other window has their data open; `now`: the device's clock. False where some of it
   * failed and has to be resumed.
   */
  leave(personId: number, key: string | null, how: { isAlone: boolean; now: () => number }): Promise<boolean>;
}

let load: (() => Promise<DeviceCleanup>) | null = null;

/** Registers the lazily loaded cleanup. */
export const registerDeviceCleanup = (loader: () => Promise<DeviceCleanup>): void => {
  load = loader;
};

/** Null where none is registered, or its code could not be loaded. */
export const loadDeviceCleanup = async (): Promise<DeviceCleanup | null> => (await load?.().catch(() => null)) ?? null;
