import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const defaultTimeoutMs = 20_000;
const sweepMs = 50;

/**
 * Returns a function that closes the HTTP server: open requests finish, then their keep-alive connections are closed.
 * Connections without a request yet, which browsers open ahead, are closed too; Node does not count them as idle.
 */
export const prepareClosing = (app: FastifyInstance, timeoutMs = defaultTimeoutMs): (() => Promise<void>) => {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  const sweep = (): void => {
    app.server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const sweeping = setInterval(sweep, sweepMs);
    const giveUp = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
    await app.close();
    clearInterval(sweeping);
    clearTimeout(giveUp);
  };
};
