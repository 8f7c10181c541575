import { assetsPath, type CachedPage } from './cached-page.ts';

// Prefetched files arrive in groups.
const gatherMs = 1000;

const toAssetPath = (address: string): string | null => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(assetsPath) ? pathname : null;
};

const assetPaths = (selector: string, attribute: 'src' | 'href'): string[] =>
  [...document.querySelectorAll(selector)].flatMap(
    (element) => toAssetPath(element.getAttribute(attribute) ?? '') ?? [],
  );

const waitForNetwork = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) return resolve();
    globalThis.addEventListener('online', () => resolve(), { once: true, signal });
  });

/**
 * Caches the open page with all files that it has loaded or loads until the signal, so that its URL opens offline. Does
 * nothing without service workers (which need https) or in development.
 */
export const cachePage = async (signal: AbortSignal): Promise<void> => {
  const { serviceWorker } = navigator;
  const entry = assetPaths('script[type=module]', 'src')[0];
  if (!serviceWorker || !entry) return;
  await waitForNetwork(signal);
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });

  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // All files each time, so that failed ones are retried with the new ones.
  const send = async (): Promise<void> => {
    const { active } = await serviceWorker.ready;
    active?.postMessage({ entry, files: [...known] } satisfies CachedPage);
  };
  const sendSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), gatherMs);
  };
  const add = (files: readonly (string | null)[]): void => {
    const before = known.size;
    for (const file of files) if (file !== null) known.add(file);
    if (known.size > before && !signal.aborted) sendSoon();
  };
  const loaded = new PerformanceObserver((list) => add(list.getEntries().map(({ name }) => toAssetPath(name))));
  loaded.observe({ type: 'resource', buffered: true });
  globalThis.addEventListener('online', sendSoon, { signal });
  signal.addEventListener('abort', () => {
    loaded.disconnect();
    clearTimeout(timer);
  });
  add([...assetPaths('script[src]', 'src'), ...assetPaths('link[href]', 'href')]);
};
