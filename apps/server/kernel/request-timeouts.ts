import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const maxSilenceMs = 60_000;

// Long enough for a browser to read the response while it still sends; what arrives until then is discarded.
const lingerMs = 5000;

/**
 * Closes connections that stall while sending a body, that go on sending after the response, or that do not read it. A
 * client that has sent everything may wait as long as needed.
 */
export const addRequestTimeouts = ({ server }: FastifyInstance, silenceMs = maxSilenceMs): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') return;
    const abandon = (): void => {
      if (!request.complete) request.destroy();
    };
    request.setTimeout(silenceMs, abandon);
    // Without this listener Node itself would close a connection that is idle while the server works.
    response.on('timeout', () => {
      if (response.headersSent) request.destroy();
    });
    response.once('finish', () => {
      if (!request.complete) setTimeout(abandon, lingerMs).unref();
    });
  });
};
