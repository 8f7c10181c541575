import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const maxSilenceMs = 60_000;

// Long enough that a browser reads the answer while it still sends; what comes until then is thrown away unread.
const lingerMs = 5000;

/**
 * Lets go of whoever begins to send something and then says nothing more, goes on sending after the answer, or does not read
 * it. Whoever has sent everything is not silent but waits: a thousand sign-ins at once are answered one after the other.
 */
export const addRequestTimeouts = ({ server }: FastifyInstance, silenceMs = maxSilenceMs): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') return;
    const abandon = (): void => {
      if (!request.complete) request.destroy();
    };
    request.setTimeout(silenceMs, abandon);
    // Without this listener the server itself would cut a connection on which nothing moves while it works.
    response.on('timeout', () => {
      if (response.headersSent) request.destroy();
    });
    response.once('finish', () => {
      if (!request.complete) setTimeout(abandon, lingerMs).unref();
    });
  });
};
