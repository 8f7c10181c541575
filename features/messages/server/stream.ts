import type { Writable } from 'node:stream';
import { handleCall, type PushEvent } from '@inkstone/call/server';
import { findSessionExpiry } from '@inkstone/session/server';
import { messageStream } from '../contract.ts';

const heartbeatMs = 25_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Wakes the browser while it listens, and ends with its session: nothing is told before the session was looked at again.
 * A heartbeat keeps proxies from closing the line.
 */
export const stream = handleCall<typeof messageStream>(messageStream, async ({ me, tx: db, clock, listen }) => {
  const body = (out: Writable): void => {
    let expiresAt = clock();
    const stop = (): void => {
      clearInterval(timer);
      quiet();
    };
    const end = (): void => {
      stop();
      out.end();
    };
    const stands = async (): Promise<boolean> => {
      const expiry = await findSessionExpiry(db, { sessionId: me.sessionId, role: me.role, now: clock() });
      expiresAt = expiry ?? clock();
      return expiry !== undefined;
    };
    const write = ({ kind, about = '' }: PushEvent): void => {
      if (!out.writableEnded) out.write(`event: ${kind}\ndata: ${JSON.stringify({ about })}\n\n`);
    };
    const deliver = async (event: PushEvent): Promise<void> => {
      // Its own sign-in is no news to the session that signed in; to the others it is the last.
      const isOwn = event.kind === 'elsewhere' && event.about === String(me.sessionId);
      if (event.kind === 'elsewhere' && !isOwn) write(event);
      if (!(await stands())) return end();
      if (event.kind === 'message' || event.kind === 'refresh') write(event);
      return undefined;
    };
    // One after the other, as they were told. Who cannot be looked up comes again, and is asked who they are.
    let last = Promise.resolve();
    const hear = (event: PushEvent): void => {
      if (event.kind === 'closing') return end();
      last = last.then(() => deliver(event)).catch(end);
      return undefined;
    };
    const quiet = listen(me.id, hear);
    const timer = setInterval(() => (clock() < expiresAt ? out.write(': still here\n\n') : end()), heartbeatMs);
    out.on('close', stop);
    out.on('error', stop);
    // The session may have ended while nobody listened yet.
    last = stands()
      .then((isOpen) => (isOpen ? void out.write('retry: 3000\n: hello\n\n') : end()))
      .catch(end);
  };
  return { status: 200, headers, body };
});
