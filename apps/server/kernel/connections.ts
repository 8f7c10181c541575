import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '@inkstone/call/server';

/** Files and connections that the process keeps for itself: the database, its log, what it reads of itself. */
const reservedHandles = 80;

/** How many files the system lets this process open at once; null where it does not say. */
export const readHandleLimit = (limits = '/proc/self/limits'): number | null => {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
};

/** How many connections fit below a limit of open files: each may open a file to send besides. */
export const connectionsFor = (handles: number | null): number | null =>
  handles === null ? null : Math.max(8, Math.floor((handles - reservedHandles) / 2));

// Those above the limit are told so; of more than this many at once nobody can be told anything.
const reserveConnections = 32;

/** Answers 503 above so many connections, so that the process never runs out of handles; health is always told. */
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
