import type { FastifyInstance } from 'fastify';

/** What keeps an answer from being framed, guessed at or run; a page says its own policy in place of this one. */
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

/** Browsers that came by https once come by nothing else for a year. */
const stayHttps = { 'strict-transport-security': 'max-age=31536000' };

/** Gives every answer the safe headers, failures and unknown paths too; `isHttps` where people come by https alone. */
export const addSafeHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders);
    if (isHttps || request.protocol === 'https') reply.headers(stayHttps);
    done();
  });
};
