import { lazy } from 'react';

export { onPushEvent, PushSubscriber } from './push-subscriber.ts';
export type { PushEvent } from './push-link.ts';

/** The bell with its badge and messages, loaded with the top bar. */
export const MessageBell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));
