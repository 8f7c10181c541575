import type { Caller } from '@inkstone/call/web';
import { createBrowserLink } from './browser-link.ts';
import { joinPush, type PushEvent } from './push-link.ts';

interface PushSubscription {
  caller: Caller;
  personId: number;
  onEvent(event: PushEvent): void;
}

/** Subscribes to push events for a user until aborted. */
export const subscribeToPush = ({ caller, personId, onEvent }: PushSubscription, signal: AbortSignal): void => {
  if (signal.aborted) return;
  const link = createBrowserLink(caller, personId, onEvent);
  signal.addEventListener('abort', () => link.close());
  void joinPush(link, signal);
};
