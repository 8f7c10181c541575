import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { failureResponse } from '@inkstone/call/envelope';
import { NotFoundError, type CallHandler } from '@inkstone/call/server';
import { answerClientError } from './client-errors.ts';
import { limitConnections } from './connections.ts';
import { failurePage } from './failure-page.ts';
import { toFailure } from './failures.ts';
import { addMetrics, type Metrics } from './metrics.ts';
import { addRequestTimeouts } from './request-timeouts.ts';
import { anonymousMaxBytes, requestedLanguage, routeCall, type Adapter } from './route-call.ts';
import { keepMemoryReadable } from './safe-memory.ts';
import { addSafeHeaders, safeHeaders } from './safe-headers.ts';
import { toTrustProxyOption, type TrustedProxy } from './trust-proxy.ts';

/** Options of the HTTP server. */
export interface HttpOptions {
  logger: FastifyBaseLogger;
  trustProxy: TrustedProxy;
  handlers: readonly CallHandler[];
  adapter: Adapter;
  metrics: Metrics;
  /** Bearer token of /metrics; without it only this machine may read them. */
  metricsToken: string | undefined;
  /** The school is reached by https only. */
  isHttps: boolean;
  /** The maximum number of connections; null for no limit. */
  maxConnections: number | null;
  /** Event loop delay in ms above which requests are answered 503; 0 disables it. */
  maxDelayMs: number;
}

// Uploading a course video on a slow line takes long; stalled uploads are detected by the silence between their bytes.
const maxRequestMs = 3_600_000;

/** Cookies, uploads, compression and load shedding. */
const addLibraries = async (app: FastifyInstance, mostDelayMs: number): Promise<void> => {
  await app.register(cookie);
  await app.register(multipart);
  // Mail programs post such a form to unsubscribe (RFC 8058). No call reads it, so that a page elsewhere can send none a form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => {
    done(null, undefined);
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    exposeStatusRoute: false,
    pressureHandler: (request, reply) => {
      // Static files cost little, and a page that lacks one of them stays blank.
      if (!request.url.startsWith('/api/')) return;
      void reply.header('retry-after', 5);
      throw Object.assign(new Error('the process runs behind'), { statusCode: 503 });
    },
  });
};

const addLogLine = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      call: request.routeOptions.url?.slice(5),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      person: request.caller?.me?.id ?? null,
      reqId: request.id,
    };
    if (request.url.startsWith('/api/')) request.log.info(line, 'call');
    done();
  });
};

const contextWithoutCall = ({ headers, id }: FastifyRequest) => ({
  call: null,
  language: requestedLanguage(headers['accept-language']),
  requestId: id,
});

/** Errors outside a call have the same response shape as those of a call. */
const addFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error, contextWithoutCall(request));
    if (failure.kind === 'fault') request.log.error({ err: error, reqId: request.id }, 'fault');
    const { status, body } = failureResponse(failure);
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    const failure = toFailure(new NotFoundError(), contextWithoutCall(request));
    return reply.code(404).send(failureResponse(failure).body);
  });
};

/** Answers a URL that the router cannot decode, such as one with an incomplete character; no hook has run for it. */
const refuseAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const context = contextWithoutCall(request);
  const failure = toFailure(error, context);
  const { status, body } = failureResponse(failure);
  void reply.code(status).headers({ ...safeHeaders, 'cache-control': 'no-store' });
  if (!/\btext\/html\b/.test(request.headers.accept ?? '')) void reply.send(body);
  else void reply.type('text/html; charset=utf-8').send(failurePage(failure.message, context.language));
};

/**
 * Builds the HTTP server: every call under /api, security headers, limits, one error shape, one log line per request.
 */
export const buildHttp = async (options: HttpOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines contain the request id themselves, so a request needs no child logger.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: toTrustProxyOption(options.trustProxy),
    bodyLimit: anonymousMaxBytes,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    requestTimeout: maxRequestMs,
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('hasProof', false);
  keepMemoryReadable();
  addSafeHeaders(app, options.isHttps);
  if (options.maxConnections !== null) limitConnections(app, options.maxConnections);
  addRequestTimeouts(app);
  await addLibraries(app, options.maxDelayMs);
  addMetrics(app, options.metrics, options.metricsToken);
  addLogLine(app);
  addFailures(app);
  for (const handler of options.handlers) routeCall(app, options.adapter, handler);
  return app;
};
