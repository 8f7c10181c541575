import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Db } from '@inkstone/db';

/** /healthz: the process responds. /readyz: its database and storage respond too. */
export const addHealth = (app: FastifyInstance, db: Db, checkStorage: () => Promise<void>): void => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await db.run(sql`select 1`);
      await checkStorage();
      return { status: 'ready' };
    } catch (error) {
      app.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
};
