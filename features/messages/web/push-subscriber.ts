import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startActivityLog } from '@inkstone/activity/web';
import { invalidateCalls, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { checkCookie } from '@inkstone/session/contract';
import { reloadLook, useSession } from '@inkstone/session/web';
import type { PushEvent } from './push-link.ts';

// Calls affected by a new message, besides the messages: assignments created, moved, withdrawn or opened.
const messageRelatedCalls = [
  'frontend/index/*',
  'backend/message/list',
  'announcement/received',
  'frontend/homework/*',
  'frontend/test/lists',
  'backend/homework/lists',
  'backend/test/lists',
];

const listeners = new Set<(event: PushEvent) => void>();

/** Subscribes to push events in this window; returns a function that unsubscribes. */
export const onPushEvent = (listener: (event: PushEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const applyPushEvent = (caller: Caller, client: QueryClient, event: PushEvent): void => {
  for (const listener of listeners) listener(event);
  if (event.kind === 'message') void invalidateCalls(client, messageRelatedCalls);
  else if (event.kind === 'returned') {
    void client.invalidateQueries();
    void reloadLook();
  } else if (event.about === 'school/look') void reloadLook();
  else if (event.kind === 'elsewhere') void sendCall(caller, checkCookie, {}).catch(() => undefined);
  else if (event.about !== '') void invalidateCalls(client, [`${event.about}*`]);
};

/** Renders nothing: subscribes to push events and logs activity while a user is signed in. */
export const PushSubscriber = (): null => {
  const caller = useCaller();
  const client = useQueryClient();
  const { person, token } = useSession();
  const personId = person?.id;

  // Logs the requests of this window.
  useEffect(() => startActivityLog(), []);

  // Connects to the push stream, shared with the other windows.
  useEffect(() => {
    if (personId === undefined || token === null) return undefined;
    const control = new AbortController();
    const hear = (event: PushEvent) => applyPushEvent(caller, client, event);
    // Works without it: a failed import is ignored.
    import('./subscribe-to-push.ts')
      .then(({ subscribeToPush }) => subscribeToPush({ caller, personId, onEvent: hear }, control.signal))
      .catch(() => undefined);
    return () => control.abort();
  }, [caller, client, personId, token]);

  return null;
};
