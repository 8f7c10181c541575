import { lazy } from 'react';

export { onWakeUp, Wakeful } from './wakeful.ts';
export type { Heard } from './push-link.ts';

/** The bell with its badge and messages; it comes with the bar. */
export const MessageBell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
