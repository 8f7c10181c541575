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
import { limitConnections } from './connections.ts';
import { failurePage } from './failure-page.ts';
import { toFailure } from './failures.ts';
import { addMetrics, type Metrics } from './metrics.ts';
import { addRequestTimeouts } from './request-timeouts.ts';
import { anonymousMaxBytes, requestedLanguage, routeCall, type Adapter } from './route-call.ts';
import { keepMemoryReadable } from './safe-memory.ts';
import { addSafeHeaders, safeHeaders } from './safe-headers.ts';
import { toTrustProxyOption, type TrustedProxy } from './trust-proxy.ts';

/** How the HTTP side is set up. */
export interface HttpOptions {
  logger: FastifyBaseLogger;
  trustProxy: TrustedProxy;
  handlers: readonly CallHandler[];
  adapter: Adapter;
  metrics: Metrics;
  /** Opens /metrics; absent: this machine alone reads them. */
  metricsToken: string | undefined;
  /** People come by https alone. */
  isHttps: boolean;
  /** The most connections at once; null where the system names no limit. */
  maxConnections: number | null;
  /** A process that runs behind by more than this sends requests away for a moment; 0 never does. */
  maxDelayMs: number;
}

// A film of a course over a slow line takes long; what arrives too slowly is told by the silence between its bytes.
const maxRequestMs = 3_600_000;

/** Cookies, uploads, compression, and the limit of a process that runs behind. */
const addLibraries = async (app: FastifyInstance, mostDelayMs: number): Promise<void> => {
  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    exposeStatusRoute: false,
    pressureHandler: (request, reply) => {
      // The pages' own files cost little, and a page that lacks one of them stays blank for good.
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

/** What never reached a call fails in the same shape as a call. */
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

/** Answers an address that no route can read, such as one with half a character: no hook has run for it. */
const refuseAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const context = contextWithoutCall(request);
  const failure = toFailure(error, context);
  const { status, body } = failureResponse(failure);
  void reply.code(status).headers({ ...safeHeaders, 'cache-control': 'no-store' });
  if (!/\btext\/html\b/.test(request.headers.accept ?? '')) void reply.send(body);
  else void reply.type('text/html; charset=utf-8').send(failurePage(failure.message, context.language));
};

/** Builds the HTTP side: every call under /api, safe headers, limits, one error shape, one log line a request. */
export const buildHttp = async (options: HttpOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves, so that a request needs no logger of its own.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: toTrustProxyOption(options.trustProxy),
    bodyLimit: anonymousMaxBytes,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: refuseAddress,
    forceCloseConnections: 'idle',
    requestTimeout: maxRequestMs,
  });
  app.decorateRequest('caller', null);
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
