import { inTime } from '../in-time.ts';
import { filesAt, type KeptPage } from './kept-page.ts';
import { routesFor, type Route } from './routes.ts';

interface Waits {
  waitUntil(done: Promise<unknown>): void;
}

interface Installs extends Waits {
  /** Where the browser can answer by itself without waking the worker. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

interface Fetches extends Waits {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What a worker of pages needs of its surroundings. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  fetch(address: Request | string, how?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install', hear: (event: Installs) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetches) => void): void;
  addEventListener(kind: 'message', hear: (event: Waits & { data: KeptPage }) => void): void;
}

const prefix = 'inkstone-page ';

/** Under which address the page itself is kept: nobody can open it. */
const shell = '/kept-page';

/** Set before anything is drawn, and no file of the build: the kept page asks for its own. */
const scheme = { asked: '"/scheme.js"', kept: '/scheme.js?kept' } as const;

const patienceMs = 8000;

const without = (headers: Headers, names: readonly string[]): Headers => {
  const kept = new Headers(headers);
  for (const name of names) kept.delete(name);
  return kept;
};

/**
 * Keeps a page with its files under the name of its build, the page last, so that it is never there without them; then
 * lets go of older builds. A product that was updated meanwhile gives another page: what was kept before stays.
 */
const keep = async ({ caches, fetch }: WorkerScope, { entry, files }: KeptPage): Promise<void> => {
  const name = `${prefix}${entry}`;
  const cache = await caches.open(name);
  const isMissing = async (file: string) => !(await cache.match(file));
  const add = async (file: string) => ((await isMissing(file)) ? cache.add(file) : undefined);
  // One after the other: whoever answers meanwhile comes first.
  for (const file of files) await add(file);
  if (await isMissing(shell)) {
    // Headers and text together: the page's policy names the nonce that stands in its text.
    const page = await fetch('/', { cache: 'no-store' });
    const text = await page.text();
    if (!page.ok || !text.includes(entry)) return;
    await add(scheme.kept);
    const headers = without(page.headers, ['content-encoding', 'content-length']);
    await cache.put(shell, new Response(text.replace(scheme.asked, `"${scheme.kept}"`), { headers }));
  }
  const older = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name);
  await Promise.all(older.map((one) => caches.delete(one)));
};

/** The page as the server gives it; where it cannot be reached, or says nothing for long, the kept one. */
const openPage = async ({ caches, fetch }: WorkerScope, request: Request): Promise<Response> => {
  const kept = await caches.match(shell);
  const given = fetch(request);
  if (!kept) return given;
  const answer = await inTime(given, patienceMs).catch(() => undefined);
  return answer ?? kept;
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
    const added = event.addRoutes?.(routesFor(paths, scheme.kept));
    if (added) event.waitUntil(added.catch(() => undefined));
  });
  scope.addEventListener('message', (event) => event.waitUntil(keep(scope, event.data)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      if (known.has(pathname)) event.respondWith(openPage(scope, request));
    } else if (pathname.startsWith(filesAt) || `${pathname}${search}` === scheme.kept) {
      event.respondWith(openFile(scope, request));
    }
  });
};
