import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '@inkstone/call';
import { buildOpenApi } from './openapi.ts';

/**
 * Serves the API documentation at /api/docs, with its own content security policy, and the OpenAPI document behind it.
 */
export const addApiPage = async (app: FastifyInstance, calls: readonly AnyCall[]): Promise<void> => {
  const document = {};
  await app.register(async (scope) => {
    // Describing every call is the slowest part of a start, so it is done on the first request.
    scope.addHook('onRequest', async () => {
      if (!('openapi' in document)) Object.assign(document, buildOpenApi(calls));
    });
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP:
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    });
  });
};
