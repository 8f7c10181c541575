import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startActivityLog } from '@inkstone/activity/web';
import { invalidateCalls, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { checkCookie } from '@inkstone/session/contract';
import { useSession } from '@inkstone/session/web';
import type { PushEvent } from './push-link.ts';

// What a message can be about, besides the messages themselves: work that was given, moved, taken away or opened.
const messageRelatedCalls = [
  'frontend/index/*',
  'backend/message/list',
  'frontend/homework/*',
  'frontend/test/lists',
  'backend/homework/lists',
  'backend/test/lists',
];

const listeners = new Set<(heard: PushEvent) => void>();

/** Hears what the server wakes this browser for, in every window; the result ends it. */
export const onPushEvent = (listener: (heard: PushEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const applyPushEvent = (caller: Caller, client: QueryClient, heard: PushEvent): void => {
  for (const listener of listeners) listener(heard);
  if (heard.kind === 'message') void invalidateCalls(client, messageRelatedCalls);
  else if (heard.kind === 'returned') void client.invalidateQueries();
  else if (heard.kind === 'elsewhere') void sendCall(caller, checkCookie, {}).catch(() => undefined);
  else if (heard.about !== '') void invalidateCalls(client, [`${heard.about}*`]);
};

/** Draws nothing: while somebody is signed in it hears the server, and notes the activity of this window. */
export const PushSubscriber = (): null => {
  const caller = useCaller();
  const client = useQueryClient();
  const { person, token } = useSession();
  const personId = person?.id;

  // Meets the requests of this window, which the activity log hears.
  useEffect(() => startActivityLog(), []);

  // Meets the server's stream, and the other windows of this browser.
  useEffect(() => {
    if (personId === undefined || token === null) return undefined;
    const control = new AbortController();
    const hear = (heard: PushEvent) => applyPushEvent(caller, client, heard);
    // Everything is right without it: what cannot be fetched is left out.
    import('./subscribe-to-push.ts')
      .then(({ subscribeToPush }) => subscribeToPush({ caller, personId, onEvent: hear }, control.signal))
      .catch(() => undefined);
    return () => control.abort();
  }, [caller, client, personId, token]);

  return null;
};
