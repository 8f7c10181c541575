import type { DeviceCleanup } from '@inkstone/session/web';

/** What knows what somebody who leaves has on this device; its code comes when somebody does. */
export const fetchLeaving = async (): Promise<DeviceCleanup> => (await import('./leaving.ts')).leaving;
