// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAudioPreloader, type AudioPreloader } from './audio-preloader.ts';
import type { SetRecording } from './set-recording.ts';

const recordings: SetRecording[] = [1, 2, 3].map((setId) => ({
  setId,
  fileId: setId,
  url: `/api/file?id=${setId}&old`,
  seconds: 60,
}));

const sound = () => new Response(new Uint8Array(100), { headers: { 'content-length': '100' } });
const renew = vi.fn<() => Promise<SetRecording[]>>(async () =>
  recordings.map((item) => ({ ...item, url: `/api/file?id=${item.setId}&new` })),
);

let preload: AudioPreloader;
let requestedUrls: string[];
/** A server with a response per URL; a sound by default. */
const serve = (answer: (url: string, times: number) => Response | Error | undefined) => {
  vi.stubGlobal('fetch', async (url: string) => {
    requestedUrls.push(url);
    const response = answer(url, requestedUrls.filter((item) => item === url).length) ?? sound();
    if (response instanceof Error) throw response;
    return response;
  });
  preload = createAudioPreloader({ recordings, renew });
};
const states = () => recordings.map(({ setId }) => preload.get(setId).is);
const becomes = (expected: string[]) => vi.waitFor(() => expect(states()).toEqual(expected), { timeout: 60_000 });
const allReady = ['ready', 'ready', 'ready'];

beforeEach(() => {
  requestedUrls = [];
  renew.mockClear();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  preload.close();
  vi.unstubAllGlobals();
});

test('recordings are downloaded completely, one after the other', async () => {
  serve(() => undefined);
  await becomes(allReady);
  expect(requestedUrls).toEqual(recordings.map(({ url }) => url));
  expect(preload.get(1)).toEqual({ is: 'ready', bytes: 100, all: 100, src: 'blob:1' });
});

test('a recording that cannot be loaded is reported and does not block the others', async () => {
  serve((url) => (url.includes('id=1') ? new TypeError('no network') : undefined));
  await vi.waitFor(() => expect(preload.get(1).is).toBe('failed'));
  preload.retry();
  await vi.waitFor(() => expect(states().slice(1)).toEqual(['ready', 'ready']), { timeout: 60_000 });
  expect(preload.get(1).src).toBeNull();
});

test('an interrupted download is retried automatically', async () => {
  const cut = new Response(new Uint8Array(40), { headers: { 'content-length': '100' } });
  serve((url, times) => (url.includes('id=2') && times === 1 ? cut : undefined));
  await becomes(allReady);
  expect(requestedUrls.filter((url) => url.includes('id=2'))).toHaveLength(2);
});

test('an expired URL is renewed', async () => {
  serve((url) => (url.endsWith('old') ? new Response('{}', { status: 409 }) : undefined));
  await becomes(allReady);
  expect(renew).toHaveBeenCalled();
  expect(requestedUrls.at(-1)).toMatch(/new$/);
});

test('a window that was left downloads nothing more', async () => {
  serve(() => new TypeError('no network'));
  await vi.waitFor(() => expect(preload.get(1).is).toBe('failed'));
  preload.close();
  const before = requestedUrls.length;
  preload.retry();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requestedUrls).toHaveLength(before);
});

/** A server whose first response to each URL stalls. */
const silentAtFirst = (url: string, { signal }: { signal: AbortSignal }): Response | undefined => {
  requestedUrls.push(url);
  if (requestedUrls.filter((item) => item === url).length > 1) return sound();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(40));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { 'content-length': '100' } });
};

describe('a stalled network connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (url: string, how: { signal: AbortSignal }) => silentAtFirst(url, how));
    preload = createAudioPreloader({ recordings: recordings.slice(0, 1), renew });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a stalled download is restarted automatically', async () => {
    await vi.advanceTimersByTimeAsync(14_000);
    expect(preload.get(1)).toMatchObject({ is: 'loading', bytes: 40, all: 100 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(preload.get(1).is).toBe('ready');
  });

  test('a manual retry restarts a stalled download, but not one that makes progress', async () => {
    await vi.advanceTimersByTimeAsync(1000);
    preload.retry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requestedUrls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    preload.retry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload.get(1).is).toBe('ready');
  });
});

test('recordings added later are downloaded after the others, with their new URLs', async () => {
  serve(() => undefined);
  await becomes(allReady);
  preload.add([{ setId: 4, fileId: 4, url: '/api/file?id=4', seconds: 60 }]);
  await vi.waitFor(() => expect(preload.get(4).is).toBe('ready'));
  expect(requestedUrls.at(-1)).toBe('/api/file?id=4');
});

test('a recording without plays left is neither downloaded nor waited for', async () => {
  serve(() => undefined);
  await becomes(allReady);
  preload.add([{ setId: 5, fileId: 5, url: '', seconds: 60 }]);
  expect(preload.get(5)).toMatchObject({ is: 'ready', src: null, isSpent: true });
  preload.add([{ setId: 1, fileId: 1, url: '', seconds: 60 }]);
  expect(preload.get(1).src).toBe('blob:1');
  expect(requestedUrls).toHaveLength(3);
});

test('a recording that a test holds is not waited for by itself, and is loaded on request once it is free', async () => {
  const held = recordings.slice(0, 1).map((recording) => ({ ...recording, url: '', heldByTest: 'Heard once' }));
  serve((url) => (url.includes('id=1&old') ? new Response('{}', { status: 409 }) : undefined));
  renew.mockResolvedValueOnce(held);
  await vi.waitFor(() => expect(preload.get(1)).toMatchObject({ is: 'failed', heldByTest: 'Heard once' }));
  await vi.waitFor(() => expect(states().slice(1)).toEqual(['ready', 'ready']), { timeout: 60_000 });
  expect(requestedUrls.filter((url) => url.includes('id=1'))).toHaveLength(1);

  renew.mockResolvedValueOnce(held);
  preload.retry();
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
  expect(preload.get(1).is).toBe('failed');
  preload.retry();
  await becomes(allReady);
  expect(preload.get(1).heldByTest).toBeUndefined();
});

test('a recording that is held from the beginning is not asked for', async () => {
  serve(() => undefined);
  await becomes(allReady);
  preload.add([{ setId: 6, fileId: 6, url: '', seconds: 60, heldByTest: 'Heard once' }]);
  expect(preload.get(6)).toMatchObject({ is: 'failed', heldByTest: 'Heard once' });
  expect(requestedUrls).toHaveLength(3);
});
