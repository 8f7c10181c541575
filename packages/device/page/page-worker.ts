import { withTimeout } from '../with-timeout.ts';
import { assetsPath, type CachedPage } from './cached-page.ts';
import { routesFor, type Route } from './routes.ts';

interface WaitableEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface InstallEvent extends WaitableEvent {
  /** Where the browser can answer by itself without waking the worker. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

interface PageFetchEvent extends WaitableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What a worker of pages needs of its surroundings. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  fetch(address: Request | string, how?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install', hear: (event: InstallEvent) => void): void;
  addEventListener(kind: 'fetch', hear: (event: PageFetchEvent) => void): void;
  addEventListener(kind: 'message', hear: (event: WaitableEvent & { data: CachedPage }) => void): void;
}

const prefix = 'inkstone-page ';

/** Under which address the page itself is kept: nobody can open it. */
const pageKey = '/kept-page';

/** Set before anything is drawn, and no file of the build: the kept page asks for its own. */
const scheme = { original: '"/scheme.js"', cached: '/scheme.js?kept' } as const;

const timeoutMs = 8000;

const omitHeaders = (headers: Headers, names: readonly string[]): Headers => {
  const remaining = new Headers(headers);
  for (const name of names) remaining.delete(name);
  return remaining;
};

/**
 * Keeps a page with its files under the name of its build, the page last, so that it is never there without them; then
 * lets go of older builds. A product that was updated meanwhile gives another page: what was kept before stays.
 */
const storePage = async ({ caches, fetch }: WorkerScope, { entry, files }: CachedPage): Promise<void> => {
  const name = `${prefix}${entry}`;
  const cache = await caches.open(name);
  const isMissing = async (file: string) => !(await cache.match(file));
  const add = async (file: string) => ((await isMissing(file)) ? cache.add(file) : undefined);
  // One after the other: whoever answers meanwhile comes first.
  for (const file of files) await add(file);
  if (await isMissing(pageKey)) {
    // Headers and text together: the page's policy names the nonce that stands in its text.
    const page = await fetch('/', { cache: 'no-store' });
    const text = await page.text();
    if (!page.ok || !text.includes(entry)) return;
    await add(scheme.cached);
    const headers = omitHeaders(page.headers, ['content-encoding', 'content-length']);
    await cache.put(pageKey, new Response(text.replace(scheme.original, `"${scheme.cached}"`), { headers }));
  }
  const older = (await caches.keys()).filter((cacheName) => cacheName.startsWith(prefix) && cacheName !== name);
  await Promise.all(older.map((one) => caches.delete(one)));
};

/** The page as the server gives it; where it cannot be reached, or says nothing for long, the kept one. */
const openPage = async ({ caches, fetch }: WorkerScope, request: Request): Promise<Response> => {
  const cachedPage = await caches.match(pageKey);
  const networkResponse = fetch(request);
  if (!cachedPage) return networkResponse;
  const answer = await withTimeout(networkResponse, timeoutMs).catch(() => undefined);
  return answer ?? cachedPage;
};

const openFile = async ({ caches, fetch }: WorkerScope, request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/**
 * Lets the pages at some paths be opened without a network, as a window has handed them over. Everything else is left to
 * the browser: other pages, what changes, and all calls.
 */
export const servePages = (scope: WorkerScope, paths: readonly string[]): void => {
  const known = new Set(paths);
  scope.addEventListener('install', (event) => {
    // The next page that is opened needs it; no page that is open is touched.
    event.waitUntil(scope.skipWaiting());
    // Without them the worker is woken for every request of the product, and leaves it alone.
    const added = event.addRoutes?.(routesFor(paths, scheme.cached));
    if (added) event.waitUntil(added.catch(() => undefined));
  });
  scope.addEventListener('message', (event) => event.waitUntil(storePage(scope, event.data)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      if (known.has(pathname)) event.respondWith(openPage(scope, request));
    } else if (pathname.startsWith(assetsPath) || `${pathname}${search}` === scheme.cached) {
      event.respondWith(openFile(scope, request));
    }
  });
};
