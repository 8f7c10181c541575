import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const placeholder = '__NONCE__';

/** The content security policy of pages: own scripts and files, styles by nonce, workers and WebAssembly for PDFs. */
export const pagePolicy = (nonce: string): string => {
  const media = "'self' blob: data:";
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Mantine and our components set style attributes, which cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src ${media}`,
    `media-src ${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** The policy of the PDF worker's script: it fetches its decoders and runs them. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'; frame-ancestors 'none'";

/** Which files of the root folder are served: not index.html, and no precompressed twins. */
const isServed = (name: string): boolean => name !== 'index.html' && !/\.(br|gz)$/.test(name);

/** The policy of the service worker: it only fetches what it caches. */
const pageWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Whether a URL contains a secret, as candidates' links once did; its page sends no referrer. */
const hasSecret = (url: string): boolean => /[?&]token=/.test(url);

/** Whether a page is open to everybody who has its secret address: it sends no referrer, and no search engine lists it. */
const isLetter = (url: string): boolean => url.startsWith('/guardian/');

/** How the school looks: styles of every page, and its logo. */
export interface PageLook {
  style: string;
  /** A PNG; null: none. */
  logo: Buffer | null;
}

/** A page with a nonce and the school's look, so that its first paint has both. */
const fillPage = (html: string, nonce: string, { style, logo }: PageLook): string => {
  const page = html.replaceAll(placeholder, nonce);
  const looked = logo ? page.replace('<html ', '<html data-logo ') : page;
  return looked.replace('</head>', `<style id="school-style" nonce="${nonce}">${style}</style></head>`);
};

/** Serves the logo; its address changes with it, so that it is asked for once. */
const addLogo = (app: FastifyInstance, readLook: () => Promise<PageLook>): void => {
  app.get('/school-logo.png', async (_request, reply) => {
    const { logo } = await readLook();
    if (!logo) return reply.callNotFound();
    return reply
      .type('image/png')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(logo);
  });
};

/** Serves the built web app: hashed assets as immutable, index.html with a fresh nonce for every other path. */
export const addWebPages = async (
  app: FastifyInstance,
  folder: string,
  readLook: () => Promise<PageLook>,
): Promise<void> => {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
  await app.register(fastifyStatic, {
    // Registering each file would mean thousands of routes, or a listing of the folder at every request.
    serve: false,
    root: path.join(path.resolve(folder), 'assets'),
    index: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = path.dirname(file) !== path.resolve(folder);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (file.endsWith('.mjs')) reply.header('content-security-policy', workerPolicy);
      if (file.endsWith(`${path.sep}sw.js`)) reply.header('content-security-policy', pageWorkerPolicy);
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
  const rootFiles = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isServed(entry.name),
  );
  for (const { name } of rootFiles)
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, path.resolve(folder)));

  addLogo(app, readLook);
  // Without the database the pages still come, in the product's own look.
  const readLookOrNone = () => readLook().catch((): PageLook => ({ style: '', logo: null }));
  const sendPage = async (reply: FastifyReply, url = '') => {
    const look = await readLookOrNone();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(nonce),
        'cache-control': 'no-store',
        'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
        'x-inkstone-version': version,
        ...(hasSecret(url) || isLetter(url) ? { 'referrer-policy': 'no-referrer' } : {}),
        ...(isLetter(url) ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
      })
      .send(fillPage(html, nonce, look));
  };
  app.get('/*', (request, reply) => {
    const isFile = /\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (request.url.startsWith('/api/') || isFile) return reply.callNotFound();
    return sendPage(reply, request.url);
  });
  app.get('/', (_request, reply) => sendPage(reply));
};
