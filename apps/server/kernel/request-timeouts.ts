import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const maxSilenceMs = 60_000;

// A player stops reading a film while it is paused, and asks for the rest of it by a range later.
const maxUnreadMs = 300_000;

// Long enough for a browser to read the response while it still sends; what arrives until then is discarded.
const lingerMs = 5000;

/** The bounds of a silent connection. */
interface Silence {
  /** While its body is awaited or its response of a POST is not read, in ms. */
  silenceMs?: number;
  /** While any other response, such as a file, is not read, in ms. */
  unreadMs?: number;
}

/**
 * Closes connections that stall while sending a body, that go on sending after the response, or that do not read it:
 * each holds a connection and a file handle. A client that has sent everything may wait as long as needed; a stream of
 * messages is never silent that long.
 */
export const addRequestTimeouts = (
  { server }: FastifyInstance,
  { silenceMs = maxSilenceMs, unreadMs = maxUnreadMs }: Silence = {},
): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isPost = request.method === 'POST';
    const abandon = (): void => {
      if (!request.complete) request.destroy();
    };
    request.setTimeout(isPost ? silenceMs : unreadMs, abandon);
    // Without this listener Node itself would close a connection that is idle while the server works.
    response.on('timeout', () => {
      if (response.headersSent) request.destroy();
    });
    if (!isPost) return;
    response.once('finish', () => {
      if (request.complete) return;
      // A form's parser waits for somebody to read its file: it would hold back the rest and the next request.
      request.unpipe().resume();
      setTimeout(abandon, lingerMs).unref();
    });
  });
};
