import { withTimeout } from '../with-timeout.ts';
import { assetsPath, type CachedPage } from './cached-page.ts';
import { routesFor, type Route } from './routes.ts';

interface WaitableEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface InstallEvent extends WaitableEvent {
  /** Static routing, by which the browser responds without starting the worker. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

interface PageFetchEvent extends WaitableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The globals that the service worker uses. */
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

/** The cache key of the page, at a path that no one can open. */
const pageKey = '/kept-page';

/**
 * The script that sets the colour scheme before the first paint; it is no build file, so the cached page refers to its
 * own copy.
 */
const scheme = { original: '"/scheme.js"', cached: '/scheme.js?kept' } as const;

const timeoutMs = 8000;

const omitHeaders = (headers: Headers, names: readonly string[]): Headers => {
  const remaining = new Headers(headers);
  for (const name of names) remaining.delete(name);
  return remaining;
};

/**
 * Caches a page and its files under the name of its build, the page last, so that it is never cached without them; then
 * removes older builds. If the product was updated meanwhile, the cached page stays.
 */
const storePage = async ({ caches, fetch }: WorkerScope, { entry, files }: CachedPage): Promise<void> => {
  const name = `${prefix}${entry}`;
  const cache = await caches.open(name);
  const isMissing = async (file: string) => !(await cache.match(file));
  const add = async (file: string) => ((await isMissing(file)) ? cache.add(file) : undefined);
  // One file at a time, so that responses to the page's own requests are not delayed.
  for (const file of files) await add(file);
  if (await isMissing(pageKey)) {
    // Headers and text together, since the policy contains the nonce used in the text.
    const page = await fetch('/', { cache: 'no-store' });
    const text = await page.text();
    if (!page.ok || !text.includes(entry)) return;
    await add(scheme.cached);
    const headers = omitHeaders(page.headers, ['content-encoding', 'content-length']);
    await cache.put(pageKey, new Response(text.replace(scheme.original, `"${scheme.cached}"`), { headers }));
  }
  const older = (await caches.keys()).filter((cacheName) => cacheName.startsWith(prefix) && cacheName !== name);
  await Promise.all(older.map((staleName) => caches.delete(staleName)));
};

/** The page from the server; the cached one where the server is unreachable or slow. */
const openPage = async ({ caches, fetch }: WorkerScope, request: Request): Promise<Response> => {
  const cachedPage = await caches.match(pageKey);
  const networkResponse = fetch(request);
  if (!cachedPage) return networkResponse;
  const answer = await withTimeout(networkResponse, timeoutMs).catch(() => undefined);
  return answer ?? cachedPage;
};

const openFile = async ({ caches, fetch }: WorkerScope, request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/** Serves the pages at some paths offline, as windows have sent them. All other requests are left to the browser. */
export const servePages = (scope: WorkerScope, paths: readonly string[]): void => {
  const known = new Set(paths);
  scope.addEventListener('install', (event) => {
    // Take effect with the next page that is opened; open pages are not affected.
    event.waitUntil(scope.skipWaiting());
    // Without routes the worker is started for every request, only to ignore it.
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
