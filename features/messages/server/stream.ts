import type { Writable } from 'node:stream';
import { answer, type PushEvent } from '@inkstone/call/server';
import { messageStream } from '../contract.ts';

const heartbeatMs = 25_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Wakes the browser while it listens; a heartbeat keeps proxies from closing the line. */
export const stream = answer<typeof messageStream>(messageStream, async ({ me, listen }) => {
  const body = (out: Writable): void => {
    const send = (event: PushEvent): void => {
      if (event.kind === 'closing') return stop(true);
      // Its own sign-in is no news to the session that signed in.
      if (event.kind === 'elsewhere' && event.about === String(me.sessionId)) return undefined;
      out.write(`event: ${event.kind}\ndata: ${JSON.stringify({ about: event.about ?? '' })}\n\n`);
      return undefined;
    };
    const quiet = listen(me.id, send);
    const timer = setInterval(() => out.write(': still here\n\n'), heartbeatMs);
    const stop = (ends: boolean): void => {
      clearInterval(timer);
      quiet();
      if (ends) out.end();
    };
    out.on('close', () => stop(false));
    out.on('error', () => stop(false));
    out.write('retry: 3000\n: hello\n\n');
  };
  return { status: 200, headers, body };
});
