import { readEnvelope } from '@inkstone/call/envelope';
import type { Caller } from '@inkstone/call/web';
import { openMessageStream } from '../contract.ts';
import type { PushEvent, LinkParts } from './push-link.ts';

const connect =
  (caller: Caller): LinkParts['connect'] =>
  async (signal) => {
    const token = caller.token();
    if (token === null) return null;
    const headers = { authorization: `Bearer ${token}`, 'accept-language': caller.language() };
    const response = await fetch(`/api/${openMessageStream.path}`, { headers, signal, cache: 'no-store' });
    if (response.ok && response.body) return response.body;
    const envelope = readEnvelope(response.status, await response.json().catch(() => null), null);
    if (envelope.ok || envelope.failure.kind !== 'signedOut') throw new Error('the stream did not open');
    caller.onSignedOut(envelope.failure.code, envelope.failure.message, token);
    return null;
  };

/** Waits for a time, until the network is back, or until aborted. */
const wait: LinkParts['wait'] = (milliseconds, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** The browser's push connection for one user; without leader election every window has its own. */
export const createBrowserLink = (
  caller: Caller,
  personId: number,
  onHeard: (event: PushEvent) => void,
): LinkParts & { close(): void } => {
  const name = `inkstone-push-${personId}`;
  const locks = (navigator as { locks?: LockManager }).locks;
  const channel = locks && typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<PushEvent>) => onHeard(data));
  return {
    connect: connect(caller),
    elect: (work, signal) => (locks ? locks.request(name, { signal }, work) : work()),
    broadcast: (event) => channel?.postMessage(event),
    onEvent: onHeard,
    wait,
    random: Math.random,
    close: () => channel?.close(),
  };
};
