import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JobCount } from '@inkstone/jobs';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The metrics of the process, for Prometheus. */
export interface Metrics {
  registry: Registry;
  /** Duration of calls in seconds, by path and status. */
  calls: Histogram<'call' | 'status'>;
}

/** Creates the metrics; `listeners` returns the number of open push streams, `countJobs` the queued jobs. */
export const createMetrics = (listeners: () => number, countJobs: () => Promise<JobCount[]>): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'inkstone_call_seconds',
    help: 'Seconds that calls took.',
    labelNames: ['call', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'inkstone_push_streams',
    help: 'Browsers that keep push open on this process.',
    registers: [registry],
    collect() {
      streams.set(listeners());
    },
  });
  const queued = new Gauge({
    name: 'inkstone_jobs',
    help: 'Jobs by name and state.',
    labelNames: ['job', 'state'] as const,
    registers: [registry],
    async collect() {
      for (const { name, waiting, active, failed } of await countJobs()) {
        queued.set({ job: name, state: 'waiting' }, waiting);
        queued.set({ job: name, state: 'active' }, active);
        queued.set({ job: name, state: 'failed' }, failed);
      }
    },
  });
  return { registry, calls };
};

const isLoopback = (address: string | undefined): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address ?? '');

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Whether a request may read the metrics: with the token, or, where none is set, from this machine without a proxy. */
const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return isLoopback(socket.remoteAddress) && !headers['x-forwarded-for'] && !headers['forwarded'];
};

/** Measures every call and serves /metrics; an unauthorised reader gets a 404. */
export const addMetrics = (app: FastifyInstance, metrics: Metrics, token: string | undefined): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const url = request.routeOptions.url;
    if (url?.startsWith('/api/')) {
      metrics.calls.observe({ call: url.slice(5), status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    }
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
