import type { Leaving } from '@inkstone/session/web';

/** What knows what somebody who leaves has on this device; its code comes when somebody does. */
export const fetchLeaving = async (): Promise<Leaving> => (await import('./leaving.ts')).leaving;
