import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '@inkstone/call/server';

/** File handles that the process itself needs: database, log and its own reads. */
const reservedHandles = 80;

/** The process's limit of open files; null where the system does not report one. */
export const readHandleLimit = (limits = '/proc/self/limits'): number | null => {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
};

/** How many connections fit below a limit of open files; each may need one more handle for a file that it sends. */
export const connectionsFor = (handles: number | null): number | null =>
  handles === null ? null : Math.max(8, Math.floor((handles - reservedHandles) / 2));

// Connections above the limit receive a 503; beyond this many more, the system refuses them.
const reserveConnections = 32;

/**
 * Answers 503 above the connection limit, so that the process never runs out of file handles; health checks are always
 * answered.
 */
export const limitConnections = (app: FastifyInstance, maxOpen: number): void => {
  const { server } = app;
  let open = 0;
  server.maxConnections = maxOpen + reserveConnections;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
  });
  app.addHook('onRequest', async (request, reply) => {
    if (open <= maxOpen || /^\/(healthz|readyz)\b/.test(request.url)) return;
    reply.header('connection', 'close').header('retry-after', '5');
    throw new BusyError('more connections than this machine allows');
  });
};
