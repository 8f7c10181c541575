import type { DeviceCleanup } from '@inkstone/session/web';

/** Loads the code that cleans up a person's data at sign-out. */
export const fetchSignOutCleanup = async (): Promise<DeviceCleanup> =>
  (await import('./sign-out-cleanup.ts')).signOutCleanup;
