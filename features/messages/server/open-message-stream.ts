import type { Writable } from 'node:stream';
import { handleCall, type PushEvent } from '@inkstone/call/server';
import { findSessionExpiry } from '@inkstone/session/server';
import { openMessageStream as contract } from '../contract.ts';

const heartbeatMs = 25_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Pushes events to the browser while it is connected, and ends with its session, which is checked again before every
 * push. A heartbeat keeps proxies from closing the connection.
 */
export const openMessageStream = handleCall<typeof contract>(contract, async ({ me, tx: db, clock, listen }) => {
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
      // The session that signed in ignores its own sign-in; for other sessions it is the last event.
      const isOwn = event.kind === 'elsewhere' && event.about === String(me.sessionId);
      if (event.kind === 'elsewhere' && !isOwn) write(event);
      if (!(await stands())) return end();
      if (event.kind === 'message' || event.kind === 'refresh') write(event);
      return undefined;
    };
    // Sequentially, in order. On a failed lookup the connection ends, and the browser reconnects and is checked.
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
    // The session may have ended before listening started.
    last = stands()
      .then((isOpen) => (isOpen ? void out.write('retry: 3000\n: hello\n\n') : end()))
      .catch(end);
  };
  return { status: 200, headers, body };
});
