import { expect, test, vi } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { servePages, type WorkerScope } from './page-worker.ts';

const origin = 'https://school.example';
const html = (entry: string, nonce: string) =>
  `<style nonce="${nonce}"></style><script src="/scheme.js"></script><script type="module" src="${entry}"></script>`;

const toAddress = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), origin).href;

/** An in-memory implementation of the caches, as far as the worker uses it. */
const someCaches = (fetched: (address: string) => Promise<Response>) => {
  const all = new Map<string, Map<string, Response>>();
  const openCache = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo) => entries.get(toAddress(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void entries.set(toAddress(request), response),
    async add(request: RequestInfo) {
      const response = await fetched(toAddress(request));
      if (!response.ok) throw new TypeError('not there');
      entries.set(toAddress(request), response);
    },
  });
  const caches = {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return openCache(entries);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(request: RequestInfo) {
      for (const entries of all.values()) {
        const match = await openCache(entries).match(request);
        if (match) return match;
      }
      return undefined;
    },
  };
  return { caches: caches as unknown as CacheStorage, names: () => [...all.keys()] };
};

type Heard = Record<string, (event: never) => void>;

/** A worker whose server has one build; without a build the network is down. */
const aWorker = () => {
  const server: { entry: string | null; status: number } = { entry: '/assets/main-1.js', status: 200 };
  let nonces = 0;
  const fetched = async (request: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(toAddress(request));
    if (server.entry === null) throw new TypeError('Failed to fetch');
    if (server.entry === 'hangs') return new Promise(() => undefined);
    if (pathname.startsWith('/assets/') || pathname === '/scheme.js') return new Response(`code of ${pathname}`);
    nonces += 1;
    const headers = { 'content-security-policy': `style-src 'nonce-n${nonces}'` };
    return new Response(html(server.entry, `n${nonces}`), { status: server.status, headers });
  };
  const { caches, names } = someCaches(fetched);
  const heard: Heard = {};
  const scope: WorkerScope = {
    caches,
    location: { origin },
    fetch: fetched,
    skipWaiting: async () => undefined,
    addEventListener: (kind: string, hear: (event: never) => void) => void (heard[kind] = hear),
  };
  servePages(scope, ['/ws/amc/exam']);
  const tell = (kind: string, event: object) => heard[kind]?.(event as never);
  const handOver = async (data: CachedPage): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    tell('message', { data, waitUntil: (cacheName: Promise<unknown>) => (done = cacheName) });
    await done;
  };
  /** The worker's response; undefined where it leaves the request to the browser. */
  const request = (address: string, how: { mode?: string; method?: string } = {}): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    const response = new Request(new URL(address, origin), { method: how.method ?? 'GET' });
    if (how.mode) Object.defineProperty(response, 'mode', { value: how.mode });
    tell('fetch', { request: response, respondWith: (cacheName: Promise<Response>) => (answer = cacheName) });
    return answer;
  };
  const open = (address: string) => request(address, { mode: 'navigate' });
  return { server, names, handOver, request, open, tell };
};

const page = { entry: '/assets/main-1.js', files: ['/assets/main-1.js', '/assets/a.css'] };

test('offline an exam window opens from the cache, with the nonce that its own policy names', async () => {
  const worker = aWorker();
  await worker.handOver(page);
  worker.server.entry = null;
  const opened = await worker.open('/ws/amc/exam?id=5');
  const text = await opened?.text();
  expect(opened?.headers.get('content-security-policy')).toContain("'nonce-n1'");
  expect(text).toContain('nonce="n1"');
  expect(text).toContain('src="/scheme.js?kept"');
  expect(await (await worker.request('/assets/a.css'))?.text()).toBe('code of /assets/a.css');
  expect(await (await worker.request('/scheme.js?kept'))?.text()).toBe('code of /scheme.js');
});

test("online the server's page is used, also if it responds with an error", async () => {
  const worker = aWorker();
  await worker.handOver(page);
  expect(await (await worker.open('/ws/amc/exam'))?.text()).toContain('nonce="n2"');
  worker.server.status = 500;
  expect((await worker.open('/ws/amc/exam'))?.status).toBe(500);
});

test('a network without a response is not waited for', async () => {
  vi.useFakeTimers();
  const worker = aWorker();
  await worker.handOver(page);
  worker.server.entry = 'hangs';
  const opened = worker.open('/ws/amc/exam');
  await vi.advanceTimersByTimeAsync(8000);
  expect((await opened)?.headers.get('content-security-policy')).toContain("'nonce-n1'");
  vi.useRealTimers();
});

test('other pages, calls and sent data are left to the browser', async () => {
  const worker = aWorker();
  await worker.handOver(page);
  for (const address of ['/login', '/home', '/ws/homework/finished']) expect(worker.open(address)).toBeUndefined();
  expect(worker.request('/api/frontend/test/start')).toBeUndefined();
  expect(worker.request('/scheme.js')).toBeUndefined();
  expect(worker.request('/assets/a.css', { method: 'POST' })).toBeUndefined();
  expect(worker.request('https://elsewhere.example/assets/a.css')).toBeUndefined();
});

test('a newer build replaces the older one once all of it is cached', async () => {
  const worker = aWorker();
  await worker.handOver(page);
  worker.server.entry = '/assets/main-2.js';
  // A window of an older build whose page the server no longer has.
  await worker.handOver({ ...page, files: ['/assets/late.js'] });
  expect(worker.names()).toEqual(['inkstone-page /assets/main-1.js']);
  await worker.handOver({ entry: '/assets/main-2.js', files: ['/assets/main-2.js'] });
  expect(worker.names()).toEqual(['inkstone-page /assets/main-2.js']);
});

test('a page is cached after its files: an interrupted download opens nothing', async () => {
  const worker = aWorker();
  worker.server.entry = null;
  await expect(worker.handOver(page)).rejects.toThrow('Failed to fetch');
  await expect(worker.open('/ws/amc/exam')).rejects.toThrow('Failed to fetch');
});

test("a page of another build than the window's is not cached", async () => {
  const worker = aWorker();
  worker.server.entry = '/assets/main-2.js';
  await worker.handOver(page);
  worker.server.entry = null;
  await expect(worker.open('/ws/amc/exam')).rejects.toThrow('Failed to fetch');
});

test('a browser that supports it gets the routes that never need the worker', () => {
  const worker = aWorker();
  const addRoutes = vi.fn<(routes: unknown) => Promise<void>>(async () => undefined);
  worker.tell('install', { addRoutes, waitUntil: () => undefined });
  expect(addRoutes.mock.calls[0]?.[0]).toEqual([
    { condition: { or: [{ urlPattern: { pathname: '/ws/amc/exam' } }] }, source: 'fetch-event' },
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/scheme.js', search: 'kept' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
  ]);
});
