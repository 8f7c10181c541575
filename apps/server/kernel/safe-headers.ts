import type { FastifyInstance } from 'fastify';

/** Headers against framing, sniffing and script execution; pages replace the policy by their own. */
export const safeHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/** HSTS for one year. */
const stayHttps = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Adds the security headers to every response, failures included; `isHttps` where the school is reached by https only.
 */
export const addSafeHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders);
    if (isHttps || request.protocol === 'https') reply.headers(stayHttps);
    done();
  });
};
